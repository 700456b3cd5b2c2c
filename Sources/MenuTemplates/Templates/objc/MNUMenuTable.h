#import "MNUMenuTypes.h"

struct menu_table;

NS_ASSUME_NONNULL_BEGIN

/// A menu: its items, their initial state, and its settings. Immutable and thread-safe.
///
/// A menu with texts in several languages has a table for each, which differ only in their texts.
@interface MNUMenuTable : NSObject {
@private
    const struct menu_table *_table;
}

/// Wraps a table of generated code, which must live as long as the program.
- (instancetype)initWithStaticTable:(const struct menu_table *)table MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithStaticTable:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithStaticTable:");

/// The table for the engine in C.
@property (nonatomic, readonly) const struct menu_table *staticTable;
/// The menu's name, from which the names of generated code are made.
@property (nonatomic, readonly) NSString *name;
/// The title for display.
@property (nonatomic, readonly) NSString *title;
/// The tag of the language of the texts, such as `pt-BR`; nil if the menu does not say.
@property (nonatomic, readonly) NSString *MNU_NULLABLE language;
/// Whether that language is written from right to left.
@property (nonatomic, readonly, getter=isRightToLeft) BOOL rightToLeft;
/// The number of nodes, including separators.
@property (nonatomic, readonly) NSInteger count;
/// The number of top-level nodes.
@property (nonatomic, readonly) NSInteger topLevelCount;

@property (nonatomic, readonly) MNUMenuLayout layout;
@property (nonatomic, readonly) MNUMenuHitArea hitArea;
/// How rows are inserted and deleted.
@property (nonatomic, readonly) MNUMenuAnimation animation;
/// What is brought into view after opening.
@property (nonatomic, readonly) MNUMenuScrollPosition scroll;
/// The maximum number of inserted rows that `MNUMenuScrollReveal` brings into view.
@property (nonatomic, readonly) NSInteger scrollRows;
/// In points; negative for the platform's.
@property (nonatomic, readonly) double rowHeight;
/// In points; negative for the platform's.
@property (nonatomic, readonly) double headerHeight;
/// The maximum number of lines of a title; 0 for no limit.
@property (nonatomic, readonly) NSInteger titleLines;
/// Whether a chosen row stays highlighted.
@property (nonatomic, readonly) BOOL keepsSelection;
/// The seconds before a slow opening shows a spinner; negative for never.
@property (nonatomic, readonly) NSTimeInterval busyDelay;

/// The node with this id, or `NSNotFound`.
- (MNUMenuNode)nodeWithID:(NSString *)identifier;
/// The first node in document order with this url, or `NSNotFound`.
- (MNUMenuNode)nodeForURL:(NSString *)url;
/// The parent, or `NSNotFound` at top level.
- (MNUMenuNode)parentOfNode:(MNUMenuNode)node;
/// The children, in document order.
- (NSRange)childrenOfNode:(MNUMenuNode)node;
/// The next node in document order, which starts at 0; `NSNotFound` after the last.
- (MNUMenuNode)nodeAfterNode:(MNUMenuNode)node;
/// The number of ancestors that are not inline; 0 at top level.
- (NSInteger)depthOfNode:(MNUMenuNode)node;
/// The depth of the rows below a node: one more than its own, or the same for an inline node.
- (NSInteger)depthBelowNode:(MNUMenuNode)node;
/// Whether the node has a list of items, even if that is empty.
- (BOOL)isCategory:(MNUMenuNode)node;
/// Whether the program gives the node rows: a category without items of its own.
- (BOOL)isSlot:(MNUMenuNode)node;
/// Whether the rows of the node are among those of its siblings. The node itself has a row, a heading,
/// only if it has a title.
- (BOOL)isInline:(MNUMenuNode)node;
/// Whether the node can be open: it is a category, even one without items, or has a body.
- (BOOL)isExpandable:(MNUMenuNode)node;
/// Whether the node can be closed; `NO` for a node that is always open and for a leaf.
- (BOOL)isCollapsible:(MNUMenuNode)node;
/// Whether the node is a line between items, or the footer of a group.
- (BOOL)isSeparator:(MNUMenuNode)node;
/// Whether the node is a separator that shows a text in place of a line: the footer of its parent, whose
/// last child it is. Sections and pages have no such node.
- (BOOL)isFooter:(MNUMenuNode)node;
/// Whether the node responds to taps before any event. Events from code work either way.
- (BOOL)isInitiallyEnabled:(MNUMenuNode)node;
/// Whether the node starts open.
- (BOOL)isInitiallyExpanded:(MNUMenuNode)node;
/// Whether the node starts hidden.
- (BOOL)isInitiallyHidden:(MNUMenuNode)node;
/// Whether the node is a check item, which is checked or not by itself.
- (BOOL)isCheckItem:(MNUMenuNode)node;
/// Whether the node is a category that is checked while the check items below it are.
- (BOOL)isSummaryCheck:(MNUMenuNode)node;
/// Whether the node is a check item that starts checked.
- (BOOL)isInitiallyChecked:(MNUMenuNode)node;
/// Whether at most one child can be checked; for `NSNotFound`, one top-level node.
- (BOOL)choosesOneUnderNode:(MNUMenuNode)node;
/// Whether the node is a slot of whose rows any number can be checked. The program keeps the checks of
/// such a slot, and of one of which `choosesOneUnderNode:` is true.
- (BOOL)choosesAnyInSlot:(MNUMenuNode)slot;
/// Whether the row of the node shows the checked child as its detail; see `shownDetailOfNode:` of a
/// state.
- (BOOL)showsChecked:(MNUMenuNode)node;
/// Whether at most one child may be open; for `NSNotFound`, one top-level node.
- (BOOL)isSingleUnderNode:(MNUMenuNode)node;
/// Whether the last open child cannot be closed; for `NSNotFound`, the last top-level node.
- (BOOL)keepsOpenUnderNode:(MNUMenuNode)node;

@end

/// The ids, texts and other values of items.
@interface MNUMenuTable (MNUMenuTexts)

/// The id, which is stable across builds; nil for a separator.
- (NSString *MNU_NULLABLE)identifierOfNode:(MNUMenuNode)node;
/// The title; empty for a separator.
- (NSString *)titleOfNode:(MNUMenuNode)node;
/// The text to the right of the title.
- (NSString *MNU_NULLABLE)detailOfNode:(MNUMenuNode)node;
/// The text that the node's row shows while the node is open.
- (NSString *MNU_NULLABLE)bodyOfNode:(MNUMenuNode)node;
/// The text below the node's section.
- (NSString *MNU_NULLABLE)footerOfNode:(MNUMenuNode)node;
/// The name of an image or symbol.
- (NSString *MNU_NULLABLE)iconOfNode:(MNUMenuNode)node;
/// The mark at the end of the row.
- (MNUMenuAccessory)accessoryOfNode:(MNUMenuNode)node;
/// What the program does when the node is chosen.
- (NSString *MNU_NULLABLE)actionOfNode:(MNUMenuNode)node;
/// Where the node leads.
- (NSString *MNU_NULLABLE)URLOfNode:(MNUMenuNode)node;
/// The keyboard shortcut to show: the first on this system; its key is 0 if the node has none.
- (MNUMenuShortcut)shortcutOfNode:(MNUMenuNode)node;
/// One of the keyboard shortcuts on Apple's systems or on others; its key is 0 after the last.
- (MNUMenuShortcut)shortcutAtIndex:(NSInteger)index ofNode:(MNUMenuNode)node isApple:(BOOL)isApple;
/// The letter of the title that chooses the node in an open menu.
- (NSString *MNU_NULLABLE)mnemonicOfNode:(MNUMenuNode)node;
/// Short text in a capsule, such as a count.
- (NSString *MNU_NULLABLE)badgeOfNode:(MNUMenuNode)node;
/// What the node does, in one sentence: the text of its tooltip.
- (NSString *MNU_NULLABLE)helpOfNode:(MNUMenuNode)node;
/// Why the node does not respond to taps, for as long as it does not, or nil.
- (NSString *MNU_NULLABLE)disabledReasonOfNode:(MNUMenuNode)node;
/// What the row of a slot shows that has no others.
- (NSString *MNU_NULLABLE)placeholderOfNode:(MNUMenuNode)node;
/// What the last row of a slot shows while it is busy.
- (NSString *MNU_NULLABLE)loadingOfNode:(MNUMenuNode)node;
/// What the node's badge is about.
- (MNUMenuBadgeVariant)badgeVariantOfNode:(MNUMenuNode)node;
/// What choosing the node does to the user's data.
- (MNUMenuRole)roleOfNode:(MNUMenuNode)node;
/// Words by which a search finds the node.
- (MNU_ARRAY(NSString *) *)keywordsOfNode:(MNUMenuNode)node;
/// A number for the program's use.
- (NSNumber *MNU_NULLABLE)tagOfNode:(MNUMenuNode)node;
/// The height of the node's row in points; negative for that of the menu.
- (double)heightOfNode:(MNUMenuNode)node;
/// What is spoken instead of the title.
- (NSString *MNU_NULLABLE)accessibilityLabelOfNode:(MNUMenuNode)node;
/// What is spoken after the title.
- (NSString *MNU_NULLABLE)accessibilityHintOfNode:(MNUMenuNode)node;
/// The color of the node's glyph, or nil for the platform's: `#rrggbbaa`, `light-dark(#rrggbbaa, #rrggbbaa)`,
/// or one of `accent`, `text`, `quiet`, `success`, `caution` and `danger`.
- (NSString *MNU_NULLABLE)glyphColorOfNode:(MNUMenuNode)node;
/// The color of the node's glyph while the row is highlighted, in the same form.
- (NSString *MNU_NULLABLE)glyphHighlightOfNode:(MNUMenuNode)node;
/// The value that the node has in a custom column: an `NSString`, or an `NSNumber` in a column of
/// integers, numbers or booleans; nil if it has none.
- (id MNU_NULLABLE)valueOfColumn:(NSString *)column ofNode:(MNUMenuNode)node;

/// The ids in a saved state that the menu does not have, in the order of the string and as often as it
/// has them. A string that is no saved state counts as one id, unless it is empty.
- (MNU_ARRAY(NSString *) *)unknownIDsInSavedState:(NSString *)state;

@end

/// Texts with a number, which have several forms. Without a number, a node has no such text.
@interface MNUMenuTable (MNUMenuCounts)

/// The text to the right of the title for a number, such as "3 files", in plain digits; the plain text if
/// the node has no forms of it. For a slot, the number is usually that of its rows.
- (NSString *MNU_NULLABLE)detailOfNode:(MNUMenuNode)node count:(NSInteger)count;
/// Short text in a capsule for a number.
- (NSString *MNU_NULLABLE)badgeOfNode:(MNUMenuNode)node count:(NSInteger)count;
/// What is spoken instead of the title for a number.
- (NSString *MNU_NULLABLE)accessibilityLabelOfNode:(MNUMenuNode)node count:(NSInteger)count;
/// Whether a text of the node has a number, so that its row looks different for another number.
- (BOOL)showsCount:(MNUMenuNode)node;

@end

/// Conditions.
@interface MNUMenuTable (MNUMenuConditions)

/// The number of conditions.
@property (nonatomic, readonly) NSInteger conditionCount;
/// The name of a condition, given its number; nil if there is none.
- (NSString *MNU_NULLABLE)nameOfCondition:(NSInteger)condition;
/// The number of the condition with this name, or `NSNotFound`.
- (NSInteger)conditionWithName:(NSString *)name;

@end

NS_ASSUME_NONNULL_END
