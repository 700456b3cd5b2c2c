
/* Taps, slots that are busy, and saved states. */

void menu_list_model_tap(MenuListModel *model, menu_content content, menu_tap_place place)
{
    menu_response response;
    gboolean is_handled = FALSE;

    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    if (!texts_of(model, content).is_enabled)
        return;
    if (content.kind == MENU_CONTENT_SLOT_ROW)
        g_signal_emit(model, signals[SIGNAL_ROW_CHOSEN], 0, content.node, content.index);
    if (content.kind != MENU_CONTENT_ITEM)
        return;
    g_object_ref(model);
    response = menu_response_to_tap(&model->state, content.node, place);
    if (response.kind == MENU_RESPONSE_TOGGLE && prepare(model, content.node)) {
        g_object_unref(model);
        return;
    }
    if (response.kind >= MENU_RESPONSE_CHOOSE && model->state.table->settings.keeps_selection)
        model->chosen = content.node;
    menu_list_model_apply(model, menu_tap(&model->state, content.node, place, NULL, NULL));
    if (response.kind >= MENU_RESPONSE_CHOOSE)
        g_signal_emit(
            model, signals[SIGNAL_CHOSEN], 0, content.node, (int)response.kind, response.text,
            &is_handled);
    g_object_unref(model);
}

/* Handles a tap on a widget, which says in which window a standard item has its effect. */
static void tap_in(
    GtkWidget *widget, MenuListModel *model, menu_content content, menu_tap_place place)
{
    GtkRoot *outer = model->tapped_in;

    g_object_ref(model);
    model->tapped_in = widget != NULL ? gtk_widget_get_root(widget) : NULL;
    menu_list_model_tap(model, content, place);
    model->tapped_in = outer;
    g_object_unref(model);
}

void menu_list_model_set_texts(
    MenuListModel *model, MenuTextsFunc texts, gpointer data, GDestroyNotify destroy)
{
    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    if (model->texts_destroy != NULL)
        model->texts_destroy(model->texts_data);
    model->texts = texts;
    model->texts_data = data;
    model->texts_destroy = destroy;
    draw_rows(model, NULL);
    g_signal_emit(model, signals[SIGNAL_CHANGED], 0);
}

static gboolean end_wait(gpointer data)
{
    SlotWait *wait = data;
    MenuListModel *model = wait->model;
    menu_node slot = wait->slot;

    wait->source = 0;
    g_hash_table_remove(model->waits, GINT_TO_POINTER(slot));
    menu_list_model_apply(model, menu_set_busy(&model->state, slot, true, NULL));
    return G_SOURCE_REMOVE;
}

void menu_list_model_set_busy(MenuListModel *model, menu_node slot, gboolean is_busy)
{
    SlotWait *wait;
    double delay;

    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    delay = model->state.table->settings.busy_delay;
    if (!is_busy) {
        g_hash_table_remove(model->waits, GINT_TO_POINTER(slot));
        menu_list_model_apply(model, menu_set_busy(&model->state, slot, false, NULL));
        return;
    }
    if (delay < 0 || !menu_is_slot(model->state.table, slot)
        || g_hash_table_contains(model->waits, GINT_TO_POINTER(slot)))
        return;
    wait = g_new0(SlotWait, 1);
    wait->model = model;
    wait->slot = slot;
    wait->count = menu_slot_count(&model->state, slot);
    wait->source = g_timeout_add((guint)(1000 * delay), end_wait, wait);
    g_hash_table_insert(model->waits, GINT_TO_POINTER(slot), wait);
}

char *menu_list_model_save(MenuListModel *model)
{
    size_t length;
    char *text;

    g_return_val_if_fail(MENU_IS_LIST_MODEL(model), NULL);
    length = menu_saved_state(&model->state, NULL, 0);
    text = g_malloc(length + 1);
    menu_saved_state(&model->state, text, length + 1);
    return text;
}

void menu_list_model_restore(MenuListModel *model, const char *saved)
{
    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    if (saved != NULL)
        menu_list_model_apply(
            model, menu_restore(&model->state, saved, strlen(saved), NULL));
}

const menu_table *menu_table_for_locale(const menu_table *const *tables, size_t count)
{
    const char *const *names = g_get_language_names();
    GPtrArray *tags = g_ptr_array_new_with_free_func(g_free);
    const menu_table *table;

    /* A locale such as de_AT.UTF-8 is the language tag de-AT. */
    for (size_t index = 0; names[index] != NULL; index++) {
        char *tag = g_strndup(names[index], strcspn(names[index], ".@"));
        g_ptr_array_add(tags, g_strdelimit(tag, "_", '-'));
    }
    table = menu_table_for_languages(
        tables, count, (const char *const *)tags->pdata, tags->len);
    g_ptr_array_unref(tags);
    return table;
}
