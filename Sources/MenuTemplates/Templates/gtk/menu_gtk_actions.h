
/**
 * The menu as a GMenuModel with a GSimpleActionGroup, for menu bars, menu buttons and shortcuts. They follow
 * the state of a model, also while they are open. Pages and categories are submenus; separators and inline
 * groups make sections.
 *
 * An item's action is named after its id. That of a check item has a boolean state. The items of a choice
 * of one share the action that is named after the choice, whose state and target are the id of an item.
 * Those of the rows of a slot are named after the slot, with `.row-0` and so on. Bytes of an id that names of
 * actions can't have become `-`, and a name that is taken gets a number: see `menu_actions_get_name`.
 */
#define MENU_TYPE_ACTIONS (menu_actions_get_type())
G_DECLARE_FINAL_TYPE(MenuActions, menu_actions, MENU, ACTIONS, GObject)

/** The menu of a model, which it keeps. `prefix` is the name under which the group is inserted. */
MenuActions *menu_actions_new(MenuListModel *model, const char *prefix);
/** The menu, for example for `gtk_popover_menu_bar_new_from_model`. */
GMenuModel *menu_actions_get_menu(MenuActions *actions);
/** The actions, without the prefix. */
GSimpleActionGroup *menu_actions_get_group(MenuActions *actions);
/** The detailed name of an item's action, such as `settings.theme::theme.dark`; NULL if it has none. */
char *menu_actions_get_name(MenuActions *actions, menu_node node);
/** Inserts the actions into a window or another widget, and gives the application their shortcuts. */
void menu_actions_install(MenuActions *actions, GtkApplication *application, GtkWidget *widget);

G_END_DECLS

#endif
