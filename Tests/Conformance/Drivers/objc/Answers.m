// Prints changes and states.
#import "Driver.h"

/// Numbers that follow each other as `FIRST-LAST`; the others as they are.
static void AddRange(NSMutableArray *words, NSUInteger first, NSUInteger last)
{
    [words addObject:first == last
        ? [NSString stringWithFormat:@"%lu", (unsigned long)first]
        : [NSString stringWithFormat:@"%lu-%lu", (unsigned long)first, (unsigned long)last]];
}

void PrintWords(NSString *name, NSArray *words, BOOL isAlways)
{
    if (isAlways || [words count] > 0)
        Print([[[NSArray arrayWithObject:name] arrayByAddingObjectsFromArray:words]
            componentsJoinedByString:@" "]);
}

void PrintIndexes(NSString *name, NSIndexSet *indexes)
{
    NSMutableArray *words = [NSMutableArray array];
    NSUInteger index = [indexes firstIndex];

    while (index != NSNotFound) {
        NSUInteger last = index, next = [indexes indexGreaterThanIndex:index];
        while (next == last + 1) {
            last = next;
            next = [indexes indexGreaterThanIndex:last];
        }
        AddRange(words, index, last);
        index = next;
    }
    PrintWords(name, words, NO);
}

static void PrintPaths(NSString *name, NSArray *paths, BOOL isJoined)
{
    NSMutableArray *words = [NSMutableArray array];
    NSUInteger place = 0;

    while (place < [paths count]) {
        NSIndexPath *path = [paths objectAtIndex:place++];
        NSUInteger section = [path indexAtPosition:0], row = [path indexAtPosition:1], last = row;
        NSMutableArray *range = [NSMutableArray array];
        while (isJoined && place < [paths count]) {
            NSIndexPath *next = [paths objectAtIndex:place];
            if ([next indexAtPosition:0] != section || [next indexAtPosition:1] != last + 1)
                break;
            last++;
            place++;
        }
        AddRange(range, row, last);
        [words addObject:[NSString
            stringWithFormat:@"%lu:%@", (unsigned long)section, [range objectAtIndex:0]]];
    }
    PrintWords(name, words, NO);
}

NSArray *Presets(void)
{
    return [@"automatic none fade top bottom left right middle directional fold"
        componentsSeparatedByString:@" "];
}

void PrintChange(MNUMenuChange *change)
{
    NSArray *presets = Presets();

    PrintIndexes(@"removed", [change removed]);
    PrintIndexes(@"inserted", [change inserted]);
    PrintIndexes(@"updated", [change updated]);
    PrintIndexes(@"removedSections", [change removedSections]);
    PrintIndexes(@"insertedSections", [change insertedSections]);
    PrintPaths(@"removedInSections", [change removedInSections], YES);
    PrintPaths(@"insertedInSections", [change insertedInSections], YES);
    PrintPaths(@"updatedInSections", [change updatedInSections], NO);
    PrintIndexes(@"updatedHeaders", [change updatedHeaders]);
    PrintWords(@"closed", [change closed], NO);
    PrintWords(@"opened", [change opened], NO);
    PrintWords(@"unchecked", [change unchecked], NO);
    PrintWords(@"checked", [change checked], NO);
    if (![change isEmpty])
        Print([NSString stringWithFormat:@"animation %@ %@",
            [presets objectAtIndex:(NSUInteger)[change animation].insertion],
            [presets objectAtIndex:(NSUInteger)[change animation].deletion]]);
    if ([change scrollPosition] != MNUMenuScrollNone) {
        NSIndexPath *path = [change scrollIndexPath];
        Print([NSString stringWithFormat:@"scroll %ld %ld %@ %@", (long)[change scrollRow],
            (long)[change scrollSection],
            path == nil
                ? @"-" : [NSString stringWithFormat:@"%lu", (unsigned long)[path indexAtPosition:1]],
            [change scrollPosition] == MNUMenuScrollTop ? @"top" : @"reveal"]);
    }
}

/// Prints where one query does not undo another.
static void PrintMismatch(MNUMenuExpansion *state)
{
    MNUMenuTable *table = [state table];
    NSInteger rows = 0;
    MNUMenuNode node;

    for (node = 0; node < [table count]; node++) {
        NSInteger row = [state rowOfNode:node], section = [state sectionOfNode:node];
        NSIndexPath *path = [state indexPathOfNode:node];
        BOOL hasRow = row != NSNotFound;
        BOOL isHeader = [state layout] == MNUMenuLayoutSectionHeaders && section != NSNotFound
            && [state nodeOfSection:section] == node;
        rows += hasRow;
        if ((hasRow && [state nodeAtRow:row] != node) || [state isVisible:node] != hasRow)
            Print([NSString stringWithFormat:@"mismatch row of %ld", (long)node]);
        if (path != nil && [state nodeAtIndexPath:path] != node)
            Print([NSString stringWithFormat:@"mismatch node at %@", path]);
        if ((path != nil) != (hasRow && !isHeader))
            Print([NSString stringWithFormat:@"mismatch path of %ld", (long)node]);
    }
    for (node = 0; node < [state rowCount]; node++)
        if ([state contentAtRow:node].kind != MNUMenuContentItem)
            rows++;
    if (rows != [state rowCount])
        Print([NSString stringWithFormat:@"mismatch %ld nodes with rows", (long)rows]);
}

/// Prints numbers in their order, those that follow each other by one as ranges.
static void PrintJoined(NSString *name, const MNUMenuNode *numbers, NSUInteger count)
{
    NSMutableArray *words = [NSMutableArray array];
    NSUInteger place = 0;

    while (place < count) {
        NSUInteger first = place++;
        while (place < count && numbers[place] == numbers[place - 1] + 1)
            place++;
        AddRange(words, (NSUInteger)numbers[first], (NSUInteger)numbers[place - 1]);
    }
    PrintWords(name, words, YES);
}

/// Prints the states of the summary checks, if there are any.
static void PrintSummaries(MNUMenuExpansion *state, NSIndexSet *summaries)
{
    NSMutableArray *words = [NSMutableArray array];
    NSUInteger node;

    for (node = [summaries firstIndex]; node != NSNotFound;
         node = [summaries indexGreaterThanIndex:node]) {
        NSString *name = @"unchecked";
        if ([state checkStateOfNode:(MNUMenuNode)node] == MNUMenuCheckStateChecked)
            name = @"checked";
        else if ([state checkStateOfNode:(MNUMenuNode)node] == MNUMenuCheckStateMixed)
            name = @"mixed";
        [words addObject:[NSString stringWithFormat:@"%lu:%@", (unsigned long)node, name]];
    }
    PrintWords(@"summaries", words, NO);
}

/// Prints the checked items, if any, and where the groups' lists of them differ.
static void PrintChecked(MNUMenuExpansion *state)
{
    MNUMenuTable *table = [state table];
    NSMutableIndexSet *checked = [NSMutableIndexSet indexSet];
    NSMutableIndexSet *inGroups = [NSMutableIndexSet indexSet];
    NSMutableIndexSet *summaries = [NSMutableIndexSet indexSet];
    MNUMenuNode node;

    [inGroups addIndexes:[state checkedNodesUnderNode:NSNotFound]];
    for (node = 0; node < [table count]; node++) {
        if ([state isChecked:node])
            [checked addIndex:(NSUInteger)node];
        if ([table isSummaryCheck:node])
            [summaries addIndex:(NSUInteger)node];
        [inGroups addIndexes:[state checkedNodesUnderNode:node]];
    }
    PrintIndexes(@"marked", checked);
    PrintSummaries(state, summaries);
    for (node = 0; node < [table count]; node++) {
        NSString *detail = [state shownDetailOfNode:node];
        if ([table showsChecked:node])
            Print([NSString stringWithFormat:@"detail %ld %@", (long)node, detail ? detail : @"-"]);
    }
    [checked removeIndexes:summaries];
    if (![checked isEqual:inGroups])
        Print(@"mismatch checked in groups");
}

void PrintState(MNUMenuExpansion *state)
{
    NSMutableArray *sections = [NSMutableArray array];
    NSUInteger size = (NSUInteger)[[state table] count] * sizeof(MNUMenuNode);
    MNUMenuNode *numbers = [[NSMutableData dataWithLength:size] mutableBytes];
    NSInteger place, count = 0;

    PrintRows(state);
    for (place = 0; place < [state sectionCount]; place++)
        [sections addObject:[NSNumber numberWithInteger:[state rowCountInSection:place]]];
    PrintWords(@"sections", sections, YES);
    for (place = 0; place < [[state table] count]; place++)
        if ([state isExpanded:place])
            numbers[count++] = place;
    PrintJoined(@"expanded", numbers, (NSUInteger)count);
    PrintChecked(state);
    if ([state currentNode] != NSNotFound)
        Print([NSString stringWithFormat:@"current %ld", (long)[state currentNode]]);
    if ([state page] != NSNotFound)
        Print([NSString stringWithFormat:@"page %ld", (long)[state page]]);
    PrintConditions(state);
    PrintSlots(state);
    Print([@"saved " stringByAppendingString:[state savedState]]);
    PrintMismatch(state);
}
