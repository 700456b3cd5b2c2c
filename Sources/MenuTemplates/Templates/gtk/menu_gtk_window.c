
/* A window that has all of a menu. */

static void title_window(MenuListModel *model, GtkWindow *window)
{
    gtk_window_set_title(window, model->state.table->title);
}

GtkWidget *menu_window_new(GtkApplication *application, MenuActions *actions)
{
    GtkWidget *window;

    g_return_val_if_fail(GTK_IS_APPLICATION(application) && MENU_IS_ACTIONS(actions), NULL);
    window = gtk_application_window_new(application);
    menu_actions_install(actions, application, window);
    gtk_application_set_menubar(application, menu_actions_get_menu_bar(actions));
    gtk_application_window_set_show_menubar(GTK_APPLICATION_WINDOW(window), TRUE);
    gtk_window_set_child(GTK_WINDOW(window), menu_list_view_new(actions->model));
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 700);
    title_window(actions->model, GTK_WINDOW(window));
    g_signal_connect_object(
        actions->model, "changed", G_CALLBACK(title_window), window, (GConnectFlags)0);
    g_object_set_data_full(G_OBJECT(window), "menu-actions", actions, g_object_unref);
    return window;
}
