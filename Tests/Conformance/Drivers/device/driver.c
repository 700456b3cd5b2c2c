/* Answers the lines that Tests/Conformance/README.md describes, as far as the target `device` has them, for
   one menu, whose type is `Menu`. The test makes a copy for each menu, in which names begin with its type. */
#include "menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by the test: the names of the menu's actions. */
extern const char *const menu_action_names[];
void menu_answer(const char *line);

static menu_state state;

/* Numbers that are printed once they can no longer grow into a range. */
static struct {
    long slot, first, last;
    int count;
} numbers;

static void end_numbers(void)
{
    if (numbers.count == 0)
        return;
    putchar(' ');
    if (numbers.slot >= 0)
        printf("%ld.", numbers.slot);
    printf("%ld", numbers.first);
    if (numbers.last != numbers.first)
        printf("-%ld", numbers.last);
    numbers.count = 0;
}

static void print_number(long slot, long number)
{
    if (numbers.count > 0 && (numbers.slot != slot || numbers.last + 1 != number))
        end_numbers();
    if (numbers.count++ == 0)
        numbers.first = number;
    numbers.slot = slot;
    numbers.last = number;
}

/* Prints a text in program memory. */
static void print_text(const char *text)
{
    char byte;

    for (; (byte = (char)MENU_READ_8(*text)) != '\0'; text++)
        putchar(byte);
}

static void mismatch(const char *what)
{
    printf("mismatch %s\n", what);
}

static int same_row(menu_row left, menu_row right)
{
    return left.node == right.node && left.part == right.part;
}

static void print_rows(void)
{
    menu_row row, before;
    bool has_row = menu_first_row(&state, &row), has_cursor = false;
    menu_row cursor = menu_cursor(&state);

    fputs("rows", stdout);
    while (has_row) {
        has_cursor |= same_row(row, cursor);
        switch (menu_kind_of(&state, row)) {
        case MENU_ROW_SLOT:
            print_number(row.node, row.part - 1);
            break;
        case MENU_ROW_PLACEHOLDER:
            end_numbers();
            printf(" %u.placeholder", (unsigned)row.node);
            break;
        case MENU_ROW_LOADING:
            end_numbers();
            printf(" %u.loading", (unsigned)row.node);
            break;
        default:
            print_number(-1, row.node);
        }
        before = row;
        has_row = menu_next_row(&state, &row);
        if (has_row) {
            menu_row back = row;
            if (!menu_previous_row(&state, &back) || !same_row(back, before))
                mismatch("previous row");
        }
    }
    end_numbers();
    putchar('\n');
    if (cursor.node != MENU_NONE && !has_cursor)
        mismatch("cursor");
}

/* The rows of a window are those around the cursor, which is on its line. */
static void check_window(uint8_t lines)
{
    menu_row rows[5], row;
    uint8_t count = menu_window(&state, rows, lines), index;
    menu_row cursor = menu_cursor(&state);

    if (count > 0 && cursor.node != MENU_NONE && !same_row(rows[menu_cursor_line(&state)], cursor))
        mismatch("line of the cursor");
    for (index = 1; index < count; index++) {
        row = rows[index - 1];
        if (!menu_next_row(&state, &row) || !same_row(row, rows[index]))
            mismatch("window");
    }
    row = rows[0];
    if (count < lines && count > 0 && menu_previous_row(&state, &row))
        mismatch("rows above the window");
}

#if MENU_SAVED_SIZE > 0
/* A saved state leads to the same state; a part of one, and one with an error, changes nothing. */
static void check_saving(void)
{
    uint8_t bytes[MENU_SAVED_SIZE], *exact;
    menu_state other = state;
    size_t size = menu_save(&state, bytes, sizeof bytes), index;

    if (size == 0) {
        mismatch("size of the saved state");
        return;
    }
    exact = malloc(size);
    if (exact == NULL)
        exit(1);
    memcpy(exact, bytes, size);
    if (menu_save(&state, bytes, size - 1) != 0)
        mismatch("saved state in too little memory");
    for (index = 0; index < size; index++) {
        exact[index] ^= 0x10;
        if (menu_restore(&other, exact, size) || (index < 8 && menu_restore(&other, bytes, index)))
            mismatch("restored a broken state");
        exact[index] ^= 0x10;
    }
    if (!menu_restore(&other, exact, size))
        mismatch("did not restore");
    if (memcmp(state.flags, other.flags, sizeof state.flags) != 0)
        mismatch("restored another state");
    free(exact);
}
#endif

static void print_slots(void)
{
#if MENU_SLOT_COUNT > 0
    unsigned node;

    fputs("slots", stdout);
    for (node = 0; node < MENU_ITEM_COUNT; node++) {
        if (menu_is_slot((menu_node)node))
            printf(" %u:%u%s", node, (unsigned)menu_count(&state, (menu_node)node),
                menu_is_busy(&state, (menu_node)node) ? ":busy" : "");
    }
    putchar('\n');
#endif
}

/* Prints the items that a query is true of, after a word. */
static void print_items(
    const char *word, bool is_always, bool (*query)(const menu_state *, menu_node))
{
    menu_node node;
    bool is_begun = is_always;

    if (is_begun)
        fputs(word, stdout);
    for (node = 0; node < MENU_ITEM_COUNT; node++) {
        if (!query(&state, node))
            continue;
        if (!is_begun)
            fputs(word, stdout);
        is_begun = true;
        print_number(-1, node);
    }
    end_numbers();
    if (is_begun)
        putchar('\n');
}

static bool is_disabled(const menu_state *menu, menu_node node)
{
    return !menu_is_enabled(menu, node);
}

static void print_state(void)
{
#if MENU_CONDITION_COUNT > 0
    uint8_t condition;
#endif

    print_rows();
    print_items("expanded", true, menu_is_open);
    print_items("marked", false, menu_is_checked);
    if (menu_page(&state) != MENU_NONE)
        printf("page %u\n", (unsigned)menu_page(&state));
#if MENU_CONDITION_COUNT > 0
    fputs("conditions", stdout);
    for (condition = 0; condition < MENU_CONDITION_COUNT; condition++) {
        uint8_t value = menu_value_of_condition(&state, condition);
        printf(" %d", value == 255 ? -1 : value);
    }
    putchar('\n');
    print_items("disabled", false, is_disabled);
#else
    (void)is_disabled;
#endif
    print_slots();
#if MENU_SAVED_SIZE > 0
    check_saving();
#endif
}

static menu_node node_of(long number)
{
    return (menu_node)(number < 0 || number >= MENU_ITEM_COUNT ? (long)MENU_NONE : number);
}

static void print_response(menu_response response)
{
    static const char *const kinds[] = {"nothing", "toggle", "open", "choose", "action", "url"};

    printf("response %s", kinds[response.kind]);
    if (response.kind == MENU_RESPONSE_ACTION)
        printf(" %s", menu_action_names[response.action]);
    if (response.kind == MENU_RESPONSE_URL) {
        putchar(' ');
        print_text(menu_text_of(&state, response.node, MENU_TEXT_URL));
    }
    putchar('\n');
}

static void apply_to_slot(const char *name, menu_node node, long value, const char *line)
{
#if MENU_SLOT_COUNT > 0
    if (strcmp(name, "count") == 0)
        menu_set_count(&state, node, (uint16_t)(value < 0 ? 0 : value));
    if (strcmp(name, "insert") == 0 && value >= 0)
        menu_insert_row(&state, node, (uint16_t)value);
    if (strcmp(name, "remove") == 0 && value >= 0)
        menu_remove_row(&state, node, (uint16_t)value);
    if (strcmp(name, "busy") == 0)
        menu_set_busy(&state, node, strstr(line, " true") != NULL);
#else
    (void)name, (void)node, (void)value, (void)line;
#endif
}

static void apply(const char *name, const char *line)
{
    long first = -1, second = -1;
    menu_node node;

    sscanf(line, "%*s %ld%*[ :]%ld", &first, &second);
    node = node_of(first);
    if (strcmp(name, "toggle") == 0)
        menu_toggle(&state, node);
    if (strcmp(name, "expand") == 0)
        menu_expand(&state, node);
    if (strcmp(name, "collapse") == 0)
        menu_collapse(&state, node);
    if (strcmp(name, "reveal") == 0)
        menu_reveal(&state, node);
    if (strcmp(name, "hide") == 0 || strcmp(name, "show") == 0)
        menu_set_hidden(&state, node, name[0] == 'h');
#if MENU_CHECK_COUNT > 0
    if (strcmp(name, "check") == 0)
        menu_check(&state, node);
    if (strcmp(name, "uncheck") == 0)
        menu_uncheck(&state, node);
    if (strcmp(name, "toggleCheck") == 0)
        menu_toggle_check(&state, node);
#endif
    if (strcmp(name, "tap") == 0)
        print_response(menu_tap(&state, node, strstr(line, " row") ? MENU_PLACE_ROW : MENU_PLACE_INDICATOR));
#if MENU_CONDITION_COUNT > 0
    if (strcmp(name, "set") == 0 && first >= 0 && first < 255 && second >= 0 && second < 255)
        menu_set_condition(&state, (uint8_t)first, (uint8_t)second);
#endif
#if MENU_PAGE_COUNT > 0
    if (strcmp(name, "openPage") == 0 && (node != MENU_NONE || strstr(line, "none") != NULL))
        menu_open_page(&state, node);
    if (strcmp(name, "closePage") == 0)
        menu_close_page(&state);
#endif
    apply_to_slot(name, node, second, line);
}

void menu_answer(const char *line)
{
    static int8_t steps;
    char name[32];

    if (sscanf(line, "%31s", name) != 1)
        return;
    if (strcmp(name, "menu") == 0) {
        menu_start(&state);
        steps = 0;
    } else {
        apply(name, line);
    }
    print_state();
    check_window((uint8_t)(1 + (steps + 3) % 5));
    menu_press(&state, MENU_TURN, steps);
    check_window(4);
    steps = (int8_t)(steps == 3 ? -3 : steps + 1);
}
