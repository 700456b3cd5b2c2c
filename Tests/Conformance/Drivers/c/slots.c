/* Prints what the program has set: the values of conditions, and the rows of slots. */
#include "driver.h"

#include <stdio.h>
#include <string.h>

/* Prints the disabled items, if any. */
static void print_disabled(const menu_expansion *state)
{
    driver_numbers numbers;
    int32_t count = 0;
    menu_node node;

    begin_numbers(&numbers);
    for (node = 0; node < state->table->item_count; node++) {
        if (menu_is_enabled(state, node))
            continue;
        if (count++ == 0)
            fputs("disabled", stdout);
        print_number(&numbers, node);
    }
    end_numbers(&numbers);
    if (count > 0)
        putchar('\n');
}

static void print_conditions(const menu_expansion *state)
{
    const menu_table *table = state->table;
    int32_t number;

    if (table->condition_count == 0)
        return;
    fputs("conditions", stdout);
    for (number = 0; number < table->condition_count; number++) {
        printf(" %ld", (long)menu_value_of_condition(state, number));
        if (menu_condition_with_name(table, table->conditions[number].name) != number)
            printf(" mismatch name of %ld", (long)number);
    }
    putchar('\n');
    print_disabled(state);
}

/* Prints the slots, if any, and slot rows outside their slot that have a row. */
void print_program_state(const menu_expansion *state)
{
    const menu_table *table = state->table;
    int32_t slots = 0;
    menu_node node;

    print_conditions(state);
    for (node = 0; node < table->item_count; node++) {
        int32_t count = menu_slot_count(state, node);
        if (!menu_is_slot(table, node))
            continue;
        if (slots++ == 0)
            fputs("slots", stdout);
        printf(
            " %ld:%ld%s%s%s", (long)node, (long)count, menu_is_busy(state, node) ? ":busy" : "",
            menu_chooses_one(table, node) ? ":one" : "", menu_chooses_any(table, node) ? ":any" : "");
    }
    if (slots > 0)
        putchar('\n');
    for (node = 0; node < table->item_count; node++) {
        int32_t count = menu_slot_count(state, node);
        bool is_shown = menu_row_of_slot_row(state, node, 0) >= 0;
        if (menu_row_of_slot_row(state, node, -1) >= 0
            || menu_row_of_slot_row(state, node, count) >= 0
            || (is_shown && !menu_is_visible(state, node) && !menu_is_inline(table, node)))
            printf("mismatch slot rows of %ld\n", (long)node);
    }
}
