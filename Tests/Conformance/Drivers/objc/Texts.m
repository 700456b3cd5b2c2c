// Prints every text that the items have.
#import "Driver.h"

static void Tell(MNUMenuNode node, NSString *field, NSString *text)
{
    if (text != nil)
        Print([NSString stringWithFormat:@"%ld %@ %lu:%@", (long)node, field,
            (unsigned long)[text lengthOfBytesUsingEncoding:NSUTF8StringEncoding], text]);
}

static void TellItem(MNUMenuTable *table, MNUMenuNode node)
{
    NSArray *accessories = [@"none disclosure detail checkmark" componentsSeparatedByString:@" "];
    MNUMenuAccessory accessory = [table accessoryOfNode:node];
    double height = [table heightOfNode:node];

    Tell(node, @"id", [table identifierOfNode:node]);
    Tell(node, @"title", [table titleOfNode:node]);
    Tell(node, @"detail", [table detailOfNode:node]);
    Tell(node, @"body", [table bodyOfNode:node]);
    Tell(node, @"footer", [table footerOfNode:node]);
    Tell(node, @"icon", [table iconOfNode:node]);
    if (accessory != MNUMenuAccessoryNone)
        Tell(node, @"accessory", [accessories objectAtIndex:(NSUInteger)accessory]);
    Tell(node, @"action", [table actionOfNode:node]);
    Tell(node, @"url", [table URLOfNode:node]);
    Tell(node, @"shortcut", [table shortcutOfNode:node]);
    Tell(node, @"tag", [[table tagOfNode:node] stringValue]);
    if (height >= 0)
        Tell(node, @"height", [NSString stringWithFormat:@"%ld", (long)(height * 1000 + 0.5)]);
    Tell(node, @"badge", [table badgeOfNode:node]);
    if ([table roleOfNode:node] == MNUMenuRoleDestructive)
        Tell(node, @"role", @"destructive");
    Tell(node, @"placeholder", [table placeholderOfNode:node]);
    Tell(node, @"loading", [table loadingOfNode:node]);
    if ([[table keywordsOfNode:node] count] > 0)
        Tell(node, @"keywords", [[table keywordsOfNode:node] componentsJoinedByString:@"\n"]);
    Tell(node, @"label", [table accessibilityLabelOfNode:node]);
    Tell(node, @"hint", [table accessibilityHintOfNode:node]);
}

void PrintTexts(MNUMenuExpansion *state, NSArray *columns)
{
    MNUMenuTable *table = [state table];
    MNUMenuNode node;
    NSUInteger place;

    for (node = 0; node < [table count]; node++) {
        NSString *identifier = [table identifierOfNode:node];
        TellItem(table, node);
        for (place = 0; place < [columns count]; place++) {
            NSString *column = [columns objectAtIndex:place];
            Tell(node, [@"@" stringByAppendingString:column],
                [[table valueOfColumn:column ofNode:node] description]);
        }
        Tell(node, @"glyph", [state glyphOfNode:node]);
        Tell(node, @"image", [state glyphImageOfNode:node]);
        if (identifier != nil && [table nodeWithID:identifier] != node)
            Print([NSString stringWithFormat:@"mismatch id of %ld", (long)node]);
    }
}
