
/* The model of rows: it creates their objects when they are asked for, and does not keep them. */

/* Where a range of rows is removed or inserted: after this many of the rows that stay. */
typedef struct RowRange {
    guint kept, count;
    /* How many rows earlier ranges of the same list have. */
    guint before;
} RowRange;

struct _MenuListModel {
    GObject parent_instance;
    menu_expansion state;
    menu_word *memory;
    MenuTextsFunc texts;
    gpointer texts_data;
    GDestroyNotify texts_destroy;
    MenuPrepareFunc prepare;
    gpointer prepare_data;
    GDestroyNotify prepare_destroy;
    /* What the program is loading: Preparation by node. */
    GHashTable *preparations;
    /* NULL without a search. */
    char *search_text;
    /* The window in which a person taps, until the tap is handled; NULL for a tap by the program. */
    GtkRoot *tapped_in;
    /* The item that was chosen last, if the menu keeps the selection. */
    menu_node chosen;
    /* Where the selected row is after the last event. */
    int selected_row;
    /* The rows that someone holds, by position. */
    GHashTable *rows;
    /* The slots that wait for their loading row: SlotWait by node. */
    GHashTable *waits;
    /*
     * While signals are emitted, the rows of the model are the first `told` rows of the state, and then the
     * rows that were there before, from `rest` on. Rows that are yet to be removed have their old position
     * in `leaving`.
     */
    gboolean is_telling, is_stale;
    guint told, rest, old_count;
    GArray *removed, *inserted;
    GHashTable *leaving;
};

struct _MenuListRow {
    GObject parent_instance;
    /* NULL once the row is removed or the model is gone. */
    MenuListModel *model;
    int position;
    /* The position before the event that removes the row. */
    int old_position;
    /* The footer below the row when it was last drawn. */
    const char *footer;
};

/* A slot that will show that it is busy: how many rows it has, and the source of the wait. */
typedef struct SlotWait {
    MenuListModel *model;
    menu_node slot;
    int32_t count;
    guint source;
} SlotWait;

enum { SIGNAL_CHOSEN, SIGNAL_ROW_CHOSEN, SIGNAL_CHANGED, SIGNAL_SCROLL, SIGNAL_ROW_CHANGED, SIGNAL_COUNT };
static guint signals[SIGNAL_COUNT];

G_DEFINE_FINAL_TYPE(MenuListRow, menu_list_row, G_TYPE_OBJECT)

static void menu_list_row_init(MenuListRow *row)
{
    row->position = MENU_NONE;
}

static void menu_list_row_finalize(GObject *object)
{
    MenuListRow *row = MENU_LIST_ROW(object);

    if (row->model != NULL && row->position >= 0)
        g_hash_table_remove(row->model->rows, GINT_TO_POINTER(row->position));
    else if (row->model != NULL)
        g_hash_table_remove(row->model->leaving, GINT_TO_POINTER(row->old_position));
    G_OBJECT_CLASS(menu_list_row_parent_class)->finalize(object);
}

static void menu_list_row_class_init(MenuListRowClass *row_class)
{
    G_OBJECT_CLASS(row_class)->finalize = menu_list_row_finalize;
    signals[SIGNAL_ROW_CHANGED] = g_signal_new(
        "changed", MENU_TYPE_LIST_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

int menu_list_row_get_position(MenuListRow *row)
{
    g_return_val_if_fail(MENU_IS_LIST_ROW(row), MENU_NONE);
    return row->model != NULL ? row->position : MENU_NONE;
}

menu_content menu_list_row_get_content(MenuListRow *row)
{
    const menu_content none = {MENU_CONTENT_NONE, MENU_NONE, 0};

    g_return_val_if_fail(MENU_IS_LIST_ROW(row), none);
    return row->model != NULL ? menu_content_at_row(&row->model->state, row->position) : none;
}

/* The program's texts for an item or for one of the rows of a slot. */
static MenuRowTexts texts_of(MenuListModel *model, menu_content content)
{
    MenuRowTexts texts = {.count = -1, .is_enabled = TRUE};

    if (model->texts != NULL
        && (content.kind == MENU_CONTENT_ITEM || content.kind == MENU_CONTENT_SLOT_ROW))
        model->texts(model, content, &texts, model->texts_data);
    return texts;
}

static gboolean is_preparing(MenuListModel *model, menu_node node);

static MenuRowLook *look_of(MenuListModel *model, menu_content content)
{
    MenuRowTexts texts = texts_of(model, content);
    MenuRowLook *look = look_of_content(&model->state, content, &texts);

    if (content.kind == MENU_CONTENT_ITEM)
        look->is_busy = is_preparing(model, content.node);
    return look;
}

MenuRowLook *menu_list_row_get_look(MenuListRow *row)
{
    MenuRowLook *look;

    g_return_val_if_fail(MENU_IS_LIST_ROW(row), NULL);
    if (row->model == NULL)
        return NULL;
    row->footer = footer_below(&row->model->state, row->position);
    look = look_of(row->model, menu_list_row_get_content(row));
    look->footer = g_strdup(row->footer);
    return look;
}

/* The index in the list of ranges of the last one that starts at or before a place, or -1. */
static int range_before(const GArray *ranges, guint place, gboolean counts_removed)
{
    guint low = 0, high = ranges->len;

    while (low < high) {
        guint middle = low + (high - low) / 2;
        const RowRange *range = &g_array_index(ranges, RowRange, middle);
        if (range->kept + (counts_removed ? range->before : 0) <= place)
            low = middle + 1;
        else
            high = middle;
    }
    return (int)low - 1;
}

/* The position after the event of a row before it; -1 if the event removed it. */
static int position_after(MenuListModel *model, guint old)
{
    int index = range_before(model->removed, old, TRUE);
    guint kept = old;

    if (index >= 0) {
        const RowRange *range = &g_array_index(model->removed, RowRange, (guint)index);
        if (old < range->kept + range->before + range->count)
            return MENU_NONE;
        kept -= range->before + range->count;
    }
    index = range_before(model->inserted, kept, FALSE);
    if (index >= 0) {
        const RowRange *range = &g_array_index(model->inserted, RowRange, (guint)index);
        kept += range->before + range->count;
    }
    return (int)kept;
}

static guint menu_list_model_get_n_items(GListModel *list)
{
    MenuListModel *model = MENU_LIST_MODEL(list);

    if (model->is_telling)
        return model->told + model->old_count - model->rest;
    return (guint)menu_row_count(&model->state);
}

/* The object of a row, which `rows` has at a key while someone holds it. */
static MenuListRow *row_in(MenuListModel *model, GHashTable *rows, int key, int position)
{
    MenuListRow *row = g_hash_table_lookup(rows, GINT_TO_POINTER(key));

    if (row != NULL)
        return g_object_ref(row);
    row = g_object_new(MENU_TYPE_LIST_ROW, NULL);
    row->model = model;
    row->position = position;
    row->old_position = key;
    g_hash_table_insert(rows, GINT_TO_POINTER(key), row);
    return row;
}

static gpointer menu_list_model_get_item(GListModel *list, guint position)
{
    MenuListModel *model = MENU_LIST_MODEL(list);
    int now = (int)position, old;

    if (position >= menu_list_model_get_n_items(list))
        return NULL;
    if (model->is_telling && position >= model->told) {
        old = (int)(position - model->told + model->rest);
        now = position_after(model, (guint)old);
        if (now < 0)
            return row_in(model, model->leaving, old, MENU_NONE);
    }
    return row_in(model, model->rows, now, now);
}

static GType menu_list_model_get_item_type(GListModel *list)
{
    (void)list;
    return MENU_TYPE_LIST_ROW;
}

static void menu_list_model_list_init(GListModelInterface *list)
{
    list->get_item_type = menu_list_model_get_item_type;
    list->get_n_items = menu_list_model_get_n_items;
    list->get_item = menu_list_model_get_item;
}

/* The row of the item that was chosen last or, while it has none, that of the item above it that has one. */
static int selected_row(MenuListModel *model)
{
    menu_node node = model->chosen;
    int row = MENU_NONE;

    while (node != MENU_NONE && (row = menu_row_of(&model->state, node)) < 0)
        node = menu_parent(model->state.table, node);
    return row;
}

static gboolean menu_list_model_is_selected(GtkSelectionModel *selection, guint position)
{
    return (int)position == selected_row(MENU_LIST_MODEL(selection));
}

/* A list can't select: it would select what the pointer is over, and where the keyboard focus is. */
static void menu_list_model_selection_init(GtkSelectionModelInterface *selection)
{
    selection->is_selected = menu_list_model_is_selected;
}

/* Emits once that another row is selected, if one is. */
static void update_selection(MenuListModel *model)
{
    int row = selected_row(model), before = model->selected_row;
    int first = row < 0 || before < 0 ? MAX(row, before) : MIN(row, before);

    model->selected_row = row;
    if (row != before)
        gtk_selection_model_selection_changed(
            GTK_SELECTION_MODEL(model), (guint)first, (guint)(MAX(row, before) - first + 1));
}

G_DEFINE_FINAL_TYPE_WITH_CODE(
    MenuListModel, menu_list_model, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, menu_list_model_list_init)
    G_IMPLEMENT_INTERFACE(GTK_TYPE_SELECTION_MODEL, menu_list_model_selection_init))

static void preparation_free(gpointer data);

static void slot_wait_free(gpointer data)
{
    SlotWait *wait = data;

    if (wait->source != 0)
        g_source_remove(wait->source);
    g_free(wait);
}

static void menu_list_model_init(MenuListModel *model)
{
    model->chosen = model->selected_row = MENU_NONE;
    model->rows = g_hash_table_new(NULL, NULL);
    model->leaving = g_hash_table_new(NULL, NULL);
    model->waits = g_hash_table_new_full(NULL, NULL, NULL, slot_wait_free);
    model->preparations = g_hash_table_new_full(NULL, NULL, NULL, preparation_free);
    model->removed = g_array_new(FALSE, FALSE, sizeof(RowRange));
    model->inserted = g_array_new(FALSE, FALSE, sizeof(RowRange));
}

static void leave_model(gpointer position, gpointer row, gpointer data)
{
    (void)position;
    (void)data;
    ((MenuListRow *)row)->model = NULL;
}

static void menu_list_model_finalize(GObject *object)
{
    MenuListModel *model = MENU_LIST_MODEL(object);

    g_hash_table_foreach(model->rows, leave_model, NULL);
    g_hash_table_foreach(model->leaving, leave_model, NULL);
    if (model->texts_destroy != NULL)
        model->texts_destroy(model->texts_data);
    if (model->prepare_destroy != NULL)
        model->prepare_destroy(model->prepare_data);
    g_hash_table_unref(model->preparations);
    g_free(model->search_text);
    g_hash_table_unref(model->rows);
    g_hash_table_unref(model->leaving);
    g_hash_table_unref(model->waits);
    g_array_unref(model->removed);
    g_array_unref(model->inserted);
    g_free(model->memory);
    G_OBJECT_CLASS(menu_list_model_parent_class)->finalize(object);
}

/* What happens to a URL that the program does not handle. */
static gboolean open_url(MenuListModel *model, int node, int kind, const char *text, gpointer data)
{
    (void)model;
    (void)node;
    (void)data;
    if (kind == MENU_RESPONSE_URL)
        g_app_info_launch_default_for_uri_async(text, NULL, NULL, NULL, NULL);
    return kind == MENU_RESPONSE_URL;
}

static void menu_list_model_class_init(MenuListModelClass *model_class)
{
    GType type = G_TYPE_FROM_CLASS(model_class);

    G_OBJECT_CLASS(model_class)->finalize = menu_list_model_finalize;
    signals[SIGNAL_CHOSEN] = g_signal_new_class_handler(
        "chosen", type, G_SIGNAL_RUN_LAST, G_CALLBACK(open_url),
        g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 3, G_TYPE_INT, G_TYPE_INT,
        G_TYPE_STRING);
    signals[SIGNAL_ROW_CHOSEN] = g_signal_new(
        "row-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT,
        G_TYPE_INT);
    signals[SIGNAL_CHANGED] = g_signal_new_class_handler(
        "changed", type, G_SIGNAL_RUN_FIRST, G_CALLBACK(update_selection), NULL, NULL, NULL,
        G_TYPE_NONE, 0);
    signals[SIGNAL_SCROLL] = g_signal_new(
        "scroll", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT,
        G_TYPE_INT);
}

MenuListModel *menu_list_model_new(const menu_table *table)
{
    MenuListModel *model = g_object_new(MENU_TYPE_LIST_MODEL, NULL);
    size_t size = menu_expansion_size(table);

    model->memory = g_malloc(size);
    menu_expansion_init(&model->state, model->memory, size, table);
    return model;
}

menu_expansion *menu_list_model_get_state(MenuListModel *model)
{
    g_return_val_if_fail(MENU_IS_LIST_MODEL(model), NULL);
    return &model->state;
}

const menu_table *menu_list_model_get_table(MenuListModel *model)
{
    g_return_val_if_fail(MENU_IS_LIST_MODEL(model), NULL);
    return model->state.table;
}
