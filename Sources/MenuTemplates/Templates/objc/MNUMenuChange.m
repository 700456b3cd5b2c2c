#import "MNUMenuChange.h"

#import "MNUMenuPrivate.h"

#include <stdlib.h>

/// The number of lists of a change.
enum { MNUMenuKindCount = MENU_CHECKED + 1 };

@implementation MNUMenuChange

+ (instancetype)new
{
    MNU_REFUSE(@"use initWithChange:");
}

- (instancetype)init
{
    MNU_REFUSE(@"use initWithChange:");
}

- (instancetype)initWithChange:(const struct menu_change *)change
{
    self = [super init];
    if (self != nil) {
        NSUInteger count = 0, capacity = 0;
        int kind;

        _starts = malloc((MNUMenuKindCount + 1) * sizeof *_starts);
        if (_starts == NULL)
            [NSException raise:NSMallocException format:@"no memory for a change"];
        for (kind = 0; kind < MNUMenuKindCount; kind++) {
            menu_list list = menu_change_list(change, (menu_change_kind)kind);
            menu_span span;
            _starts[kind] = count;
            while (menu_list_next(&list, &span)) {
                if (count == capacity) {
                    capacity = 2 * capacity + 8;
                    _spans = realloc(_spans, capacity * sizeof *_spans);
                    if (_spans == NULL)
                        [NSException raise:NSMallocException format:@"no memory for a change"];
                }
                _spans[count++] = span;
            }
        }
        _starts[MNUMenuKindCount] = count;
        _isEmpty = change->is_empty;
        _animation = MNUMenuAnimationFromC(change->animation);
        _scrollPosition = (MNUMenuScrollPosition)change->scroll.position;
        _scrollRow = MNUMenuWiden(change->scroll.row);
        _scrollSection = MNUMenuWiden(change->scroll.section);
        _scrollRowInSection = change->scroll.row_in_section;
    }
    return self;
}

- (void)dealloc
{
    free(_spans);
    free(_starts);
    MNU_SUPER_DEALLOC;
}

- (NSIndexSet *)indexesOfKind:(menu_change_kind)kind
{
    NSMutableIndexSet *result = [NSMutableIndexSet indexSet];
    NSUInteger place;

    for (place = _starts[kind]; place < _starts[kind + 1]; place++) {
        const menu_span *span = &_spans[place];
        [result addIndexesInRange:NSMakeRange((NSUInteger)span->first, (NSUInteger)span->count)];
    }
    return result;
}

- (MNU_ARRAY(NSIndexPath *) *)pathsOfKind:(menu_change_kind)kind
{
    NSMutableArray *result = [NSMutableArray array];
    NSUInteger place;

    for (place = _starts[kind]; place < _starts[kind + 1]; place++) {
        const menu_span *span = &_spans[place];
        int32_t row;
        for (row = span->first; row < span->first + span->count; row++)
            [result addObject:MNUMenuPath(span->section, row)];
    }
    return result;
}

- (MNU_ARRAY(NSNumber *) *)nodesOfKind:(menu_change_kind)kind
{
    NSMutableArray *result = [NSMutableArray array];
    NSUInteger place;

    for (place = _starts[kind]; place < _starts[kind + 1]; place++)
        [result addObject:[NSNumber numberWithInteger:_spans[place].first]];
    return result;
}

- (BOOL)isEmpty
{
    return _isEmpty;
}

- (NSIndexSet *)removed
{
    return [self indexesOfKind:MENU_REMOVED];
}

- (NSIndexSet *)inserted
{
    return [self indexesOfKind:MENU_INSERTED];
}

- (NSIndexSet *)updated
{
    return [self indexesOfKind:MENU_UPDATED];
}

- (MNU_ARRAY(NSIndexPath *) *)removedInSections
{
    return [self pathsOfKind:MENU_REMOVED_IN_SECTIONS];
}

- (MNU_ARRAY(NSIndexPath *) *)insertedInSections
{
    return [self pathsOfKind:MENU_INSERTED_IN_SECTIONS];
}

- (MNU_ARRAY(NSIndexPath *) *)updatedInSections
{
    return [self pathsOfKind:MENU_UPDATED_IN_SECTIONS];
}

- (NSIndexSet *)updatedHeaders
{
    return [self indexesOfKind:MENU_UPDATED_HEADERS];
}

- (NSIndexSet *)removedSections
{
    return [self indexesOfKind:MENU_REMOVED_SECTIONS];
}

- (NSIndexSet *)insertedSections
{
    return [self indexesOfKind:MENU_INSERTED_SECTIONS];
}

- (MNU_ARRAY(NSNumber *) *)closed
{
    return [self nodesOfKind:MENU_CLOSED];
}

- (MNU_ARRAY(NSNumber *) *)opened
{
    return [self nodesOfKind:MENU_OPENED];
}

- (MNU_ARRAY(NSNumber *) *)unchecked
{
    return [self nodesOfKind:MENU_UNCHECKED];
}

- (MNU_ARRAY(NSNumber *) *)checked
{
    return [self nodesOfKind:MENU_CHECKED];
}

- (NSIndexSet *)closedNodes
{
    return [self indexesOfKind:MENU_CLOSED];
}

- (NSIndexSet *)openedNodes
{
    return [self indexesOfKind:MENU_OPENED];
}

- (MNUMenuAnimation)animation
{
    return _animation;
}

- (MNUMenuScrollPosition)scrollPosition
{
    return _scrollPosition;
}

- (NSInteger)scrollRow
{
    return _scrollRow;
}

- (NSInteger)scrollSection
{
    return _scrollSection;
}

- (NSIndexPath *MNU_NULLABLE)scrollIndexPath
{
    if (_scrollPosition == MNUMenuScrollNone || _scrollRowInSection < 0)
        return nil;
    return MNUMenuPath((int32_t)_scrollSection, (int32_t)_scrollRowInSection);
}

- (void)notifyListener:(id<MNUMenuListener>)listener before:(BOOL)isBefore
{
    NSUInteger place;

    for (place = _starts[MENU_CLOSED]; place < _starts[MENU_OPENED + 1]; place++) {
        BOOL expands = place >= _starts[MENU_OPENED];
        if (isBefore)
            [listener menuWillToggleNode:_spans[place].first expands:expands];
        else
            [listener menuDidToggleNode:_spans[place].first expands:expands];
    }
}

- (void)performWithListener:(id<MNUMenuListener>)listener
{
    if ([listener respondsToSelector:@selector(menuWillToggleNode:expands:)])
        [self notifyListener:listener before:YES];
    if ([listener respondsToSelector:@selector(menuMoveRows:)])
        [listener menuMoveRows:self];
    if ([listener respondsToSelector:@selector(menuDidToggleNode:expands:)])
        [self notifyListener:listener before:NO];
}

@end
