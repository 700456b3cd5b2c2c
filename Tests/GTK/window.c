/* Clicks and types in the window of the sample, and prints the rows, the actions and the signals. */

int sample_main(int argc, char **argv);
#define main sample_main
#include "main.c"
#undef main

#include "program.h"

static GtkWindow *window;
static MenuListModel *rows;
static int signals;

static void count_signal(void)
{
    signals++;
}

/* Has the X server press keys or buttons, as a user does. */
static void use(const char *arguments)
{
    char *command = g_strconcat("xdotool ", arguments, NULL);
    int status = 0;

    if (!g_spawn_command_line_sync(command, NULL, NULL, &status, NULL) || status != 0) {
        fail(command);
    }
    g_free(command);
    settle(250);
}

/* The widget below another one that has a label with a text, if it is on screen; NULL for none. */
static GtkWidget *label(GtkWidget *widget, const char *text)
{
    GtkWidget *found = NULL;

    if (GTK_IS_LABEL(widget) && gtk_widget_get_mapped(widget)
        && strcmp(gtk_label_get_text(GTK_LABEL(widget)), text) == 0)
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL && found == NULL;
         child = gtk_widget_get_next_sibling(child))
        found = label(child, text);
    return found;
}

static void click(const char *text)
{
    GtkWidget *widget = label(GTK_WIDGET(window), text);
    graphene_rect_t bounds;
    double left, top;
    char *arguments;

    printf("click on %s\n", text);
    if (widget == NULL || !gtk_widget_compute_bounds(widget, GTK_WIDGET(window), &bounds)) {
        fail("no such label");
        return;
    }
    gtk_native_get_surface_transform(GTK_NATIVE(window), &left, &top);
    arguments = g_strdup_printf(
        "mousemove %d %d click 1", (int)(left + bounds.origin.x + bounds.size.width / 2),
        (int)(top + bounds.origin.y + bounds.size.height / 2));
    use(arguments);
    g_free(arguments);
}

static void press(const char *keys)
{
    char *arguments = g_strconcat("key --delay 120 ", keys, NULL);

    printf("keys %s\n", keys);
    use(arguments);
    g_free(arguments);
}

static void use_list(void)
{
    print_rows(rows);
    click("Text size");
    press("Down Return");
    print_rows(rows);
    press("Left Left");
    print_rows(rows);
    click("Theme");
    print_rows(rows);
    click("Dark");
    press("Escape");
    print_rows(rows);
    click("Devices");
    click("Watch");
    click("Profile");
    click("Sign out");
    print_rows(rows);
    click("Sign in");
    click("Allow notifications");
    print_rows(rows);
}

static void use_actions(void)
{
    MenuActions *actions = actions_of(window);

    print_actions(actions);
    print_menu(menu_actions_get_menu(actions), 0);
    puts("activates actions");
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.theme", "s", "theme.light");
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.notifications.newsletter", NULL);
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.open-screen", "s", "inbox");
    print_actions(actions);
    /* The menu of the account opens. */
    press("F10 Down Return");
}

/* A search begins when someone types into the list, and ends with Escape. */
static void use_search(void)
{
    MenuListView *view = MENU_LIST_VIEW(gtk_window_get_child(window));

    menu_list_view_set_search(view, TRUE);
    click("Profile");
    press("n e w s");
    print_rows(rows);
    press("Escape");
    print_rows(rows);
    menu_list_view_set_search(view, FALSE);
}

static void give_awkward_texts(MenuListModel *model, menu_content content, MenuRowTexts *texts, gpointer data)
{
    (void)model;
    (void)data;
    if (content.kind == MENU_CONTENT_SLOT_ROW)
        texts->title = "<b>\"\\ */ ${x} %s &amp;";
}

/* Opens and closes a slot of 100,000 rows, in a list alone: a menu would have a widget for each. */
static void show_many(void)
{
    const menu_node slot = SETTINGS_MENU_ID_ACCOUNT_DEVICES;
    menu_expansion *state;

    rows = menu_list_model_new(&settings_menu);
    state = menu_list_model_get_state(rows);
    menu_list_model_set_texts(rows, give_awkward_texts, NULL, NULL);
    menu_list_model_apply(rows, menu_set_slot_count(state, slot, 100000, NULL));
    gtk_window_set_child(window, menu_list_view_new(rows));
    settle(250);
    g_signal_connect(rows, "items-changed", G_CALLBACK(count_signal), NULL);
    click("Devices");
    printf("%d signals, %u rows\n", signals, g_list_model_get_n_items(G_LIST_MODEL(rows)));
    press("End");
    if (label(GTK_WIDGET(window), "Help") == NULL)
        fail("the last row is not shown");
    press("Home");
    click("Devices");
    printf("%d signals, %u rows\n", signals, g_list_model_get_n_items(G_LIST_MODEL(rows)));
    g_object_unref(rows);
}

static void use_sample(GtkWindow *opened)
{
    window = opened;
    rows = model_of(window);
    use("search --onlyvisible --name ^Settings$ windowfocus");
    use_list();
    use_actions();
    use_search();
    puts("shows the menu in German");
    menu_list_model_set_table(rows, &settings_menu_in_de);
    settle(250);
    puts(gtk_window_get_title(window));
    print_rows(rows);
    puts("shows the menu in Arabic");
    menu_list_model_set_table(rows, &settings_menu_in_ar);
    settle(250);
    print_rows(rows);
    show_many();
}

int main(int argc, char **argv)
{
    return run(sample_main, argc, argv, use_sample);
}
