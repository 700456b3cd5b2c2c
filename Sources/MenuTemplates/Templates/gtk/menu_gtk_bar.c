
/* The menu bar, whose items are submenus. */

/* Adds a category of the top level, whose menu is up to date. */
static void add_submenu(MenuActions *actions, GPtrArray *bar, menu_node node)
{
    const menu_content content = {MENU_CONTENT_ITEM, node, 0};
    SyncedMenu *submenu = menu_with_key(actions, key_of(node, LIST_SUBMENU));
    MenuRowLook *look = look_of(actions->model, content);
    char *label = label_of(look->title, menu_mnemonic(actions->model->state.table, node));

    if (look->is_enabled && submenu->count > 0)
        add_entry(actions, bar, label, look->icon, NULL, NULL, G_MENU_MODEL(submenu->menu));
    g_free(label);
    menu_row_look_free(look);
}

/* Updates the menu bar, in which GTK allows only submenus: categories that have items, and before them a menu
   with all else. */
static void sync_bar(MenuActions *actions)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    GPtrArray *bar = new_sections(MENU_NONE), *loose = new_sections(key_of(MENU_NONE, LIST_LOOSE));
    SyncedMenu *menu = menu_with_key(actions, key_of(MENU_NONE, LIST_LOOSE));
    char *title = label_of(table->title, NULL);
    GMenuModel *others;

    for (menu_node node = 0; node < table->top_count; node++) {
        if (menu_is_hidden(state, node) || menu_is_separator(table, node))
            continue;
        if (menu_is_inline(table, node))
            add_items(actions, loose, node);
        else if (!menu_is_category(table, node))
            add_item(actions, loose, node);
    }
    others = sync_sections(actions, menu, loose);
    if (others != NULL)
        add_entry(actions, bar, title, NULL, NULL, NULL, others);
    for (menu_node node = 0; node < table->top_count; node++)
        if (menu_is_category(table, node) && !menu_is_inline(table, node) && !menu_is_hidden(state, node))
            add_submenu(actions, bar, node);
    sync_sections(actions, menu_with_key(actions, key_of(MENU_NONE, LIST_BAR)), bar);
    g_free(title);
}
