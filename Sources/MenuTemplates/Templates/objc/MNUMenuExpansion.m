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

@end
