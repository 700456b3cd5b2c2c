
/* The factory of rows: it binds a cell to each row that is on screen, and describes it to the desktop. */

/* Whether a row is for nothing but its text, so that the keyboard passes it. */
static gboolean is_passive(const MenuRowLook *look)
{
    return look->kind != MENU_ROW_ITEM && !look->responds && !look->can_open;
}

/* Describes the row to assistive technologies. The widget of GtkListView that has the focus is the parent
   of the cell. */
static void describe(MenuListCell *cell, const MenuRowLook *look)
{
    GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(cell));
    GtkAccessible *row = GTK_ACCESSIBLE(parent != NULL ? parent : GTK_WIDGET(cell));

    if (parent != NULL)
        gtk_widget_set_focusable(parent, !is_passive(look));
    gtk_accessible_update_property(
        row, GTK_ACCESSIBLE_PROPERTY_LABEL, look->label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        look->hint != NULL ? look->hint : "", GTK_ACCESSIBLE_PROPERTY_LEVEL, look->indentation + 1,
        GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, look->opens_page, -1);
    gtk_accessible_update_state(row, GTK_ACCESSIBLE_STATE_DISABLED, !look->is_enabled, -1);
    if (look->can_open)
        gtk_accessible_update_state(row, GTK_ACCESSIBLE_STATE_EXPANDED, look->is_open, -1);
    else
        gtk_accessible_reset_state(row, GTK_ACCESSIBLE_STATE_EXPANDED);
    if (look->check != MENU_ROW_CHECK_NONE)
        gtk_accessible_update_state(
            row, GTK_ACCESSIBLE_STATE_CHECKED,
            look->check_state == MENU_STATE_MIXED ? GTK_ACCESSIBLE_TRISTATE_MIXED
                : look->check_state == MENU_STATE_CHECKED ? GTK_ACCESSIBLE_TRISTATE_TRUE
                : GTK_ACCESSIBLE_TRISTATE_FALSE,
            -1);
    else
        gtk_accessible_reset_state(row, GTK_ACCESSIBLE_STATE_CHECKED);
}

static void row_action(GSimpleAction *action, GVariant *value, gpointer data)
{
    MenuListCell *cell = data;
    const char *name = g_action_get_name(G_ACTION(action));
    menu_content content;

    (void)value;
    if (cell->row == NULL)
        return;
    content = menu_list_row_get_content(cell->row);
    if (strcmp(name, "activate") == 0)
        tap_in(GTK_WIDGET(cell), cell->model, content, MENU_TAP_ROW);
    else
        open_or_close(cell->model, content.node, strcmp(name, "expand") == 0);
}

/* The actions to activate, expand and collapse a row, which assistive technologies list. */
static void add_actions(MenuListCell *cell)
{
    static const GActionEntry entries[] = {
        {.name = "activate", .activate = row_action}, {.name = "expand", .activate = row_action},
        {.name = "collapse", .activate = row_action},
    };

    cell->actions = g_simple_action_group_new();
    g_action_map_add_action_entries(
        G_ACTION_MAP(cell->actions), entries, (int)G_N_ELEMENTS(entries), cell);
}

static void enable_actions(MenuListCell *cell, const MenuRowLook *look)
{
    const char *const names[] = {"activate", "expand", "collapse"};
    const gboolean are_enabled[] = {
        look->responds, look->is_enabled && look->can_open && !look->is_open,
        look->is_enabled && look->is_open && look->can_close,
    };

    for (size_t index = 0; index < G_N_ELEMENTS(names); index++) {
        GAction *action = g_action_map_lookup_action(G_ACTION_MAP(cell->actions), names[index]);
        g_simple_action_set_enabled(G_SIMPLE_ACTION(action), are_enabled[index]);
    }
}

static void draw_cell(MenuListCell *cell)
{
    MenuRowLook *look = menu_list_row_get_look(cell->row);

    if (look == NULL)
        return;
    cell->is_drawing = TRUE;
    show_look(cell, look);
    cell->is_drawing = FALSE;
    gtk_list_item_set_activatable(cell->item, look->responds);
    /* A row that is not selectable can't have the focus. */
    gtk_list_item_set_selectable(cell->item, !is_passive(look));
    describe(cell, look);
    enable_actions(cell, look);
    menu_row_look_free(look);
}

static void setup_cell(GtkListItemFactory *factory, GtkListItem *item, MenuListModel *model)
{
    MenuListCell *cell = g_object_new(menu_list_cell_get_type(), NULL);

    (void)factory;
    cell->model = model;
    cell->item = item;
    gtk_list_item_set_child(item, GTK_WIDGET(cell));
    add_actions(cell);
}

static void bind_cell(GtkListItemFactory *factory, GtkListItem *item, gpointer data)
{
    MenuListCell *cell = MENU_LIST_CELL(gtk_list_item_get_child(item));
    GtkWidget *row = gtk_widget_get_parent(GTK_WIDGET(cell));

    (void)factory;
    (void)data;
    if (row != NULL)
        gtk_widget_insert_action_group(row, "menu-row", G_ACTION_GROUP(cell->actions));
    cell->row = g_object_ref(MENU_LIST_ROW(gtk_list_item_get_item(item)));
    cell->handler
        = g_signal_connect_swapped(cell->row, "changed", G_CALLBACK(draw_cell), cell);
    draw_cell(cell);
}

static void unbind_cell(GtkListItemFactory *factory, GtkListItem *item, gpointer data)
{
    MenuListCell *cell = MENU_LIST_CELL(gtk_list_item_get_child(item));

    (void)factory;
    (void)data;
    g_signal_handler_disconnect(cell->row, cell->handler);
    g_clear_object(&cell->row);
}

GtkListItemFactory *menu_list_factory_new(MenuListModel *model)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();

    g_return_val_if_fail(MENU_IS_LIST_MODEL(model), factory);
    g_signal_connect_data(
        factory, "setup", G_CALLBACK(setup_cell), g_object_ref(model),
        (GClosureNotify)(void (*)(void))g_object_unref, 0);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), NULL);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind_cell), NULL);
    return factory;
}

static void menu_list_cell_finalize(GObject *object)
{
    MenuListCell *cell = MENU_LIST_CELL(object);

    g_object_unref(cell->actions);
    G_OBJECT_CLASS(menu_list_cell_parent_class)->finalize(object);
}

static void menu_list_cell_class_init(MenuListCellClass *cell_class)
{
    G_OBJECT_CLASS(cell_class)->finalize = menu_list_cell_finalize;
}
