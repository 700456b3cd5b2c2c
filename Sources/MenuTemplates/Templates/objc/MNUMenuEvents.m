@implementation MNUMenuExpansion (MNUMenuEvents)

- (MNUMenuChange *)toggle:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_toggle(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)expand:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)collapse:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)check:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_check(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)uncheck:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_uncheck(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)toggleCheck:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_toggle_check(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuResponse *)responseToTap:(MNUMenuNode)node at:(MNUMenuTapPlace)place
{
    menu_response response
        = menu_response_to_tap(_state, MNUMenuNarrow(node), (menu_tap_place)place);

    return MNU_AUTORELEASE([[MNUMenuResponse alloc] initWithResponse:response]);
}

- (MNUMenuChange *)tap:(MNUMenuNode)node
                    at:(MNUMenuTapPlace)place
              response:(MNUMenuResponse *MNU_NULLABLE MNU_AUTORELEASING *MNU_NULLABLE)response
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    if (response != NULL)
        *response = [self responseToTap:node at:place];
    return MNUMenuAnswer(menu_tap(
        _state, MNUMenuNarrow(node), (menu_tap_place)place, &animation, NULL));
}

- (MNUMenuChange *)setCurrentNode:(MNUMenuNode)node reveals:(BOOL)reveals
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int32_t number = node == NSNotFound ? MENU_NONE : MNUMenuNarrow(node);

    // A number that does not fit is outside the menu, not none.
    if (number == MENU_NONE && node != NSNotFound)
        number = INT32_MAX;
    return MNUMenuAnswer(menu_set_current(_state, number, reveals, &animation));
}

- (MNUMenuChange *)expandAll
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand_all(_state, &animation));
}

- (MNUMenuChange *)collapseAll
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse_all(_state, &animation));
}

- (MNUMenuChange *)expandUnder:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_expand_under(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)collapseUnder:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_collapse_under(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)expandToDepth:(NSInteger)depth
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    int limit = depth > INT32_MAX ? INT32_MAX : depth < 0 ? 0 : (int)depth;

    return MNUMenuAnswer(menu_expand_to_depth(_state, limit, &animation));
}

- (MNUMenuChange *)reveal:(MNUMenuNode)node
{
    menu_animation animation = MNUMenuAnimationToC(_animation);

    return MNUMenuAnswer(menu_reveal(_state, MNUMenuNarrow(node), &animation));
}

- (MNUMenuChange *)setHidden:(BOOL)isHidden ofNodes:(NSIndexSet *)nodes
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    menu_node *numbers = MNUMenuNumbers(nodes);
    const menu_change *change
        = menu_set_hidden(_state, numbers, [nodes count], isHidden, &animation);

    free(numbers);
    return MNUMenuAnswer(change);
}

- (MNUMenuChange *)filter:(NSIndexSet *MNU_NULLABLE)nodes
{
    NSIndexSet *kept = nodes;
    menu_animation animation = MNUMenuAnimationToC(_animation);
    const menu_change *change;
    menu_node *numbers;

    if (kept == nil)
        return MNUMenuAnswer(menu_filter_off(_state, &animation));
    numbers = MNUMenuNumbers(kept);
    change = menu_filter(_state, numbers, [kept count], &animation);
    free(numbers);
    return MNUMenuAnswer(change);
}

- (NSString *)savedState
{
    size_t length = menu_saved_state(_state, NULL, 0);
    char *text = malloc(length + 1);
    NSString *result;

    if (text == NULL)
        [NSException raise:NSMallocException format:@"no memory for a saved state"];
    menu_saved_state(_state, text, length + 1);
    result = [NSString stringWithUTF8String:text];
    free(text);
    return result;
}

- (MNUMenuChange *)restore:(NSString *)state
{
    menu_animation animation = MNUMenuAnimationToC(_animation);
    const char *text = [state UTF8String];

    return MNUMenuAnswer(
        menu_restore(_state, text != NULL ? text : "", text != NULL ? strlen(text) : 0, &animation));
}

@end
