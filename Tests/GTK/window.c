/* Clicks and types in the window of the sample, and prints the rows, the actions and the signals. */

int sample_main(int argc, char **argv);
#define main sample_main
#include "main.c"
#undef main

#include <string.h>

static GtkWindow *window;
static MenuListModel *rows;
static int signals;
static int failures;

static void count_signal(void)
{
    signals++;
}

static gboolean stop_waiting(gpointer loop)
{
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
}

/* Runs the main loop for a while, and until the window has received what the server has for it and has
   drawn, however busy the machine is. */
static void settle(guint milliseconds)
{
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);

    g_timeout_add_full(G_PRIORITY_LOW, milliseconds, stop_waiting, loop, NULL);
    g_main_loop_run(loop);
    g_main_loop_unref(loop);
}

/* Has the X server press keys or buttons, as a user does. */
static void use(const char *arguments)
{
    char *command = g_strconcat("xdotool ", arguments, NULL);
    int status = 0;

    if (!g_spawn_command_line_sync(command, NULL, NULL, &status, NULL) || status != 0) {
        printf("failed: %s\n", command);
        failures++;
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
        puts("failed: no such label");
        failures++;
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

static void print_rows(void)
{
    static const char *const checks[] = {"[ ]", "[x]", "[-]"};

    for (guint index = 0; index < g_list_model_get_n_items(G_LIST_MODEL(rows)); index++) {
        MenuListRow *row = g_list_model_get_item(G_LIST_MODEL(rows), index);
        MenuRowLook *look = menu_list_row_get_look(row);
        const char *open = look->opens_page ? ">" : !look->can_open ? " " : look->is_open ? "v" : "+";

        printf("  %*s%s %s%s%s", 2 * look->indentation, "", open,
               look->check == MENU_ROW_CHECK_NONE ? "" : checks[look->check_state],
               look->kind == MENU_ROW_LINE ? "--" : look->title, look->is_enabled ? "" : " (disabled)");
        if (look->detail != NULL)
            printf(" | %s", look->detail);
        if (look->badge != NULL)
            printf(" (%s)", look->badge);
        if (look->footer != NULL)
            printf(" / %s", look->footer);
        putchar('\n');
        menu_row_look_free(look);
        g_object_unref(row);
    }
}

static int compare(const void *left, const void *right)
{
    return strcmp(*(char *const *)left, *(char *const *)right);
}

static void print_actions(GActionGroup *group)
{
    char **names = g_action_group_list_actions(group);

    qsort(names, g_strv_length(names), sizeof *names, compare);
    for (char **name = names; *name != NULL; name++) {
        GVariant *state = g_action_group_get_action_state(group, *name);
        char *text = state != NULL ? g_variant_print(state, FALSE) : g_strdup("");
        printf("  %s%s %s\n", *name, g_action_group_get_action_enabled(group, *name) ? "" : " (disabled)", text);
        g_free(text);
        if (state != NULL)
            g_variant_unref(state);
    }
    g_strfreev(names);
}

/* Prints the sections and submenus of a menu. */
static void print_menu(GMenuModel *menu, int depth)
{
    for (int index = 0; index < g_menu_model_get_n_items(menu); index++) {
        char *text = NULL, *action = NULL;
        GMenuModel *section = g_menu_model_get_item_link(menu, index, G_MENU_LINK_SECTION);
        GMenuModel *submenu = g_menu_model_get_item_link(menu, index, G_MENU_LINK_SUBMENU);

        g_menu_model_get_item_attribute(menu, index, G_MENU_ATTRIBUTE_LABEL, "s", &text);
        g_menu_model_get_item_attribute(menu, index, G_MENU_ATTRIBUTE_ACTION, "s", &action);
        printf("  %*s%s%s%s\n", 2 * depth, "", text != NULL ? text : "section", action != NULL ? ": " : "",
               action != NULL ? action : "");
        if (section != NULL)
            print_menu(section, depth + 1);
        if (submenu != NULL)
            print_menu(submenu, depth + 1);
        g_clear_object(&section);
        g_clear_object(&submenu);
        g_free(text);
        g_free(action);
    }
}

static void use_list(void)
{
    print_rows();
    click("Text size");
    press("Down Return");
    print_rows();
    press("Left Left");
    print_rows();
    click("Theme");
    print_rows();
    click("Dark");
    press("Escape");
    print_rows();
    click("Devices");
    click("Watch");
    click("Profile");
    click("Sign out");
    print_rows();
    click("Sign in");
    click("Allow notifications");
    print_rows();
}

static void use_actions(void)
{
    GActionGroup *group = G_ACTION_GROUP(menu_actions_get_group(g_object_get_data(G_OBJECT(window), "actions")));

    print_actions(group);
    print_menu(menu_actions_get_menu(g_object_get_data(G_OBJECT(window), "actions")), 0);
    puts("activates actions");
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.theme", "s", "theme.light");
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.notifications.newsletter", NULL);
    gtk_widget_activate_action(GTK_WIDGET(window), "settings.account.inbox", NULL);
    print_actions(group);
    /* The menu of the account opens. */
    press("F10 Down Return");
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
    puts(label(GTK_WIDGET(window), "Help") != NULL ? "the last row is shown" : "failed: no last row");
    press("Home");
    click("Devices");
    printf("%d signals, %u rows\n", signals, g_list_model_get_n_items(G_LIST_MODEL(rows)));
    g_object_unref(rows);
}

static gboolean use_window(gpointer application)
{
    window = gtk_application_get_active_window(application);
    settle(500);
    use("search --onlyvisible --name ^Settings$ windowfocus");
    use_list();
    use_actions();
    puts("shows the menu in German");
    menu_list_model_set_table(rows, &settings_menu_in_de);
    settle(250);
    print_rows();
    puts("shows the menu in Arabic");
    menu_list_model_set_table(rows, &settings_menu_in_ar);
    settle(250);
    print_rows();
    show_many();
    gtk_window_destroy(window);
    return G_SOURCE_REMOVE;
}

static void start(GtkApplication *application, MenuListModel *model)
{
    show_window(application, model);
    rows = model;
    g_timeout_add(0, use_window, application);
}

int main(int argc, char **argv)
{
    GtkApplication *application = gtk_application_new("example.settings", G_APPLICATION_NON_UNIQUE);
    MenuListModel *model = new_model(&settings_menu);

    setvbuf(stdout, NULL, _IONBF, 0);
    g_signal_connect(application, "activate", G_CALLBACK(start), model);
    g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    /* The window and its actions have released the model. */
    printf("%u other references to the model\n", G_OBJECT(model)->ref_count - 1);
    g_object_unref(model);
    return failures == 0 ? 0 : 1;
}
