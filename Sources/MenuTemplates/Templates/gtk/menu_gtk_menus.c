
/* The GMenuModel: lists of items that change where the menu does, so that it can stay open. */

/* A list of items, and what each of them shows. */
typedef struct SyncedMenu {
    GMenu *menu;
    GPtrArray *signatures;
    /* How many items it has, with those of its sections. */
    guint count;
} SyncedMenu;

/* An item to show. */
typedef struct MenuEntry {
    GMenuItem *item;
    char *signature;
} MenuEntry;

/* The items between two lines. `key` is that of its list. */
typedef struct MenuSection {
    int key;
    const char *label;
    GPtrArray *entries;
} MenuSection;

/* What begins a list: a submenu, the items after a separator or in an inline group, or those after the
   group; the menu bar, and its menu for items that are no submenus. */
enum { LIST_SUBMENU, LIST_SECTION, LIST_AFTER, LIST_BAR, LIST_LOOSE, LIST_KIND_COUNT };

static void synced_menu_free(gpointer data)
{
    SyncedMenu *synced = data;

    g_object_unref(synced->menu);
    g_ptr_array_unref(synced->signatures);
    g_free(synced);
}

static void entry_free(gpointer data)
{
    MenuEntry *entry = data;

    g_object_unref(entry->item);
    g_free(entry->signature);
    g_free(entry);
}

static void section_free(gpointer data)
{
    MenuSection *section = data;

    g_ptr_array_unref(section->entries);
    g_free(section);
}

static int key_of(menu_node node, int kind)
{
    return LIST_KIND_COUNT * (node + 1) + kind;
}

static SyncedMenu *menu_with_key(MenuActions *actions, int key)
{
    SyncedMenu *synced = g_hash_table_lookup(actions->menus, GINT_TO_POINTER(key));

    if (synced == NULL) {
        synced = g_new0(SyncedMenu, 1);
        synced->menu = g_menu_new();
        synced->signatures = g_ptr_array_new_with_free_func(g_free);
        g_hash_table_insert(actions->menus, GINT_TO_POINTER(key), synced);
    }
    return synced;
}

static gboolean is_same(const SyncedMenu *synced, guint index, const GPtrArray *entries, guint other)
{
    const MenuEntry *entry = g_ptr_array_index(entries, other);

    return strcmp(g_ptr_array_index(synced->signatures, index), entry->signature) == 0;
}

/* Replaces the items that differ, between the first and the last that are the same. */
static void sync_entries(SyncedMenu *synced, GPtrArray *entries)
{
    guint old = synced->signatures->len, new = entries->len, start = 0, end = 0;

    while (start < MIN(old, new) && is_same(synced, start, entries, start))
        start++;
    while (end < MIN(old, new) - start && is_same(synced, old - end - 1, entries, new - end - 1))
        end++;
    for (guint count = old - end - start; count > 0; count--) {
        g_menu_remove(synced->menu, (int)start);
        g_ptr_array_remove_index(synced->signatures, start);
    }
    for (guint index = start; index < new - end; index++) {
        const MenuEntry *entry = g_ptr_array_index(entries, index);
        g_menu_insert_item(synced->menu, (int)index, entry->item);
        g_ptr_array_insert(synced->signatures, (int)index, g_strdup(entry->signature));
    }
}

static void add_section(GPtrArray *sections, int key, const char *label)
{
    MenuSection *section = g_new(MenuSection, 1);

    section->key = key;
    section->label = label;
    section->entries = g_ptr_array_new_with_free_func(entry_free);
    g_ptr_array_add(sections, section);
}

/* Adds an item to the last section. `target` is floating or NULL; without an action it opens `submenu`. */
static void add_entry(
    MenuActions *actions, GPtrArray *sections, const char *label, const char *icon,
    const char *action, GVariant *target, GMenuModel *submenu)
{
    MenuSection *section = g_ptr_array_index(sections, sections->len - 1);
    MenuEntry *entry = g_new(MenuEntry, 1);
    char *text = target != NULL ? g_variant_print(g_variant_ref_sink(target), FALSE) : NULL;

    entry->signature = g_strdup_printf(
        "%s\n%s\n%s\n%s\n%p", label, icon != NULL ? icon : "", action != NULL ? action : "",
        text != NULL ? text : "", (void *)submenu);
    entry->item = g_menu_item_new(label, NULL);
    if (icon != NULL) {
        GIcon *themed = g_themed_icon_new(icon);
        g_menu_item_set_icon(entry->item, themed);
        g_object_unref(themed);
    }
    if (submenu != NULL) {
        g_menu_item_set_submenu(entry->item, submenu);
    } else {
        char *full = g_strdup_printf("%s.%s", actions->prefix, action);
        g_menu_item_set_action_and_target_value(entry->item, full, target);
        g_free(full);
    }
    if (target != NULL)
        g_variant_unref(target);
    g_free(text);
    g_ptr_array_add(section->entries, entry);
}

/* The first place of a letter in a title, preferably in the same case; NULL for none. */
static const char *place_of_letter(const char *title, const char *letter)
{
    const char *place = strstr(title, letter);

    for (const char *next = title; place == NULL && *next != '\0'; next = g_utf8_next_char(next))
        if (g_unichar_tolower(g_utf8_get_char(next)) == g_unichar_tolower(g_utf8_get_char(letter)))
            place = next;
    return place;
}

/* A title as a label with a mnemonic: `_` before the letter, and twice where it is part of the title. */
static char *label_of(const char *title, const char *mnemonic)
{
    const char *place = mnemonic != NULL ? place_of_letter(title, mnemonic) : NULL;
    GString *label = g_string_new(NULL);

    for (const char *byte = title; *byte != '\0'; byte++) {
        if (byte == place || *byte == '_')
            g_string_append_c(label, '_');
        g_string_append_c(label, *byte);
    }
    return g_string_free(label, FALSE);
}

/* Shows a key beside the item that was added last. */
static void add_key(GPtrArray *sections, const char *key)
{
    MenuSection *section = g_ptr_array_index(sections, sections->len - 1);
    MenuEntry *entry = g_ptr_array_index(section->entries, section->entries->len - 1);

    if (key != NULL)
        g_menu_item_set_attribute(entry->item, "accel", "s", key);
}

static void add_text(MenuActions *actions, GPtrArray *sections, const char *text)
{
    char *label = text != NULL ? label_of(text, NULL) : NULL;

    if (label != NULL)
        add_entry(actions, sections, label, NULL, unavailable, NULL, NULL);
    g_free(label);
}

/* The rows of a slot; without any, its placeholder; and while it is busy, its loading row. */
static void add_slot_rows(MenuActions *actions, GPtrArray *sections, menu_node slot)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    gboolean is_busy = menu_is_busy(state, slot) && menu_loading(table, slot) != NULL;

    for (int index = 0; index < menu_slot_count(state, slot); index++) {
        menu_content content = {MENU_CONTENT_SLOT_ROW, slot, index};
        MenuRowLook *look = look_of(actions->model, content);
        char *label = label_of(look->title, NULL);
        char *action = g_strdup_printf("%s.row-%d", name_of(actions, slot), index);
        add_entry(
            actions, sections, label, look->icon, action,
            menu_chooses_one(table, slot) ? g_variant_new_int32(index) : NULL, NULL);
        g_free(action);
        g_free(label);
        menu_row_look_free(look);
    }
    if (is_busy)
        add_text(actions, sections, menu_loading(table, slot));
    else if (menu_slot_count(state, slot) == 0)
        add_text(actions, sections, menu_placeholder(table, slot));
}

static GMenuModel *sync_submenu(MenuActions *actions, menu_node node);

static void add_item(MenuActions *actions, GPtrArray *sections, menu_node node)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    menu_content content = {MENU_CONTENT_ITEM, node, 0};
    MenuRowLook *look = look_of(actions->model, content);
    char *label = label_of(look->title, menu_mnemonic(table, node)), *other = NULL;
    GMenuModel *submenu = NULL;
    GVariant *target = NULL;
    const char *action = unavailable;

    if (!menu_is_category(table, node)) {
        action = action_of(actions, node, &target);
        if (target != NULL && !look->is_enabled)
            action = other = g_strdup_printf("%s.%s", action, unavailable);
    } else if (look->is_enabled) {
        submenu = sync_submenu(actions, node);
    }
    add_entry(actions, sections, label, look->icon, action, target, submenu);
    add_key(sections, shown_key(actions, node));
    g_free(other);
    g_free(label);
    menu_row_look_free(look);
}

/* Adds the items below a node; those of inline groups are sections among them. */
static void add_items(MenuActions *actions, GPtrArray *sections, menu_node parent)
{
    const menu_expansion *state = &actions->model->state;
    const menu_table *table = state->table;
    menu_node first = parent == MENU_NONE ? 0 : menu_first_child(table, parent);
    int32_t count = parent == MENU_NONE ? table->top_count : menu_child_count(table, parent);

    if (parent != MENU_NONE && menu_is_slot(table, parent))
        add_slot_rows(actions, sections, parent);
    for (menu_node node = first; node < first + count; node++) {
        if (menu_is_footer(table, node) || menu_is_hidden(state, node))
            continue;
        if (menu_is_separator(table, node)) {
            add_section(sections, key_of(node, LIST_SECTION), NULL);
        } else if (menu_is_inline(table, node)) {
            const char *title = menu_title(table, node);
            add_section(
                sections, key_of(node, LIST_SECTION), title != NULL && *title != '\0' ? title : NULL);
            add_items(actions, sections, node);
            add_section(sections, key_of(node, LIST_AFTER), NULL);
        } else {
            add_item(actions, sections, node);
        }
    }
    if (parent != MENU_NONE && !menu_is_slot(table, parent))
        add_text(actions, sections, menu_footer(table, parent));
}

static GPtrArray *new_sections(int key)
{
    GPtrArray *sections = g_ptr_array_new_with_free_func(section_free);

    add_section(sections, key, NULL);
    return sections;
}

/* Updates a menu, and returns it; NULL if it has no items. Frees the sections. */
static GMenuModel *sync_sections(MenuActions *actions, SyncedMenu *synced, GPtrArray *sections)
{
    GPtrArray *entries = g_ptr_array_new_with_free_func(entry_free);
    MenuSection *first;

    synced->count = 0;
    for (guint index = 0; index < sections->len; index++) {
        MenuSection *section = g_ptr_array_index(sections, index);
        SyncedMenu *items = menu_with_key(actions, section->key);
        MenuEntry *entry;
        synced->count += section->entries->len;
        if (sections->len == 1)
            break;
        sync_entries(items, section->entries);
        entry = g_new(MenuEntry, 1);
        entry->item = g_menu_item_new_section(section->label, G_MENU_MODEL(items->menu));
        entry->signature = g_strdup_printf(
            "%d\n%s", section->key, section->label != NULL ? section->label : "");
        g_ptr_array_add(entries, entry);
    }
    first = g_ptr_array_index(sections, 0);
    /* A menu without lines needs no sections. */
    sync_entries(synced, sections->len == 1 ? first->entries : entries);
    g_ptr_array_unref(entries);
    g_ptr_array_unref(sections);
    return synced->count > 0 ? G_MENU_MODEL(synced->menu) : NULL;
}

static GMenuModel *sync_submenu(MenuActions *actions, menu_node node)
{
    GPtrArray *sections = new_sections(key_of(node, LIST_SECTION));

    add_items(actions, sections, node);
    return sync_sections(actions, menu_with_key(actions, key_of(node, LIST_SUBMENU)), sections);
}
