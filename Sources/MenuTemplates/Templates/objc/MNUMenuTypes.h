#import <Foundation/Foundation.h>

// What not every compiler knows.
#ifdef __has_feature
#if __has_feature(nullability)
#define MNU_NULLABLE _Nullable
#endif
#if __has_feature(objc_generics)
#define MNU_ARRAY(type) NSArray<type>
#define MNU_DICTIONARY(key, value) NSDictionary<key, value>
#endif
#if __has_feature(attribute_unavailable_with_message)
#define MNU_UNAVAILABLE(reason) __attribute__((unavailable(reason)))
#endif
#endif
#ifdef __has_attribute
#if __has_attribute(objc_designated_initializer)
#define MNU_DESIGNATED __attribute__((objc_designated_initializer))
#endif
#endif
#ifndef MNU_NULLABLE
#define MNU_NULLABLE
#endif
#ifndef MNU_ARRAY
#define MNU_ARRAY(type) NSArray
#define MNU_DICTIONARY(key, value) NSDictionary
#endif
#ifndef MNU_UNAVAILABLE
#define MNU_UNAVAILABLE(reason)
#endif
#ifndef MNU_DESIGNATED
#define MNU_DESIGNATED
#endif

/// One item of a menu: its number in the table.
///
/// Numbers are given breadth first: the top-level items in the order of the document, then the
/// children of item 0, of item 1, and so on, so that siblings are adjacent. They belong to one
/// build of one menu; what is kept across builds is the id. Any number is allowed everywhere:
/// queries about one outside the menu answer with a neutral value, events with an empty change.
/// `NSNotFound` stands for no node.
typedef NSInteger MNUMenuNode;

/// How visible items are placed in sections and rows.
typedef NS_ENUM(NSInteger, MNUMenuLayout) {
    /// One section; every visible item is a row.
    MNUMenuLayoutRows,
    /// Each top-level item is a section and its own row 0; its visible descendants follow.
    MNUMenuLayoutSectionRows,
    /// Each top-level item is a section whose header it is; the rows are its descendants.
    MNUMenuLayoutSectionHeaders
};

/// What toggles an item when it is tapped.
typedef NS_ENUM(NSInteger, MNUMenuHitArea) {
    /// The row; its glyph does nothing by itself.
    MNUMenuHitAreaRow,
    /// The glyph; the rest of the row follows the item's action or url.
    MNUMenuHitAreaIndicator,
    /// All of the row, its glyph included.
    MNUMenuHitAreaBoth
};

/// How rows come or go.
typedef NS_ENUM(NSInteger, MNUMenuAnimationPreset) {
    MNUMenuAnimationAutomatic,
    MNUMenuAnimationNone,
    MNUMenuAnimationFade,
    MNUMenuAnimationTop,
    MNUMenuAnimationBottom,
    MNUMenuAnimationLeft,
    MNUMenuAnimationRight,
    MNUMenuAnimationMiddle,
    /// By where the opened item stands; a change holds top or bottom in its place.
    MNUMenuAnimationDirectional,
    /// The body folds open; rows fade.
    MNUMenuAnimationFold
};

/// How rows are inserted and deleted.
typedef struct MNUMenuAnimation {
    MNUMenuAnimationPreset insertion;
    MNUMenuAnimationPreset deletion;
    /// In seconds; honoured where the platform allows it.
    NSTimeInterval duration;
} MNUMenuAnimation;

/// Where the view scrolls to.
typedef NS_ENUM(NSInteger, MNUMenuScrollPosition) {
    MNUMenuScrollNone,
    /// The row goes to the top.
    MNUMenuScrollTop,
    /// The row is made visible with as little movement as possible.
    MNUMenuScrollReveal
};

/// The mark at the end of a leaf's row.
typedef NS_ENUM(NSInteger, MNUMenuAccessory) {
    MNUMenuAccessoryNone,
    MNUMenuAccessoryDisclosure,
    MNUMenuAccessoryDetail,
    MNUMenuAccessoryCheckmark
};
