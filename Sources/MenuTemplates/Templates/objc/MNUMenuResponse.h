#import "MNUMenuTypes.h"

struct menu_response;

NS_ASSUME_NONNULL_BEGIN

/// What the program does after a tap. Immutable.
@interface MNUMenuResponse : NSObject {
@private
    MNUMenuResponseKind _kind;
    NSString *_text;
}

/// Copies a response of the engine in C.
- (instancetype)initWithResponse:(struct menu_response)response MNU_DESIGNATED;
/// Raises `NSInvalidArgumentException`.
- (instancetype)init MNU_UNAVAILABLE("use initWithResponse:");
/// Raises `NSInvalidArgumentException`.
+ (instancetype)new MNU_UNAVAILABLE("use initWithResponse:");

@property (nonatomic, readonly) MNUMenuResponseKind kind;
/// The action or the url, otherwise nil.
@property (nonatomic, readonly) NSString *MNU_NULLABLE text;

@end

NS_ASSUME_NONNULL_END
