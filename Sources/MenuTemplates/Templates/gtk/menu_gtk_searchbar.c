
/* The entry of a search above the rows. */

static void search_changed(GtkSearchEntry *entry, MenuListView *view)
{
    menu_list_model_set_search_text(view->model, gtk_editable_get_text(GTK_EDITABLE(entry)));
}

void menu_list_view_set_search(MenuListView *view, gboolean has_search)
{
    GtkWidget *entry;

    g_return_if_fail(MENU_IS_LIST_VIEW(view));
    if ((view->search != NULL) == has_search)
        return;
    if (!has_search) {
        menu_list_model_set_search_text(view->model, NULL);
        gtk_box_remove(GTK_BOX(view), view->search);
        view->search = NULL;
        return;
    }
    entry = gtk_search_entry_new();
    gtk_widget_set_hexpand(entry, TRUE);
    view->search = gtk_search_bar_new();
    gtk_search_bar_set_child(GTK_SEARCH_BAR(view->search), entry);
    gtk_search_bar_connect_entry(GTK_SEARCH_BAR(view->search), GTK_EDITABLE(entry));
    gtk_search_bar_set_key_capture_widget(GTK_SEARCH_BAR(view->search), view->scrolled);
    gtk_box_prepend(GTK_BOX(view), view->search);
    g_signal_connect(entry, "search-changed", G_CALLBACK(search_changed), view);
}
