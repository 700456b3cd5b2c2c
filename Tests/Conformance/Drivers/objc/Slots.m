// Prints the rows, and what the program has set: the values of conditions, and the rows of slots.
#import "Driver.h"

static BOOL IsSame(MNUMenuContent content, MNUMenuContent other)
{
    return content.kind == other.kind && content.node == other.node
        && content.index == other.index;
}

/// Prints where the queries about a row do not agree.
static void PrintRowMismatch(MNUMenuExpansion *state, NSInteger row)
{
    MNUMenuContent content = [state contentAtRow:row];
    NSIndexPath *path;

    if ([state nodeAtRow:row] != content.node)
        Print([NSString stringWithFormat:@"mismatch content of row %ld", (long)row]);
    if (content.kind != MNUMenuContentSlotRow)
        return;
    path = [state indexPathOfSlot:content.node index:content.index];
    if ([state rowOfSlot:content.node index:content.index] != row
        || !IsSame([state contentAtIndexPath:path], content))
        Print([NSString stringWithFormat:@"mismatch slot row in row %ld", (long)row]);
}

/// The rows from one on that a range holds: numbers that follow each other, of items or in a slot.
static NSInteger EndOfRange(MNUMenuExpansion *state, NSInteger row)
{
    MNUMenuContent content = [state contentAtRow:row];

    if (content.kind != MNUMenuContentItem && content.kind != MNUMenuContentSlotRow)
        return row + 1;
    for (;;) {
        if (content.kind == MNUMenuContentItem)
            content.node++;
        else
            content.index++;
        if (!IsSame([state contentAtRow:++row], content))
            return row;
    }
}

void PrintRows(MNUMenuExpansion *state)
{
    NSMutableArray *words = [NSMutableArray array];
    NSInteger row, start = 0, count = [state rowCount];

    while (start < count) {
        NSInteger end = EndOfRange(state, start);
        MNUMenuContent content = [state contentAtRow:start];
        BOOL isItem = content.kind == MNUMenuContentItem;
        long first = (long)(isItem ? content.node : content.index);
        NSString *word;
        if (content.kind == MNUMenuContentLoading)
            word = @"loading";
        else if (content.kind == MNUMenuContentPlaceholder)
            word = @"placeholder";
        else if (end - start == 1)
            word = [NSString stringWithFormat:@"%ld", first];
        else
            word = [NSString stringWithFormat:@"%ld-%ld", first, first + (long)(end - start) - 1];
        [words addObject:
            isItem ? word : [NSString stringWithFormat:@"%ld.%@", (long)content.node, word]];
        start = end;
    }
    PrintWords(@"rows", words, YES);
    for (row = 0; row < count; row++)
        PrintRowMismatch(state, row);
}

void PrintConditions(MNUMenuExpansion *state)
{
    MNUMenuTable *table = [state table];
    NSMutableArray *words = [NSMutableArray array];
    NSMutableIndexSet *disabled = [NSMutableIndexSet indexSet];
    NSInteger number;
    MNUMenuNode node;

    for (number = 0; number < [table conditionCount]; number++) {
        NSInteger value = [state valueOfCondition:number];
        [words addObject:[NSNumber numberWithInteger:value == NSNotFound ? -1 : value]];
        if ([table conditionWithName:[table nameOfCondition:number]] != number)
            Print([NSString stringWithFormat:@"mismatch name of %ld", (long)number]);
    }
    PrintWords(@"conditions", words, NO);
    for (node = 0; node < [table count]; node++)
        if ([words count] > 0 && ![state isEnabled:node])
            [disabled addIndex:(NSUInteger)node];
    PrintIndexes(@"disabled", disabled);
}

void PrintSlots(MNUMenuExpansion *state)
{
    MNUMenuTable *table = [state table];
    NSMutableArray *words = [NSMutableArray array];
    MNUMenuNode node;

    for (node = 0; node < [table count]; node++) {
        NSInteger count = [state rowCountInSlot:node];
        if ([table isSlot:node])
            [words addObject:[NSString stringWithFormat:@"%ld:%ld%@%@%@", (long)node, (long)count,
                [state isBusy:node] ? @":busy" : @"",
                [table choosesOneUnderNode:node] ? @":one" : @"",
                [table choosesAnyInSlot:node] ? @":any" : @""]];
        if ([state rowOfSlot:node index:-1] != NSNotFound
            || [state rowOfSlot:node index:count] != NSNotFound)
            Print([NSString stringWithFormat:@"mismatch slot rows of %ld", (long)node]);
    }
    PrintWords(@"slots", words, NO);
}
