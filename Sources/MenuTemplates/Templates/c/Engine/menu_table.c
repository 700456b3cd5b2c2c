#include "menu_runtime.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static bool contains(const menu_table *table, menu_node node)
{
    return node >= 0 && node < table->item_count;
}

/* The static functions below rely on their caller for a node that is in the menu. Where they take a
   parent, MENU_NONE stands for the parent of the top-level nodes. */

static bool has_flag(const menu_table *table, menu_node node, menu_item_flag flag)
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
    return has_flag(table, node, MENU_SLOT);
}

static bool is_expandable(const menu_table *table, menu_node node)
{
    return (table->items[node].flags & (MENU_CATEGORY | MENU_BODY)) != 0;
}

static bool is_collapsible(const menu_table *table, menu_node node)
{
    return is_expandable(table, node) && !has_flag(table, node, MENU_FIXED);
}

static bool chooses_one(const menu_table *table, menu_node parent)
{
    return parent < 0 ? table->top_chooses_one : has_flag(table, parent, MENU_CHOOSES_ONE);
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

menu_node menu_parent(const menu_table *table, menu_node node)
{
    return contains(table, node) ? parent_of(table, node) : MENU_NONE;
}

menu_node menu_first_child(const menu_table *table, menu_node node)
{
    return menu_child_count(table, node) > 0 ? first_child(table, node) : MENU_NONE;
}

int32_t menu_child_count(const menu_table *table, menu_node node)
{
    return contains(table, node) ? child_count(table, node) : 0;
}

int menu_depth(const menu_table *table, menu_node node)
{
    int depth = 0;

    if (contains(table, node))
        while ((node = parent_of(table, node)) >= 0)
            depth++;
    return depth;
}

menu_node menu_next(const menu_table *table, menu_node node)
{
    return contains(table, node) ? successor(table, node) : MENU_NONE;
}

bool menu_is_category(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_CATEGORY);
}

bool menu_is_slot(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_slot(table, node);
}

bool menu_is_expandable(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_expandable(table, node);
}

bool menu_is_collapsible(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_collapsible(table, node);
}

bool menu_is_separator(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_SEPARATOR);
}

bool menu_is_enabled(const menu_table *table, menu_node node)
{
    return contains(table, node) && !has_flag(table, node, MENU_DISABLED);
}

bool menu_is_initially_expanded(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_OPEN);
}

bool menu_is_initially_hidden(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_HIDDEN);
}

bool menu_is_check_item(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_CHECK_ITEM);
}

bool menu_is_initially_checked(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_STARTS_CHECKED);
}

bool menu_chooses_one(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_chooses_one
                             : contains(table, node) && has_flag(table, node, MENU_CHOOSES_ONE);
}

bool menu_is_single(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_is_single
                             : contains(table, node) && has_flag(table, node, MENU_SINGLE);
}

bool menu_keeps_open(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_keeps_open
                             : contains(table, node) && has_flag(table, node, MENU_KEEPS_OPEN);
}
