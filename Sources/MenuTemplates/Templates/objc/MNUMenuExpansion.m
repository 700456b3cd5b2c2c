#import "MNUMenuExpansion.h"

#import "MNUMenuChange.h"
#import "MNUMenuPrivate.h"
#import "MNUMenuResponse.h"
#import "MNUMenuTable.h"

#include <stdlib.h>

@implementation MNUMenuExpansion

/// Allocates the state and its words in one block, without initializing them.
- (menu_word *)allocateWords
{
    size_t size = sizeof(menu_expansion) + menu_expansion_size([_table staticTable]);

    _state = malloc(size);
    if (_state == NULL)
        [NSException raise:NSMallocException format:@"no memory for a menu"];
    return (menu_word *)(_state + 1);
}

+ (instancetype)new
{
    MNU_REFUSE(@"use initWithTable:");
}

- (instancetype)init
{
    MNU_REFUSE(@"use initWithTable:");
}

- (instancetype)initWithTable:(MNUMenuTable *)table
{
    if (table == nil)
        MNU_REFUSE(@"a state needs a table");
    self = [super init];
    if (self != nil) {
        _table = MNU_RETAIN(table);
        menu_word *words = [self allocateWords];
        menu_expansion_init(
            _state, words, menu_expansion_size([table staticTable]), [table staticTable]);
        _animation = [table animation];
    }
    return self;
}

- (id)copyWithZone:(NSZone *)zone
{
    MNUMenuExpansion *copy = [[[self class] allocWithZone:zone] initWithTable:_table];

    if (copy != nil) {
        menu_expansion_copy(copy->_state, (menu_word *)(copy->_state + 1), _state);
        copy->_animation = _animation;
    }
    return copy;
}

- (void)dealloc
{
    free(_state);
    MNU_RELEASE(_table);
    MNU_SUPER_DEALLOC;
}

- (MNUMenuTable *)table
{
    return _table;
}

- (BOOL)replaceTable:(MNUMenuTable *)table
{
    [self changeTable:table];
    return table != nil && _table == table;
}

- (MNUMenuChange *)changeTable:(MNUMenuTable *)table
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    const menu_table *chosen = table == nil ? _state->table : [table staticTable];
    const menu_change *change = menu_set_language(_state, chosen, &animation);

    if (_state->table == chosen && table != nil && table != _table) {
        MNU_RELEASE(_table);
        _table = MNU_RETAIN(table);
    }
    return MNUMenuAnswer(change);
}

- (MNUMenuAnimation)animation
{
    return _animation;
}

- (void)setAnimation:(MNUMenuAnimation)animation
{
    _animation = animation;
}

- (NSInteger)rowCount
{
    return menu_row_count(_state);
}

- (MNUMenuNode)nodeAtRow:(NSInteger)row
{
    return MNUMenuWiden(menu_node_at_row(_state, MNUMenuNarrow(row)));
}

- (NSInteger)rowOfNode:(MNUMenuNode)node
{
    return MNUMenuWiden(menu_row_of(_state, MNUMenuNarrow(node)));
}

- (NSInteger)sectionCount
{
    return menu_section_count(_state);
}

- (NSInteger)rowCountInSection:(NSInteger)section
{
    return menu_row_count_in_section(_state, MNUMenuNarrow(section));
}

- (MNUMenuNode)nodeAtIndexPath:(NSIndexPath *)indexPath
{
    return MNUMenuWiden(menu_node_at_path(_state, MNUMenuPathToC(indexPath)));
}

- (NSIndexPath *MNU_NULLABLE)indexPathOfNode:(MNUMenuNode)node
{
    menu_index_path path = menu_path_of(_state, MNUMenuNarrow(node));

    return path.row < 0 ? nil : MNUMenuPath(path.section, path.row);
}

- (NSInteger)sectionOfNode:(MNUMenuNode)node
{
    return MNUMenuWiden(menu_section_of(_state, MNUMenuNarrow(node)));
}

- (MNUMenuNode)nodeOfSection:(NSInteger)section
{
    return MNUMenuWiden(menu_node_of_section(_state, MNUMenuNarrow(section)));
}

- (BOOL)isExpanded:(MNUMenuNode)node
{
    return menu_is_expanded(_state, MNUMenuNarrow(node));
}

- (BOOL)canExpand:(MNUMenuNode)node
{
    return menu_can_expand(_state, MNUMenuNarrow(node));
}

- (BOOL)isHidden:(MNUMenuNode)node
{
    return menu_is_hidden(_state, MNUMenuNarrow(node));
}

- (BOOL)isEnabled:(MNUMenuNode)node
{
    return menu_is_enabled(_state, MNUMenuNarrow(node));
}

- (BOOL)isEmpty:(MNUMenuNode)node
{
    return menu_is_empty(_state, MNUMenuNarrow(node));
}

- (BOOL)isVisible:(MNUMenuNode)node
{
    return menu_is_visible(_state, MNUMenuNarrow(node));
}

- (BOOL)isChecked:(MNUMenuNode)node
{
    return menu_is_checked(_state, MNUMenuNarrow(node));
}

- (MNUMenuCheckState)checkStateOfNode:(MNUMenuNode)node
{
    switch (menu_check_state_of(_state, MNUMenuNarrow(node))) {
    case MENU_STATE_CHECKED:
        return MNUMenuCheckStateChecked;
    case MENU_STATE_MIXED:
        return MNUMenuCheckStateMixed;
    case MENU_STATE_UNCHECKED:
        break;
    }
    return MNUMenuCheckStateUnchecked;
}

- (NSIndexSet *)checkedNodesUnderNode:(MNUMenuNode)node
{
    NSMutableIndexSet *result = [NSMutableIndexSet indexSet];
    int32_t group = MNUMenuNarrow(node);
    menu_node child;

    if (group == MENU_NONE && node != NSNotFound)
        return result;
    for (child = menu_checked_in(_state, group, MENU_NONE); child != MENU_NONE;
         child = menu_checked_in(_state, group, child))
        [result addIndex:(NSUInteger)child];
    return result;
}

- (NSString *MNU_NULLABLE)shownDetailOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_shown_detail(_state, MNUMenuNarrow(node)));
}

- (MNUMenuNode)currentNode
{
    return MNUMenuWiden(menu_current(_state));
}

- (BOOL)isFiltered
{
    return menu_is_filtered(_state);
}

- (NSString *MNU_NULLABLE)glyphOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_glyph_of(_state, MNUMenuNarrow(node)).text);
}

- (NSString *MNU_NULLABLE)glyphImageOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_glyph_of(_state, MNUMenuNarrow(node)).image);
}

- (MNU_DICTIONARY(NSString *, NSNumber *) *)collapsedByID
{
    const menu_table *table = [_table staticTable];
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        if (menu_is_category(table, node) || menu_can_expand(_state, node))
            [result setObject:[NSNumber numberWithBool:!menu_is_expanded(_state, node)]
                       forKey:MNUMenuString(menu_id(table, node))];
    }
    return result;
}

- (MNUMenuChange *)toggle:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_toggle(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)expand:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)collapse:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)check:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_check(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)uncheck:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_uncheck(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)toggleCheck:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_toggle_check(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuResponse *)responseToTap:(MNUMenuNode)node at:(MNUMenuTapPlace)place
{
    menu_response response
        = menu_response_to_tap(_state, MNUMenuNarrow(node), (menu_tap_place)place);

    return MNU_AUTORELEASE([[MNUMenuResponse alloc] initWithResponse:response]);
}

- (MNUMenuChange *)tap:(MNUMenuNode)node
                    at:(MNUMenuTapPlace)place
              response:(MNUMenuResponse *MNU_NULLABLE MNU_AUTORELEASING *MNU_NULLABLE)response
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    if (response != NULL)
        *response = [self responseToTap:node at:place];
    return MNUMenuAnswer(menu_tap(
        _state, MNUMenuNarrow(node), (menu_tap_place)place, &animation, NULL));
}

- (MNUMenuChange *)setCurrentNode:(MNUMenuNode)node reveals:(BOOL)reveals
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int32_t number = node == NSNotFound ? MENU_NONE : MNUMenuNarrow(node);

    // A number that does not fit is outside the menu, not none.
    if (number == MENU_NONE && node != NSNotFound)
        number = INT32_MAX;
    return MNUMenuAnswer(menu_set_current(_state, number, reveals, &animation));
}

- (MNUMenuChange *)expandAll
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand_all(_state, &animation));
}

- (MNUMenuChange *)collapseAll
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse_all(_state, &animation));
}

- (MNUMenuChange *)expandUnder:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand_under(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)collapseUnder:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse_under(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)expandToDepth:(NSInteger)depth
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int limit = depth > INT32_MAX ? INT32_MAX : depth < 0 ? 0 : (int)depth;

    return MNUMenuAnswer(menu_expand_to_depth(_state, limit, &animation));
}

- (MNUMenuChange *)reveal:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_reveal(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)setHidden:(BOOL)isHidden ofNodes:(NSIndexSet *)nodes
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    menu_node *numbers = MNUMenuNumbers(nodes);
    const menu_change *change
        = menu_set_hidden(_state, numbers, [nodes count], isHidden, &animation);

    free(numbers);
    return MNUMenuAnswer(change);
}

- (MNUMenuChange *)filter:(NSIndexSet *MNU_NULLABLE)nodes
{
    NSIndexSet *kept = nodes;
    menu_animation animation = MNUMenuAnimationToC(_animation);
    const menu_change *change;
    menu_node *numbers;

    if (kept == nil)
        return MNUMenuAnswer(menu_filter_off(_state, &animation));
    numbers = MNUMenuNumbers(kept);
    change = menu_filter(_state, numbers, [kept count], &animation);
    free(numbers);
    return MNUMenuAnswer(change);
}

- (NSString *)savedState
{
    size_t length = menu_saved_state(_state, NULL, 0);
    char *text = malloc(length + 1);
    NSString *result;

    if (text == NULL)
        [NSException raise:NSMallocException format:@"no memory for a saved state"];
    menu_saved_state(_state, text, length + 1);
    result = [NSString stringWithUTF8String:text];
    free(text);
    return result;
}

- (MNUMenuChange *)restore:(NSString *)state
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    const char *text = [state UTF8String];

    return MNUMenuAnswer(
        menu_restore(_state, text != NULL ? text : "", text != NULL ? strlen(text) : 0, &animation));
}

@end
