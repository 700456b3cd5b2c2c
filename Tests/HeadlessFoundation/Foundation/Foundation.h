// What the target `objc` uses of Foundation, with the nullability that Apple's headers declare and
// GNUstep's do not. Sources are only checked against it.
#pragma once

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_FORMAT_FUNCTION(form, first) \
  __attribute__((format(__NSString__, form, first)))

typedef signed char BOOL;
#define nil ((id)0)
#define YES __objc_yes
#define NO __objc_no
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef struct _NSZone NSZone;
typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;
static const NSInteger NSNotFound = LONG_MAX;
enum { NSUTF8StringEncoding = 4 };

static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
  return (NSRange){location, length};
}

@class NSString;
@class NSIndexSet;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
- (NSUInteger)hash;
- (BOOL)respondsToSelector:(SEL)selector;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(nullable NSZone *)zone;
+ (instancetype)new;
+ (Class)class;
- (Class)class;
- (instancetype)init;
- (instancetype)retain __attribute__((objc_method_family(none)));
- (oneway void)release;
- (instancetype)autorelease;
- (void)dealloc;
- (id)copy;
@end

@interface NSString : NSObject <NSCopying>
@property(readonly) NSUInteger length;
@property(nullable, readonly) const char *UTF8String;
+ (nullable instancetype)stringWithUTF8String:(const char *)text;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (nullable instancetype)initWithBytes:(const void *)bytes
                                length:(NSUInteger)length
                              encoding:(NSUInteger)encoding;
- (unichar)characterAtIndex:(NSUInteger)index;
- (BOOL)isEqualToString:(NSString *)string;
+ (instancetype)stringWithString:(NSString *)string;
@end

typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
    NSLiteralSearch = 2,
};

@interface NSMutableString : NSString
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target
                              withString:(NSString *)replacement
                                 options:(NSStringCompareOptions)options
                                   range:(NSRange)searchRange;
@end

@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject <NSCopying>
@property(readonly) BOOL boolValue;
@property(readonly) double doubleValue;
@property(readonly) int intValue;
@property(readonly) NSInteger integerValue;
@property(readonly) long long longLongValue;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained _Nullable *_Nullable itemsPtr;
  unsigned long *_Nullable mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

@interface NSArray<__covariant Object> : NSObject <NSCopying>
@property(readonly) NSUInteger count;
+ (instancetype)array;
- (Object)objectAtIndex:(NSUInteger)index;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])objects
                                    count:(NSUInteger)count;
@end

@interface NSMutableArray<Object> : NSArray <Object>
+ (instancetype)arrayWithCapacity:(NSUInteger)count;
- (instancetype)initWithCapacity:(NSUInteger)count;
- (void)addObject:(Object)object;
@end

@interface NSDictionary<__covariant Key, __covariant Object> : NSObject <NSCopying>
- (nullable Object)objectForKey:(Key)key;
@end

@interface NSMutableDictionary<Key, Object> : NSDictionary <Key, Object>
+ (instancetype)dictionary;
- (void)setObject:(Object)object forKey:(id<NSCopying>)key;
@end

@interface NSIndexSet : NSObject <NSCopying>
@property(readonly) NSUInteger count;
@property(readonly) NSUInteger firstIndex;
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index;
@end

@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)index;
- (void)addIndexesInRange:(NSRange)range;
@end

@interface NSIndexPath : NSObject <NSCopying>
@property(readonly) NSUInteger length;
+ (instancetype)indexPathWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@end

@interface NSLocale : NSObject
@property(class, readonly) NSArray<NSString *> *preferredLanguages;
@end

@interface NSException : NSObject
+ (NSException *)exceptionWithName:(NSString *)name
                            reason:(nullable NSString *)reason
                          userInfo:(nullable NSDictionary *)userInfo;
+ (void)raise:(NSString *)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
@end

extern NSString *const NSInvalidArgumentException;
extern NSString *const NSMallocException;
#pragma clang assume_nonnull end
