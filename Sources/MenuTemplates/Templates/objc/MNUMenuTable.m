#import "MNUMenuTable.h"

#import "MNUMenuPrivate.h"

@implementation MNUMenuTable

+ (instancetype)new
{
    MNU_REFUSE(@"use initWithStaticTable:");
}

- (instancetype)init
{
    MNU_REFUSE(@"use initWithStaticTable:");
}

- (instancetype)initWithStaticTable:(const struct menu_table *)table
{
    self = [super init];
    if (self != nil)
        _table = table;
    return self;
}

- (const struct menu_table *)staticTable
{
    return _table;
}

- (NSString *)name
{
    return MNUMenuString(_table->name);
}

- (NSString *)title
{
    return MNUMenuString(_table->title);
}

- (NSString *MNU_NULLABLE)language
{
    return MNUMenuText(_table->language);
}

- (BOOL)isRightToLeft
{
    return _table->is_right_to_left;
}

- (NSInteger)count
{
    return _table->item_count;
}

- (NSInteger)topLevelCount
{
    return _table->top_count;
}

- (MNUMenuLayout)layout
{
    return (MNUMenuLayout)_table->layout;
}

- (MNUMenuHitArea)hitArea
{
    return (MNUMenuHitArea)_table->settings.hit_area;
}

- (MNUMenuAnimation)animation
{
    return MNUMenuAnimationFromC(_table->settings.animation);
}

- (MNUMenuScrollPosition)scroll
{
    return (MNUMenuScrollPosition)_table->settings.scroll;
}

- (NSInteger)scrollRows
{
    return _table->settings.scroll_rows;
}

- (double)rowHeight
{
    return _table->settings.row_height;
}

- (double)headerHeight
{
    return _table->settings.header_height;
}

- (NSInteger)titleLines
{
    return _table->settings.title_lines;
}

- (BOOL)keepsSelection
{
    return _table->settings.keeps_selection;
}

- (NSTimeInterval)busyDelay
{
    return _table->settings.busy_delay;
}

- (MNUMenuNode)nodeWithID:(NSString *)identifier
{
    const char *text = [identifier UTF8String];
    return text != NULL ? MNUMenuWiden(menu_node_with_id(_table, text)) : (NSInteger)NSNotFound;
}

- (MNUMenuNode)nodeForURL:(NSString *)url
{
    const char *text = [url UTF8String];
    return text != NULL ? MNUMenuWiden(menu_node_for_url(_table, text)) : (NSInteger)NSNotFound;
}

- (MNUMenuNode)parentOfNode:(MNUMenuNode)node
{
    return MNUMenuWiden(menu_parent(_table, MNUMenuNarrow(node)));
}

- (NSRange)childrenOfNode:(MNUMenuNode)node
{
    int32_t number = MNUMenuNarrow(node), count = menu_child_count(_table, number);
    if (count == 0)
        return NSMakeRange(0, 0);
    return NSMakeRange((NSUInteger)menu_first_child(_table, number), (NSUInteger)count);
}

- (MNUMenuNode)nodeAfterNode:(MNUMenuNode)node
{
    return MNUMenuWiden(menu_next(_table, MNUMenuNarrow(node)));
}

- (NSInteger)depthOfNode:(MNUMenuNode)node
{
    return menu_depth(_table, MNUMenuNarrow(node));
}

- (BOOL)isCategory:(MNUMenuNode)node
{
    return menu_is_category(_table, MNUMenuNarrow(node));
}

- (BOOL)isSlot:(MNUMenuNode)node
{
    return menu_is_slot(_table, MNUMenuNarrow(node));
}

- (NSInteger)depthBelowNode:(MNUMenuNode)node
{
    return menu_depth_below(_table, MNUMenuNarrow(node));
}

- (BOOL)isInline:(MNUMenuNode)node
{
    return menu_is_inline(_table, MNUMenuNarrow(node));
}

- (BOOL)isExpandable:(MNUMenuNode)node
{
    return menu_is_expandable(_table, MNUMenuNarrow(node));
}

- (BOOL)isCollapsible:(MNUMenuNode)node
{
    return menu_is_collapsible(_table, MNUMenuNarrow(node));
}

- (BOOL)isSeparator:(MNUMenuNode)node
{
    return menu_is_separator(_table, MNUMenuNarrow(node));
}

- (BOOL)isInitiallyEnabled:(MNUMenuNode)node
{
    return menu_is_initially_enabled(_table, MNUMenuNarrow(node));
}

- (BOOL)isInitiallyExpanded:(MNUMenuNode)node
{
    return menu_is_initially_expanded(_table, MNUMenuNarrow(node));
}

- (BOOL)isInitiallyHidden:(MNUMenuNode)node
{
    return menu_is_initially_hidden(_table, MNUMenuNarrow(node));
}

- (BOOL)isCheckItem:(MNUMenuNode)node
{
    return menu_is_check_item(_table, MNUMenuNarrow(node));
}

- (BOOL)isSummaryCheck:(MNUMenuNode)node
{
    return menu_is_summary_check(_table, MNUMenuNarrow(node));
}

- (BOOL)showsChecked:(MNUMenuNode)node
{
    return menu_shows_checked(_table, MNUMenuNarrow(node));
}

- (BOOL)isInitiallyChecked:(MNUMenuNode)node
{
    return menu_is_initially_checked(_table, MNUMenuNarrow(node));
}

- (BOOL)choosesOneUnderNode:(MNUMenuNode)node
{
    return menu_chooses_one(_table, MNUMenuNarrow(node));
}

- (BOOL)isSingleUnderNode:(MNUMenuNode)node
{
    return menu_is_single(_table, MNUMenuNarrow(node));
}

- (BOOL)keepsOpenUnderNode:(MNUMenuNode)node
{
    return menu_keeps_open(_table, MNUMenuNarrow(node));
}

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
