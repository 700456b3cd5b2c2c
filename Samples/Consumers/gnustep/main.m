#import "DishesMenu.h"

#include <stdio.h>

static void printRows(MNUMenuExpansion *state)
{
    MNUMenuTable *table = [DishesMenu table];
    NSInteger row;

    for (row = 0; row < [state rowCount]; row++) {
        MNUMenuNode node = [state nodeAtRow:row];
        NSString *glyph = [state glyphOfNode:node];

        printf("%*s%s %s\n", 2 * (int)[table depthOfNode:node], "",
               glyph != nil ? [glyph UTF8String] : "-", [[table titleOfNode:node] UTF8String]);
    }
}

static void printIndexes(const char *what, NSIndexSet *rows)
{
    if ([rows count] > 0)
        printf("%s %d to %d\n", what, (int)[rows firstIndex], (int)[rows lastIndex]);
}

int main(void)
{
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:[DishesMenu table]];
    MNUMenuChange *change;

    printRows(state);
    change = [state toggle:DishesMenuIDSeasonal];
    puts("tap Seasonal:");
    printIndexes("delete rows", [change removed]);
    printIndexes("insert rows", [change inserted]);
    printRows(state);
    [state release];
    [pool release];
    return 0;
}
