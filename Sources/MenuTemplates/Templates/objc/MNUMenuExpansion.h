#import "MNUMenuTypes.h"

@class MNUMenuChange;
@class MNUMenuTable;
struct menu_expansion;

NS_ASSUME_NONNULL_BEGIN

/// Which items of a menu are open, hidden or filtered, and so which rows there are.
///
/// Each event answers with one change; none fails. One on a leaf, a separator, a category without
/// children and body, or a node outside the menu changes nothing. An event on a node without row
/// changes the state and says so in `closed` and `opened`, but moves no row. A copy is a state of its
/// own. A state belongs to one thread at a time.
///
/// An item is dormant while it is hidden, or is a category without body whose children are all
/// hidden. A dormant item keeps its state, and events set it; the rules of its group do not count it,
/// and apply to it when it wakes.
@interface MNUMenuExpansion : NSObject <NSCopying> {
@private
    MNUMenuTable *_table;
    struct menu_expansion *_state;
    MNUMenuAnimation _animation;
}

/// The menu before any event. Raises `NSInvalidArgumentException` for nil.
- (instancetype)initWithTable:(MNUMenuTable *)table MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithTable:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithTable:");

/// The static menu.
@property (nonatomic, readonly) MNUMenuTable *table;
/// How rows come and go in the changes of the events that follow; the menu's own at first.
@property (nonatomic) MNUMenuAnimation animation;

/// The number of rows over the whole menu; in the layout of section headers, headers included.
@property (nonatomic, readonly) NSInteger rowCount;
/// The node whose row this is, or `NSNotFound`.
- (MNUMenuNode)nodeAtRow:(NSInteger)row;
/// The node's row, or `NSNotFound` if it has none.
- (NSInteger)rowOfNode:(MNUMenuNode)node;

/// The number of sections; 1 in the layout of rows.
@property (nonatomic, readonly) NSInteger sectionCount;
/// The number of rows in a section; 0 for a section that is not there.
- (NSInteger)rowCountInSection:(NSInteger)section;
/// The node whose row stands at a place of a section and a row, or `NSNotFound`.
- (MNUMenuNode)nodeAtIndexPath:(NSIndexPath *)indexPath;
/// The section and row where the node stands, or nil if it has no row or is a header.
- (NSIndexPath *MNU_NULLABLE)indexPathOfNode:(MNUMenuNode)node;
/// The section of the node's top-level item, or `NSNotFound` where that has none.
- (NSInteger)sectionOfNode:(MNUMenuNode)node;
/// The top-level item that a section stands for; `NSNotFound`, as always in the layout of rows.
- (MNUMenuNode)nodeOfSection:(NSInteger)section;

/// Whether the node is open, visible or dormant or not; `NO` for a leaf.
- (BOOL)isExpanded:(MNUMenuNode)node;
/// Whether opening the node can show more: it has a body, or children that are not all hidden.
- (BOOL)canExpand:(MNUMenuNode)node;
/// Whether the node is hidden itself; a node below a hidden one need not be.
- (BOOL)isHidden:(MNUMenuNode)node;
/// Whether the node is a category without body whose children, if any, are all hidden.
- (BOOL)isEmpty:(MNUMenuNode)node;
/// Whether the node has a row.
- (BOOL)isVisible:(MNUMenuNode)node;
/// Whether a filter is on.
@property (nonatomic, readonly, getter=isFiltered) BOOL filtered;
/// The text of the glyph that the node's state shows.
- (NSString *MNU_NULLABLE)glyphOfNode:(MNUMenuNode)node;
/// The name of the image of that glyph, to be shown in place of its text where it can be.
- (NSString *MNU_NULLABLE)glyphImageOfNode:(MNUMenuNode)node;
/// Each category and each item with a body, by id, with whether it is collapsed.
@property (nonatomic, readonly) MNU_DICTIONARY(NSString *, NSNumber *) *collapsedByID;

/// Closes the node if it is open, else opens it.
- (MNUMenuChange *)toggle:(MNUMenuNode)node;
/// Opens the node, and, unless it is dormant, closes its open sibling where one may be open.
- (MNUMenuChange *)expand:(MNUMenuNode)node;
/// Closes the node, unless it cannot be closed or is the last that its group keeps open.
- (MNUMenuChange *)collapse:(MNUMenuNode)node;
/// Opens every node that its group allows.
- (MNUMenuChange *)expandAll;
/// Closes every node that its group allows.
- (MNUMenuChange *)collapseAll;
/// Opens the node as `expand:` does, with its scrolling, then all below it.
- (MNUMenuChange *)expandUnder:(MNUMenuNode)node;
/// Closes the node as `collapse:` does, and all below it.
- (MNUMenuChange *)collapseUnder:(MNUMenuNode)node;
/// Opens nodes at depths below `depth` and closes the others; the top level is depth 0.
- (MNUMenuChange *)expandToDepth:(NSInteger)depth;
/// Opens the nodes above this one and scrolls to its row, whatever the menu's policy.
- (MNUMenuChange *)reveal:(MNUMenuNode)node;
/// Hides nodes, with all below them, or shows them again as they were left. Nodes that fall dormant
/// keep their state; an open one that wakes where one may be open, and another is, closes.
- (MNUMenuChange *)setHidden:(BOOL)isHidden ofNodes:(NSIndexSet *)nodes;
/// Shows exactly these nodes and their ancestors, whatever is open; nil shows the state again.
- (MNUMenuChange *)filter:(NSIndexSet *MNU_NULLABLE)nodes;

/// `v1`, then `+id` or `-id` for each node that events opened or closed, with blanks between. Dormant
/// nodes are part of it; what is hidden and a filter are not.
@property (nonatomic, readonly) NSString *savedState;
/// Brings back what `savedState` kept; `unknownIDsInSavedState:` of the table tells what cannot be.
- (MNUMenuChange *)restore:(NSString *)state;

@end

NS_ASSUME_NONNULL_END
