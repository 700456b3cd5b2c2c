/* A text with a number in its place; nil for NULL. */
static NSString *MNU_NULLABLE MNUMenuCounted(const char *MNU_NULLABLE text, NSInteger count)
{
    const char *known = text;
    NSMutableString *result;

    if (known == NULL)
        return nil;
    result = [NSMutableString stringWithString:MNUMenuString(known)];
    [result replaceOccurrencesOfString:@"{count}"
                            withString:[NSString stringWithFormat:@"%ld", (long)count]
                               options:NSLiteralSearch
                                 range:NSMakeRange(0, [result length])];
    return result;
}

@implementation MNUMenuTable (MNUMenuCounts)

- (NSString *MNU_NULLABLE)detailOfNode:(MNUMenuNode)node count:(NSInteger)count
{
    if (!menu_shows_count(_table, MNUMenuNarrow(node)))
        return [self detailOfNode:node];
    return MNUMenuCounted(menu_detail_for_count(_table, MNUMenuNarrow(node), count), count);
}

- (NSString *MNU_NULLABLE)badgeOfNode:(MNUMenuNode)node count:(NSInteger)count
{
    if (!menu_shows_count(_table, MNUMenuNarrow(node)))
        return [self badgeOfNode:node];
    return MNUMenuCounted(menu_badge_for_count(_table, MNUMenuNarrow(node), count), count);
}

- (NSString *MNU_NULLABLE)accessibilityLabelOfNode:(MNUMenuNode)node count:(NSInteger)count
{
    if (!menu_shows_count(_table, MNUMenuNarrow(node)))
        return [self accessibilityLabelOfNode:node];
    return MNUMenuCounted(
        menu_accessibility_label_for_count(_table, MNUMenuNarrow(node), count), count);
}

- (BOOL)showsCount:(MNUMenuNode)node
{
    return menu_shows_count(_table, MNUMenuNarrow(node));
}

@end

@implementation MNUMenuTable (MNUMenuConditions)

- (NSInteger)conditionCount
{
    return _table->condition_count;
}

- (NSString *MNU_NULLABLE)nameOfCondition:(NSInteger)condition
{
    if (condition < 0 || condition >= _table->condition_count)
        return nil;
    return MNUMenuString(_table->conditions[condition].name);
}

- (NSInteger)conditionWithName:(NSString *)name
{
    const char *text = [name UTF8String];

    return MNUMenuWiden(text != NULL ? menu_condition_with_name(_table, text) : MENU_NONE);
}

@end

MNU_ARRAY(MNUMenuTable *) *MNUMenuTables(const menu_table *const *tables, NSUInteger count)
{
    NSMutableArray *result = [[NSMutableArray alloc] initWithCapacity:count];
    NSUInteger index;

    for (index = 0; index < count; index++) {
        MNUMenuTable *table = [[MNUMenuTable alloc] initWithStaticTable:tables[index]];
        [result addObject:table];
        MNU_RELEASE(table);
    }
    return result;
}

MNUMenuTable *MNUMenuTableForLanguages(
    MNU_ARRAY(MNUMenuTable *) *tables, const menu_table *const *staticTables,
    MNU_ARRAY(NSString *) *MNU_NULLABLE languages)
{
    MNU_ARRAY(NSString *) *preferred = languages != nil ? languages : [NSLocale preferredLanguages];
    NSUInteger count = [tables count], language, index;

    for (language = 0; language < [preferred count]; language++) {
        const char *tag = [[preferred objectAtIndex:language] UTF8String];
        const menu_table *found
            = tag != NULL ? menu_table_for_language(staticTables, count, tag) : NULL;
        for (index = 0; found != NULL && index < count; index++)
            if (staticTables[index] == found)
                return [tables objectAtIndex:index];
    }
    return [tables objectAtIndex:0];
}
