/* The text behind the NUL at the end of this one. */
static const char *text_after(const char *text)
{
    return text + strlen(text) + 1;
}

/* The text of a key, which columns have behind an `@` (then `mark` is "@"), or NULL. An empty key
   ends an item's texts. */
static const char *find_text(
    const menu_table *table, menu_node node, const char *mark, const char *key)
{
    const char *own;
    size_t length = strlen(mark);

    if (!contains(table, node))
        return NULL;
    own = text_after(text_after(table->items[node].texts));
    for (; *own != '\0'; own = text_after(text_after(own)))
        if (strncmp(own, mark, length) == 0 && strcmp(own + length, key) == 0)
            return text_after(own);
    return NULL;
}

static const char *text_of(const menu_table *table, menu_node node, const char *key)
{
    return find_text(table, node, "", key);
}

/* The number of an item and a key; they stand in the order of items. */
static double quantity_of(
    const menu_table *table, menu_node node, const char *mark, const char *key, double fallback)
{
    int32_t low = 0, high = table->quantity_count;
    size_t length = strlen(mark);

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->quantities[middle].item < node)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < table->quantity_count && table->quantities[low].item == node; low++) {
        const char *own = table->quantities[low].key;
        if (strncmp(own, mark, length) == 0 && strcmp(own + length, key) == 0)
            return table->quantities[low].value;
    }
    return fallback;
}

/* Gets the integer that a text spells; false if it is none of up to 18 digits. */
static bool parse_integer(const char *text, int64_t *integer)
{
    bool is_negative = text != NULL && text[0] == '-';
    int64_t value = 0;
    size_t place = is_negative ? 1 : 0;

    if (text == NULL || text[place] == '\0' || strlen(text) > 18)
        return false;
    for (; text[place] != '\0'; place++) {
        if (text[place] < '0' || text[place] > '9')
            return false;
        value = value * 10 + (text[place] - '0');
    }
    *integer = is_negative ? -value : value;
    return true;
}

const char *menu_id(const menu_table *table, menu_node node)
{
    return contains(table, node) && !flag(table, node, SEPARATOR) ? table->items[node].texts : NULL;
}

const char *menu_title(const menu_table *table, menu_node node)
{
    return contains(table, node) ? text_after(table->items[node].texts) : "";
}

const char *menu_detail(const menu_table *table, menu_node node)
{
    return text_of(table, node, "detail");
}

const char *menu_body(const menu_table *table, menu_node node)
{
    return text_of(table, node, "body");
}

const char *menu_footer(const menu_table *table, menu_node node)
{
    return text_of(table, node, "footer");
}

const char *menu_icon(const menu_table *table, menu_node node)
{
    return text_of(table, node, "icon");
}

const char *menu_action(const menu_table *table, menu_node node)
{
    return text_of(table, node, "action");
}

const char *menu_url(const menu_table *table, menu_node node)
{
    return text_of(table, node, "url");
}

const char *menu_shortcut(const menu_table *table, menu_node node)
{
    return text_of(table, node, "shortcut");
}

const char *menu_accessibility_label(const menu_table *table, menu_node node)
{
    return text_of(table, node, "label");
}

const char *menu_accessibility_hint(const menu_table *table, menu_node node)
{
    return text_of(table, node, "hint");
}

menu_accessory menu_accessory_of(const menu_table *table, menu_node node)
{
    const char *text = text_of(table, node, "accessory");

    if (text == NULL)
        return MENU_ACCESSORY_NONE;
    if (strcmp(text, "disclosure") == 0)
        return MENU_ACCESSORY_DISCLOSURE;
    return strcmp(text, "detail") == 0 ? MENU_ACCESSORY_DETAIL : MENU_ACCESSORY_CHECKMARK;
}

bool menu_tag(const menu_table *table, menu_node node, int64_t *tag)
{
    return parse_integer(text_of(table, node, "tag"), tag);
}

double menu_height(const menu_table *table, menu_node node)
{
    return quantity_of(table, node, "", "height", -1);
}

const char *menu_string(const menu_table *table, menu_node node, const char *column)
{
    return find_text(table, node, "@", column);
}

int64_t menu_integer(
    const menu_table *table, menu_node node, const char *column, int64_t fallback)
{
    int64_t integer;
    return parse_integer(menu_string(table, node, column), &integer) ? integer : fallback;
}

double menu_number(const menu_table *table, menu_node node, const char *column, double fallback)
{
    return quantity_of(table, node, "@", column, fallback);
}

bool menu_boolean(const menu_table *table, menu_node node, const char *column, bool fallback)
{
    return menu_integer(table, node, column, fallback) != 0;
}

/* A part of an indicator: the node's own, where empty means none, else the document's. */
static const char *part_of(
    const menu_table *table, menu_node node, const char *key, const char *inherited)
{
    const char *own = text_of(table, node, key);

    if (own == NULL)
        return inherited;
    return own[0] != '\0' ? own : NULL;
}

menu_indicator menu_indicator_of(const menu_table *table, menu_node node)
{
    menu_indicator result = table->settings.indicator;
    const char *hides = text_of(table, node, "indicator.hide-when-empty");
    struct {
        const char *text_key, *image_key;
        menu_glyph *glyph;
    } parts[4] = {
        {"indicator.collapsed", "indicator.collapsed.image", NULL},
        {"indicator.expanded", "indicator.expanded.image", NULL},
        {"indicator.empty", "indicator.empty.image", NULL},
        {"indicator.leaf", "indicator.leaf.image", NULL},
    };
    size_t index;

    parts[0].glyph = &result.collapsed;
    parts[1].glyph = &result.expanded;
    parts[2].glyph = &result.empty;
    parts[3].glyph = &result.leaf;
    for (index = 0; index < 4; index++) {
        menu_glyph *glyph = parts[index].glyph;
        glyph->text = part_of(table, node, parts[index].text_key, glyph->text);
        glyph->image = part_of(table, node, parts[index].image_key, glyph->image);
    }
    result.color = part_of(table, node, "indicator.color", result.color);
    result.highlight = part_of(table, node, "indicator.highlight", result.highlight);
    if (hides != NULL)
        result.hide_when_empty = hides[0] == '1';
    return result;
}

/* The number of the node with an id of this length, by halving the order of ids. */
static menu_node find_id(const menu_table *table, const char *id, size_t length)
{
    int32_t low = 0, high = length == 0 ? 0 : table->item_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        menu_node node = table->items[middle].by_id;
        const char *own = table->items[node].texts;
        /* strncmp compares as unsigned char, which is the order of the table. */
        int order = flag(table, node, SEPARATOR) ? 1 : strncmp(own, id, length);
        if (order == 0 && own[length] == '\0')
            return node;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return MENU_NONE;
}

menu_node menu_node_with_id(const menu_table *table, const char *id)
{
    return find_id(table, id, strlen(id));
}
