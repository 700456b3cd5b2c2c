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

- (BOOL)isFooter:(MNUMenuNode)node
{
    return menu_is_footer(_table, MNUMenuNarrow(node));
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

- (BOOL)choosesAnyInSlot:(MNUMenuNode)slot
{
    return menu_chooses_any(_table, MNUMenuNarrow(slot));
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

@end
