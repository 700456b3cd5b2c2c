
/**
 * The menu as a GMenuModel with a GSimpleActionGroup, for menu bars, menu buttons and shortcuts. They follow
 * the state of a model, also while they are open. Pages and categories are submenus; separators and inline
 * groups make sections.
 *
 * An item's action is named after its id. That of a check item has a boolean state. The items of a choice
 * of one share the action that is named after the choice, whose state and target are the id of an item.
 * Items whose action has arguments share the action that is named after it, whose target are the arguments.
 * Those of the rows of a slot are named after the slot, with `.row-0` and so on. Bytes of an id that names of
 * actions can't have become `-`, and a name that is taken gets a number: see `menu_actions_get_name`.
 */
#define MENU_TYPE_ACTIONS (menu_actions_get_type())
G_DECLARE_FINAL_TYPE(MenuActions, menu_actions, MENU, ACTIONS, GObject)

/**
 * The arguments of an item's action: a string (`s`), an integer (`x`), a number (`d`) or a boolean (`b`), or a
 * tuple of several, in the order of their names. NULL if the action has none. The value is floating.
 */
typedef GVariant *(*MenuTargetFunc)(menu_node node);

/**
 * The menu of a model, which it keeps. `prefix` is the name under which the group is inserted. `targets` are the
 * arguments of the menu's actions, or NULL. Each menu has a function of its own that passes them.
 */
MenuActions *menu_actions_new(MenuListModel *model, const char *prefix, MenuTargetFunc targets);
/** The menu, for example for `gtk_menu_button_set_menu_model`. */
GMenuModel *menu_actions_get_menu(MenuActions *actions);
/**
 * The menu for `gtk_application_set_menubar`. A menu bar of GTK has submenus only: items of the top level that are
 * none are in a submenu that has the menu's title. Categories without items, or disabled, are left out.
 */
GMenuModel *menu_actions_get_menu_bar(MenuActions *actions);
/** The actions, without the prefix. */
GSimpleActionGroup *menu_actions_get_group(MenuActions *actions);
/** The detailed name of an item's action, such as `settings.theme::theme.dark`; NULL if it has none. */
char *menu_actions_get_name(MenuActions *actions, menu_node node);
/** Inserts the actions into a window or another widget, and gives the application their shortcuts. */
void menu_actions_install(MenuActions *actions, GtkApplication *application, GtkWidget *widget);

/**
 * A window with the list of the menu, the menu bar, and the actions with their shortcuts. Its title is the
 * menu's, in the language of the model. The window keeps the actions, which the caller gives it, and is yet to
 * be presented.
 */
GtkWidget *menu_window_new(GtkApplication *application, MenuActions *actions);

G_END_DECLS

#endif
