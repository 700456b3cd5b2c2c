
/* The widget of a row. It is used for one row after the other. */

#define MENU_TYPE_LIST_CELL (menu_list_cell_get_type())
G_DECLARE_FINAL_TYPE(MenuListCell, menu_list_cell, MENU, LIST_CELL, GtkBox)

struct _MenuListCell {
    GtkBox parent_instance;
    MenuListModel *model;
    MenuListRow *row;
    gulong handler;
    GtkListItem *item;
    /* What assistive technologies can do with the row. */
    GSimpleActionGroup *actions;
    /* The widgets of the line, from its start to its end. */
    GtkWidget *line, *icon, *title, *badge, *detail, *check, *radio, *mark, *glyph, *glyph_text;
    GtkWidget *glyph_image, *spinner;
    /* Those below and beside the line. */
    GtkWidget *body, *footer, *separator;
    gboolean is_drawing;
};

G_DEFINE_FINAL_TYPE(MenuListCell, menu_list_cell, GTK_TYPE_BOX)

static GtkWidget *add_to(GtkWidget *box, GtkWidget *widget)
{
    gtk_box_append(GTK_BOX(box), widget);
    return widget;
}

static GtkWidget *new_label(const char *css_class, gboolean wraps)
{
    GtkWidget *label = gtk_label_new(NULL);

    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), wraps ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
    gtk_label_set_wrap(GTK_LABEL(label), wraps);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_widget_add_css_class(label, css_class);
    return label;
}

static void tap_cell(MenuListCell *cell, menu_tap_place place)
{
    if (cell->row != NULL)
        tap_in(
            GTK_WIDGET(cell), cell->model, menu_list_row_get_content(cell->row), place);
}

/* A check box or radio button was clicked, or pressed by an assistive technology. */
static void check_toggled(GtkCheckButton *button, MenuListCell *cell)
{
    (void)button;
    if (cell->is_drawing || cell->row == NULL)
        return;
    tap_cell(cell, MENU_TAP_ROW);
    /* The state decides what is checked. */
    if (cell->row != NULL)
        g_signal_emit(cell->row, signals[SIGNAL_ROW_CHANGED], 0);
}

static GtkWidget *new_check(MenuListCell *cell, gboolean is_radio)
{
    GtkWidget *button = gtk_check_button_new();

    /* A check button of a group is a radio button. */
    if (is_radio) {
        GtkWidget *other = g_object_ref_sink(gtk_check_button_new());
        gtk_check_button_set_group(GTK_CHECK_BUTTON(button), GTK_CHECK_BUTTON(other));
        g_object_set_data_full(G_OBJECT(button), "menu-group", other, g_object_unref);
    }
    gtk_widget_set_focusable(button, FALSE);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    g_signal_connect(button, "toggled", G_CALLBACK(check_toggled), cell);
    return add_to(cell->line, button);
}

static void glyph_pressed(GtkGestureClick *gesture, int presses, double x, double y, gpointer data)
{
    (void)presses;
    (void)x;
    (void)y;
    (void)data;
    /* The row does not get the click. */
    gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void glyph_released(
    GtkGestureClick *gesture, int presses, double x, double y, MenuListCell *cell)
{
    (void)presses;
    if (gtk_widget_contains(
            gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture)), x, y))
        tap_cell(cell, MENU_TAP_INDICATOR);
}

static void add_glyph(MenuListCell *cell)
{
    GtkGesture *click = gtk_gesture_click_new();

    cell->glyph = add_to(cell->line, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
    cell->glyph_text = add_to(cell->glyph, new_label("menu-glyph", FALSE));
    cell->glyph_image = add_to(cell->glyph, gtk_image_new());
    gtk_widget_set_size_request(cell->glyph, 16, -1);
    g_signal_connect(click, "pressed", G_CALLBACK(glyph_pressed), NULL);
    g_signal_connect(click, "released", G_CALLBACK(glyph_released), cell);
    gtk_widget_add_controller(cell->glyph, GTK_EVENT_CONTROLLER(click));
}

static void menu_list_cell_init(MenuListCell *cell)
{
    GtkWidget *box = GTK_WIDGET(cell);

    gtk_orientable_set_orientation(GTK_ORIENTABLE(cell), GTK_ORIENTATION_VERTICAL);
    gtk_widget_set_hexpand(box, TRUE);
    gtk_widget_add_css_class(box, "menu-cell");
    cell->line = add_to(box, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8));
    cell->icon = add_to(cell->line, gtk_image_new());
    cell->title = add_to(cell->line, new_label("menu-title", FALSE));
    gtk_widget_set_hexpand(cell->title, TRUE);
    cell->badge = add_to(cell->line, new_label("menu-badge", FALSE));
    gtk_widget_set_valign(cell->badge, GTK_ALIGN_CENTER);
    cell->detail = add_to(cell->line, new_label("dim-label", FALSE));
    cell->check = new_check(cell, FALSE);
    cell->radio = new_check(cell, TRUE);
    cell->mark = add_to(cell->line, gtk_image_new());
    cell->spinner = add_to(cell->line, gtk_spinner_new());
    add_glyph(cell);
    cell->body = add_to(box, new_label("menu-body", TRUE));
    cell->footer = add_to(box, new_label("menu-footer", TRUE));
    cell->separator = add_to(box, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
}

static void show_text(GtkWidget *label, const char *text)
{
    gtk_label_set_text(GTK_LABEL(label), text != NULL ? text : "");
    gtk_widget_set_visible(label, text != NULL);
}

/* Shows an icon if the icon theme has it. */
static void show_icon(GtkWidget *image, const char *name)
{
    GtkIconTheme *theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(image));
    gboolean has_icon = name != NULL && gtk_icon_theme_has_icon(theme, name);

    gtk_image_set_from_icon_name(GTK_IMAGE(image), has_icon ? name : NULL);
    gtk_widget_set_visible(image, has_icon);
}

static void set_class(GtkWidget *widget, const char *css_class, gboolean has_class)
{
    if (has_class)
        gtk_widget_add_css_class(widget, css_class);
    else
        gtk_widget_remove_css_class(widget, css_class);
}

static void show_check(MenuListCell *cell, const MenuRowLook *look)
{
    GtkWidget *buttons[] = {cell->check, cell->radio};

    for (int index = 0; index < 2; index++) {
        GtkCheckButton *button = GTK_CHECK_BUTTON(buttons[index]);
        gtk_widget_set_visible(buttons[index], (int)look->check == index + 1);
        gtk_check_button_set_active(button, look->check_state == MENU_STATE_CHECKED);
        gtk_check_button_set_inconsistent(button, look->check_state == MENU_STATE_MIXED);
        gtk_accessible_update_property(
            GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, look->label, -1);
    }
}

/* The icon of the theme for a glyph, which the theme mirrors; NULL for any other glyph. */
static const char *icon_of_glyph(const char *text)
{
    static const char *const icons[][2] = {
        {"›", "go-next-symbolic"}, {"▸", "pan-end-symbolic"}, {"▶", "pan-end-symbolic"},
        {"⌄", "pan-down-symbolic"}, {"▾", "pan-down-symbolic"}, {"▼", "pan-down-symbolic"},
        {"⌃", "pan-up-symbolic"},
    };

    for (size_t index = 0; text != NULL && index < G_N_ELEMENTS(icons); index++)
        if (strcmp(icons[index][0], text) == 0)
            return icons[index][1];
    return NULL;
}

/* Shows the glyph as an icon if there is one, otherwise as text, in the color of the menu. */
static void show_glyph(MenuListCell *cell, const MenuRowLook *look)
{
    const char *text = look->glyph.text;

    show_icon(cell->glyph_image, look->glyph.image);
    if (!gtk_widget_get_visible(cell->glyph_image))
        show_icon(cell->glyph_image, icon_of_glyph(text));
    show_text(cell->glyph_text, gtk_widget_get_visible(cell->glyph_image) ? NULL : text);
    color_widget(cell->glyph, look->color, FALSE);
    color_widget(cell->glyph, look->highlight, TRUE);
    gtk_widget_set_visible(
        cell->glyph, !look->is_busy && (text != NULL || look->glyph.image != NULL));
    /* Only the glyph of an item that opens takes clicks. */
    gtk_widget_set_can_target(cell->glyph, look->can_open);
}

static void show_accessory(MenuListCell *cell, menu_accessory accessory)
{
    static const char *const icons[] = {
        [MENU_ACCESSORY_NONE] = NULL,
        [MENU_ACCESSORY_DISCLOSURE] = "go-next-symbolic",
        [MENU_ACCESSORY_DETAIL] = "dialog-information-symbolic",
        [MENU_ACCESSORY_CHECKMARK] = "object-select-symbolic",
    };

    show_icon(cell->mark, icons[accessory]);
}

static void show_badge(MenuListCell *cell, const MenuRowLook *look)
{
    static const char *const classes[] = {
        [MENU_BADGE_VARIANT_NORMAL] = "normal", [MENU_BADGE_VARIANT_NOTE] = "note",
        [MENU_BADGE_VARIANT_SUCCESS] = "success", [MENU_BADGE_VARIANT_CAUTION] = "warning",
        [MENU_BADGE_VARIANT_DANGER] = "error",
    };

    show_text(cell->badge, look->badge);
    for (size_t index = 0; index < G_N_ELEMENTS(classes); index++)
        set_class(cell->badge, classes[index], index == (size_t)look->badge_variant);
}

/* Shows a row in its present state. */
static void show_look(MenuListCell *cell, const MenuRowLook *look)
{
    GtkWidget *widget = GTK_WIDGET(cell);
    gboolean is_line = look->kind == MENU_ROW_LINE;

    gtk_label_set_text(GTK_LABEL(cell->title), look->title);
    gtk_label_set_ellipsize(
        GTK_LABEL(cell->title),
        look->title_lines == 1 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    gtk_label_set_wrap(GTK_LABEL(cell->title), look->title_lines != 1);
    gtk_label_set_lines(GTK_LABEL(cell->title), look->title_lines > 0 ? look->title_lines : -1);
    show_text(cell->detail, look->detail);
    show_badge(cell, look);
    show_icon(cell->icon, look->icon);
    show_check(cell, look);
    show_accessory(cell, look->accessory);
    show_glyph(cell, look);
    show_text(cell->body, look->body);
    show_text(cell->footer, look->footer);
    gtk_widget_set_visible(cell->line, !is_line);
    gtk_widget_set_visible(cell->separator, is_line);
    gtk_widget_set_visible(cell->spinner, look->is_busy);
    gtk_spinner_set_spinning(GTK_SPINNER(cell->spinner), look->is_busy);
    gtk_widget_set_size_request(widget, -1, look->height > 0 ? (int)look->height : -1);
    gtk_widget_set_margin_start(widget, 18 * look->indentation);
    gtk_widget_set_tooltip_text(widget, look->tooltip);
    gtk_widget_set_sensitive(widget, look->is_enabled);
    set_class(widget, "menu-heading", look->kind == MENU_ROW_HEADING);
    set_class(widget, "menu-footer", look->kind == MENU_ROW_FOOTER);
    set_class(cell->title, "dim-label", look->kind == MENU_ROW_NOTE);
    set_class(cell->title, "error", look->is_destructive);
    set_class(widget, "menu-current", look->is_current);
}
