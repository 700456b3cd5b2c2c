
/* Search: the rows are the items that contain a text. */

/* A text without case, marks and widths. */
static char *folded(const char *text)
{
    char *wide = g_utf8_normalize(text, -1, G_NORMALIZE_ALL), *result;
    GString *bare = g_string_new(NULL);

    for (const char *place = wide; place != NULL && *place != '\0'; place = g_utf8_next_char(place))
        if (!g_unichar_ismark(g_utf8_get_char(place)))
            g_string_append_unichar(bare, g_utf8_get_char(place));
    result = g_utf8_casefold(bare->str, -1);
    g_string_free(bare, TRUE);
    g_free(wide);
    return result;
}

static gboolean finds(const char *searched, const char *text)
{
    char *bare = text != NULL ? folded(text) : NULL;
    gboolean is_found = bare != NULL && strstr(bare, searched) != NULL;

    g_free(bare);
    return is_found;
}

/* Whether the title, the detail or a keyword of an item contains a text. */
static gboolean matches(MenuListModel *model, menu_node node, const char *searched)
{
    const menu_content content = {MENU_CONTENT_ITEM, node, 0};
    const char *const *keywords = menu_keywords(model->state.table, node);
    MenuRowLook *look = look_of(model, content);
    gboolean is_found = look->kind != MENU_ROW_LINE && look->kind != MENU_ROW_FOOTER
        && (finds(searched, look->title) || finds(searched, look->detail));

    for (; !is_found && keywords != NULL && *keywords != NULL; keywords++)
        is_found = finds(searched, *keywords);
    menu_row_look_free(look);
    return is_found;
}

static void search(MenuListModel *model)
{
    GArray *nodes = g_array_new(FALSE, FALSE, sizeof(menu_node));
    char *searched = folded(model->search_text);

    for (menu_node node = 0; node < model->state.table->item_count; node++)
        if (matches(model, node, searched))
            g_array_append_val(nodes, node);
    menu_list_model_apply(
        model, menu_filter(&model->state, (const menu_node *)(void *)nodes->data, nodes->len, NULL));
    g_array_unref(nodes);
    g_free(searched);
}

void menu_list_model_set_search_text(MenuListModel *model, const char *text)
{
    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    g_free(model->search_text);
    model->search_text = text != NULL && *text != '\0' ? g_strdup(text) : NULL;
    if (model->search_text != NULL)
        search(model);
    else if (menu_is_filtered(&model->state))
        menu_list_model_apply(model, menu_filter_off(&model->state, NULL));
}

void menu_list_model_set_table(MenuListModel *model, const menu_table *table)
{
    const menu_table *before;

    g_return_if_fail(MENU_IS_LIST_MODEL(model) && table != NULL);
    before = model->state.table;
    menu_list_model_apply(model, menu_set_language(&model->state, table, NULL));
    if (model->state.table == before)
        return;
    if (model->search_text != NULL)
        search(model);
    draw_rows(model, NULL);
    g_signal_emit(model, signals[SIGNAL_CHANGED], 0);
}
