/* Settings in a window: a list, and a menu bar with the same items. */

#include "menu_gtk.h"
#include "settings_menu.h"

static const char *const devices[] = {"Laptop", "Watch"};

/* The texts that the menu does not know: how many messages are unread, and the rows of the devices. */
static void give_texts(MenuListModel *model, menu_content content, MenuRowTexts *texts, gpointer data)
{
    (void)model;
    (void)data;
    if (content.kind == MENU_CONTENT_SLOT_ROW)
        texts->title = devices[content.index];
    else if (content.node == SETTINGS_MENU_ID_ACCOUNT_INBOX)
        texts->badge = "3";
}

/* Performs the action of an item. A URL is opened by the system. */
static gboolean perform(MenuListModel *model, int node, int kind, const char *text, gpointer data)
{
    menu_expansion *state = menu_list_model_get_state(model);
    enum settings_menu_action action;

    (void)data;
    if (kind != MENU_RESPONSE_ACTION || !settings_menu_action_of(node, &action))
        return FALSE;
    if (action == SETTINGS_MENU_ACTION_SIGN_IN || action == SETTINGS_MENU_ACTION_SIGN_OUT)
        menu_list_model_apply(model, settings_menu_set_signed_in_condition(
            state, action == SETTINGS_MENU_ACTION_SIGN_IN, NULL));
    else
        g_print("performs %s of %s\n", text, menu_id(&settings_menu, node));
    return TRUE;
}

static void show_window(GtkApplication *application, MenuListModel *model)
{
    GtkWidget *window = gtk_application_window_new(application);
    MenuActions *actions = menu_actions_new(model, "settings");

    menu_actions_install(actions, application, window);
    gtk_application_set_menubar(application, menu_actions_get_menu(actions));
    gtk_application_window_set_show_menubar(GTK_APPLICATION_WINDOW(window), TRUE);
    gtk_window_set_child(GTK_WINDOW(window), menu_list_view_new(model));
    gtk_window_set_title(GTK_WINDOW(window), menu_list_model_get_table(model)->title);
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 700);
    g_object_set_data_full(G_OBJECT(window), "actions", actions, g_object_unref);
    gtk_window_present(GTK_WINDOW(window));
}

static MenuListModel *new_model(const menu_table *table)
{
    MenuListModel *model = menu_list_model_new(table);

    menu_list_model_set_texts(model, give_texts, NULL, NULL);
    menu_list_model_apply(model, menu_set_slot_count(
        menu_list_model_get_state(model), SETTINGS_MENU_ID_ACCOUNT_DEVICES, G_N_ELEMENTS(devices), NULL));
    g_signal_connect(model, "chosen", G_CALLBACK(perform), NULL);
    return model;
}

int main(int argc, char **argv)
{
    GtkApplication *application = gtk_application_new("example.settings", G_APPLICATION_NON_UNIQUE);

    g_signal_connect(application, "activate", G_CALLBACK(show_window), new_model(
        menu_table_for_locale(settings_menu_languages, SETTINGS_MENU_LANGUAGE_COUNT)));
    return g_application_run(G_APPLICATION(application), argc, argv);
}
