#import "MNUMenuTypes.h"

@class MNUMenuChange;
@class MNUMenuResponse;
@class MNUMenuTable;
struct menu_expansion;

NS_ASSUME_NONNULL_BEGIN

/// Which items of a menu are open, checked, current, hidden or filtered, and thus which rows exist.
///
/// Every event returns a change; none fails. One that does not apply to its node, such as opening a
/// leaf, or to a node outside the menu, changes nothing. An event on a node without a row changes the
/// state, which lists such as `opened` report, but moves no rows. A copy is independent of the
/// original. Use a state on one thread at a time.
///
/// An item is dormant while it is hidden, or while it is a category without a body and with nothing to
/// show. A dormant item keeps its state, and events can change it. The rules of its group ignore it
/// until it wakes.
///
/// Conditions, slots, and texts that change are in the category `MNUMenuSlots`.
@interface MNUMenuExpansion : NSObject <NSCopying> {
@private
    MNUMenuTable *_table;
    struct menu_expansion *_state;
    MNUMenuAnimation _animation;
}

/// A state before any event. Raises `NSInvalidArgumentException` for nil.
- (instancetype)initWithTable:(MNUMenuTable *)table MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithTable:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithTable:");

/// The menu.
@property (nonatomic, readonly) MNUMenuTable *table;
/// Continues with the menu in another language, as `changeTable:` does. The program draws all rows again.
/// Returns `NO`, and changes nothing, for a table of another menu or nil.
- (BOOL)replaceTable:(MNUMenuTable *)table;
/// Continues with the menu in another language, and returns what changes with it: the rows of items that
/// depend on the language. The texts of all rows differ. A table of another menu, or nil, is ignored.
- (MNUMenuChange *)changeTable:(MNUMenuTable *)table;
/// The animation of the events that follow, also of those that move no row; initially the menu's.
@property (nonatomic) MNUMenuAnimation animation;

/// The number of rows of the whole menu, including section headers.
@property (nonatomic, readonly) NSInteger rowCount;
/// The node in a row of the whole menu, or `NSNotFound`; of a row in a slot, the slot.
- (MNUMenuNode)nodeAtRow:(NSInteger)row;
/// The row of the node in the whole menu, or `NSNotFound`.
- (NSInteger)rowOfNode:(MNUMenuNode)node;

/// The number of sections; 1 in the layout of rows.
@property (nonatomic, readonly) NSInteger sectionCount;
/// The number of rows in a section; 0 if there is no such section.
- (NSInteger)rowCountInSection:(NSInteger)section;
/// The node in a row of a section, or `NSNotFound`; of a row in a slot, the slot.
- (MNUMenuNode)nodeAtIndexPath:(NSIndexPath *)indexPath;
/// The section and row of the node, or nil if it has no row or is a header.
- (NSIndexPath *MNU_NULLABLE)indexPathOfNode:(MNUMenuNode)node;
/// The section of the node's top-level ancestor, or `NSNotFound`.
- (NSInteger)sectionOfNode:(MNUMenuNode)node;
/// The top-level node of a section; `NSNotFound` if there is none, as in the layout of rows.
- (MNUMenuNode)nodeOfSection:(NSInteger)section;

/// Whether the node is open, even if it is not visible; `NO` for a leaf.
- (BOOL)isExpanded:(MNUMenuNode)node;
/// Whether opening the node can show something: a body, a child that is not hidden, or a row of a
/// slot.
- (BOOL)canExpand:(MNUMenuNode)node;
/// Whether the node itself is hidden, by `setHidden:ofNodes:` or as its conditions do not hold; its
/// ancestors do not count.
- (BOOL)isHidden:(MNUMenuNode)node;
/// Whether the node responds to taps, as far as its own `enabled` decides; NO outside the menu.
- (BOOL)isEnabled:(MNUMenuNode)node;
/// Whether the node is a category without a body whose children are all hidden or separators, or a
/// slot without rows.
- (BOOL)isEmpty:(MNUMenuNode)node;
/// Whether the node has a row.
- (BOOL)isVisible:(MNUMenuNode)node;
/// Whether a check item is checked or, for a summary check, whether all, some or none of its items are.
/// Any other node is unchecked.
- (MNUMenuCheckState)checkStateOfNode:(MNUMenuNode)node;
/// Whether the node is checked, even if it is not visible; a summary check, if all its items are.
- (BOOL)isChecked:(MNUMenuNode)node;
/// The checked children of a node, in document order, without summary checks; for `NSNotFound`, those at top level.
- (NSIndexSet *)checkedNodesUnderNode:(MNUMenuNode)node;
/// The text beside the title: the title of the checked child, if the row of the node shows it, otherwise
/// the detail of the table.
- (NSString *MNU_NULLABLE)shownDetailOfNode:(MNUMenuNode)node;
/// The current node, or `NSNotFound`.
@property (nonatomic, readonly) MNUMenuNode currentNode;
/// Whether a filter is on.
@property (nonatomic, readonly, getter=isFiltered) BOOL filtered;
/// The text of the glyph for the current state of the node.
- (NSString *MNU_NULLABLE)glyphOfNode:(MNUMenuNode)node;
/// The name of the image of that glyph, to be preferred to its text.
- (NSString *MNU_NULLABLE)glyphImageOfNode:(MNUMenuNode)node;
/// Whether each category and each item with a body is closed, by id; dormant ones too.
@property (nonatomic, readonly) MNU_DICTIONARY(NSString *, NSNumber *) *collapsedByID;

@end

/// Events, and what is saved of their results.
@interface MNUMenuExpansion (MNUMenuEvents)

/// Closes the node if it is open, otherwise opens it.
- (MNUMenuChange *)toggle:(MNUMenuNode)node;
/// Opens the node; in a single group, also closes the open sibling, unless the node is dormant.
- (MNUMenuChange *)expand:(MNUMenuNode)node;
/// Closes the node, unless it cannot be closed or is the last open one of a keep-open group.
- (MNUMenuChange *)collapse:(MNUMenuNode)node;
/// Checks a check item, or all items of a summary check; in a choice of one, also unchecks the checked
/// sibling.
- (MNUMenuChange *)check:(MNUMenuNode)node;
/// Unchecks a check item, or all items of a summary check. Nothing changes in a choice of one in which an
/// item starts checked: it always has a checked item.
- (MNUMenuChange *)uncheck:(MNUMenuNode)node;
/// Checks or unchecks a check item; the checked item of a choice of one stays checked. A summary check
/// that is mixed is checked.
- (MNUMenuChange *)toggleCheck:(MNUMenuNode)node;
/// What `tap:at:response:` would respond; changes nothing.
- (MNUMenuResponse *)responseToTap:(MNUMenuNode)node at:(MNUMenuTapPlace)place;
/// Toggles the node or its check, as its kind and the settings say, and stores what the program must
/// do in `response`, which may be NULL.
- (MNUMenuChange *)tap:(MNUMenuNode)node
                    at:(MNUMenuTapPlace)place
              response:(MNUMenuResponse *MNU_NULLABLE MNU_AUTORELEASING *MNU_NULLABLE)response;
/// Makes a node current, or none for `NSNotFound`. With a node and `reveals`, also opens its ancestors
/// and scrolls to it, as `reveal:` does, even if the node is current already.
- (MNUMenuChange *)setCurrentNode:(MNUMenuNode)node reveals:(BOOL)reveals;
/// Opens all nodes, as far as the rules of their groups allow.
- (MNUMenuChange *)expandAll;
/// Closes all nodes, as far as the rules of their groups allow.
- (MNUMenuChange *)collapseAll;
/// Opens the node as `expand:` does, including its scrolling, and all its descendants.
- (MNUMenuChange *)expandUnder:(MNUMenuNode)node;
/// Closes the node as `collapse:` does, and all its descendants.
- (MNUMenuChange *)collapseUnder:(MNUMenuNode)node;
/// Opens the nodes with fewer than `depth` ancestors and closes the others.
- (MNUMenuChange *)expandToDepth:(NSInteger)depth;
/// Opens the ancestors of the node and scrolls to its row, whatever the settings say.
- (MNUMenuChange *)reveal:(MNUMenuNode)node;
/// Hides nodes together with their descendants, or shows them again. A node that becomes dormant
/// keeps its state; an open one that wakes in a single group closes if another one is open there.
- (MNUMenuChange *)setHidden:(BOOL)isHidden ofNodes:(NSIndexSet *)nodes;
/// Shows only these nodes and their ancestors, whether or not those are open; nil removes the filter.
- (MNUMenuChange *)filter:(NSIndexSet *MNU_NULLABLE)nodes;

/// `v1`, then ` *id`, ` +id`, ` -id` or ` /id` for each node that is checked, open, closed or unchecked
/// unlike at the start. Dormant nodes are included; which nodes are hidden, the filter, the current
/// node, conditions and the rows of slots are not.
@property (nonatomic, readonly) NSString *savedState;
/// Restores a saved state. Entries for nodes that the menu no longer has are ignored:
/// `unknownIDsInSavedState:` of the table returns those.
- (MNUMenuChange *)restore:(NSString *)state;

@end

NS_ASSUME_NONNULL_END
