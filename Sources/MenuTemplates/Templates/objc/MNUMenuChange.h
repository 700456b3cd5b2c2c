#import "MNUMenuTypes.h"

@class MNUMenuChange;
struct menu_change;

NS_ASSUME_NONNULL_BEGIN

/// Hears of a change.
@protocol MNUMenuListener <NSObject>
@optional
/// A node closes or opens; the state is the new one already, and no row has moved.
- (void)menuWillToggleNode:(MNUMenuNode)node expands:(BOOL)expands;
/// Rows are to be removed and inserted.
- (void)menuMoveRows:(MNUMenuChange *)change;
/// A node has closed or opened.
- (void)menuDidToggleNode:(MNUMenuNode)node expands:(BOOL)expands;
@end

/// What one event changed: enough to drive a table without comparing anything.
///
/// The law: rows before, less `removed`, with `inserted` put in, are rows after; no row that stays
/// is removed. Removals are in the coordinates before the event, all else in those after it.
/// Unchanging; its lists are made when they are read.
@interface MNUMenuChange : NSObject {
@private
    struct menu_span *_spans;
    NSUInteger _starts[12];
    MNUMenuAnimation _animation;
    NSInteger _scroll[4];
    BOOL _isEmpty;
}

/// What a change of the engine in C says.
- (instancetype)initWithChange:(const struct menu_change *)change MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithChange:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithChange:");

/// Whether the event changed nothing; a change that only scrolls is empty.
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;

/// Rows over the whole menu that went, before the event.
@property (nonatomic, readonly) NSIndexSet *removed;
/// Rows over the whole menu that came, after the event.
@property (nonatomic, readonly) NSIndexSet *inserted;
/// Rows, after the event, that were there before and whose own look changed (glyph, body); drawn
/// after the rows moved, and never reloaded with them. In the layout of section headers some of
/// these are headers.
@property (nonatomic, readonly) NSIndexSet *updated;

/// Rows that went from sections that stay, before the event.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *removedInSections;
/// Rows that came to sections that stay, after the event.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *insertedInSections;
/// The rows of `updated` by section, without headers.
@property (nonatomic, readonly) MNU_ARRAY(NSIndexPath *) *updatedInSections;
/// Sections, after the event, whose header's look changed.
@property (nonatomic, readonly) NSIndexSet *updatedHeaders;
/// Sections that went with all their rows, before the event.
@property (nonatomic, readonly) NSIndexSet *removedSections;
/// Sections that came with all their rows, after the event.
@property (nonatomic, readonly) NSIndexSet *insertedSections;

/// The nodes that closed, in the order of the document, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *closed;
/// The nodes that opened, in the order of the document, visible or not.
@property (nonatomic, readonly) MNU_ARRAY(NSNumber *) *opened;
/// The nodes that closed, as `setHidden:ofNodes:` and `filter:` take nodes.
@property (nonatomic, readonly) NSIndexSet *closedNodes;
/// The nodes that opened, as `setHidden:ofNodes:` and `filter:` take nodes.
@property (nonatomic, readonly) NSIndexSet *openedNodes;

/// How rows come and go; never directional.
@property (nonatomic, readonly) MNUMenuAnimation animation;
/// Where to scroll; the other members of the scroll say nothing where that is none.
@property (nonatomic, readonly) MNUMenuScrollPosition scrollPosition;
/// The row over the whole menu to bring into view, after the event.
@property (nonatomic, readonly) NSInteger scrollRow;
/// Its section.
@property (nonatomic, readonly) NSInteger scrollSection;
/// Its place, or nil for the section's header.
@property (nonatomic, readonly) NSIndexPath *MNU_NULLABLE scrollIndexPath;

/// Tells a listener in order: nodes that will close, then those that will open; rows; did.
- (void)performWithListener:(id<MNUMenuListener>)listener;

@end

NS_ASSUME_NONNULL_END
