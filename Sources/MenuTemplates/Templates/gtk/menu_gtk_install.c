
/* The object that holds the menu and its actions, and the shortcuts. */

static void sync_all(MenuListModel *model, MenuActions *actions)
{
    (void)model;
    sync_actions(actions);
    sync_submenu(actions, MENU_NONE);
    sync_bar(actions);
}

static void menu_actions_init(MenuActions *actions)
{
    actions->group = g_simple_action_group_new();
    actions->menus = g_hash_table_new_full(NULL, NULL, NULL, synced_menu_free);
}

static void menu_actions_finalize(GObject *object)
{
    MenuActions *actions = MENU_ACTIONS(object);
    char **names = g_action_group_list_actions(G_ACTION_GROUP(actions->group));

    g_signal_handlers_disconnect_by_data(actions->model, actions);
    /* Someone else may keep the group. */
    for (char **name = names; *name != NULL; name++)
        g_action_map_remove_action(G_ACTION_MAP(actions->group), *name);
    g_strfreev(names);
    g_clear_weak_pointer(&actions->widget);
    g_clear_weak_pointer(&actions->focus);
    free_names(actions);
    g_free(actions->prefix);
    g_object_unref(actions->group);
    g_hash_table_unref(actions->menus);
    g_object_unref(actions->model);
    G_OBJECT_CLASS(menu_actions_parent_class)->finalize(object);
}

static void menu_actions_class_init(MenuActionsClass *actions_class)
{
    G_OBJECT_CLASS(actions_class)->finalize = menu_actions_finalize;
}

MenuActions *menu_actions_new(MenuListModel *model, const char *prefix, MenuTargetFunc targets)
{
    MenuActions *actions;

    g_return_val_if_fail(MENU_IS_LIST_MODEL(model) && prefix != NULL, NULL);
    actions = g_object_new(MENU_TYPE_ACTIONS, NULL);
    actions->model = g_object_ref(model);
    actions->prefix = g_strdup(prefix);
    find_targets(actions, targets);
    name_items(actions);
    sync_all(model, actions);
    g_signal_connect(model, "changed", G_CALLBACK(sync_all), actions);
    g_signal_connect_after(model, "chosen", G_CALLBACK(perform_role), actions);
    return actions;
}

GMenuModel *menu_actions_get_menu(MenuActions *actions)
{
    g_return_val_if_fail(MENU_IS_ACTIONS(actions), NULL);
    return G_MENU_MODEL(menu_with_key(actions, key_of(MENU_NONE, LIST_SUBMENU))->menu);
}

GMenuModel *menu_actions_get_menu_bar(MenuActions *actions)
{
    g_return_val_if_fail(MENU_IS_ACTIONS(actions), NULL);
    return G_MENU_MODEL(menu_with_key(actions, key_of(MENU_NONE, LIST_BAR))->menu);
}

GSimpleActionGroup *menu_actions_get_group(MenuActions *actions)
{
    g_return_val_if_fail(MENU_IS_ACTIONS(actions), NULL);
    return actions->group;
}

/* The key of a shortcut, as GDK counts keys. */
static guint key_of_shortcut(int32_t key)
{
    static const guint keys[] = {
        GDK_KEY_space, GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_Tab, GDK_KEY_BackSpace,
        GDK_KEY_Delete, GDK_KEY_Insert, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up,
        GDK_KEY_Page_Down, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right,
    };

    if (key >= MENU_KEY_F1)
        return GDK_KEY_F1 + (guint)(key - MENU_KEY_F1);
    if (key >= MENU_KEY_SPACE)
        return keys[key - MENU_KEY_SPACE];
    return gdk_unicode_to_keyval(g_unichar_tolower((gunichar)key));
}

/* A shortcut as GTK writes it, such as `<Shift><Control>k`. */
static char *accelerator_of(const menu_shortcut *shortcut)
{
    guint modifiers = 0;

    if ((shortcut->modifiers & (MENU_MODIFIER_MOD | MENU_MODIFIER_CTRL)) != 0)
        modifiers |= GDK_CONTROL_MASK;
    if ((shortcut->modifiers & MENU_MODIFIER_ALT) != 0)
        modifiers |= GDK_ALT_MASK;
    if ((shortcut->modifiers & MENU_MODIFIER_SHIFT) != 0)
        modifiers |= GDK_SHIFT_MASK;
    if ((shortcut->modifiers & MENU_MODIFIER_CMD) != 0)
        modifiers |= GDK_SUPER_MASK;
    return gtk_accelerator_name(key_of_shortcut(shortcut->key), (GdkModifierType)modifiers);
}

void menu_actions_install(MenuActions *actions, GtkApplication *application, GtkWidget *widget)
{
    const menu_table *table;

    g_return_if_fail(MENU_IS_ACTIONS(actions) && GTK_IS_WIDGET(widget));
    table = actions->model->state.table;
    gtk_widget_insert_action_group(widget, actions->prefix, G_ACTION_GROUP(actions->group));
    watch_focus(actions, widget);
    for (menu_node node = 0; application != NULL && node < table->item_count; node++) {
        char *name = menu_actions_get_name(actions, node);
        GPtrArray *keys = g_ptr_array_new_with_free_func(g_free);
        const menu_shortcut *shortcut;
        for (int32_t index = 0; name != NULL; index++) {
            if ((shortcut = menu_shortcut_at(table, node, index, false)) == NULL)
                break;
            g_ptr_array_add(keys, accelerator_of(shortcut));
        }
        if (name != NULL)
            add_standard_key(actions, node, keys);
        g_ptr_array_add(keys, NULL);
        if (keys->len > 1)
            gtk_application_set_accels_for_action(
                application, name, (const char *const *)keys->pdata);
        g_ptr_array_unref(keys);
        g_free(name);
    }
}
