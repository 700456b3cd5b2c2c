/* Uses a menu without a mouse: prints what its targets, selection and open menus do. It runs under valgrind. */

#include "facts_menu_gtk.h"
#include "program.h"

static const char *const files[] = {"a_b.txt", "<b>&amp;</b>", ""};
static GtkWindow *window;
static MenuListModel *rows;
static int checked;

static void give_texts(MenuListModel *model, menu_content content, MenuRowTexts *texts, gpointer data)
{
    (void)model;
    (void)data;
    if (content.kind == MENU_CONTENT_SLOT_ROW) {
        texts->title = files[content.index % (int)G_N_ELEMENTS(files)];
        texts->is_checked = content.index == checked;
    }
}

static gboolean print_choice(MenuListModel *model, int node, int kind, const char *text, gpointer data)
{
    (void)model;
    (void)kind;
    (void)data;
    printf("chosen %s: %s\n", menu_id(&facts_menu, node), text != NULL ? text : "");
    return TRUE;
}

static void print_row(MenuListModel *model, int slot, int index)
{
    (void)model;
    checked = index;
    printf("chosen row %d of %s\n", index, menu_id(&facts_menu, slot));
}

static void print_selection(GtkSelectionModel *model, guint first, guint count)
{
    printf("selection-changed: %u rows from %u, of which", count, first);
    for (guint row = first; row < first + count; row++)
        if (gtk_selection_model_is_selected(model, row))
            printf(" %u", row);
    puts(" is selected");
}

static void print_change(GListModel *model, guint first, guint removed, guint added)
{
    (void)model;
    printf("items-changed: at %u, %u removed, %u added\n", first, removed, added);
}

static void activate(const char *name)
{
    GVariant *target = NULL;
    char *action = NULL;

    printf("activates %s\n", name);
    if (!g_action_parse_detailed_name(name, &action, &target, NULL)
        || !gtk_widget_activate_action_variant(GTK_WIDGET(window), action, target))
        fail(name);
    g_clear_pointer(&target, g_variant_unref);
    g_free(action);
}

static void tap(menu_node node)
{
    const menu_content content = {MENU_CONTENT_ITEM, node, 0};

    printf("taps %s\n", menu_id(&facts_menu, node));
    menu_list_model_tap(rows, content, MENU_TAP_ROW);
}

static void use_targets(void)
{
    MenuActions *actions = actions_of(window);
    char *name = menu_actions_get_name(actions, FACTS_MENU_ID_OPEN_IT);

    print_actions(actions);
    print_menu(menu_actions_get_menu(actions), 0);
    activate(name);
    g_free(name);
    activate("facts.show-2::first");
    activate("facts.show-2::second");
    /* No item has this target. */
    activate("facts.show-2::third");
    activate("facts.set-level(int64 -3)");
    activate("facts.grid");
    activate("facts.show");
    puts("the second page can't be shown");
    menu_list_model_apply(rows, facts_menu_set_can_show_condition(menu_list_model_get_state(rows), false, NULL));
    activate("facts.show-2::second");
    print_menu(menu_actions_get_menu(actions), 0);
    puts("another item shows it");
    menu_list_model_apply(rows, facts_menu_set_extra_condition(menu_list_model_get_state(rows), true, NULL));
    activate("facts.show-2::second");
}

static void use_selection(void)
{
    gulong first = g_signal_connect(rows, "selection-changed", G_CALLBACK(print_selection), NULL);
    gulong second = g_signal_connect(rows, "items-changed", G_CALLBACK(print_change), NULL);

    tap(FACTS_MENU_ID_OPEN_IT);
    tap(FACTS_MENU_ID_OPEN_IT);
    tap(FACTS_MENU_ID_OPTIONS);
    tap(FACTS_MENU_ID_GRID);
    tap(FACTS_MENU_ID_OPTIONS);
    tap(FACTS_MENU_ID_OPTIONS);
    g_signal_handler_disconnect(rows, first);
    g_signal_handler_disconnect(rows, second);
}

/* Prints the texts that a widget shows. */
static void print_labels(GtkWidget *widget)
{
    if (GTK_IS_LABEL(widget) && gtk_widget_get_mapped(widget))
        printf("  shows %s%s\n", gtk_label_get_text(GTK_LABEL(widget)),
               gtk_widget_is_sensitive(widget) ? "" : " (disabled)");
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child))
        print_labels(child);
}

static GtkWidget *open_menu(GMenuModel *model)
{
    GtkWidget *menu = gtk_popover_menu_new_from_model(model);

    gtk_widget_set_parent(menu, gtk_window_get_child(window));
    gtk_popover_popup(GTK_POPOVER(menu));
    settle(200);
    return menu;
}

static void close_menu(GtkWidget *menu)
{
    gtk_popover_popdown(GTK_POPOVER(menu));
    settle(100);
    gtk_widget_unparent(menu);
}

/* Open menus show what comes and goes. */
static void use_menus(void)
{
    menu_expansion *state = menu_list_model_get_state(rows);
    const menu_node slot = FACTS_MENU_ID_RECENT;
    GMenuModel *model = menu_actions_get_menu(actions_of(window));
    GMenuModel *recent = g_menu_model_get_item_link(model, 4, G_MENU_LINK_SUBMENU);
    GtkWidget *menu = open_menu(model);

    puts("an open menu");
    print_labels(menu);
    menu_list_model_apply(rows, facts_menu_set_can_show_condition(state, true, NULL));
    settle(100);
    puts("the second page can be shown");
    print_labels(menu);
    close_menu(menu);
    menu = open_menu(recent);
    puts("an open submenu");
    print_labels(menu);
    menu_list_model_apply(rows, menu_set_busy(state, slot, true, NULL));
    settle(100);
    print_labels(menu);
    menu_list_model_apply(rows, menu_set_slot_count(state, slot, 3, NULL));
    menu_list_model_apply(rows, menu_set_busy(state, slot, false, NULL));
    settle(100);
    print_labels(menu);
    close_menu(menu);
    g_object_unref(recent);
    activate("facts.recent.row-1(1)");
    puts("the menu bar");
    print_menu(menu_actions_get_menu_bar(actions_of(window)), 0);
}

static void use_facts(GtkWindow *opened)
{
    window = opened;
    rows = model_of(window);
    print_rows(rows);
    use_targets();
    use_selection();
    use_menus();
    settle(100);
    print_rows(rows);
}

static void show_window(GtkApplication *application, MenuListModel *model)
{
    gtk_window_present(GTK_WINDOW(menu_window_new(application, facts_menu_actions_new(model, "facts"))));
}

static int facts(int argc, char **argv)
{
    GtkApplication *application = gtk_application_new("example.facts", G_APPLICATION_NON_UNIQUE);
    MenuListModel *model = facts_menu_model_new();
    int status;

    menu_list_model_set_texts(model, give_texts, NULL, NULL);
    g_signal_connect(model, "chosen", G_CALLBACK(print_choice), NULL);
    g_signal_connect(model, "row-chosen", G_CALLBACK(print_row), NULL);
    g_signal_connect(application, "activate", G_CALLBACK(show_window), model);
    status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    g_object_unref(model);
    return status;
}

int main(int argc, char **argv)
{
    return run(facts, argc, argv, use_facts);
}
