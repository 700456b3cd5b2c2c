#import "MNUMenuChange.h"

#include <stdlib.h>
#include <string.h>

#include "menu_runtime.h"

// The same source with automatic reference counting and without.
#ifdef __has_feature
#if __has_feature(objc_arc)
#define MNU_HAS_ARC 1
#endif
#endif
#ifdef MNU_HAS_ARC
#define MNU_RETAIN(object) (object)
#define MNU_RELEASE(object)
#define MNU_AUTORELEASE(object) (object)
#define MNU_SUPER_DEALLOC
#else
#define MNU_RETAIN(object) [(object) retain]
#define MNU_RELEASE(object) [(object) release]
#define MNU_AUTORELEASE(object) [(object) autorelease]
#define MNU_SUPER_DEALLOC [super dealloc]
#endif

/// Raises an exception in an unavailable initializer.
#define MNU_REFUSE(why) \
    @throw [NSException exceptionWithName:NSInvalidArgumentException reason:why userInfo:nil]

@class MNUMenuTable;

NS_ASSUME_NONNULL_BEGIN

/// Converts a number for the engine in C; -1, which means none, if it does not fit.
static inline int32_t MNUMenuNarrow(NSInteger number)
{
    return number < 0 || number > INT32_MAX ? -1 : (int32_t)number;
}

/// Converts a number of the engine in C; `NSNotFound` for -1.
static inline NSInteger MNUMenuWiden(int32_t number)
{
    return number < 0 ? (NSInteger)NSNotFound : (NSInteger)number;
}

/// Converts a string of the engine in C. Some implementations of Foundation drop a byte order mark at
/// its start, which this function puts back.
static inline NSString *MNUMenuString(const char *text)
{
    NSString *result = [NSString stringWithUTF8String:text];
    const unichar mark = 0xFEFF;

    if (strncmp(text, "\357\273\277", 3) != 0)
        return result;
    if ([result length] > 0 && [result characterAtIndex:0] == mark)
        return result;
    return [NSString stringWithFormat:@"%C%@", mark, result];
}

static inline NSString *MNU_NULLABLE MNUMenuText(const char *MNU_NULLABLE text)
{
    const char *known = text;

    return known != NULL ? MNUMenuString(known) : nil;
}

static inline MNUMenuShortcut MNUMenuShortcutFromC(const menu_shortcut *MNU_NULLABLE shortcut)
{
    MNUMenuShortcut result = { 0, 0, NULL };

    if (shortcut != NULL) {
        result.modifiers = shortcut->modifiers;
        result.key = shortcut->key;
        result.text = shortcut->text;
    }
    return result;
}

/// Wraps tables of generated code; the caller owns the array.
MNU_ARRAY(MNUMenuTable *) *MNUMenuTables(
    const menu_table *MNU_NONNULL const *MNU_NONNULL tables, NSUInteger count);

/// Of wrappers and the tables in them, the first one in a preferred language, or else the first one.
MNUMenuTable *MNUMenuTableForLanguages(
    MNU_ARRAY(MNUMenuTable *) *tables,
    const menu_table *MNU_NONNULL const *MNU_NONNULL staticTables,
    MNU_ARRAY(NSString *) *MNU_NULLABLE languages);

static inline NSIndexPath *MNUMenuPath(int32_t section, int32_t row)
{
    NSUInteger indexes[2];

    indexes[0] = (NSUInteger)section;
    indexes[1] = (NSUInteger)row;
    return [NSIndexPath indexPathWithIndexes:indexes length:2];
}

/// The section and row of an index path; none if it is not of that form.
static inline menu_index_path MNUMenuPathToC(NSIndexPath *indexPath)
{
    menu_index_path path = {MENU_NONE, MENU_NONE};

    if ([indexPath length] == 2) {
        path.section = MNUMenuNarrow((NSInteger)[indexPath indexAtPosition:0]);
        path.row = MNUMenuNarrow((NSInteger)[indexPath indexAtPosition:1]);
    }
    return path;
}

/// The indexes as an array, which the caller frees.
static inline menu_node *MNUMenuNumbers(NSIndexSet *nodes)
{
    menu_node *numbers = malloc(([nodes count] + 1) * sizeof *numbers);
    NSUInteger index, place = 0;

    if (numbers == NULL)
        [NSException raise:NSMallocException format:@"no memory for nodes"];
    index = [nodes count] == 0 ? NSNotFound : [nodes firstIndex];
    while (index != NSNotFound) {
        numbers[place++] = MNUMenuNarrow((NSInteger)index);
        index = [nodes indexGreaterThanIndex:index];
    }
    return numbers;
}

static inline MNUMenuAnimation MNUMenuAnimationFromC(menu_animation animation)
{
    MNUMenuAnimation result;

    result.insertion = (MNUMenuAnimationPreset)animation.insertion;
    result.deletion = (MNUMenuAnimationPreset)animation.deletion;
    result.duration = animation.duration;
    return result;
}

/// The same for the engine in C. It is in the category of `MNUMenuSlots.m`, which a linker then takes
/// out of a static library with the class.
menu_animation MNUMenuAnimationToC(MNUMenuAnimation animation);

/// A copy of a change of the engine in C.
static inline MNUMenuChange *MNUMenuAnswer(const menu_change *change)
{
    return MNU_AUTORELEASE([[MNUMenuChange alloc] initWithChange:change]);
}

NS_ASSUME_NONNULL_END
