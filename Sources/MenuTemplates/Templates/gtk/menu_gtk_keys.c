
/* Keys and clicks of the view, and its construction. */

static gboolean close_page(MenuListView *view)
{
    if (menu_page(&view->model->state) == MENU_NONE)
        return FALSE;
    menu_list_model_apply(view->model, menu_close_page(&view->model->state, NULL));
    return TRUE;
}

/* The arrow key in reading direction: opens an item or a page, or moves to the first row below. */
static gboolean enter_row(MenuListView *view, menu_content content, const MenuRowLook *look, int row)
{
    menu_expansion *state = &view->model->state;

    if (content.kind != MENU_CONTENT_ITEM || !look->is_enabled)
        return FALSE;
    if (look->opens_page) {
        tap_in(view->list, view->model, content, MENU_TAP_ROW);
        return TRUE;
    }
    if (!look->can_open)
        return FALSE;
    if (!look->is_open)
        open_or_close(view->model, content.node, TRUE);
    else if (menu_parent(state->table, menu_node_at_row(state, row + 1)) == content.node)
        focus_row(view, active_row(view, row + 1, 1));
    return TRUE;
}

/* The opposite key: closes an item, or moves to the one above, or leaves the page. */
static gboolean leave_row(MenuListView *view, menu_content content, const MenuRowLook *look)
{
    menu_expansion *state = &view->model->state;
    menu_node above = content.node;

    if (content.kind == MENU_CONTENT_ITEM) {
        if (look->can_close && look->is_enabled) {
            open_or_close(view->model, content.node, FALSE);
            return TRUE;
        }
        above = menu_parent(state->table, content.node);
    }
    while (above != MENU_NONE && menu_is_inline(state->table, above))
        above = menu_parent(state->table, above);
    if (above != MENU_NONE && above == menu_page(state))
        return close_page(view);
    if (menu_row_of(state, above) < 0)
        return FALSE;
    focus_row(view, menu_row_of(state, above));
    return TRUE;
}

static gboolean move_from(MenuListView *view, int row, int step)
{
    int next = active_row(view, row + step, step);

    /* GtkListView itself moves to the next row. */
    if (next < 0 || next == row + step)
        return FALSE;
    focus_row(view, next);
    return TRUE;
}

static gboolean key_pressed(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
    MenuListView *view)
{
    MenuListCell *cell = focused_cell(view);
    gboolean is_mirrored = is_right_to_left(view), is_used = FALSE;
    menu_content content;
    MenuRowLook *look;
    int row;

    (void)controller;
    (void)code;
    if ((modifiers & gtk_accelerator_get_default_mod_mask()) != 0)
        return FALSE;
    if (key == GDK_KEY_Escape)
        return close_page(view);
    if (cell == NULL || (look = menu_list_row_get_look(cell->row)) == NULL)
        return FALSE;
    content = menu_list_row_get_content(cell->row);
    row = menu_list_row_get_position(cell->row);
    if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right || key == GDK_KEY_Left || key == GDK_KEY_KP_Left) {
        gboolean is_left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
        is_used = is_left == is_mirrored ? enter_row(view, content, look, row)
                                         : leave_row(view, content, look);
    } else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down) {
        is_used = move_from(view, row, 1);
    } else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up) {
        is_used = move_from(view, row, -1);
    }
    menu_row_look_free(look);
    return is_used;
}

static void row_activated(GtkListView *list, guint position, MenuListView *view)
{
    tap_in(
        GTK_WIDGET(list), view->model, menu_content_at_row(&view->model->state, (int)position),
        MENU_TAP_ROW);
}

/* Another theme has other colors. */
static void theme_changed(GtkSettings *settings, GParamSpec *property, MenuListView *view)
{
    (void)settings;
    (void)property;
    draw_rows(view->model, NULL);
}

static void watch_theme(MenuListView *view)
{
    static const char *const signals_of_themes[]
        = {"notify::gtk-theme-name", "notify::gtk-application-prefer-dark-theme"};
    GtkSettings *settings = gtk_widget_get_settings(GTK_WIDGET(view));

    for (size_t index = 0; index < G_N_ELEMENTS(signals_of_themes); index++)
        g_signal_connect_object(
            settings, signals_of_themes[index], G_CALLBACK(theme_changed), view, G_CONNECT_AFTER);
}

static void model_scrolls(MenuListModel *model, int row, int position, MenuListView *view)
{
    (void)model;
    (void)position;
    scroll_to(view, row);
}

static void menu_list_view_init(MenuListView *view)
{
    GtkWidget *back = gtk_button_new_from_icon_name("go-previous-symbolic");

    gtk_orientable_set_orientation(GTK_ORIENTABLE(view), GTK_ORIENTATION_VERTICAL);
    style_of(gtk_widget_get_display(GTK_WIDGET(view)));
    view->page = MENU_NONE;
    view->bar = add_to(GTK_WIDGET(view), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8));
    gtk_widget_add_css_class(view->bar, "menu-bar");
    gtk_widget_add_css_class(back, "flat");
    gtk_box_append(GTK_BOX(view->bar), back);
    view->bar_title = add_to(view->bar, new_label("heading", FALSE));
    g_signal_connect_swapped(back, "clicked", G_CALLBACK(close_page), view);
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(back), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, view->bar_title, NULL, -1);
    view->scrolled = add_to(GTK_WIDGET(view), gtk_scrolled_window_new());
    gtk_scrolled_window_set_policy(
        GTK_SCROLLED_WINDOW(view->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_widget_set_vexpand(view->scrolled, TRUE);
}

static void menu_list_view_dispose(GObject *object)
{
    MenuListView *view = MENU_LIST_VIEW(object);

    if (view->model != NULL)
        g_signal_handlers_disconnect_by_data(view->model, view);
    G_OBJECT_CLASS(menu_list_view_parent_class)->dispose(object);
    g_clear_object(&view->model);
}

static void menu_list_view_class_init(MenuListViewClass *view_class)
{
    G_OBJECT_CLASS(view_class)->dispose = menu_list_view_dispose;
}

static void add_list(MenuListView *view)
{
    GtkEventController *keys = gtk_event_controller_key_new();

    view->list = gtk_list_view_new(
        GTK_SELECTION_MODEL(g_object_ref(view->model)), menu_list_factory_new(view->model));
    gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(view->list), TRUE);
    gtk_widget_add_css_class(view->list, "menu-list");
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view->scrolled), view->list);
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), view);
    gtk_widget_add_controller(view->list, keys);
    g_signal_connect(view->list, "activate", G_CALLBACK(row_activated), view);
}

GtkWidget *menu_list_view_new(MenuListModel *model)
{
    MenuListView *view = g_object_new(MENU_TYPE_LIST_VIEW, NULL);

    g_return_val_if_fail(MENU_IS_LIST_MODEL(model), GTK_WIDGET(view));
    view->model = g_object_ref(model);
    view->page = menu_page(&model->state);
    add_list(view);
    watch_theme(view);
    g_signal_connect(model, "scroll", G_CALLBACK(model_scrolls), view);
    g_signal_connect(model, "changed", G_CALLBACK(model_changed), view);
    model_changed(model, view);
    return GTK_WIDGET(view);
}

GtkListView *menu_list_view_get_list(MenuListView *view)
{
    g_return_val_if_fail(MENU_IS_LIST_VIEW(view), NULL);
    return GTK_LIST_VIEW(view->list);
}
