
/**
 * A widget that shows the rows of a menu in a scrolled GtkListView, and above it, while a page is open, the
 * page's title with a button that leads back.
 *
 * A click or Return on a row is a tap. The arrow key in reading direction opens an item; the opposite one
 * closes it, or moves to the item above, or leaves the page, as Escape does.
 */
#define MENU_TYPE_LIST_VIEW (menu_list_view_get_type())
G_DECLARE_FINAL_TYPE(MenuListView, menu_list_view, MENU, LIST_VIEW, GtkBox)

/** A view of a model, which it keeps. */
GtkWidget *menu_list_view_new(MenuListModel *model);
/** The GtkListView, for settings such as its CSS classes. */
GtkListView *menu_list_view_get_list(MenuListView *view);
/** Shows an entry above the rows, in which a search begins as soon as someone types into the list. */
void menu_list_view_set_search(MenuListView *view, gboolean has_search);
/** The factory of the view's rows, for a GtkListView of the program with the same model. */
GtkListItemFactory *menu_list_factory_new(MenuListModel *model);
