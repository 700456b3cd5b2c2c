#include "menu_gtk.h"

#include <string.h>

/* What rows show: decided from the table, the state and the program's texts, without any widget. */

/* The program's text or, if it gives none, the menu's. An empty text shows nothing. */
static char *shown_text(const char *given, char *own)
{
    if (given == NULL)
        return own;
    g_free(own);
    return *given != '\0' ? g_strdup(given) : NULL;
}

/* The text of a node, with the number that the program gives or, in a slot, that of the rows. */
static char *own_text(
    const menu_expansion *state, menu_node node, menu_text_kind kind, int64_t count)
{
    const menu_table *table = state->table;
    const char *text, *form;
    size_t length;
    char *written;

    text = kind == MENU_TEXT_DETAIL ? menu_shown_detail(state, node)
        : kind == MENU_TEXT_BADGE ? menu_badge(table, node) : menu_accessibility_label(table, node);
    if (count < 0 && menu_is_slot(table, node))
        count = menu_slot_count(state, node);
    if (count < 0 || !menu_shows_count(table, node))
        return g_strdup(text);
    if (kind == MENU_TEXT_DETAIL && text != menu_detail(table, node))
        return g_strdup(text);
    form = kind == MENU_TEXT_DETAIL ? menu_detail_for_count(table, node, count)
        : kind == MENU_TEXT_BADGE ? menu_badge_for_count(table, node, count)
        : menu_accessibility_label_for_count(table, node, count);
    if (form == NULL)
        return NULL;
    length = menu_write_count(NULL, 0, form, count);
    written = g_malloc(length + 1);
    menu_write_count(written, length + 1, form, count);
    return written;
}

/* The depth of a node on the open page. */
static int depth_on_page(const menu_expansion *state, menu_node node)
{
    menu_node page = menu_page(state);
    int depth = menu_depth(state->table, node);

    return page == MENU_NONE ? depth : depth - menu_depth_below(state->table, page);
}

/* The indentation is limited, so that deep items fit. */
static int indentation_of(const menu_expansion *state, int depth)
{
    return CLAMP(menu_layout_of(state) == MENU_LAYOUT_SECTION_HEADERS ? depth - 1 : depth, 0, 8);
}

static gboolean is_section_header(const menu_expansion *state, menu_node node)
{
    return menu_layout_of(state) == MENU_LAYOUT_SECTION_HEADERS && depth_on_page(state, node) == 0;
}

static menu_node top_above(const menu_table *table, menu_node node)
{
    while (menu_parent(table, node) != MENU_NONE)
        node = menu_parent(table, node);
    return node;
}

/* The footer of a section or of the open page, which the last of its rows shows. The footers of other
   groups are rows. */
static const char *footer_below(const menu_expansion *state, int32_t row)
{
    const menu_table *table = state->table;
    menu_node node = menu_node_at_row(state, row), next = menu_node_at_row(state, row + 1), top;

    if (menu_page(state) != MENU_NONE)
        return next == MENU_NONE ? menu_footer(table, menu_page(state)) : NULL;
    if (menu_layout_of(state) == MENU_LAYOUT_ROWS || node == MENU_NONE)
        return NULL;
    top = top_above(table, node);
    if ((next != MENU_NONE && top_above(table, next) == top) || menu_is_page(table, top))
        return NULL;
    return menu_footer(table, top);
}

static char *spoken_text(const MenuRowLook *look)
{
    GString *spoken = g_string_new(look->title);
    const char *texts[] = {look->badge, look->detail};

    for (size_t index = 0; index < G_N_ELEMENTS(texts); index++)
        if (texts[index] != NULL)
            g_string_append_printf(spoken, "%s%s", spoken->len > 0 ? ", " : "", texts[index]);
    return g_string_free(spoken, FALSE);
}

/* What a check item, a summary check, a page or another leaf has at the end of its row. */
static void look_at_marks(MenuRowLook *look, const menu_expansion *state, menu_node node)
{
    const menu_table *table = state->table;

    look->opens_page = menu_is_page(table, node);
    look->can_open = menu_is_expandable(table, node) && !menu_is_inline(table, node)
        && !menu_is_empty(state, node);
    look->is_open = look->can_open && menu_is_expanded(state, node);
    look->can_close = look->is_open && menu_is_collapsible(table, node);
    if (menu_is_check_item(table, node) || menu_is_summary_check(table, node)) {
        look->check = menu_is_check_item(table, node) && menu_chooses_one(table, menu_parent(table, node))
            ? MENU_ROW_CHECK_RADIO : MENU_ROW_CHECK_BOX;
        look->check_state = menu_check_state_of(state, node);
    }
    if (look->opens_page)
        look->accessory = MENU_ACCESSORY_DISCLOSURE;
    else if (look->check == MENU_ROW_CHECK_NONE && !menu_is_expandable(table, node))
        look->accessory = menu_accessory_of(table, node);
}

/* Whether a tap on an item has an effect. */
static gboolean item_responds(
    const menu_expansion *state, menu_node node, const MenuRowTexts *texts)
{
    return texts->is_enabled
        && menu_response_to_tap(state, node, MENU_TAP_ROW).kind != MENU_RESPONSE_NOTHING;
}

static void look_at_item(
    MenuRowLook *look, const menu_expansion *state, menu_node node, const MenuRowTexts *texts)
{
    const menu_table *table = state->table;
    menu_indicator indicator = menu_indicator_of(table, node);
    gboolean is_header = is_section_header(state, node);
    const char *reason;

    look->kind = is_header || menu_is_inline(table, node) ? MENU_ROW_HEADING : MENU_ROW_ITEM;
    look->title = g_strdup(texts->title != NULL ? texts->title : menu_title(table, node));
    look->detail
        = shown_text(texts->detail, own_text(state, node, MENU_TEXT_DETAIL, texts->count));
    look->badge = shown_text(texts->badge, own_text(state, node, MENU_TEXT_BADGE, texts->count));
    look->badge_variant = menu_badge_variant_of(table, node);
    look->icon = shown_text(texts->icon, g_strdup(menu_icon(table, node)));
    look->glyph = menu_glyph_of(state, node);
    look->color = indicator.color;
    look->highlight = indicator.highlight;
    look->is_destructive = menu_role_of(table, node) == MENU_ROLE_DESTRUCTIVE;
    look->is_current = menu_current(state) == node;
    look->is_enabled = menu_is_enabled(state, node) && texts->is_enabled;
    look->responds = item_responds(state, node, texts);
    look_at_marks(look, state, node);
    look->body = look->is_open ? g_strdup(menu_body(table, node)) : NULL;
    look->indentation = indentation_of(state, depth_on_page(state, node));
    look->height = menu_height(table, node);
    if (look->height < 0)
        look->height = is_header ? table->settings.header_height : table->settings.row_height;
    reason = look->is_enabled ? NULL : menu_disabled_reason(table, node);
    look->tooltip = g_strdup(reason != NULL ? reason : menu_help(table, node));
    look->hint = g_strdup(reason != NULL ? reason : menu_accessibility_hint(table, node));
    if (texts->title == NULL)
        look->label = own_text(state, node, MENU_TEXT_LABEL, texts->count);
}

static void look_at_slot_row(
    MenuRowLook *look, const menu_expansion *state, menu_node slot, const MenuRowTexts *texts)
{
    gboolean chooses_one = menu_chooses_one(state->table, slot);

    look->kind = MENU_ROW_ITEM;
    look->title = g_strdup(texts->title != NULL ? texts->title : "");
    look->detail = shown_text(texts->detail, NULL);
    look->badge = shown_text(texts->badge, NULL);
    look->icon = shown_text(texts->icon, NULL);
    look->is_enabled = texts->is_enabled;
    look->responds = texts->is_enabled;
    look->accessory = texts->accessory;
    if (chooses_one || menu_chooses_any(state->table, slot)) {
        look->check = chooses_one ? MENU_ROW_CHECK_RADIO : MENU_ROW_CHECK_BOX;
        look->check_state = texts->is_checked ? MENU_STATE_CHECKED : MENU_STATE_UNCHECKED;
    }
}

static void look_at_note(MenuRowLook *look, const menu_expansion *state, menu_content content)
{
    const char *text = content.kind == MENU_CONTENT_LOADING
        ? menu_loading(state->table, content.node) : menu_placeholder(state->table, content.node);

    look->kind = MENU_ROW_NOTE;
    look->title = g_strdup(text != NULL ? text : "");
    look->is_busy = content.kind == MENU_CONTENT_LOADING;
}

static void look_at_border(MenuRowLook *look, const menu_expansion *state, menu_node node)
{
    const char *text = NULL;

    if (menu_is_footer(state->table, node))
        text = menu_footer(state->table, menu_parent(state->table, node));
    look->kind = text != NULL ? MENU_ROW_FOOTER : MENU_ROW_LINE;
    look->title = g_strdup(text != NULL ? text : "");
    look->title_lines = 0;
    look->indentation = indentation_of(state, depth_on_page(state, node));
}

/* The look of a content, whether it is shown in a row or in a menu. */
static MenuRowLook *look_of_content(
    const menu_expansion *state, menu_content content, const MenuRowTexts *texts)
{
    const MenuRowTexts none = {.count = -1, .is_enabled = TRUE};
    MenuRowLook *look = g_new0(MenuRowLook, 1);

    look->title_lines = state->table->settings.title_lines;
    look->height = state->table->settings.row_height;
    look->is_enabled = TRUE;
    if (content.kind == MENU_CONTENT_ITEM && menu_is_separator(state->table, content.node)) {
        look_at_border(look, state, content.node);
    } else if (content.kind == MENU_CONTENT_ITEM) {
        look_at_item(look, state, content.node, texts != NULL ? texts : &none);
    } else {
        look->indentation = indentation_of(
            state, depth_on_page(state, content.node) + !menu_is_inline(state->table, content.node));
        if (content.kind == MENU_CONTENT_SLOT_ROW)
            look_at_slot_row(look, state, content.node, texts != NULL ? texts : &none);
        else
            look_at_note(look, state, content);
    }
    if (look->label == NULL)
        look->label = spoken_text(look);
    return look;
}

MenuRowLook *menu_row_look_new(
    const menu_expansion *state, int32_t row, const MenuRowTexts *texts)
{
    MenuRowLook *look = look_of_content(state, menu_content_at_row(state, row), texts);

    look->footer = g_strdup(footer_below(state, row));
    return look;
}

void menu_row_look_free(MenuRowLook *look)
{
    char *texts[]
        = {look->title, look->detail, look->badge, look->icon, look->body, look->footer,
           look->tooltip, look->label, look->hint};

    for (size_t index = 0; index < G_N_ELEMENTS(texts); index++)
        g_free(texts[index]);
    g_free(look);
}
