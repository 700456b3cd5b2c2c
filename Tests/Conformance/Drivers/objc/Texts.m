// Prints every text that the items have.
#import "Driver.h"

static void PrintText(MNUMenuNode node, NSString *field, NSString *text)
{
    if (text != nil)
        Print([NSString stringWithFormat:@"%ld %@ %lu:%@", (long)node, field,
            (unsigned long)[text lengthOfBytesUsingEncoding:NSUTF8StringEncoding], text]);
}

static void TellShortcuts(MNUMenuTable *table, MNUMenuNode node, NSString *field, BOOL isApple)
{
    MNUMenuShortcut shortcut;
    NSInteger index = isApple ? 0 : 1;

    for (;; index++) {
        shortcut = [table shortcutAtIndex:index ofNode:node isApple:isApple];
        if (shortcut.text == NULL)
            return;
        PrintText(node, field, [NSString stringWithUTF8String:shortcut.text]);
    }
}

static void TellItem(MNUMenuTable *table, MNUMenuNode node)
{
    NSArray *variants = [@"normal note success caution danger" componentsSeparatedByString:@" "];
    NSArray *accessories = [@"none disclosure detail checkmark" componentsSeparatedByString:@" "];
    NSArray *roles = [
        @"normal destructive about settings services hide hide-others show-all quit new "
        "open clear-recent close save save-as revert page-setup print undo redo cut copy "
        "paste paste-and-match-style delete select-all find find-and-replace find-next "
        "find-previous use-selection-for-find jump-to-selection toggle-sidebar "
        "toggle-toolbar customize-toolbar full-screen window minimize zoom "
        "bring-all-to-front help show-help"
        componentsSeparatedByString:@" "];
    MNUMenuBadgeVariant variant = [table badgeVariantOfNode:node];
    MNUMenuAccessory accessory = [table accessoryOfNode:node];
    double height = [table heightOfNode:node];
    MNUMenuShortcut shortcut = [table shortcutOfNode:node];

    PrintText(node, @"id", [table identifierOfNode:node]);
    PrintText(node, @"title", [table titleOfNode:node]);
    PrintText(node, @"detail", [table detailOfNode:node]);
    PrintText(node, @"body", [table bodyOfNode:node]);
    PrintText(node, @"footer", [table footerOfNode:node]);
    PrintText(node, @"icon", [table iconOfNode:node]);
    if (accessory != MNUMenuAccessoryNone)
        PrintText(node, @"accessory", [accessories objectAtIndex:(NSUInteger)accessory]);
    PrintText(node, @"action", [table actionOfNode:node]);
    PrintText(node, @"url", [table URLOfNode:node]);
    if (shortcut.text != NULL)
        PrintText(node, @"shortcut", [NSString stringWithUTF8String:shortcut.text]);
    TellShortcuts(table, node, @"shortcut", NO);
    TellShortcuts(table, node, @"apple-shortcut", YES);
    PrintText(node, @"mnemonic", [table mnemonicOfNode:node]);
    PrintText(node, @"tag", [[table tagOfNode:node] stringValue]);
    if (height >= 0)
        PrintText(node, @"height", [NSString stringWithFormat:@"%ld", (long)(height * 1000 + 0.5)]);
    PrintText(node, @"badge", [table badgeOfNode:node]);
    if (variant != MNUMenuBadgeVariantNormal)
        PrintText(node, @"badge-variant", [variants objectAtIndex:(NSUInteger)variant]);
    if ([table roleOfNode:node] != MNUMenuRoleNormal)
        PrintText(node, @"role", [roles objectAtIndex:(NSUInteger)[table roleOfNode:node]]);
    PrintText(node, @"help", [table helpOfNode:node]);
    PrintText(node, @"disabled-reason", [table disabledReasonOfNode:node]);
    PrintText(node, @"placeholder", [table placeholderOfNode:node]);
    PrintText(node, @"loading", [table loadingOfNode:node]);
    if ([[table keywordsOfNode:node] count] > 0)
        PrintText(node, @"keywords", [[table keywordsOfNode:node] componentsJoinedByString:@"\n"]);
    PrintText(node, @"label", [table accessibilityLabelOfNode:node]);
    PrintText(node, @"hint", [table accessibilityHintOfNode:node]);
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
            PrintText(node, [@"@" stringByAppendingString:column],
                [[table valueOfColumn:column ofNode:node] description]);
        }
        PrintText(node, @"glyph", [state glyphOfNode:node]);
        PrintText(node, @"image", [state glyphImageOfNode:node]);
        if (identifier != nil && [table nodeWithID:identifier] != node)
            Print([NSString stringWithFormat:@"mismatch id of %ld", (long)node]);
    }
}
