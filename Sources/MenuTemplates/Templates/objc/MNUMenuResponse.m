#import "MNUMenuResponse.h"

#import "MNUMenuPrivate.h"

@implementation MNUMenuResponse

+ (instancetype)new
{
    MNU_REFUSE(@"use initWithResponse:");
}

- (instancetype)init
{
    MNU_REFUSE(@"use initWithResponse:");
}

- (instancetype)initWithResponse:(struct menu_response)response
{
    self = [super init];
    if (self != nil) {
        _kind = (MNUMenuResponseKind)response.kind;
        _text = MNU_RETAIN(MNUMenuText(response.text));
    }
    return self;
}

- (void)dealloc
{
    MNU_RELEASE(_text);
    MNU_SUPER_DEALLOC;
}

- (MNUMenuResponseKind)kind
{
    return _kind;
}

- (NSString *MNU_NULLABLE)text
{
    return _text;
}

@end
