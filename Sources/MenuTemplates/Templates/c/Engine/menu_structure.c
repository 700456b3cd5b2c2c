#include "menu_runtime.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The parts of the engine that the program needs. Code of the others is never reached. */
#ifdef MENU_WITHOUT_CONDITIONS
#define WITH_CONDITIONS 0
#else
#define WITH_CONDITIONS 1
#endif
#ifdef MENU_WITHOUT_FILTERS
#define WITH_FILTERS 0
#else
#define WITH_FILTERS 1
#endif
#ifdef MENU_WITHOUT_INLINES
#define WITH_INLINES 0
#else
#define WITH_INLINES 1
#endif
#ifdef MENU_WITHOUT_LANGUAGES
#define WITH_LANGUAGES 0
#else
#define WITH_LANGUAGES 1
#endif
#ifdef MENU_WITHOUT_SECTIONS
#define WITH_SECTIONS 0
#else
#define WITH_SECTIONS 1
#endif
#ifdef MENU_WITHOUT_SLOTS
#define WITH_SLOTS 0
#else
#define WITH_SLOTS 1
#endif
#ifdef MENU_WITHOUT_SUMMARIES
#define WITH_SUMMARIES 0
#else
#define WITH_SUMMARIES 1
#endif

static bool contains(const menu_table *table, menu_node node)
{
    return node >= 0 && node < table->item_count;
}

/* Static functions are called with nodes that the menu contains. As a parent, MENU_NONE stands
   for the parent of the top-level nodes. */

static bool has_flag(const menu_table *table, menu_node node, uint32_t flag)
{
    return (table->items[node].flags & (uint32_t)flag) != 0;
}

static menu_node parent_of(const menu_table *table, menu_node node)
{
    return table->items[node].parent;
}

static menu_node first_child(const menu_table *table, menu_node node)
{
    return node < 0 ? 0 : table->items[node].first_child;
}

static int32_t child_count(const menu_table *table, menu_node node)
{
    return node < 0 ? table->top_count : table->items[node].child_count;
}

static bool group_is_single(const menu_table *table, menu_node parent)
{
    return parent < 0 ? table->top_is_single : has_flag(table, parent, MENU_SINGLE);
}

static bool group_keeps_open(const menu_table *table, menu_node parent)
{
    return parent < 0 ? table->top_keeps_open : has_flag(table, parent, MENU_KEEPS_OPEN);
}

static bool is_slot(const menu_table *table, menu_node node)
{
    return WITH_SLOTS && has_flag(table, node, MENU_SLOT);
}

/* Whether the node is a check item, and whether it is a summary check. */
static bool is_check_item(const menu_table *table, menu_node node)
{
    return (table->items[node].flags & (MENU_CHECK_ITEM | MENU_CATEGORY)) == MENU_CHECK_ITEM;
}

static bool is_summary(const menu_table *table, menu_node node)
{
    const uint32_t flags = MENU_CHECK_ITEM | MENU_CATEGORY;

    return WITH_SUMMARIES && (table->items[node].flags & flags) == flags;
}

/* Whether the rows of a category are among those of its siblings. */
static bool is_inline(const menu_table *table, menu_node node)
{
    const uint32_t flags = MENU_INLINE | MENU_CATEGORY;

    return WITH_INLINES && (table->items[node].flags & flags) == flags;
}

static bool chooses_one(const menu_table *table, menu_node parent)
{
    return parent < 0 ? table->top_chooses_one : has_flag(table, parent, MENU_CHOOSES_ONE);
}

/* Whether the row of a choice of one shows the checked item as its detail. */
static bool shows_checked(const menu_table *table, menu_node node)
{
    const uint32_t flags = MENU_SHOWS_CHECKED | MENU_SEPARATOR;

    return (table->items[node].flags & flags) == MENU_SHOWS_CHECKED;
}

/* Whether the node is the footer of its group, and so the last of it. */
static bool is_footer(const menu_table *table, menu_node node)
{
    const uint32_t flags = MENU_SHOWS_CHECKED | MENU_SEPARATOR;

    return (table->items[node].flags & flags) == flags;
}

/* The footer of a group, or MENU_NONE. */
static menu_node last_footer(const menu_table *table, menu_node parent)
{
    menu_node last = parent < 0 ? MENU_NONE
                                : first_child(table, parent) + child_count(table, parent) - 1;

    return last > parent && is_footer(table, last) ? last : MENU_NONE;
}

static bool has_sections(const menu_table *table)
{
    return WITH_SECTIONS && table->layout != MENU_LAYOUT_ROWS;
}

/* Whether conditions follow check items or the language. */
static bool has_followers(const menu_table *table)
{
    return WITH_CONDITIONS && table->follower_count > 0;
}

/* Compares nodes by document order: below 0 if the first one comes before, above 0 if it comes
   after the second one. */
static int compare(const menu_table *table, menu_node one, menu_node other)
{
    /* The siblings, or MENU_NONE, through which the nodes are below the same node. */
    menu_node sibling = MENU_NONE, other_sibling = MENU_NONE;

    /* A node has a higher number than the nodes above it. */
    while (one != other) {
        if (one > other) {
            sibling = one;
            one = parent_of(table, one);
        } else {
            other_sibling = other;
            other = parent_of(table, other);
        }
    }
    return sibling < other_sibling ? -1 : sibling > other_sibling;
}

/* The next node in document order, or MENU_NONE. */
static menu_node successor(const menu_table *table, menu_node node)
{
    if (child_count(table, node) > 0)
        return first_child(table, node);
    while (node >= 0) {
        menu_node parent = parent_of(table, node);
        if (node + 1 < first_child(table, parent) + child_count(table, parent))
            return node + 1;
        node = parent;
    }
    return MENU_NONE;
}
