
/* The names and targets of the actions of items. */

struct _MenuActions {
    GObject parent_instance;
    MenuListModel *model;
    char *prefix;
    GSimpleActionGroup *group;
    /* The name of the top level as a choice, and then that of each node; NULL for a separator. */
    char **names;
    /* The arguments of each node's action; NULL if its action has no target that is made of them. */
    GVariant **targets;
    /* The lists of items by what begins them: SyncedMenu. */
    GHashTable *menus;
    /* The widget that has the actions, and the one that had the focus before a menu opened. */
    GtkWidget *widget, *focus;
};

G_DEFINE_FINAL_TYPE(MenuActions, menu_actions, G_TYPE_OBJECT)

/* The action of what can't be chosen, such as a footer; and of a choice's item that is disabled. */
static const char unavailable[] = "unavailable";

static const char *name_of(MenuActions *actions, menu_node node)
{
    return actions->names[node + 1];
}

/* The name of an action for an id, if nothing has it yet or the number makes it another; otherwise NULL. */
static char *take_name(GHashTable *used, const char *id, int number)
{
    char *name = number < 2 ? g_strdup(id) : g_strdup_printf("%s-%d", id, number);

    for (char *byte = name; *byte != '\0'; byte++)
        if (!g_ascii_isalnum(*byte) && *byte != '.')
            *byte = '-';
    /* Ids that are names of actions keep them. */
    if (*name == '\0' || (number == 0 && strcmp(name, id) != 0) || g_hash_table_contains(used, name)) {
        g_free(name);
        return NULL;
    }
    g_hash_table_add(used, g_strdup(name));
    return name;
}

/* Names an item with a target, as the other items with its action are named. */
static void name_call(MenuActions *actions, GHashTable *used, GHashTable *calls, menu_node node)
{
    const char *action = menu_action(actions->model->state.table, node);
    char *name = g_strdup(g_hash_table_lookup(calls, action));

    for (int number = 1; name == NULL; number++)
        name = take_name(used, action, number);
    g_hash_table_insert(calls, (gpointer)action, name);
    actions->names[node + 1] = g_strdup(name);
}

/* Names the items: at first those whose ids are names of actions, then the others. */
static void name_items(MenuActions *actions)
{
    const menu_table *table = actions->model->state.table;
    GHashTable *used = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    GHashTable *calls = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);

    actions->names = g_new0(char *, (size_t)table->item_count + 1);
    actions->names[0] = g_strdup("choice");
    g_hash_table_add(used, g_strdup(actions->names[0]));
    g_hash_table_add(used, g_strdup(unavailable));
    for (int pass = 0; pass < 2; pass++)
        for (menu_node node = 0; node < table->item_count; node++)
            if (actions->targets[node] == NULL && menu_id(table, node) != NULL)
                for (int number = pass; name_of(actions, node) == NULL; number++) {
                    actions->names[node + 1] = take_name(used, menu_id(table, node), number);
                    if (number == 0)
                        break;
                }
    for (menu_node node = 0; node < table->item_count; node++)
        if (actions->targets[node] != NULL)
            name_call(actions, used, calls, node);
    g_hash_table_unref(calls);
    g_hash_table_unref(used);
}

static gboolean is_radio(const menu_table *table, menu_node node)
{
    return menu_is_check_item(table, node) && menu_chooses_one(table, menu_parent(table, node));
}

/* Finds the targets of items that are neither checked nor opened. */
static void find_targets(MenuActions *actions, MenuTargetFunc target_of)
{
    const menu_table *table = actions->model->state.table;

    actions->targets = g_new0(GVariant *, (size_t)table->item_count + 1);
    for (menu_node node = 0; target_of != NULL && node < table->item_count; node++) {
        GVariant *target = NULL;
        if (!menu_is_check_item(table, node) && !menu_is_category(table, node)
            && !menu_is_slot(table, node) && menu_action(table, node) != NULL)
            target = target_of(node);
        if (target != NULL)
            actions->targets[node] = g_variant_ref_sink(target);
    }
}

static void free_names(MenuActions *actions)
{
    for (int32_t index = 0; index <= actions->model->state.table->item_count; index++) {
        g_free(actions->names[index]);
        g_clear_pointer(&actions->targets[index], g_variant_unref);
    }
    g_free(actions->names);
    g_free(actions->targets);
}

/* The name of an item's action, and its target, which may be floating, or NULL. */
static const char *action_of(MenuActions *actions, menu_node node, GVariant **target)
{
    const menu_table *table = actions->model->state.table;

    *target = NULL;
    if (node < 0 || node >= table->item_count || menu_is_separator(table, node)
        || menu_is_category(table, node))
        return NULL;
    if (is_radio(table, node)) {
        *target = g_variant_new_string(menu_id(table, node));
        return name_of(actions, menu_parent(table, node));
    }
    *target = actions->targets[node];
    return name_of(actions, node);
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
