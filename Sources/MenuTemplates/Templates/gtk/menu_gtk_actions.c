
/* The actions of items: their names, and whether they are enabled and checked. */

struct _MenuActions {
    GObject parent_instance;
    MenuListModel *model;
    char *prefix;
    GSimpleActionGroup *group;
    /* The name of the top level as a choice, and then that of each node; NULL for a separator. */
    char **names;
    /* The lists of items by what begins them: SyncedMenu. */
    GHashTable *menus;
};

G_DEFINE_FINAL_TYPE(MenuActions, menu_actions, G_TYPE_OBJECT)

/* The action of what can't be chosen, such as a footer; and of a choice's item that is disabled. */
static const char unavailable[] = "unavailable";

static const char *name_of(MenuActions *actions, menu_node node)
{
    return actions->names[node + 1];
}

/* Names a node, if nothing has the name yet or the number makes it another. */
static gboolean take_name(MenuActions *actions, GHashTable *used, menu_node node, int number)
{
    const char *id = menu_id(actions->model->state.table, node);
    char *name = number < 2 ? g_strdup(id) : g_strdup_printf("%s-%d", id, number);

    for (char *byte = name; *byte != '\0'; byte++)
        if (!g_ascii_isalnum(*byte) && *byte != '.')
            *byte = '-';
    /* Ids that are names of actions keep them. */
    if (*name == '\0' || (number == 0 && strcmp(name, id) != 0) || g_hash_table_contains(used, name)) {
        g_free(name);
        return FALSE;
    }
    g_hash_table_add(used, name);
    actions->names[node + 1] = g_strdup(name);
    return TRUE;
}

static void name_items(MenuActions *actions)
{
    int32_t count = actions->model->state.table->item_count;
    GHashTable *used = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);

    actions->names = g_new0(char *, (size_t)count + 1);
    actions->names[0] = g_strdup("choice");
    g_hash_table_add(used, g_strdup(actions->names[0]));
    g_hash_table_add(used, g_strdup(unavailable));
    for (int pass = 0; pass < 2; pass++)
        for (menu_node node = 0; node < count; node++)
            if (menu_id(actions->model->state.table, node) != NULL && name_of(actions, node) == NULL)
                for (int number = pass; !take_name(actions, used, node, number) && number > 0;)
                    number++;
    g_hash_table_unref(used);
}

static gboolean is_radio(const menu_table *table, menu_node node)
{
    return menu_is_check_item(table, node) && menu_chooses_one(table, menu_parent(table, node));
}

/* The content that an action is about; of a choice, the item that its target names. */
static menu_content content_of(MenuActions *actions, GSimpleAction *action, GVariant *target)
{
    const menu_table *table = actions->model->state.table;
    menu_content content = {MENU_CONTENT_ITEM, MENU_NONE, 0};
    gpointer index = g_object_get_data(G_OBJECT(action), "menu-index");

    content.node = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(action), "menu-node"));
    if (index != NULL) {
        content.kind = MENU_CONTENT_SLOT_ROW;
        content.index = GPOINTER_TO_INT(index) - 1;
    } else if (target != NULL && g_variant_is_of_type(target, G_VARIANT_TYPE_STRING)) {
        menu_node item = menu_node_with_id(table, g_variant_get_string(target, NULL));
        content.node = is_radio(table, item) && menu_parent(table, item) == content.node
            ? item : MENU_NONE;
    }
    return content;
}

static void action_activated(GSimpleAction *action, GVariant *target, MenuActions *actions)
{
    menu_list_model_tap(actions->model, content_of(actions, action, target), MENU_TAP_ROW);
}

/* Someone else sets the state: a tap if it differs. */
static void state_requested(GSimpleAction *action, GVariant *value, MenuActions *actions)
{
    GVariant *state = g_action_get_state(G_ACTION(action));

    if (!g_variant_equal(state, value))
        action_activated(action, value, actions);
    g_variant_unref(state);
}

/* Adds an action or updates it. `state` is floating, or NULL; `index` is that of a slot row, or -1. */
static void set_action(
    MenuActions *actions, const char *name, menu_node node, int index, GVariant *state,
    gboolean has_target, gboolean is_enabled)
{
    GActionMap *map = G_ACTION_MAP(actions->group);
    GSimpleAction *action = G_SIMPLE_ACTION(g_action_map_lookup_action(map, name));

    if (action == NULL) {
        const GVariantType *type = has_target ? g_variant_get_type(state) : NULL;
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

static gboolean is_available(MenuActions *actions, menu_node node)
{
    const menu_expansion *state = &actions->model->state;
    menu_content content = {MENU_CONTENT_ITEM, node, 0};

    return menu_response_to_tap(state, node, MENU_TAP_ROW).kind != MENU_RESPONSE_NOTHING
        && texts_of(actions->model, content).is_enabled;
}

/* The action of a choice of one, and its counterpart for items that are disabled. */
static void sync_choice(MenuActions *actions, menu_node group, gboolean is_enabled)
{
    const menu_expansion *state = &actions->model->state;
    menu_node checked = menu_checked_in(state, group, MENU_NONE);
    const char *id = checked != MENU_NONE ? menu_id(state->table, checked) : "";
    char *other = g_strdup_printf("%s.%s", name_of(actions, group), unavailable);

    set_action(
        actions, name_of(actions, group), group, -1, g_variant_new_string(id), TRUE, is_enabled);
    set_action(actions, other, group, -1, g_variant_new_string(id), TRUE, FALSE);
    g_free(other);
}

/* The actions of the rows of a slot; those of rows that are gone are removed. */
static void sync_rows(MenuActions *actions, menu_node slot)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    int count = menu_slot_count(state, slot);

    for (int index = 0;; index++) {
        menu_content content = {MENU_CONTENT_SLOT_ROW, slot, index};
        char *name = g_strdup_printf("%s.row-%d", name_of(actions, slot), index);
        GVariant *value = NULL;
        gboolean is_there = index < count
            || g_action_map_lookup_action(G_ACTION_MAP(actions->group), name) != NULL;
        if (index < count) {
            MenuRowTexts texts = texts_of(actions->model, content);
            if (menu_chooses_one(table, slot))
                value = g_variant_new_int32(texts.is_checked ? index : -1);
            else if (menu_chooses_any(table, slot))
                value = g_variant_new_boolean(texts.is_checked);
            set_action(
                actions, name, slot, index, value, menu_chooses_one(table, slot), texts.is_enabled);
        } else {
            g_action_map_remove_action(G_ACTION_MAP(actions->group), name);
        }
        g_free(name);
        if (!is_there)
            return;
    }
}

/* Updates all actions. */
static void sync_actions(MenuActions *actions)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    GHashTable *choices = g_hash_table_new(NULL, NULL);
    GHashTableIter iter;
    gpointer group, is_enabled;

    for (menu_node node = 0; node < table->item_count; node++) {
        gboolean is_on = is_available(actions, node);
        if (is_radio(table, node)) {
            gpointer key = GINT_TO_POINTER(menu_parent(table, node));
            is_on = is_on || g_hash_table_lookup(choices, key) != NULL;
            g_hash_table_insert(choices, key, GINT_TO_POINTER(is_on));
        } else if (menu_is_slot(table, node)) {
            sync_rows(actions, node);
        } else if (menu_is_check_item(table, node)) {
            set_action(
                actions, name_of(actions, node), node, -1,
                g_variant_new_boolean(menu_is_checked(state, node)), FALSE, is_on);
        } else if (!menu_is_separator(table, node) && !menu_is_category(table, node)) {
            set_action(actions, name_of(actions, node), node, -1, NULL, FALSE, is_on);
        }
    }
    g_hash_table_iter_init(&iter, choices);
    while (g_hash_table_iter_next(&iter, &group, &is_enabled))
        sync_choice(actions, GPOINTER_TO_INT(group), GPOINTER_TO_INT(is_enabled));
    g_hash_table_unref(choices);
    set_action(actions, unavailable, MENU_NONE, -1, NULL, FALSE, FALSE);
}

/* The name of an item's action, and its target, which is floating or NULL. */
static const char *action_of(MenuActions *actions, menu_node node, GVariant **target)
{
    const menu_table *table = actions->model->state.table;

    *target = NULL;
    if (node < 0 || node >= table->item_count || menu_is_separator(table, node)
        || menu_is_category(table, node))
        return NULL;
    if (!is_radio(table, node))
        return name_of(actions, node);
    *target = g_variant_new_string(menu_id(table, node));
    return name_of(actions, menu_parent(table, node));
}

char *menu_actions_get_name(MenuActions *actions, menu_node node)
{
    GVariant *target;
    const char *name;
    char *full, *detailed;

    g_return_val_if_fail(MENU_IS_ACTIONS(actions), NULL);
    name = action_of(actions, node, &target);
    if (name == NULL)
        return NULL;
    if (target != NULL)
        g_variant_ref_sink(target);
    full = g_strdup_printf("%s.%s", actions->prefix, name);
    detailed = g_action_print_detailed_name(full, target);
    g_free(full);
    if (target != NULL)
        g_variant_unref(target);
    return detailed;
}
