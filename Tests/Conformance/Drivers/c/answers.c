/* Prints changes and states. */
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>

const char *const driver_presets[] = {
    "automatic", "none", "fade", "top", "bottom", "left", "right", "middle", "directional", "fold"
};

void begin_numbers(driver_numbers *numbers)
{
    numbers->count = 0;
}

void print_number(driver_numbers *numbers, long number)
{
    print_slot_row(numbers, -1, number);
}

void print_slot_row(driver_numbers *numbers, long slot, long index)
{
    if (numbers->count > 0 && slot == numbers->slot && index == numbers->last + 1) {
        numbers->last = index;
        numbers->count++;
        return;
    }
    end_numbers(numbers);
    numbers->slot = slot;
    numbers->first = numbers->last = index;
    numbers->count = 1;
}

void end_numbers(driver_numbers *numbers)
{
    if (numbers->count > 0 && numbers->slot >= 0)
        printf(" %ld.%ld", numbers->slot, numbers->first);
    else if (numbers->count > 0)
        printf(" %ld", numbers->first);
    if (numbers->count > 1)
        printf("-%ld", numbers->last);
    numbers->count = 0;
}

typedef enum list_form { JOINED, SINGLE, IN_SECTIONS } list_form;

static void print_list(
    const menu_change *change, const char *name, menu_change_kind kind, list_form form)
{
    menu_list list = menu_change_list(change, kind);
    driver_numbers numbers;
    menu_span span;
    int count = 0;

    begin_numbers(&numbers);
    while (menu_list_next(&list, &span)) {
        long row;
        if (count++ == 0)
            fputs(name, stdout);
        if (form == IN_SECTIONS) {
            printf(" %ld:%ld", (long)span.section, (long)span.first);
            if (span.count > 1)
                printf("-%ld", (long)span.first + span.count - 1);
        } else if (form == SINGLE) {
            printf(" %ld", (long)span.first);
        } else {
            for (row = span.first; row < (long)span.first + span.count; row++)
                print_number(&numbers, row);
        }
    }
    end_numbers(&numbers);
    if (count > 0)
        putchar('\n');
}

void print_change(const menu_change *change)
{
    const menu_scroll_target *scroll = &change->scroll;

    print_list(change, "removed", MENU_REMOVED, JOINED);
    print_list(change, "inserted", MENU_INSERTED, JOINED);
    print_list(change, "updated", MENU_UPDATED, JOINED);
    print_list(change, "removedSections", MENU_REMOVED_SECTIONS, JOINED);
    print_list(change, "insertedSections", MENU_INSERTED_SECTIONS, JOINED);
    print_list(change, "removedInSections", MENU_REMOVED_IN_SECTIONS, IN_SECTIONS);
    print_list(change, "insertedInSections", MENU_INSERTED_IN_SECTIONS, IN_SECTIONS);
    print_list(change, "updatedInSections", MENU_UPDATED_IN_SECTIONS, IN_SECTIONS);
    print_list(change, "updatedHeaders", MENU_UPDATED_HEADERS, JOINED);
    print_list(change, "closed", MENU_CLOSED, SINGLE);
    print_list(change, "opened", MENU_OPENED, SINGLE);
    print_list(change, "unchecked", MENU_UNCHECKED, SINGLE);
    print_list(change, "checked", MENU_CHECKED, SINGLE);
    if (!change->is_empty)
        printf(
            "animation %s %s\n", driver_presets[change->animation.insertion],
            driver_presets[change->animation.deletion]);
    if (scroll->position != MENU_SCROLL_NONE) {
        printf("scroll %ld %ld ", (long)scroll->row, (long)scroll->section);
        if (scroll->row_in_section < 0)
            putchar('-');
        else
            printf("%ld", (long)scroll->row_in_section);
        puts(scroll->position == MENU_SCROLL_TOP ? " top" : " reveal");
    }
}

static void print_row(driver_numbers *numbers, menu_content content)
{
    switch (content.kind) {
    case MENU_CONTENT_ITEM:
        print_number(numbers, content.node);
        return;
    case MENU_CONTENT_SLOT_ROW:
        print_slot_row(numbers, content.node, content.index);
        return;
    case MENU_CONTENT_PLACEHOLDER:
    case MENU_CONTENT_LOADING:
        end_numbers(numbers);
        printf(
            " %ld.%s", (long)content.node,
            content.kind == MENU_CONTENT_LOADING ? "loading" : "placeholder");
        return;
    case MENU_CONTENT_NONE:
        puts("mismatch no content");
        return;
    }
}

/* The number of rows in slots. Prints where a slot row does not lead back to its row. */
static int32_t rows_in_slots(const menu_expansion *state)
{
    const bool has_sections = menu_layout_of(state) != MENU_LAYOUT_ROWS;
    int32_t row, rows = 0;

    for (row = 0; row < menu_row_count(state); row++) {
        menu_content content = menu_content_at_row(state, row), at_path = content;
        int32_t back = row;
        if (menu_node_at_row(state, row) != content.node)
            printf("mismatch content of row %ld\n", (long)row);
        if (content.kind != MENU_CONTENT_ITEM)
            rows++;
        if (content.kind == MENU_CONTENT_SLOT_ROW) {
            menu_index_path path = menu_path_of_slot_row(state, content.node, content.index);
            back = menu_row_of_slot_row(state, content.node, content.index);
            at_path = menu_content_at_path(state, path);
            if (!has_sections && (path.section != 0 || path.row != row))
                printf("mismatch path of row %ld\n", (long)row);
        }
        if (back != row || at_path.kind != content.kind || at_path.node != content.node
            || at_path.index != content.index)
            printf("mismatch slot row in row %ld\n", (long)row);
    }
    return rows;
}

/* Prints where one query does not undo another. */
static void print_mismatch(const menu_expansion *state)
{
    const menu_table *table = state->table;
    int32_t rows = 0;
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        int32_t row = menu_row_of(state, node), section = menu_section_of(state, node);
        menu_index_path path = menu_path_of(state, node);
        bool is_header = menu_layout_of(state) == MENU_LAYOUT_SECTION_HEADERS && section >= 0
            && menu_node_of_section(state, section) == node;
        if (row >= 0)
            rows++;
        if (row >= 0 && menu_node_at_row(state, row) != node)
            printf("mismatch row of %ld\n", (long)node);
        if (path.row >= 0 && menu_node_at_path(state, path) != node)
            printf("mismatch node at %ld:%ld\n", (long)path.section, (long)path.row);
        if ((row >= 0) != menu_is_visible(state, node) || (path.row >= 0) != (row >= 0 && !is_header))
            printf("mismatch path of %ld\n", (long)node);
    }
    if (rows + rows_in_slots(state) != menu_row_count(state))
        printf("mismatch %ld nodes with rows\n", (long)rows);
}

/* Prints the states of the summary checks, if any, and returns how many are checked. */
static int32_t print_summaries(const menu_expansion *state)
{
    static const char *const names[] = {"unchecked", "checked", "mixed"};
    menu_node node;
    int32_t count = 0, checked = 0;

    for (node = 0; node < state->table->item_count; node++) {
        if (!menu_is_summary_check(state->table, node))
            continue;
        printf(
            "%s %ld:%s", count++ == 0 ? "summaries" : "", (long)node,
            names[menu_check_state_of(state, node)]);
        checked += menu_is_checked(state, node);
    }
    if (count > 0)
        putchar('\n');
    return checked;
}

/* Prints the details of the choices that show the checked item. */
static void print_details(const menu_expansion *state)
{
    menu_node node;

    for (node = 0; node < state->table->item_count; node++) {
        const char *detail = menu_shown_detail(state, node);
        if (menu_shows_checked(state->table, node))
            printf("detail %ld %s\n", (long)node, detail != NULL ? detail : "-");
    }
}

/* Prints the checked items, if any, and where the groups' lists of them differ. */
static void print_checked(const menu_expansion *state)
{
    driver_numbers numbers;
    menu_node node, group;
    int32_t count = 0, in_groups = 0;

    begin_numbers(&numbers);
    for (node = 0; node < state->table->item_count; node++) {
        if (!menu_is_checked(state, node))
            continue;
        if (count++ == 0)
            fputs("marked", stdout);
        print_number(&numbers, node);
    }
    end_numbers(&numbers);
    if (count > 0)
        putchar('\n');
    count -= print_summaries(state);
    print_details(state);
    for (group = MENU_NONE; group < state->table->item_count; group++) {
        int32_t in_group = 0;
        for (node = menu_checked_in(state, group, MENU_NONE); node != MENU_NONE;
             node = menu_checked_in(state, group, node))
            in_group++;
        if (in_group > 1 && menu_chooses_one(state->table, group))
            printf("mismatch %ld checked in %ld\n", (long)in_group, (long)group);
        in_groups += in_group;
    }
    if (count != in_groups)
        printf("mismatch %ld checked in groups\n", (long)in_groups);
}

static void print_saved_state(const menu_expansion *state)
{
    size_t length = menu_saved_state(state, NULL, 0);
    char *text = malloc(length + 1);

    if (text == NULL || menu_saved_state(state, text, length + 1) != length)
        exit(1);
    printf("saved %s\n", text);
    free(text);
}

void print_state(const menu_expansion *state)
{
    driver_numbers numbers;
    int32_t place;

    begin_numbers(&numbers);
    fputs("rows", stdout);
    for (place = 0; place < menu_row_count(state); place++)
        print_row(&numbers, menu_content_at_row(state, place));
    end_numbers(&numbers);
    fputs("\nsections", stdout);
    for (place = 0; place < menu_section_count(state); place++)
        printf(" %ld", (long)menu_row_count_in_section(state, place));
    fputs("\nexpanded", stdout);
    for (place = 0; place < state->table->item_count; place++)
        if (menu_is_expanded(state, place))
            print_number(&numbers, place);
    end_numbers(&numbers);
    putchar('\n');
    print_checked(state);
    if (menu_current(state) != MENU_NONE)
        printf("current %ld\n", (long)menu_current(state));
    if (menu_page(state) != MENU_NONE)
        printf("page %ld\n", (long)menu_page(state));
    print_program_state(state);
    print_saved_state(state);
    print_mismatch(state);
}
