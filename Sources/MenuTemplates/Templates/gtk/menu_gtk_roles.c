
/* Standard items: what GTK does for a role, and the keys that its programs have for it. */

typedef struct StandardItem {
    menu_role role;
    /* The key; that of a text is handled by the widget that has the focus, and only shown. */
    const char *key;
    /* An action that GTK's widgets have; NULL if the program performs the item. */
    const char *action;
    gboolean is_for_text;
} StandardItem;

static const StandardItem standard_items[] = {
    {MENU_ROLE_SETTINGS, "<Control>comma", NULL, FALSE},
    {MENU_ROLE_QUIT, "<Control>q", NULL, FALSE},
    {MENU_ROLE_NEW, "<Control>n", NULL, FALSE},
    {MENU_ROLE_OPEN, "<Control>o", NULL, FALSE},
    {MENU_ROLE_CLOSE, "<Control>w", "window.close", FALSE},
    {MENU_ROLE_SAVE, "<Control>s", NULL, FALSE},
    {MENU_ROLE_SAVE_AS, "<Shift><Control>s", NULL, FALSE},
    {MENU_ROLE_PRINT, "<Control>p", NULL, FALSE},
    {MENU_ROLE_UNDO, "<Control>z", "text.undo", TRUE},
    {MENU_ROLE_REDO, "<Shift><Control>z", "text.redo", TRUE},
    {MENU_ROLE_CUT, "<Control>x", "clipboard.cut", TRUE},
    {MENU_ROLE_COPY, "<Control>c", "clipboard.copy", TRUE},
    {MENU_ROLE_PASTE, "<Control>v", "clipboard.paste", TRUE},
    {MENU_ROLE_DELETE, "Delete", "selection.delete", TRUE},
    {MENU_ROLE_SELECT_ALL, "<Control>a", "selection.select-all", TRUE},
    {MENU_ROLE_FIND, "<Control>f", NULL, FALSE},
    {MENU_ROLE_FIND_AND_REPLACE, "<Control>h", NULL, FALSE},
    {MENU_ROLE_FIND_NEXT, "<Control>g", NULL, FALSE},
    {MENU_ROLE_FIND_PREVIOUS, "<Shift><Control>g", NULL, FALSE},
    {MENU_ROLE_TOGGLE_SIDEBAR, "F9", NULL, FALSE},
    {MENU_ROLE_FULL_SCREEN, "F11", NULL, FALSE},
    {MENU_ROLE_MINIMIZE, NULL, "window.minimize", FALSE},
    {MENU_ROLE_ZOOM, NULL, "window.toggle-maximized", FALSE},
    {MENU_ROLE_SHOW_HELP, "F1", NULL, FALSE},
};

static const StandardItem *standard_item(menu_role role)
{
    for (size_t index = 0; index < G_N_ELEMENTS(standard_items); index++)
        if (standard_items[index].role == role)
            return &standard_items[index];
    return NULL;
}

/* Whether a widget is part of a menu, be it the list of one. */
static gboolean is_in_menu(GtkWidget *widget)
{
    const GType types[] = {GTK_TYPE_POPOVER, GTK_TYPE_POPOVER_MENU_BAR, GTK_TYPE_MENU_BUTTON};
    GtkWidget *list = gtk_widget_get_ancestor(widget, GTK_TYPE_LIST_VIEW);

    for (size_t index = 0; index < G_N_ELEMENTS(types); index++)
        if (gtk_widget_get_ancestor(widget, types[index]) != NULL)
            return TRUE;
    return list != NULL && gtk_widget_has_css_class(list, "menu-list");
}

/* Remembers which widget had the focus before a menu got it. */
static void focus_moved(GtkWindow *window, GParamSpec *property, MenuActions *actions)
{
    GtkWidget *focus = gtk_window_get_focus(window);

    (void)property;
    if (focus != NULL && !is_in_menu(focus))
        g_set_weak_pointer(&actions->focus, focus);
}

static void watch_focus(MenuActions *actions, GtkWidget *widget)
{
    g_set_weak_pointer(&actions->widget, widget);
    if (GTK_IS_WINDOW(widget))
        g_signal_connect_object(
            widget, "notify::focus-widget", G_CALLBACK(focus_moved), actions, (GConnectFlags)0);
}

static gboolean toggle_full_screen(GtkWindow *window)
{
    if (gtk_window_is_fullscreen(window))
        gtk_window_unfullscreen(window);
    else
        gtk_window_fullscreen(window);
    return TRUE;
}

/* Does what GTK's programs do for a standard item that the program does not handle. */
static gboolean perform_role(
    MenuListModel *model, int node, int kind, const char *text, MenuActions *actions)
{
    menu_role role = menu_role_of(model->state.table, node);
    const StandardItem *item = standard_item(role);
    GtkRoot *root = actions->widget != NULL ? gtk_widget_get_root(actions->widget) : NULL;
    GtkWidget *target = item != NULL && item->is_for_text ? actions->focus : actions->widget;

    (void)text;
    if (kind != MENU_RESPONSE_CHOOSE || !GTK_IS_WINDOW(root))
        return FALSE;
    /* The model may have actions in other windows, too. */
    if (model->tapped_in != NULL && model->tapped_in != root)
        return FALSE;
    if (item != NULL && item->action != NULL)
        return target != NULL && gtk_widget_activate_action_variant(target, item->action, NULL);
    if (role == MENU_ROLE_FULL_SCREEN)
        return toggle_full_screen(GTK_WINDOW(root));
    if (role == MENU_ROLE_ABOUT)
        gtk_show_about_dialog(GTK_WINDOW(root), "program-name", g_get_application_name(), NULL);
    else if (role == MENU_ROLE_QUIT && g_application_get_default() != NULL)
        g_application_quit(g_application_get_default());
    else
        return FALSE;
    return TRUE;
}

/* The key that a menu shows for an item of a text; NULL for others, whose keys GTK knows. */
static const char *shown_key(MenuActions *actions, menu_node node)
{
    const menu_table *table = actions->model->state.table;
    const StandardItem *item = standard_item(menu_role_of(table, node));

    return item != NULL && item->is_for_text && menu_action(table, node) == NULL
            && menu_shortcut_at(table, node, 0, false) == NULL
        ? item->key : NULL;
}

/* Adds the key of an item's role to its keys if the menu gives it none. */
static void add_standard_key(MenuActions *actions, menu_node node, GPtrArray *keys)
{
    const menu_table *table = actions->model->state.table;
    const StandardItem *item = standard_item(menu_role_of(table, node));

    if (keys->len == 0 && item != NULL && item->key != NULL && !item->is_for_text)
        g_ptr_array_add(keys, g_strdup(item->key));
}
