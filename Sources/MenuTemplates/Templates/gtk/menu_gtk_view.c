
/* The view: a list of the open page, with a bar that leads back from it. */

struct _MenuListView {
    GtkBox parent_instance;
    MenuListModel *model;
    GtkWidget *bar, *bar_title, *scrolled, *list;
    /* NULL if no search is wanted. */
    GtkWidget *search;
    menu_node page;
    /* The row that gets the focus once it is on screen. */
    int focus;
    guint tick;
};

G_DEFINE_FINAL_TYPE(MenuListView, menu_list_view, GTK_TYPE_BOX)

/* The cell of the row that has the keyboard focus, or NULL. */
static MenuListCell *focused_cell(MenuListView *view)
{
    GtkRoot *root = gtk_widget_get_root(view->list);
    GtkWidget *widget = root != NULL ? gtk_root_get_focus(root) : NULL, *child;

    while (widget != NULL && gtk_widget_get_parent(widget) != view->list)
        widget = gtk_widget_get_parent(widget);
    child = widget != NULL ? gtk_widget_get_first_child(widget) : NULL;
    return child != NULL && MENU_IS_LIST_CELL(child) && MENU_LIST_CELL(child)->row != NULL
        ? MENU_LIST_CELL(child) : NULL;
}

/* Moves the focus to a row if it is on screen. */
static gboolean take_focus(MenuListView *view, int position)
{
    GtkWidget *widget = gtk_widget_get_first_child(view->list);

    for (; widget != NULL; widget = gtk_widget_get_next_sibling(widget)) {
        GtkWidget *child = gtk_widget_get_first_child(widget);
        MenuListCell *cell = child != NULL && MENU_IS_LIST_CELL(child) ? MENU_LIST_CELL(child) : NULL;
        if (cell != NULL && cell->row != NULL && menu_list_row_get_position(cell->row) == position)
            return gtk_widget_get_mapped(widget) && gtk_widget_grab_focus(widget);
    }
    return FALSE;
}

static gboolean focus_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
    MenuListView *view = MENU_LIST_VIEW(widget);

    (void)clock;
    (void)data;
    take_focus(view, view->focus);
    view->tick = 0;
    return G_SOURCE_REMOVE;
}

static void scroll_to(MenuListView *view, int position)
{
    if (position >= 0 && position < menu_row_count(&view->model->state))
        gtk_widget_activate_action(view->list, "list.scroll-to-item", "u", (guint)position);
}

/* Scrolls to a row and moves the focus to it. */
static void focus_row(MenuListView *view, int position)
{
    scroll_to(view, position);
    if (take_focus(view, position))
        return;
    view->focus = position;
    if (view->tick == 0)
        view->tick = gtk_widget_add_tick_callback(GTK_WIDGET(view), focus_later, NULL, NULL);
}

static gboolean is_right_to_left(MenuListView *view)
{
    return gtk_widget_get_direction(view->list) == GTK_TEXT_DIR_RTL;
}

/* The first row from a position on, in a direction, that the keyboard does not pass; MENU_NONE for none. */
static int active_row(MenuListView *view, int position, int step)
{
    const menu_expansion *state = &view->model->state;

    for (; position >= 0 && position < menu_row_count(state); position += step) {
        MenuRowTexts texts = texts_of(view->model, menu_content_at_row(state, position));
        MenuRowLook *look = menu_row_look_new(state, position, &texts);
        gboolean passes = is_passive(look);
        menu_row_look_free(look);
        if (!passes)
            return position;
    }
    return MENU_NONE;
}

/* Whether no other widget has the keyboard focus. */
static gboolean may_take_focus(MenuListView *view)
{
    GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(view));
    GtkWidget *focus = root != NULL ? gtk_root_get_focus(root) : NULL;

    return root != NULL && (focus == NULL || gtk_widget_is_ancestor(focus, GTK_WIDGET(view)));
}

/* Shows which page is open, and in which direction. */
static void model_changed(MenuListModel *model, MenuListView *view)
{
    const menu_table *table = model->state.table;
    menu_node page = menu_page(&model->state), left = view->page;
    const char *title = page != MENU_NONE ? menu_title(table, page) : "";
    GtkTextDirection direction
        = table->language == NULL ? GTK_TEXT_DIR_NONE
        : table->is_right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR;

    gtk_widget_set_direction(view->bar, direction);
    gtk_widget_set_direction(view->list, direction);
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(view->list), GTK_ACCESSIBLE_PROPERTY_LABEL, table->title, -1);
    gtk_label_set_text(GTK_LABEL(view->bar_title), title);
    gtk_widget_set_visible(view->bar, page != MENU_NONE);
    if (page == left)
        return;
    view->page = page;
    if (!may_take_focus(view))
        return;
    left = menu_row_of(&model->state, left);
    focus_row(view, left >= 0 ? left : active_row(view, 0, 1));
}
