/* What the programs that test the widgets share: they print the rows, actions and menus of a window. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "menu_gtk.h"

#include <string.h>

static int failures;

static void fail(const char *text)
{
    printf("failed: %s\n", text);
    failures++;
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

/* The list below a widget; NULL for none. */
static GtkWidget *list_below(GtkWidget *widget)
{
    GtkWidget *found = NULL;

    if (GTK_IS_LIST_VIEW(widget))
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL && found == NULL;
         child = gtk_widget_get_next_sibling(child))
        found = list_below(child);
    return found;
}

static MenuActions *actions_of(GtkWindow *window)
{
    return g_object_get_data(G_OBJECT(window), "menu-actions");
}

/* What to do with the window, once the program has opened it. */
static void (*use_window)(GtkWindow *window);

static gboolean await_window(gpointer data)
{
    GApplication *application = g_application_get_default();
    GtkWindow *window = application != NULL
        ? gtk_application_get_active_window(GTK_APPLICATION(application)) : NULL;

    (void)data;
    if (window == NULL)
        return G_SOURCE_CONTINUE;
    settle(300);
    use_window(window);
    gtk_window_destroy(window);
    return G_SOURCE_REMOVE;
}

/* The model of the list in a window, as long as it exists. */
static MenuListModel *model_left;

static MenuListModel *model_of(GtkWindow *window)
{
    GtkListView *list = GTK_LIST_VIEW(list_below(GTK_WIDGET(window)));

    model_left = MENU_LIST_MODEL(gtk_list_view_get_model(list));
    g_object_add_weak_pointer(G_OBJECT(model_left), (gpointer *)&model_left);
    return model_left;
}

/* Runs a program with a window, and returns its status. */
static int run(int (*program)(int, char **), int argc, char **argv, void (*use)(GtkWindow *window))
{
    setvbuf(stdout, NULL, _IONBF, 0);
    use_window = use;
    g_timeout_add(10, await_window, NULL);
    if (program(argc, argv) != 0)
        fail("the program");
    if (model_left != NULL)
        fail("someone keeps the model");
    return failures == 0 ? 0 : 1;
}

static void print_rows(MenuListModel *rows)
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

/* Prints the names of actions, the types of their targets, and their states. */
static void print_actions(MenuActions *actions)
{
    GActionGroup *group = G_ACTION_GROUP(menu_actions_get_group(actions));
    char **names = g_action_group_list_actions(group);

    qsort(names, g_strv_length(names), sizeof *names, compare);
    for (char **name = names; *name != NULL; name++) {
        GVariant *state = g_action_group_get_action_state(group, *name);
        const GVariantType *type = g_action_group_get_action_parameter_type(group, *name);
        char *text = state != NULL ? g_variant_print(state, FALSE) : g_strdup("");
        char *target = type != NULL ? g_variant_type_dup_string(type) : g_strdup("");
        printf("  %s%s%s%s %s\n", *name, type != NULL ? "::" : "", target,
               g_action_group_get_action_enabled(group, *name) ? "" : " (disabled)", text);
        g_free(target);
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
        GVariant *target
            = g_menu_model_get_item_attribute_value(menu, index, G_MENU_ATTRIBUTE_TARGET, NULL);
        char *arguments = target != NULL ? g_variant_print(target, TRUE) : NULL;

        g_menu_model_get_item_attribute(menu, index, G_MENU_ATTRIBUTE_LABEL, "s", &text);
        g_menu_model_get_item_attribute(menu, index, G_MENU_ATTRIBUTE_ACTION, "s", &action);
        printf("  %*s%s%s%s%s%s\n", 2 * depth, "", text != NULL ? text : "section",
               action != NULL ? ": " : "", action != NULL ? action : "",
               arguments != NULL ? " " : "", arguments != NULL ? arguments : "");
        if (section != NULL)
            print_menu(section, depth + 1);
        if (submenu != NULL)
            print_menu(submenu, depth + 1);
        g_clear_pointer(&target, g_variant_unref);
        g_clear_object(&section);
        g_clear_object(&submenu);
        g_free(arguments);
        g_free(text);
        g_free(action);
    }
}

#endif
