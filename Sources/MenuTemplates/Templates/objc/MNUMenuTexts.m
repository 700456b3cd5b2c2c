@implementation MNUMenuTable (MNUMenuTexts)

- (NSString *MNU_NULLABLE)identifierOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_id(_table, MNUMenuNarrow(node)));
}

- (NSString *)titleOfNode:(MNUMenuNode)node
{
    return MNUMenuString(menu_title(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)detailOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_detail(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)bodyOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_body(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)footerOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_footer(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)iconOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_icon(_table, MNUMenuNarrow(node)));
}

- (MNUMenuAccessory)accessoryOfNode:(MNUMenuNode)node
{
    return (MNUMenuAccessory)menu_accessory_of(_table, MNUMenuNarrow(node));
}

- (NSString *MNU_NULLABLE)actionOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_action(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)URLOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_url(_table, MNUMenuNarrow(node)));
}

- (MNUMenuShortcut)shortcutOfNode:(MNUMenuNode)node
{
    return MNUMenuShortcutFromC(menu_shortcut_of(_table, MNUMenuNarrow(node)));
}

- (MNUMenuShortcut)shortcutAtIndex:(NSInteger)index ofNode:(MNUMenuNode)node isApple:(BOOL)isApple
{
    return MNUMenuShortcutFromC(
        menu_shortcut_at(_table, MNUMenuNarrow(node), MNUMenuNarrow(index), isApple));
}

- (NSString *MNU_NULLABLE)mnemonicOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_mnemonic(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)badgeOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_badge(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)helpOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_help(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)disabledReasonOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_disabled_reason(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)placeholderOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_placeholder(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)loadingOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_loading(_table, MNUMenuNarrow(node)));
}

- (MNUMenuBadgeVariant)badgeVariantOfNode:(MNUMenuNode)node
{
    return (MNUMenuBadgeVariant)menu_badge_variant_of(_table, MNUMenuNarrow(node));
}

- (MNUMenuRole)roleOfNode:(MNUMenuNode)node
{
    return (MNUMenuRole)menu_role_of(_table, MNUMenuNarrow(node));
}

- (MNU_ARRAY(NSString *) *)keywordsOfNode:(MNUMenuNode)node
{
    const char *const *keyword = menu_keywords(_table, MNUMenuNarrow(node));
    NSMutableArray *result = [NSMutableArray array];

    for (; keyword != NULL && *keyword != NULL; keyword++)
        [result addObject:MNUMenuString(*keyword)];
    return result;
}

- (NSNumber *MNU_NULLABLE)tagOfNode:(MNUMenuNode)node
{
    int64_t tag;

    return menu_tag(_table, MNUMenuNarrow(node), &tag) ? [NSNumber numberWithLongLong:tag] : nil;
}

- (double)heightOfNode:(MNUMenuNode)node
{
    return menu_height(_table, MNUMenuNarrow(node));
}

- (NSString *MNU_NULLABLE)accessibilityLabelOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_accessibility_label(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)accessibilityHintOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_accessibility_hint(_table, MNUMenuNarrow(node)));
}

- (NSString *MNU_NULLABLE)glyphColorOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_indicator_of(_table, MNUMenuNarrow(node)).color);
}

- (NSString *MNU_NULLABLE)glyphHighlightOfNode:(MNUMenuNode)node
{
    return MNUMenuText(menu_indicator_of(_table, MNUMenuNarrow(node)).highlight);
}

- (id MNU_NULLABLE)valueOfColumn:(NSString *)column ofNode:(MNUMenuNode)node
{
    const char *name = [column UTF8String];
    const menu_column *found = name != NULL ? menu_column_with_name(_table, name) : NULL;
    const menu_value *value
        = found != NULL ? menu_value_of(_table, MNUMenuNarrow(node), name) : NULL;

    if (value == NULL)
        return nil;
    switch (found->type) {
    case MENU_COLUMN_STRING:
        return MNUMenuString(value->as.string);
    case MENU_COLUMN_INTEGER:
        return [NSNumber numberWithLongLong:value->as.integer];
    case MENU_COLUMN_NUMBER:
        return [NSNumber numberWithDouble:value->as.number];
    case MENU_COLUMN_BOOLEAN:
        return [NSNumber numberWithBool:value->as.boolean];
    }
    return nil;
}

- (MNU_ARRAY(NSString *) *)unknownIDsInSavedState:(NSString *)state
{
    NSMutableArray *result = [NSMutableArray array];
    const char *text = [state UTF8String];
    menu_unknown unknown;

    if (text == NULL)
        return result;
    unknown = menu_unknown_ids(_table, text, strlen(text));
    while (menu_unknown_next(&unknown)) {
        NSString *identifier = [[NSString alloc] initWithBytes:unknown.id
                                                        length:unknown.length
                                                      encoding:NSUTF8StringEncoding];
        if (identifier != nil)
            [result addObject:identifier];
        MNU_RELEASE(identifier);
    }
    return result;
}

@end
