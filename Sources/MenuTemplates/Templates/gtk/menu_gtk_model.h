
/**
 * The rows of a menu's open page: a GListModel of MenuListRow, which owns the state of the menu.
 *
 * An event emits one "items-changed" for each range of rows that it moves, no matter how long. A row
 * that stays keeps its object; one that looks different emits "changed". It is a GtkSelectionModel, too: the
 * item that was chosen last is selected, if the menu keeps the selection.
 *
 *     menu_list_model_apply(model, menu_expand_all(menu_list_model_get_state(model), NULL));
 *
 * Signals:
 *
 * - "chosen" (menu_node, menu_response_kind, const char *text): a tap, a key or a menu chose an item, which
 *   has the action or the URL `text`, or neither. A handler that returns TRUE handles it; otherwise a URL is
 *   opened by the system's program for it.
 * - "row-chosen" (menu_node slot, int index): the same for one of the rows of a slot.
 * - "changed": an event was drawn, whether or not it moved rows.
 * - "scroll" (int row, menu_scroll_position): an event scrolls to a row.
 */
#define MENU_TYPE_LIST_MODEL (menu_list_model_get_type())
G_DECLARE_FINAL_TYPE(MenuListModel, menu_list_model, MENU, LIST_MODEL, GObject)

/** One row, while it exists. */
#define MENU_TYPE_LIST_ROW (menu_list_row_get_type())
G_DECLARE_FINAL_TYPE(MenuListRow, menu_list_row, MENU, LIST_ROW, GObject)

/** Gives the texts of an item, which may be NULL and are the menu's then, or of one of the rows of a slot. */
typedef void (*MenuTextsFunc)(
    MenuListModel *model, menu_content content, MenuRowTexts *texts, gpointer data);

/** The rows of a menu in its initial state. */
MenuListModel *menu_list_model_new(const menu_table *table);
/** The state, for the functions of the engine. The change of each event must be applied at once. */
menu_expansion *menu_list_model_get_state(MenuListModel *model);
/** The menu, in its present language. */
const menu_table *menu_list_model_get_table(MenuListModel *model);
/** Draws the change of an event on the state. */
void menu_list_model_apply(MenuListModel *model, const menu_change *change);

/** Does what a tap on a row or on its glyph does. A control of the program calls this, too. */
void menu_list_model_tap(MenuListModel *model, menu_content content, menu_tap_place place);
/** Gives the program's texts, and the rows of slots. It is called whenever a row is drawn. */
void menu_list_model_set_texts(
    MenuListModel *model, MenuTextsFunc texts, gpointer data, GDestroyNotify destroy);
/**
 * Marks a slot as busy, or no longer so. Its loading row comes after the menu's `busy` delay, and not at
 * all if rows come before or the menu has no such delay.
 */
void menu_list_model_set_busy(MenuListModel *model, menu_node slot, gboolean is_busy);
/** Loads what an item contains: see `menu_list_model_set_prepare`. */
typedef void (*MenuPrepareFunc)(
    MenuListModel *model, menu_node node, GCancellable *cancellable, gpointer data);
/**
 * Has the program load what an item contains before a tap or a key opens it. The function starts to load, and
 * returns. Once that is done, or has failed, the program calls `menu_list_model_end_preparing` with the same
 * cancellable. If it takes longer than the menu's `busy` delay, the item's glyph becomes a spinner. The
 * cancellable is cancelled if the model goes first; therefore, keep a reference to either.
 */
void menu_list_model_set_prepare(
    MenuListModel *model, MenuPrepareFunc prepare, gpointer data, GDestroyNotify destroy);
/** Opens the item if it is prepared; otherwise it stays closed. Nothing happens after it was cancelled. */
void menu_list_model_end_preparing(
    MenuListModel *model, menu_node node, GCancellable *cancellable, gboolean is_prepared);
/** Cancels what the program loads for an item, which stays closed. */
void menu_list_model_cancel_preparing(MenuListModel *model, menu_node node);
/**
 * Shows only the items whose title, detail or keywords contain a text, and those above them. Case, marks and
 * widths of letters make no difference. NULL or an empty text ends the search.
 */
void menu_list_model_set_search_text(MenuListModel *model, const char *text);
/** Shows the menu in another language, in which a search is repeated. A table of another menu is ignored. */
void menu_list_model_set_table(MenuListModel *model, const menu_table *table);
/** The open and checked items as a string, to be freed with `g_free`: see `menu_saved_state`. */
char *menu_list_model_save(MenuListModel *model);
/** Restores what `menu_list_model_save` returned; NULL and any other string change nothing. */
void menu_list_model_restore(MenuListModel *model, const char *saved);

/** What the row contains; MENU_CONTENT_NONE once the row is removed. */
menu_content menu_list_row_get_content(MenuListRow *row);
/** The number of the row; MENU_NONE once it is removed. */
int menu_list_row_get_position(MenuListRow *row);
/** The row's look, to be freed with `menu_row_look_free`. */
MenuRowLook *menu_list_row_get_look(MenuListRow *row);
