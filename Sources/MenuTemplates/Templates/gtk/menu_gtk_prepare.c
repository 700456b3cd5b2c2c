
/* Items whose contents the program loads before they open. */

/* What the program loads for an item. `source` is that of the wait until it shows that it is busy. */
typedef struct Preparation {
    MenuListModel *model;
    menu_node node;
    GCancellable *cancellable;
    guint source;
} Preparation;

static void draw_node(MenuListModel *model, menu_node node)
{
    draw_row(model, menu_row_of(&model->state, node));
}

static void preparation_free(gpointer data)
{
    Preparation *preparation = data;

    if (preparation->source != 0)
        g_source_remove(preparation->source);
    g_cancellable_cancel(preparation->cancellable);
    g_clear_object(&preparation->cancellable);
    g_free(preparation);
}

/* Whether an item shows a spinner, because the program has been loading for a while. */
static gboolean is_preparing(MenuListModel *model, menu_node node)
{
    Preparation *preparation = g_hash_table_lookup(model->preparations, GINT_TO_POINTER(node));

    return preparation != NULL && preparation->source == 0
        && model->state.table->settings.busy_delay >= 0;
}

static gboolean show_busy(gpointer data)
{
    Preparation *preparation = data;

    preparation->source = 0;
    draw_node(preparation->model, preparation->node);
    return G_SOURCE_REMOVE;
}

/* Has the program load what an item contains; FALSE if the item can open at once. */
static gboolean prepare(MenuListModel *model, menu_node node)
{
    double delay = model->state.table->settings.busy_delay;
    Preparation *preparation;

    if (model->prepare == NULL || menu_is_expanded(&model->state, node))
        return FALSE;
    if (g_hash_table_contains(model->preparations, GINT_TO_POINTER(node)))
        return TRUE;
    preparation = g_new0(Preparation, 1);
    preparation->model = model;
    preparation->node = node;
    preparation->cancellable = g_cancellable_new();
    if (delay >= 0)
        preparation->source = g_timeout_add((guint)(1000 * delay), show_busy, preparation);
    g_hash_table_insert(model->preparations, GINT_TO_POINTER(node), preparation);
    model->prepare(model, node, preparation->cancellable, model->prepare_data);
    return TRUE;
}

/* Opens or closes an item, as taps, arrow keys and assistive technologies do. */
static void open_or_close(MenuListModel *model, menu_node node, gboolean opens)
{
    if (opens && prepare(model, node))
        return;
    menu_list_model_apply(
        model, opens ? menu_expand(&model->state, node, NULL)
                     : menu_collapse(&model->state, node, NULL));
}

void menu_list_model_set_prepare(
    MenuListModel *model, MenuPrepareFunc function, gpointer data, GDestroyNotify destroy)
{
    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    if (model->prepare_destroy != NULL)
        model->prepare_destroy(model->prepare_data);
    model->prepare = function;
    model->prepare_data = data;
    model->prepare_destroy = destroy;
}

void menu_list_model_cancel_preparing(MenuListModel *model, menu_node node)
{
    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    if (g_hash_table_remove(model->preparations, GINT_TO_POINTER(node)))
        draw_node(model, node);
}

void menu_list_model_end_preparing(
    MenuListModel *model, menu_node node, GCancellable *cancellable, gboolean is_prepared)
{
    Preparation *preparation;

    g_return_if_fail(MENU_IS_LIST_MODEL(model));
    preparation = g_hash_table_lookup(model->preparations, GINT_TO_POINTER(node));
    if (preparation == NULL || preparation->cancellable != cancellable)
        return;
    /* It is over, so nothing is to be cancelled. */
    g_clear_object(&preparation->cancellable);
    menu_list_model_cancel_preparing(model, node);
    if (is_prepared)
        menu_list_model_apply(model, menu_expand(&model->state, node, NULL));
}
