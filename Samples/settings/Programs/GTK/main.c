/* Settings in a window: a list, and a menu bar with the same items. */

#include "settings_menu_gtk.h"

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
    gtk_window_present(GTK_WINDOW(menu_window_new(
        application, settings_menu_actions_new(model, "settings"))));
}

int main(int argc, char **argv)
{
    GtkApplication *application = gtk_application_new("example.settings", G_APPLICATION_NON_UNIQUE);
    MenuListModel *model = settings_menu_model_new();
    int status;

    menu_list_model_set_texts(model, give_texts, NULL, NULL);
    menu_list_model_apply(model, menu_set_slot_count(
        menu_list_model_get_state(model), SETTINGS_MENU_ID_ACCOUNT_DEVICES, G_N_ELEMENTS(devices), NULL));
    g_signal_connect(model, "chosen", G_CALLBACK(perform), NULL);
    g_signal_connect(application, "activate", G_CALLBACK(show_window), model);
    status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    g_object_unref(model);
    return status;
}
