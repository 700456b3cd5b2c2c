#include "menu_runtime.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What the letters of an item's flags say, by their place. */
enum {
    CATEGORY, BODY, OPEN, FIXED, HIDDEN, DISABLED, SEPARATOR, SINGLE, KEEPS_OPEN
};

static bool contains(const menu_table *table, menu_node node)
{
    return node >= 0 && node < table->item_count;
}

/* In the functions that take `node` without asking `contains`, the caller knows that it is in the
   menu; -1 then stands for the menu itself as the parent of the top level. */

static bool flag(const menu_table *table, menu_node node, int which)
{
    return table->items[node].flags[which] != '-';
}

static bool has_flag(const menu_table *table, menu_node node, int which)
{
    return contains(table, node) && flag(table, node, which);
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
    return parent < 0 ? table->top_is_single : flag(table, parent, SINGLE);
}

static bool group_keeps_open(const menu_table *table, menu_node parent)
{
    return parent < 0 ? table->top_keeps_open : flag(table, parent, KEEPS_OPEN);
}

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
    return contains(table, node) ? table->items[node].depth : 0;
}

menu_node menu_next(const menu_table *table, menu_node node)
{
    return contains(table, node) ? successor(table, node) : MENU_NONE;
}

bool menu_is_category(const menu_table *table, menu_node node)
{
    return has_flag(table, node, CATEGORY);
}

bool menu_is_expandable(const menu_table *table, menu_node node)
{
    return has_flag(table, node, BODY) || menu_child_count(table, node) > 0;
}

bool menu_is_collapsible(const menu_table *table, menu_node node)
{
    return menu_is_expandable(table, node) && !flag(table, node, FIXED);
}

bool menu_is_separator(const menu_table *table, menu_node node)
{
    return has_flag(table, node, SEPARATOR);
}

bool menu_is_enabled(const menu_table *table, menu_node node)
{
    return contains(table, node) && !flag(table, node, DISABLED);
}

bool menu_is_initially_expanded(const menu_table *table, menu_node node)
{
    return has_flag(table, node, OPEN);
}

bool menu_is_initially_hidden(const menu_table *table, menu_node node)
{
    return has_flag(table, node, HIDDEN);
}

bool menu_is_single(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_is_single : has_flag(table, node, SINGLE);
}

bool menu_keeps_open(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_keeps_open : has_flag(table, node, KEEPS_OPEN);
}
