#import "MNUMenuExpansion.h"

NS_ASSUME_NONNULL_BEGIN

/// Conditions, slots, pages, and texts that change.
@interface MNUMenuExpansion (MNUMenuSlots)

/// Gives conditions new values; the others keep theirs. Shows and hides all items that depend on them
/// in one change, as `setHidden:ofNodes:` does, but neither overrides the other. Conditions
/// that follow items, and conditions and values that the menu does not have, are ignored; of several
/// other values for a condition the last counts.
- (MNUMenuChange *)setConditions:(const MNUMenuConditionValue *)values count:(NSUInteger)count;
/// The value of a condition: 0 or 1, or the number of a choice; `NSNotFound` if there is none.
- (NSInteger)valueOfCondition:(NSInteger)condition;

/// Gives a slot a number of slot rows: they come or go at the end. All slots of a menu together have
/// at most 1,048,575 rows, less one for each item and each slot; rows beyond that are not added.
- (MNUMenuChange *)setRowCount:(NSInteger)count inSlot:(MNUMenuNode)slot;
/// Inserts slot rows, which have these indexes after the event.
- (MNUMenuChange *)insertRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot;
/// Removes the slot rows that have these indexes before the event.
- (MNUMenuChange *)removeRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot;
/// Reports slot rows as updated, because the program shows them differently.
- (MNUMenuChange *)updateRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot;
/// Marks a slot as busy, or no longer so. If the menu gives it a text for loading, that is its last row
/// while it is busy.
- (MNUMenuChange *)setBusy:(BOOL)isBusy inSlot:(MNUMenuNode)slot;
/// Reports the rows of nodes as updated, because the program shows them differently.
- (MNUMenuChange *)updateNodes:(NSIndexSet *)nodes;

/// The number of slot rows, visible or not; 0 for a node that is no slot.
- (NSInteger)rowCountInSlot:(MNUMenuNode)slot;
/// Whether the node is a slot that is busy.
- (BOOL)isBusy:(MNUMenuNode)slot;
/// Opens a page, or for `NSNotFound` the top page: removes all rows of the other page and inserts all
/// rows of this one. The rows of the state, and those of its changes, are the rows of the open page; all
/// pages share everything else. A node that is not a page changes nothing. Which page is open is not part
/// of the saved state.
- (MNUMenuChange *)openPage:(MNUMenuNode)node;
/// Opens the page that the node of the open page is on; on the top page, changes nothing.
- (MNUMenuChange *)closePage;
/// The node of the open page; `NSNotFound` for the top page, whose rows are those of the top level.
@property (nonatomic, readonly) MNUMenuNode page;
/// How rows are placed: the layout of the table on the top page, `MNUMenuLayoutRows` on any other.
@property (nonatomic, readonly) MNUMenuLayout layout;
/// Whether the items of the node are on a page of their own.
- (BOOL)isPage:(MNUMenuNode)node;
/// The page that the node is on: the innermost page above it; `NSNotFound` for the top page.
- (MNUMenuNode)pageOfNode:(MNUMenuNode)node;

/// What a row of the open page contains.
- (MNUMenuContent)contentAtRow:(NSInteger)row;
/// What a row of a section contains.
- (MNUMenuContent)contentAtIndexPath:(NSIndexPath *)indexPath;
/// The row of a slot row on the open page, or `NSNotFound`.
- (NSInteger)rowOfSlot:(MNUMenuNode)slot index:(NSInteger)index;
/// The section and row of a slot row, or nil if it is not visible.
- (NSIndexPath *MNU_NULLABLE)indexPathOfSlot:(MNUMenuNode)slot index:(NSInteger)index;

@end

NS_ASSUME_NONNULL_END
