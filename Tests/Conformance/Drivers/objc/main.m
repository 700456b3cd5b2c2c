// Reads the lines that Tests/Conformance/README.md describes, and answers.
#import "Driver.h"

#include <stdio.h>

void Print(NSString *line)
{
    NSData *bytes = [line dataUsingEncoding:NSUTF8StringEncoding];

    fwrite([bytes bytes], 1, [bytes length], stdout);
    putchar('\n');
}

/// The numbers of a line, from a word on, that no index set refuses.
static NSIndexSet *Numbers(NSArray *words, NSUInteger place)
{
    NSMutableIndexSet *result = [NSMutableIndexSet indexSet];

    for (; place < [words count]; place++) {
        NSInteger number = [[words objectAtIndex:place] integerValue];
        if (number >= 0)
            [result addIndex:(NSUInteger)number];
    }
    return result;
}

static void PrintResponse(MNUMenuResponse *response)
{
    NSArray *kinds = [@"nothing toggle open choose action url" componentsSeparatedByString:@" "];
    NSString *kind = [kinds objectAtIndex:(NSUInteger)[response kind]];

    if ([response text] == nil)
        Print([@"response " stringByAppendingString:kind]);
    else
        Print([NSString stringWithFormat:@"response %@ %@", kind, [response text]]);
}

/// Sets the conditions of a line, as `CONDITION:VALUE`.
static MNUMenuChange *ApplyConditions(MNUMenuExpansion *state, NSArray *words)
{
    NSMutableData *data = [NSMutableData
        dataWithLength:[words count] * sizeof(MNUMenuConditionValue)];
    MNUMenuConditionValue *values = [data mutableBytes];
    NSUInteger place;

    for (place = 1; place < [words count]; place++) {
        NSArray *pair = [[words objectAtIndex:place] componentsSeparatedByString:@":"];
        values[place - 1].condition = [[pair objectAtIndex:0] integerValue];
        values[place - 1].value = [[pair lastObject] integerValue];
    }
    return [state setConditions:values count:[words count] - 1];
}

/// The event of a line on a slot, whose indexes follow it; nil for a line that is none.
static MNUMenuChange *ApplyToSlot(MNUMenuExpansion *state, NSString *name, NSArray *words)
{
    MNUMenuNode slot = [words count] > 1 ? [[words objectAtIndex:1] integerValue] : 0;

    if ([name isEqual:@"count"])
        return [state setRowCount:[[words lastObject] integerValue] inSlot:slot];
    if ([name isEqual:@"insert"])
        return [state insertRows:Numbers(words, 2) inSlot:slot];
    if ([name isEqual:@"remove"])
        return [state removeRows:Numbers(words, 2) inSlot:slot];
    if ([name isEqual:@"updateRows"])
        return [state updateRows:Numbers(words, 2) inSlot:slot];
    if ([name isEqual:@"busy"])
        return [state setBusy:[[words lastObject] isEqual:@"true"] inSlot:slot];
    if ([name isEqual:@"update"])
        return [state updateNodes:Numbers(words, 1)];
    return nil;
}

/// The event of a line; nil for a line that is none.
static MNUMenuChange *Apply(MNUMenuExpansion *state, NSString *line, MNUMenuResponse **response)
{
    NSArray *words = [line componentsSeparatedByString:@" "];
    NSString *last = [words lastObject];
    NSString *name = [words objectAtIndex:0];
    MNUMenuNode node = [words count] > 1 ? [[words objectAtIndex:1] integerValue] : 0;

    if ([name isEqual:@"restore"])
        return [state restore:[line substringFromIndex:8]];
    if ([name isEqual:@"set"])
        return ApplyConditions(state, words);
    if ([name isEqual:@"toggle"])
        return [state toggle:node];
    if ([name isEqual:@"expand"])
        return [state expand:node];
    if ([name isEqual:@"collapse"])
        return [state collapse:node];
    if ([name isEqual:@"reveal"])
        return [state reveal:node];
    if ([name isEqual:@"expandAll"])
        return [state expandAll];
    if ([name isEqual:@"collapseAll"])
        return [state collapseAll];
    if ([name isEqual:@"expandUnder"])
        return [state expandUnder:node];
    if ([name isEqual:@"collapseUnder"])
        return [state collapseUnder:node];
    if ([name isEqual:@"expandToDepth"])
        return [state expandToDepth:node];
    if ([name isEqual:@"hide"] || [name isEqual:@"show"])
        return [state setHidden:[name isEqual:@"hide"] ofNodes:Numbers(words, 1)];
    if ([name isEqual:@"filter"])
        return [state filter:Numbers(words, 1)];
    if ([name isEqual:@"filterOff"])
        return [state filter:nil];
    if ([name isEqual:@"check"])
        return [state check:node];
    if ([name isEqual:@"uncheck"])
        return [state uncheck:node];
    if ([name isEqual:@"toggleCheck"])
        return [state toggleCheck:node];
    if ([name isEqual:@"tap"])
        return [state tap:node
                       at:[last isEqual:@"indicator"] ? MNUMenuTapIndicator : MNUMenuTapRow
                 response:response];
    if ([line hasPrefix:@"current none"] || [line hasPrefix:@"openPage none"])
        node = NSNotFound;
    if ([name isEqual:@"openPage"])
        return [state openPage:node];
    if ([name isEqual:@"closePage"])
        return [state closePage];
    if ([name isEqual:@"current"])
        return [state setCurrentNode:node reveals:[last isEqual:@"reveal"]];
    return ApplyToSlot(state, name, words);
}

/// Goes on with the menu in another language.
static void SetLanguage(MNUMenuExpansion *state, NSString *name)
{
    MNUMenuTable *table = DriverMenu(name);
    MNUMenuChange *change = [state changeTable:table];

    if ([state table] != table) {
        Print(@"refused");
        return;
    }
    Print([NSString stringWithFormat:@"language %@ %@", [[state table] language],
        [[state table] isRightToLeft] ? @"rtl" : @"ltr"]);
    Print([@"title " stringByAppendingString:[[state table] title]]);
    PrintChange(change);
}

/// Gives the state the animation in front of the event of a line, or else the menu's; returns the event.
static NSString *Animate(MNUMenuExpansion *state, NSString *line)
{
    MNUMenuAnimation animation = [[state table] animation];
    NSArray *words = [line componentsSeparatedByString:@" "];
    NSString *insertion, *deletion;

    [state setAnimation:animation];
    if (![line hasPrefix:@"with "])
        return line;
    insertion = [words objectAtIndex:1];
    deletion = [words objectAtIndex:2];
    animation.insertion = (MNUMenuAnimationPreset)[Presets() indexOfObject:insertion];
    animation.deletion = (MNUMenuAnimationPreset)[Presets() indexOfObject:deletion];
    [state setAnimation:animation];
    return [line substringFromIndex:7 + [insertion length] + [deletion length]];
}

/// Answers a line with the state that holds then, which is the caller's to release.
static MNUMenuExpansion *Answer(NSString *line, MNUMenuExpansion *state)
{
    MNUMenuChange *change;
    MNUMenuResponse *response = nil;

    Print([@"> " stringByAppendingString:line]);
    line = Animate(state, line);
    if ([line hasPrefix:@"menu "]) {
        MNUMenuTable *table = DriverMenu([line substringFromIndex:5]);
        [state release];
        state = [[MNUMenuExpansion alloc] initWithTable:table];
    } else if ([line hasPrefix:@"language "]) {
        SetLanguage(state, [line substringFromIndex:9]);
    } else if ([line hasPrefix:@"texts"]) {
        NSArray *words = [line componentsSeparatedByString:@" "];
        PrintTexts(state, [words subarrayWithRange:NSMakeRange(1, [words count] - 1)]);
        return state;
    } else if ((change = Apply(state, line, &response)) != nil) {
        PrintChange(change);
        if ([line hasPrefix:@"restore "]) {
            NSArray *unknown = [[state table]
                unknownIDsInSavedState:[line substringFromIndex:8]];
            if ([unknown count] > 0)
                Print([@"unknown " stringByAppendingString:
                    [unknown componentsJoinedByString:@" "]]);
        }
        if (response != nil)
            PrintResponse(response);
    }
    PrintState(state);
    return state;
}

int main(void)
{
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *input = [[NSFileHandle fileHandleWithStandardInput] readDataToEndOfFile];
    NSString *text = [[NSString alloc] initWithData:input encoding:NSUTF8StringEncoding];
    NSArray *lines = [text componentsSeparatedByString:@"\n"];
    MNUMenuExpansion *state = nil;
    NSUInteger place;

    for (place = 0; place + 1 < [lines count]; place++) {
        NSAutoreleasePool *inner = [NSAutoreleasePool new];
        MNUMenuExpansion *copy;
        state = Answer([lines objectAtIndex:place], state);
        // Going on with a copy shows that it is as the state was.
        copy = [state copy];
        [state release];
        state = copy;
        [inner release];
    }
    [state release];
    [text release];
    [pool release];
    return 0;
}
