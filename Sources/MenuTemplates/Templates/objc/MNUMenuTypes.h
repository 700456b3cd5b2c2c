#import <Foundation/Foundation.h>

// Features that not every compiler has.
#ifdef __has_feature
#if __has_feature(nullability)
#define MNU_NULLABLE _Nullable
#define MNU_NONNULL _Nonnull
#endif
#if __has_feature(objc_arc)
#define MNU_AUTORELEASING __autoreleasing
#endif
#if __has_feature(objc_generics)
#define MNU_ARRAY(type) NSArray<type>
#define MNU_DICTIONARY(key, value) NSDictionary<key, value>
#endif
#if __has_feature(attribute_unavailable_with_message)
#define MNU_UNAVAILABLE(reason) __attribute__((unavailable(reason)))
#endif
#endif
#ifdef __has_attribute
#if __has_attribute(objc_designated_initializer)
#define MNU_DESIGNATED __attribute__((objc_designated_initializer))
#endif
#endif
#ifndef MNU_NULLABLE
#define MNU_NULLABLE
#define MNU_NONNULL
#endif
#ifndef MNU_AUTORELEASING
#define MNU_AUTORELEASING
#endif
#ifndef MNU_ARRAY
#define MNU_ARRAY(type) NSArray
#define MNU_DICTIONARY(key, value) NSDictionary
#endif
#ifndef MNU_UNAVAILABLE
#define MNU_UNAVAILABLE(reason)
#endif
#ifndef MNU_DESIGNATED
#define MNU_DESIGNATED
#endif
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 6)
#define MNU_DEPRECATED(message) __attribute__((deprecated(message)))
#else
#define MNU_DEPRECATED(message)
#endif

/// One item of a menu: its number in the table.
///
/// Items are numbered breadth-first: the top-level items in document order, then the children of
/// item 0, those of item 1, and so on, so that siblings are adjacent. Numbers are valid for one build
/// of one menu; to refer to an item across builds, use its id. Every method accepts a number outside
/// the menu: a query then returns a neutral value, and an event an empty change. `NSNotFound` means
/// no node.
typedef NSInteger MNUMenuNode;

/// Whether a check item is checked; of a summary check, how many of its items are. The values are those
/// of `NSControlStateValue`.
typedef NS_ENUM(NSInteger, MNUMenuCheckState) {
    /// Some items of the summary check are checked, and some are not.
    MNUMenuCheckStateMixed = -1,
    /// It is not checked; of the items of a summary check, none is.
    MNUMenuCheckStateUnchecked = 0,
    /// It is checked; of the items of a summary check, all are.
    MNUMenuCheckStateChecked = 1
};

/// How visible items are arranged in sections and rows.
typedef NS_ENUM(NSInteger, MNUMenuLayout) {
    /// One section; every visible item is a row.
    MNUMenuLayoutRows,
    /// Each top-level item is a section and its own row 0; its visible descendants follow.
    MNUMenuLayoutSectionRows,
    /// Each top-level item is a section whose header it is; the rows are its descendants.
    MNUMenuLayoutSectionHeaders
};

/// What toggles an item when it is tapped.
typedef NS_ENUM(NSInteger, MNUMenuHitArea) {
    /// The row; the glyph alone does nothing.
    MNUMenuHitAreaRow,
    /// The glyph; the rest of the row chooses the item.
    MNUMenuHitAreaIndicator,
    /// The whole row, including its glyph.
    MNUMenuHitAreaBoth,
    /// The glyph; and the rest of the row, if the item has no action, url or check.
    MNUMenuHitAreaAuto
};

/// How rows come or go.
typedef NS_ENUM(NSInteger, MNUMenuAnimationPreset) {
    MNUMenuAnimationAutomatic,
    MNUMenuAnimationNone,
    MNUMenuAnimationFade,
    MNUMenuAnimationTop,
    MNUMenuAnimationBottom,
    MNUMenuAnimationLeft,
    MNUMenuAnimationRight,
    MNUMenuAnimationMiddle,
    /// From the direction of the opened item; a change has top or bottom instead.
    MNUMenuAnimationDirectional,
    /// The body folds open; rows fade.
    MNUMenuAnimationFold
};

/// How rows are inserted and deleted.
typedef struct MNUMenuAnimation {
    MNUMenuAnimationPreset insertion;
    MNUMenuAnimationPreset deletion;
    /// In seconds; not every platform supports it.
    NSTimeInterval duration;
} MNUMenuAnimation;

/// Where a row is scrolled to.
typedef NS_ENUM(NSInteger, MNUMenuScrollPosition) {
    MNUMenuScrollNone,
    /// To the top of the view.
    MNUMenuScrollTop,
    /// Into view, with as little movement as possible.
    MNUMenuScrollReveal
};

/// What an item is for: whether choosing it is destructive, or which standard item of an app it is.
typedef NS_ENUM(NSInteger, MNUMenuRole) {
    MNUMenuRoleNormal,
    /// It deletes something or cannot be undone.
    MNUMenuRoleDestructive,
    /// Shows who made the app.
    MNUMenuRoleAbout,
    /// Shows the settings of the app.
    MNUMenuRoleSettings,
    /// The menu of the services that other apps offer.
    MNUMenuRoleServices,
    /// Hides the app.
    MNUMenuRoleHide,
    /// Hides the other apps.
    MNUMenuRoleHideOthers,
    /// Shows the hidden apps.
    MNUMenuRoleShowAll,
    /// Ends the app.
    MNUMenuRoleQuit,
    /// Makes a document.
    MNUMenuRoleNew,
    /// Opens a document.
    MNUMenuRoleOpen,
    /// Forgets the recent documents.
    MNUMenuRoleClearRecent,
    /// Closes the window.
    MNUMenuRoleClose,
    /// Saves the document.
    MNUMenuRoleSave,
    /// Saves the document in another file.
    MNUMenuRoleSaveAs,
    /// Returns to the saved document.
    MNUMenuRoleRevert,
    /// Shows the settings of printed pages.
    MNUMenuRolePageSetup,
    /// Prints the document.
    MNUMenuRolePrint,
    /// Undoes the latest change.
    MNUMenuRoleUndo,
    /// Does again what was undone.
    MNUMenuRoleRedo,
    /// Moves the selection to the clipboard.
    MNUMenuRoleCut,
    /// Copies the selection to the clipboard.
    MNUMenuRoleCopy,
    /// Inserts what is on the clipboard.
    MNUMenuRolePaste,
    /// Inserts the text on the clipboard without its style.
    MNUMenuRolePasteAndMatchStyle,
    /// Deletes the selection.
    MNUMenuRoleDelete,
    /// Selects everything.
    MNUMenuRoleSelectAll,
    /// Shows a search.
    MNUMenuRoleFind,
    /// Shows a search that replaces.
    MNUMenuRoleFindAndReplace,
    /// Goes to the next match.
    MNUMenuRoleFindNext,
    /// Goes to the previous match.
    MNUMenuRoleFindPrevious,
    /// Searches for the selection.
    MNUMenuRoleUseSelectionForFind,
    /// Scrolls to the selection.
    MNUMenuRoleJumpToSelection,
    /// Shows or hides the sidebar.
    MNUMenuRoleToggleSidebar,
    /// Shows or hides the toolbar.
    MNUMenuRoleToggleToolbar,
    /// Changes the items of the toolbar.
    MNUMenuRoleCustomizeToolbar,
    /// Shows the window on the whole screen, or no longer.
    MNUMenuRoleFullScreen,
    /// The menu of the windows.
    MNUMenuRoleWindow,
    /// Moves the window into the Dock.
    MNUMenuRoleMinimize,
    /// Makes the window as large as it is useful, or as it was.
    MNUMenuRoleZoom,
    /// Shows all windows of the app in front of others.
    MNUMenuRoleBringAllToFront,
    /// The menu with help, which has a search.
    MNUMenuRoleHelp,
    /// Shows the help of the app.
    MNUMenuRoleShowHelp
};

/// What a badge is about, which its color shows.
typedef NS_ENUM(NSInteger, MNUMenuBadgeVariant) {
    MNUMenuBadgeVariantNormal,
    MNUMenuBadgeVariantNote,
    MNUMenuBadgeVariantSuccess,
    /// Something that needs care.
    MNUMenuBadgeVariantCaution,
    /// Something that can do harm.
    MNUMenuBadgeVariantDanger
};

/// Where a row is tapped.
typedef NS_ENUM(NSInteger, MNUMenuTapPlace) {
    /// Anywhere in the row except its indicator.
    MNUMenuTapRow,
    /// On the glyph that shows whether the node is open.
    MNUMenuTapIndicator
};

/// What the program does after a tap.
typedef NS_ENUM(NSInteger, MNUMenuResponseKind) {
    /// Nothing: the tap has no effect.
    MNUMenuResponseNothing,
    /// Nothing: the node opens or closes.
    MNUMenuResponseToggle,
    /// Nothing, or showing the page: the page of the node opens.
    MNUMenuResponseOpen,
    /// Whatever the program does for a node that has neither an action nor a url.
    MNUMenuResponseChoose,
    /// The action.
    MNUMenuResponseAction,
    /// Follow the url.
    MNUMenuResponseURL
};

/// The mark at the end of a leaf's row.
typedef NS_ENUM(NSInteger, MNUMenuAccessory) {
    MNUMenuAccessoryNone,
    MNUMenuAccessoryDisclosure,
    MNUMenuAccessoryDetail,
    MNUMenuAccessoryCheckmark
};

/// What is held while the key of a shortcut is pressed.
typedef NS_OPTIONS(NSUInteger, MNUMenuModifiers) {
    /// Command on Apple's systems, Control elsewhere.
    MNUMenuModifierMod = 1 << 0,
    MNUMenuModifierCtrl = 1 << 1,
    /// Alt, or Option.
    MNUMenuModifierAlt = 1 << 2,
    MNUMenuModifierShift = 1 << 3,
    /// Command, or the key in its place on other keyboards.
    MNUMenuModifierCmd = 1 << 4
};

/// The keys of shortcuts that have a name. Their numbers follow those of all characters.
typedef NS_ENUM(NSInteger, MNUMenuKey) {
    MNUMenuKeySpace = 0x110001,
    MNUMenuKeyEnter,
    MNUMenuKeyEscape,
    MNUMenuKeyTab,
    /// Deletes backward.
    MNUMenuKeyBackspace,
    /// Deletes forward.
    MNUMenuKeyDelete,
    MNUMenuKeyInsert,
    MNUMenuKeyHome,
    MNUMenuKeyEnd,
    MNUMenuKeyPageUp,
    MNUMenuKeyPageDown,
    MNUMenuKeyUp,
    MNUMenuKeyDown,
    MNUMenuKeyLeft,
    MNUMenuKeyRight,
    /// The first of 24 function keys with adjacent numbers.
    MNUMenuKeyF1,
    MNUMenuKeyF24 = MNUMenuKeyF1 + 23
};

/// A keyboard shortcut.
typedef struct MNUMenuShortcut {
    MNUMenuModifiers modifiers;
    /// The code point of the character that is typed, a letter in upper case, or an `MNUMenuKey`; 0 for
    /// no shortcut.
    NSInteger key;
    /// The shortcut as a menu document writes it, `Mod+Shift+K`, in UTF-8; NULL for no shortcut.
    const char *text;
} MNUMenuShortcut;

/// What a row contains.
typedef NS_ENUM(NSInteger, MNUMenuContentKind) {
    /// There is no such row.
    MNUMenuContentNone,
    /// An item.
    MNUMenuContentItem,
    /// One of the rows that the program gave a slot.
    MNUMenuContentSlotRow,
    /// The placeholder of a slot that has no other rows.
    MNUMenuContentPlaceholder,
    /// The row at the end of a slot that is busy.
    MNUMenuContentLoading
};

/// The content of a row.
typedef struct MNUMenuContent {
    MNUMenuContentKind kind;
    /// The item or the slot, or `NSNotFound`.
    MNUMenuNode node;
    /// The index of a slot row in its slot; otherwise 0.
    NSInteger index;
} MNUMenuContent;

/// A condition and a value for it, as numbers.
typedef struct MNUMenuConditionValue {
    NSInteger condition;
    /// 0 or 1, or the number of a choice.
    NSInteger value;
} MNUMenuConditionValue;
