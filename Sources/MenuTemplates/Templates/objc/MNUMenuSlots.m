#import "MNUMenuSlots.h"

#import "MNUMenuChange.h"
#import "MNUMenuPrivate.h"

menu_animation MNUMenuAnimationToC(MNUMenuAnimation animation)
{
    menu_animation result;

    result.insertion = (menu_animation_preset)animation.insertion;
    result.deletion = (menu_animation_preset)animation.deletion;
    result.duration = animation.duration;
    return result;
}

/// An event of the engine in C on rows of a slot.
typedef const menu_change *MNUMenuRowEvent(
    menu_expansion *state, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation);

static MNUMenuContent MNUMenuContentFromC(menu_content content)
{
    MNUMenuContent result;

    result.kind = (MNUMenuContentKind)content.kind;
    result.node = MNUMenuWiden(content.node);
    result.index = content.index;
    return result;
}

@implementation MNUMenuExpansion (MNUMenuSlots)

- (MNUMenuChange *)setConditions:(const MNUMenuConditionValue *)values count:(NSUInteger)count
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    menu_condition_value *pairs = malloc((count + 1) * sizeof *pairs);
    MNUMenuChange *change;
    NSUInteger place;

    if (pairs == NULL)
        [NSException raise:NSMallocException format:@"no memory for conditions"];
    for (place = 0; place < count; place++) {
        pairs[place].condition = MNUMenuNarrow(values[place].condition);
        pairs[place].value = MNUMenuNarrow(values[place].value);
    }
    change = MNUMenuAnswer(menu_set_conditions(_state, pairs, count, &animation));
    free(pairs);
    return change;
}

- (NSInteger)valueOfCondition:(NSInteger)condition
{
    return MNUMenuWiden(menu_value_of_condition(_state, MNUMenuNarrow(condition)));
}

- (MNUMenuChange *)setRowCount:(NSInteger)count inSlot:(MNUMenuNode)slot
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int32_t limit = count > INT32_MAX ? INT32_MAX : count < 0 ? 0 : (int32_t)count;

    return MNUMenuAnswer(
        menu_set_slot_count(_state, MNUMenuNarrow(slot), limit, &animation));
}

- (MNUMenuChange *)sendRows:(NSIndexSet *)indexes
                     ofSlot:(MNUMenuNode)slot
                         to:(MNUMenuRowEvent *)event
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int32_t *indices = MNUMenuNumbers(indexes);
    MNUMenuChange *change = MNUMenuAnswer(
        event(_state, MNUMenuNarrow(slot), indices, [indexes count], &animation));

    free(indices);
    return change;
}

- (MNUMenuChange *)insertRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot
{
    return [self sendRows:indexes ofSlot:slot to:menu_insert_rows];
}

- (MNUMenuChange *)removeRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot
{
    return [self sendRows:indexes ofSlot:slot to:menu_remove_rows];
}

- (MNUMenuChange *)updateRows:(NSIndexSet *)indexes inSlot:(MNUMenuNode)slot
{
    return [self sendRows:indexes ofSlot:slot to:menu_update_rows];
}

- (MNUMenuChange *)setBusy:(BOOL)isBusy inSlot:(MNUMenuNode)slot
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_set_busy(_state, MNUMenuNarrow(slot), isBusy, &animation));
}

- (MNUMenuChange *)updateNodes:(NSIndexSet *)nodes
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    menu_node *numbers = MNUMenuNumbers(nodes);
    const menu_change *change = menu_update(_state, numbers, [nodes count], &animation);

    free(numbers);
    return MNUMenuAnswer(change);
}

- (MNUMenuChange *)openPage:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int32_t number = node == NSNotFound ? MENU_NONE : MNUMenuNarrow(node);

    // A number that does not fit is outside the menu, not the top page.
    if (number == MENU_NONE && node != NSNotFound)
        number = INT32_MAX;
    return MNUMenuAnswer(menu_open_page(_state, number, &animation));
}

- (MNUMenuChange *)closePage
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_close_page(_state, &animation));
}

- (MNUMenuNode)page
{
    return MNUMenuWiden(menu_page(_state));
}

- (MNUMenuLayout)layout
{
    return (MNUMenuLayout)menu_layout_of(_state);
}

- (BOOL)isPage:(MNUMenuNode)node
{
    return menu_is_page(_state->table, MNUMenuNarrow(node));
}

- (MNUMenuNode)pageOfNode:(MNUMenuNode)node
{
    return MNUMenuWiden(menu_page_of(_state->table, MNUMenuNarrow(node)));
}

- (NSInteger)rowCountInSlot:(MNUMenuNode)slot
{
    return menu_slot_count(_state, MNUMenuNarrow(slot));
}

- (BOOL)isBusy:(MNUMenuNode)slot
{
    return menu_is_busy(_state, MNUMenuNarrow(slot));
}

- (MNUMenuContent)contentAtRow:(NSInteger)row
{
    return MNUMenuContentFromC(menu_content_at_row(_state, MNUMenuNarrow(row)));
}

- (MNUMenuContent)contentAtIndexPath:(NSIndexPath *)indexPath
{
    return MNUMenuContentFromC(menu_content_at_path(_state, MNUMenuPathToC(indexPath)));
}

- (NSInteger)rowOfSlot:(MNUMenuNode)slot index:(NSInteger)index
{
    return MNUMenuWiden(
        menu_row_of_slot_row(_state, MNUMenuNarrow(slot), MNUMenuNarrow(index)));
}

- (NSIndexPath *MNU_NULLABLE)indexPathOfSlot:(MNUMenuNode)slot index:(NSInteger)index
{
    menu_index_path path
        = menu_path_of_slot_row(_state, MNUMenuNarrow(slot), MNUMenuNarrow(index));

    return path.row < 0 ? nil : MNUMenuPath(path.section, path.row);
}

@end
