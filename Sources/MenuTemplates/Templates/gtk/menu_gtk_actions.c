
/* The actions of items: whether they are enabled and checked, and what they do. */

static gboolean is_available(MenuActions *actions, menu_node node)
{
    menu_content content = {MENU_CONTENT_ITEM, node, 0};
    MenuRowTexts texts = texts_of(actions->model, content);

    return item_responds(&actions->model->state, node, &texts);
}

/* The item with an action and its arguments; of several, one that can be chosen. */
static menu_node node_with_target(MenuActions *actions, const char *action, GVariant *target)
{
    const menu_table *table = actions->model->state.table;

    for (menu_node node = 0; node < table->item_count; node++)
        if (actions->targets[node] != NULL && strcmp(menu_action(table, node), action) == 0
            && g_variant_equal(actions->targets[node], target) && is_available(actions, node))
            return node;
    return MENU_NONE;
}

/* The content that an action is about, which its target may name. */
static menu_content content_of(MenuActions *actions, GSimpleAction *action, GVariant *target)
{
    const menu_table *table = actions->model->state.table;
    menu_content content = {MENU_CONTENT_ITEM, MENU_NONE, 0};
    gpointer index = g_object_get_data(G_OBJECT(action), "menu-index");
    menu_node node = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(action), "menu-node"));

    content.node = node;
    if (index != NULL) {
        content.kind = MENU_CONTENT_SLOT_ROW;
        content.index = GPOINTER_TO_INT(index) - 1;
    } else if (node >= 0 && actions->targets[node] != NULL) {
        content.node = node_with_target(actions, menu_action(table, node), target);
    } else if (target != NULL && g_variant_is_of_type(target, G_VARIANT_TYPE_STRING)) {
        menu_node item = menu_node_with_id(table, g_variant_get_string(target, NULL));
        content.node = is_radio(table, item) && menu_parent(table, item) == node ? item : MENU_NONE;
    }
    return content;
}

static void action_activated(GSimpleAction *action, GVariant *target, MenuActions *actions)
{
    menu_content content = content_of(actions, action, target);

    if (content.node != MENU_NONE)
        tap_in(actions->widget, actions->model, content, MENU_TAP_ROW);
}

/* Someone else sets the state: a tap if it differs. */
static void state_requested(GSimpleAction *action, GVariant *value, MenuActions *actions)
{
    GVariant *state = g_action_get_state(G_ACTION(action));

    if (!g_variant_equal(state, value))
        action_activated(action, value, actions);
    g_variant_unref(state);
}

/* Adds an action or updates it. `type` is that of its target, or NULL; `state` is floating, or NULL; `index` is
   that of a slot row, or -1. */
static void set_action(
    MenuActions *actions, const char *name, menu_node node, int index, const GVariantType *type,
    GVariant *state, gboolean is_enabled)
{
    GActionMap *map = G_ACTION_MAP(actions->group);
    GSimpleAction *action = G_SIMPLE_ACTION(g_action_map_lookup_action(map, name));

    if (action == NULL) {
        action = state != NULL ? g_simple_action_new_stateful(name, type, state)
                               : g_simple_action_new(name, type);
        g_object_set_data(G_OBJECT(action), "menu-node", GINT_TO_POINTER(node));
        if (index >= 0)
            g_object_set_data(G_OBJECT(action), "menu-index", GINT_TO_POINTER(index + 1));
        g_signal_connect(action, "activate", G_CALLBACK(action_activated), actions);
        g_signal_connect(action, "change-state", G_CALLBACK(state_requested), actions);
        g_simple_action_set_enabled(action, is_enabled);
        g_action_map_add_action(map, G_ACTION(action));
        g_object_unref(action);
        return;
    }
    g_simple_action_set_enabled(action, is_enabled);
    if (state != NULL)
        g_simple_action_set_state(action, state);
}

/* An action that several items share, and its counterpart for those of them that are disabled. `state` is not
   floating, or NULL. */
static void set_shared_action(
    MenuActions *actions, const char *name, menu_node node, const GVariantType *type,
    GVariant *state, gboolean is_enabled)
{
    char *other = g_strdup_printf("%s.%s", name, unavailable);

    set_action(actions, name, node, -1, type, state, is_enabled);
    set_action(actions, other, node, -1, type, state, FALSE);
    g_free(other);
}

static void sync_choice(MenuActions *actions, menu_node group, gboolean is_enabled)
{
    const menu_expansion *state = &actions->model->state;
    menu_node checked = menu_checked_in(state, group, MENU_NONE);
    const char *id = checked != MENU_NONE ? menu_id(state->table, checked) : "";
    GVariant *value = g_variant_ref_sink(g_variant_new_string(id));

    set_shared_action(
        actions, name_of(actions, group), group, G_VARIANT_TYPE_STRING, value, is_enabled);
    g_variant_unref(value);
}

/* The actions of the rows of a slot; those of rows that are gone are removed. */
static void sync_rows(MenuActions *actions, menu_node slot)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    gboolean chooses_one = menu_chooses_one(table, slot);
    int count = menu_slot_count(state, slot);

    for (int index = 0;; index++) {
        menu_content content = {MENU_CONTENT_SLOT_ROW, slot, index};
        char *name = g_strdup_printf("%s.row-%d", name_of(actions, slot), index);
        GVariant *value = NULL;
        gboolean is_there = index < count
            || g_action_map_lookup_action(G_ACTION_MAP(actions->group), name) != NULL;
        if (index < count) {
            MenuRowTexts texts = texts_of(actions->model, content);
            if (chooses_one)
                value = g_variant_new_int32(texts.is_checked ? index : -1);
            else if (menu_chooses_any(table, slot))
                value = g_variant_new_boolean(texts.is_checked);
            set_action(
                actions, name, slot, index, chooses_one ? G_VARIANT_TYPE_INT32 : NULL, value,
                texts.is_enabled);
        } else {
            g_action_map_remove_action(G_ACTION_MAP(actions->group), name);
        }
        g_free(name);
        if (!is_there)
            return;
    }
}

/* Notes in a table that an action of several items has this one, and whether it can be chosen. */
static void join(GHashTable *shared, gpointer key, menu_node node, gboolean is_on)
{
    gpointer before = g_hash_table_lookup(shared, key);

    /* The item, counted from 1, is negative if none of them can be chosen. */
    if (before == NULL || (is_on && GPOINTER_TO_INT(before) < 0))
        g_hash_table_insert(shared, key, GINT_TO_POINTER(is_on ? node + 1 : -(node + 1)));
}

static void sync_shared(MenuActions *actions, GHashTable *choices, GHashTable *calls)
{
    GHashTableIter iter;
    gpointer key, value;

    g_hash_table_iter_init(&iter, choices);
    while (g_hash_table_iter_next(&iter, &key, &value))
        sync_choice(actions, GPOINTER_TO_INT(key), GPOINTER_TO_INT(value) > 0);
    g_hash_table_iter_init(&iter, calls);
    while (g_hash_table_iter_next(&iter, &key, &value)) {
        menu_node node = ABS(GPOINTER_TO_INT(value)) - 1;
        set_shared_action(
            actions, key, node, g_variant_get_type(actions->targets[node]), NULL,
            GPOINTER_TO_INT(value) > 0);
    }
}

/* Updates all actions. */
static void sync_actions(MenuActions *actions)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    GHashTable *choices = g_hash_table_new(NULL, NULL);
    GHashTable *calls = g_hash_table_new(g_str_hash, g_str_equal);

    for (menu_node node = 0; node < table->item_count; node++) {
        gboolean is_on = is_available(actions, node);
        if (is_radio(table, node))
            join(choices, GINT_TO_POINTER(menu_parent(table, node)), node, is_on);
        else if (actions->targets[node] != NULL)
            join(calls, (gpointer)name_of(actions, node), node, is_on);
        else if (menu_is_slot(table, node))
            sync_rows(actions, node);
        else if (menu_is_check_item(table, node))
            set_action(
                actions, name_of(actions, node), node, -1, NULL,
                g_variant_new_boolean(menu_is_checked(state, node)), is_on);
        else if (!menu_is_separator(table, node) && !menu_is_category(table, node))
            set_action(actions, name_of(actions, node), node, -1, NULL, NULL, is_on);
    }
    sync_shared(actions, choices, calls);
    g_hash_table_unref(calls);
    g_hash_table_unref(choices);
    set_action(actions, unavailable, MENU_NONE, -1, NULL, NULL, FALSE);
}
