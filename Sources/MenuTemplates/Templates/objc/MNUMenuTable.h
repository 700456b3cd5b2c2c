#import "MNUMenuTypes.h"

struct menu_table;

NS_ASSUME_NONNULL_BEGIN

/// A menu: its items, how they start, and what the document says. Unchanging; for any thread.
@interface MNUMenuTable : NSObject {
@private
    const struct menu_table *_table;
}

/// A table of generated code, which must live as long as the program.
- (instancetype)initWithStaticTable:(const struct menu_table *)table MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithStaticTable:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithStaticTable:");

/// The table for the engine in C.
@property (nonatomic, readonly) const struct menu_table *staticTable;
/// The menu's name, as in the names of generated code.
@property (nonatomic, readonly) NSString *name;
/// What a person reads above the menu.
@property (nonatomic, readonly) NSString *title;
/// The number of nodes, separators included.
@property (nonatomic, readonly) NSInteger count;
/// The number of top-level nodes.
@property (nonatomic, readonly) NSInteger topLevelCount;

@property (nonatomic, readonly) MNUMenuLayout layout;
@property (nonatomic, readonly) MNUMenuHitArea hitArea;
/// How rows come and go.
@property (nonatomic, readonly) MNUMenuAnimation animation;
/// What is brought into view after opening.
@property (nonatomic, readonly) MNUMenuScrollPosition scroll;
/// How many of the inserted rows `MNUMenuScrollReveal` brings into view at most.
@property (nonatomic, readonly) NSInteger scrollRows;
/// In points; below 0 for the platform's.
@property (nonatomic, readonly) double rowHeight;
/// In points; below 0 for the platform's.
@property (nonatomic, readonly) double headerHeight;
/// How many lines a title may take; 0 is as many as it needs.
@property (nonatomic, readonly) NSInteger titleLines;
/// Whether a chosen row stays highlighted.
@property (nonatomic, readonly) BOOL keepsSelection;
/// Seconds after which an opening shows a spinner; below 0 for never.
@property (nonatomic, readonly) NSTimeInterval busyDelay;

/// The node with this id, or `NSNotFound`.
- (MNUMenuNode)nodeWithID:(NSString *)identifier;
/// The node above, or `NSNotFound` at top level.
- (MNUMenuNode)parentOfNode:(MNUMenuNode)node;
/// The numbers of the nodes directly below, in the order of the document.
- (NSRange)childrenOfNode:(MNUMenuNode)node;
/// The next node in the order of the document, whose first is 0; `NSNotFound` after the last.
- (MNUMenuNode)nodeAfterNode:(MNUMenuNode)node;
/// How many nodes stand above; 0 at top level.
- (NSInteger)depthOfNode:(MNUMenuNode)node;
/// Whether the node was written with `items`, even none.
- (BOOL)isCategory:(MNUMenuNode)node;
/// Whether the node has children or a body, hidden or not.
- (BOOL)isExpandable:(MNUMenuNode)node;
/// Whether the node may be closed; `NO` for a node that is always open and for a leaf.
- (BOOL)isCollapsible:(MNUMenuNode)node;
/// Whether the node is a line between items.
- (BOOL)isSeparator:(MNUMenuNode)node;
/// Whether taps count; events from code work either way.
- (BOOL)isEnabled:(MNUMenuNode)node;
/// Whether the node is open before any event.
- (BOOL)isInitiallyExpanded:(MNUMenuNode)node;
/// Whether the node is hidden before any event.
- (BOOL)isInitiallyHidden:(MNUMenuNode)node;
/// Whether at most one child may be open; `NSNotFound` asks about the top level.
- (BOOL)isSingleUnderNode:(MNUMenuNode)node;
/// Whether the last open child stays open; `NSNotFound` asks about the top level.
- (BOOL)keepsOpenUnderNode:(MNUMenuNode)node;

/// The node's stable identity; nil for a separator.
- (NSString *MNU_NULLABLE)identifierOfNode:(MNUMenuNode)node;
/// The title; empty for a separator.
- (NSString *)titleOfNode:(MNUMenuNode)node;
/// The text at the right of the title.
- (NSString *MNU_NULLABLE)detailOfNode:(MNUMenuNode)node;
/// The text that opening reveals in the node's own row.
- (NSString *MNU_NULLABLE)bodyOfNode:(MNUMenuNode)node;
/// The text under the node's section.
- (NSString *MNU_NULLABLE)footerOfNode:(MNUMenuNode)node;
/// The name of the node's image or symbol.
- (NSString *MNU_NULLABLE)iconOfNode:(MNUMenuNode)node;
/// The mark at the end of the row.
- (MNUMenuAccessory)accessoryOfNode:(MNUMenuNode)node;
/// What the program does when the node is chosen.
- (NSString *MNU_NULLABLE)actionOfNode:(MNUMenuNode)node;
/// Where the node leads.
- (NSString *MNU_NULLABLE)URLOfNode:(MNUMenuNode)node;
/// The keyboard shortcut, as `Mod+Shift+K`.
- (NSString *MNU_NULLABLE)shortcutOfNode:(MNUMenuNode)node;
/// The program's own number.
- (NSNumber *MNU_NULLABLE)tagOfNode:(MNUMenuNode)node;
/// The node's own height in points, or below 0 for that of the menu.
- (double)heightOfNode:(MNUMenuNode)node;
/// What is spoken in place of the title.
- (NSString *MNU_NULLABLE)accessibilityLabelOfNode:(MNUMenuNode)node;
/// What is spoken after the title.
- (NSString *MNU_NULLABLE)accessibilityHintOfNode:(MNUMenuNode)node;
/// The colour of the node's glyph as `#rrggbbaa`, or nil to leave it to the platform.
- (NSString *MNU_NULLABLE)glyphColorOfNode:(MNUMenuNode)node;
/// The colour of the node's glyph while the row is highlighted, in the same form.
- (NSString *MNU_NULLABLE)glyphHighlightOfNode:(MNUMenuNode)node;
/// The value of one of the document's own columns as text; booleans are `1` and `0`.
- (NSString *MNU_NULLABLE)valueOfColumn:(NSString *)column ofNode:(MNUMenuNode)node;

/// The ids of a saved state that this menu does not know; a text that is no state is one.
- (MNU_ARRAY(NSString *) *)unknownIDsInSavedState:(NSString *)state;

@end

NS_ASSUME_NONNULL_END
