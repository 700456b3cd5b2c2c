#import "MNUMenuTypes.h"

@class MNUMenuChange;
struct menu_change;

NS_ASSUME_NONNULL_BEGIN

/// Receives the events of a change.
@protocol MNUMenuListener <NSObject>
@optional
/// A node closes or opens. The state is already the new one, but no row has moved.
- (void)menuWillToggleNode:(MNUMenuNode)node expands:(BOOL)expands;
/// Rows are to be removed and inserted.
- (void)menuMoveRows:(MNUMenuChange *)change;
/// A node has closed or opened.
- (void)menuDidToggleNode:(MNUMenuNode)node expands:(BOOL)expands;
@end

/// What one event changed: all that a table view needs to update its rows. Immutable.
///
/// The rows before the event, without `removed` and with `inserted`, are the rows after it. A row
/// that stays is never removed. Removals use the numbers before the event, everything else uses
/// those after it.
@interface MNUMenuChange : NSObject {
@private
    struct menu_span *_spans;
    NSUInteger *_starts;
    MNUMenuAnimation _animation;
    MNUMenuScrollPosition _scrollPosition;
    NSInteger _scrollRow;
    NSInteger _scrollSection;
    NSInteger _scrollRowInSection;
    BOOL _isEmpty;
}

/// Copies a change of the engine in C.
- (instancetype)initWithChange:(const struct menu_change *)change MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithChange:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithChange:");

/// Whether nothing changed. A change that only scrolls is empty.
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;

/// The removed rows of the whole menu, before the event.
@property (nonatomic, readonly) NSIndexSet *removed;
/// The inserted rows of the whole menu, after the event.
@property (nonatomic, readonly) NSIndexSet *inserted;
/// Rows after the event that existed before and look different (glyph, body, check, current item) or
/// that the event named; to be drawn after the rows have moved, and never reloaded with them. In the
/// layout of section headers, some may be headers.
@property (nonatomic, readonly) NSIndexSet *updated;

/// Rows removed from sections that stay, before the event.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *removedInSections;
/// Rows inserted into sections that stay, after the event.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *insertedInSections;
/// The rows of `updated` by section, without headers.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *updatedInSections;
/// Sections, after the event, whose header looks different.
@property (nonatomic, readonly) NSIndexSet *updatedHeaders;
/// Sections removed with all their rows, before the event.
@property (nonatomic, readonly) NSIndexSet *removedSections;
/// Sections inserted with all their rows, after the event.
@property (nonatomic, readonly) NSIndexSet *insertedSections;

/// The nodes that were closed, in document order, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *closed;
/// The nodes that were opened, in document order, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *opened;
/// The nodes that were unchecked, in document order, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *unchecked;
/// The nodes that were checked, in document order, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *checked;
/// The same as `closed`, as an index set.
@property (nonatomic, readonly) NSIndexSet *closedNodes;
/// The same as `opened`, as an index set.
@property (nonatomic, readonly) NSIndexSet *openedNodes;

/// How rows are inserted and deleted; never directional.
@property (nonatomic, readonly) MNUMenuAnimation animation;
/// Where to scroll; if that is none, ignore the other properties of the scroll.
@property (nonatomic, readonly) MNUMenuScrollPosition scrollPosition;
/// The row of the whole menu to scroll to, after the event.
@property (nonatomic, readonly) NSInteger scrollRow;
/// The section of that row.
@property (nonatomic, readonly) NSInteger scrollSection;
/// The section and row, or nil for the header of the section.
@property (nonatomic, readonly) NSIndexPath *MNU_NULLABLE scrollIndexPath;

/// Calls a listener for nodes that will close, then for those that will open; to move rows; and for
/// nodes that did.
- (void)performWithListener:(id<MNUMenuListener>)listener;

@end

NS_ASSUME_NONNULL_END
