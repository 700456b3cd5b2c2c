
/* The colors of glyphs, as classes of the style: so that they color icons, too, and follow the theme. */

/* The looks that the themes of GTK do not have. The colors are the theme's, light or dark. */
static const char style[] =
    ".menu-list > row { padding: 7px 12px; }\n"
    ".menu-badge { border-radius: 9px; padding: 1px 8px; font-size: smaller;"
    " background-color: alpha(currentColor, 0.12); }\n"
    ".menu-badge.note { color: @theme_selected_fg_color; background-color: @theme_selected_bg_color; }\n"
    ".menu-heading .menu-title { font-weight: bold; }\n"
    ".menu-body, .menu-footer, .menu-footer .menu-title { font-size: smaller; opacity: 0.7; }\n"
    /* The red of the dark theme alone would be too dark to read. */
    ".menu-cell .error { color: mix(@error_color, @theme_fg_color, 0.5); }\n"
    ".menu-current { box-shadow: -9px 0 0 -6px @theme_selected_bg_color; }\n"
    ".menu-bar { padding: 4px; }\n";

/* The style of a display, and the rules of colors that it has so far. */
typedef struct MenuStyle {
    GtkCssProvider *provider;
    GString *text;
    GHashTable *classes;
} MenuStyle;

static void style_free(gpointer data)
{
    MenuStyle *shared = data;

    g_object_unref(shared->provider);
    g_string_free(shared->text, TRUE);
    g_hash_table_unref(shared->classes);
    g_free(shared);
}

static MenuStyle *style_of(GdkDisplay *display)
{
    MenuStyle *shared = g_object_get_data(G_OBJECT(display), "menu-style");

    if (shared != NULL)
        return shared;
    shared = g_new(MenuStyle, 1);
    shared->provider = gtk_css_provider_new();
    shared->text = g_string_new(style);
    shared->classes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    gtk_css_provider_load_from_data(shared->provider, style, -1);
    gtk_style_context_add_provider_for_display(
        display, GTK_STYLE_PROVIDER(shared->provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
    g_object_set_data_full(G_OBJECT(display), "menu-style", shared, style_free);
    return shared;
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS /* GTK 4.8 has no other way to the color of a text. */
static gboolean is_dark(GtkWidget *widget)
{
    GtkWidget *list = gtk_widget_get_ancestor(widget, GTK_TYPE_LIST_VIEW);
    GdkRGBA text;

    /* Light text is on a dark background. The list has none of the colors below. */
    gtk_style_context_get_color(gtk_widget_get_style_context(list != NULL ? list : widget), &text);
    return text.red + text.green + text.blue > 1.5f;
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* A color of the menu as the style writes it: the theme's color for a name, or the one for the theme's background
   if there are two. */
static char *css_color(GtkWidget *widget, const char *text)
{
    static const char *const names[][2] = {
        {"accent", "@theme_selected_bg_color"}, {"success", "@success_color"},
        {"caution", "@warning_color"}, {"danger", "@error_color"},
        {"quiet", "alpha(@theme_fg_color, 0.55)"},
    };
    const char *digits = is_dark(widget) ? strrchr(text, '#') : strchr(text, '#');

    for (size_t index = 0; index < G_N_ELEMENTS(names); index++)
        if (strcmp(names[index][0], text) == 0)
            return g_strdup(names[index][1]);
    return digits != NULL ? g_strndup(digits, 9) : g_strdup("@theme_fg_color");
}

/* The class for a color, which is that of pressed rows if `is_pressed`. */
static char *class_of_color(GtkWidget *widget, const char *text, gboolean is_pressed)
{
    MenuStyle *shared = style_of(gtk_widget_get_display(widget));
    char *color = css_color(widget, text);
    char *name = g_strdup_printf("menu-%s-%08x", is_pressed ? "highlight" : "color", g_str_hash(color));

    if (g_hash_table_add(shared->classes, g_strdup(name))) {
        g_string_append_printf(
            shared->text, "%s.%s { color: %s; }\n", is_pressed ? "row:active " : "", name, color);
        gtk_css_provider_load_from_data(shared->provider, shared->text->str, -1);
    }
    g_free(color);
    return name;
}

/* Gives a widget the color of a class in place of the class that it had. */
static void color_widget(GtkWidget *widget, const char *text, gboolean is_pressed)
{
    const char *key = is_pressed ? "menu-highlight" : "menu-color";
    char *name = text != NULL ? class_of_color(widget, text, is_pressed) : NULL;
    const char *before = g_object_get_data(G_OBJECT(widget), key);

    if (before != NULL)
        gtk_widget_remove_css_class(widget, before);
    if (name != NULL)
        gtk_widget_add_css_class(widget, name);
    g_object_set_data_full(G_OBJECT(widget), key, name, g_free);
}
