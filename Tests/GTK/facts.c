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
    /* GTK does the rest for standard items. */
    return menu_role_of(&facts_menu, node) == MENU_ROLE_NORMAL;
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

static GCancellable *loading;

/* Loads, as a program does that waits for a server. */
static void load(MenuListModel *model, menu_node node, GCancellable *cancellable, gpointer data)
{
    (void)model;
    (void)data;
    printf("loads %s\n", menu_id(&facts_menu, node));
    g_set_object(&loading, cancellable);
}

static void end_loading(gboolean is_loaded)
{
    printf("%s\n", is_loaded ? "is loaded" : "can't be loaded");
    menu_list_model_end_preparing(rows, FACTS_MENU_ID_OPTIONS, loading, is_loaded);
}

static void print_options(void)
{
    int position = menu_row_of(menu_list_model_get_state(rows), FACTS_MENU_ID_OPTIONS);
    MenuListRow *row = g_list_model_get_item(G_LIST_MODEL(rows), (guint)position);
    MenuRowLook *look = menu_list_row_get_look(row);

    printf("  options are %s%s\n", look->is_open ? "open" : "closed", look->is_busy ? ", with a spinner" : "");
    menu_row_look_free(look);
    g_object_unref(row);
}

/* What is loaded before it opens. */
static void use_loading(void)
{
    tap(FACTS_MENU_ID_OPTIONS);
    menu_list_model_set_prepare(rows, load, NULL, NULL);
    tap(FACTS_MENU_ID_OPTIONS);
    print_options();
    settle(50);
    print_options();
    tap(FACTS_MENU_ID_OPTIONS);
    end_loading(FALSE);
    print_options();
    tap(FACTS_MENU_ID_OPTIONS);
    menu_list_model_cancel_preparing(rows, FACTS_MENU_ID_OPTIONS);
    puts(g_cancellable_is_cancelled(loading) ? "is cancelled" : "failed: not cancelled");
    end_loading(TRUE);
    print_options();
    tap(FACTS_MENU_ID_OPTIONS);
    end_loading(TRUE);
    puts(g_cancellable_is_cancelled(loading) ? "failed: cancelled" : "is not cancelled");
    print_options();
    g_clear_object(&loading);
    menu_list_model_set_prepare(rows, NULL, NULL, NULL);
}

static void search(const char *text)
{
    printf("searches for %s\n", text);
    menu_list_model_set_search_text(rows, text);
    print_rows(rows);
}

static void use_search(void)
{
    MenuListView *view = MENU_LIST_VIEW(gtk_window_get_child(window));

    search("ＲÉL");
    search("rul");
    search("nothing at all");
    menu_list_view_set_search(view, TRUE);
    settle(50);
    menu_list_view_set_search(view, FALSE);
    printf("%u rows\n", g_list_model_get_n_items(G_LIST_MODEL(rows)));
}

/* The glyph of an item; NULL for none. */
static GtkWidget *glyph(GtkWidget *widget)
{
    GtkWidget *found = NULL;
    char **classes = gtk_widget_get_css_classes(widget);

    for (char **name = classes; *name != NULL; name++)
        if (g_str_has_prefix(*name, "menu-color-") && gtk_widget_get_mapped(widget))
            found = widget;
    g_strfreev(classes);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL && found == NULL;
         child = gtk_widget_get_next_sibling(child))
        found = glyph(child);
    return found;
}

/* Glyphs have the menu's color for the theme, and another one while their row is pressed. */
static void print_color(gboolean is_dark, gboolean is_pressed)
{
    GtkWidget *widget = glyph(GTK_WIDGET(window)), *row = widget;
    GdkRGBA color;
    char *text;

    g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
    while (strcmp(gtk_widget_get_css_name(row), "row") != 0)
        row = gtk_widget_get_parent(row);
    if (is_pressed)
        gtk_widget_set_state_flags(row, GTK_STATE_FLAG_ACTIVE, FALSE);
    settle(50);
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_style_context_get_color(gtk_widget_get_style_context(gtk_widget_get_first_child(widget)), &color);
    G_GNUC_END_IGNORE_DEPRECATIONS
    text = gdk_rgba_to_string(&color);
    printf("  a glyph is %s\n", text);
    g_free(text);
    gtk_widget_unset_state_flags(row, GTK_STATE_FLAG_ACTIVE);
}

static void use_colors(void)
{
    print_color(FALSE, FALSE);
    print_color(TRUE, FALSE);
    print_color(TRUE, TRUE);
    print_color(FALSE, FALSE);
}

static void print_entry(GtkEditable *entry)
{
    int start = 0, end = 0;
    gboolean is_selected = gtk_editable_get_selection_bounds(entry, &start, &end);

    printf("  the entry has \"%s\"", gtk_editable_get_text(entry));
    if (is_selected)
        printf(", of which %d to %d are selected", start, end);
    putchar('\n');
}

/* Standard items act on the widget that has the focus. */
static void use_roles(void)
{
    GtkWidget *entry = gtk_entry_new(), *menu;

    gtk_box_append(GTK_BOX(gtk_window_get_child(window)), entry);
    gtk_widget_grab_focus(entry);
    gtk_editable_insert_text(GTK_EDITABLE(entry), "text", -1, &(int){0});
    settle(50);
    menu = open_menu(menu_actions_get_menu(actions_of(window)));
    activate("facts.edit.select-all");
    print_entry(GTK_EDITABLE(entry));
    close_menu(menu);
    activate("facts.edit.cut");
    print_entry(GTK_EDITABLE(entry));
    activate("facts.edit.undo");
    print_entry(GTK_EDITABLE(entry));
    activate("facts.edit.find");
}

/* A standard item acts in the window in which it is chosen, though another window shows the same model. */
static void use_other_window(void)
{
    GtkWidget *entry = gtk_entry_new();
    GtkWindow *other = GTK_WINDOW(menu_window_new(
        gtk_window_get_application(window), facts_menu_actions_new(rows, "facts")));

    puts("another window");
    gtk_box_append(GTK_BOX(gtk_window_get_child(other)), entry);
    gtk_window_present(other);
    gtk_widget_grab_focus(entry);
    gtk_editable_set_text(GTK_EDITABLE(entry), "other");
    gtk_editable_select_region(GTK_EDITABLE(entry), 0, -1);
    settle(50);
    gtk_widget_activate_action(GTK_WIDGET(other), "facts.edit.cut", NULL);
    print_entry(GTK_EDITABLE(entry));
    gtk_window_destroy(other);
    settle(50);
}

static void print_keys(const char *name)
{
    char **keys = gtk_application_get_accels_for_action(gtk_window_get_application(window), name);
    char *text = g_strjoinv(" ", keys);

    printf("  %s: %s\n", name, text);
    g_free(text);
    g_strfreev(keys);
}

static void use_keys(void)
{
    puts("keys");
    print_keys("facts.show-2::first");
    print_keys("facts.edit.cut");
    print_keys("facts.edit.find");
    print_keys("facts.edit.full-screen");
    print_keys("facts.quit");
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
    use_loading();
    use_search();
    use_colors();
    use_roles();
    use_keys();
    settle(100);
    print_rows(rows);
    use_other_window();
    /* Without the item, the program would not end, although the window is gone. */
    g_application_hold(g_application_get_default());
    activate("facts.quit");
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
