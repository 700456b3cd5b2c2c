/* Reads the lines that Tests/Conformance/README.md describes, and answers. */
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *checked(void *memory)
{
    if (memory == NULL) {
        fputs("no memory\n", stderr);
        exit(1);
    }
    return memory;
}

/* The next line without its end, or NULL; it grows with the longest. */
static char *read_line(void)
{
    static char *line;
    static size_t size;
    size_t length = 0;
    int byte;

    while ((byte = getchar()) != EOF && byte != '\n') {
        if (length + 2 > size)
            line = checked(realloc(line, size = 2 * size + 256));
        line[length++] = (char)byte;
    }
    if (byte == EOF && length == 0)
        return NULL;
    if (line == NULL)
        line = checked(realloc(line, size = 256));
    line[length] = '\0';
    return line;
}

static const menu_table *table_of(const char *name)
{
    const driver_menu *menu = driver_menus;

    while (menu->name != NULL && strcmp(menu->name, name) != 0)
        menu++;
    if (menu->name == NULL) {
        fprintf(stderr, "no menu '%s'\n", name);
        exit(1);
    }
    return menu->table;
}

#ifndef DRIVER_MODEL
/* Begins a state in memory that has no byte to spare, so that a sanitizer sees what is outside. */
static void begin_state(menu_expansion *state, const char *name)
{
    static menu_word *memory;
    const menu_table *table = table_of(name);

    free(memory);
    memory = checked(malloc(menu_expansion_size(table)));
    menu_expansion_init(state, memory, menu_expansion_size(table), table);
}
#endif

/* Goes on with the menu in another language. */
static const menu_change *set_language(menu_expansion *state, const char *name)
{
    const menu_table *table = table_of(name);
    const menu_change *change = menu_set_language(state, table, NULL);

    if (state->table != table) {
        puts("refused");
        return change;
    }
    printf("language %s %s\n", state->table->language, state->table->is_right_to_left ? "rtl" : "ltr");
    printf("title %s\n", state->table->title);
    print_change(change);
    return change;
}

static menu_node number_of(const char *text)
{
    return (menu_node)strtol(text, NULL, 10);
}

static void print_response(menu_response response)
{
    static const char *const kinds[] = {"nothing", "toggle", "open", "choose", "action", "url"};

    printf("response %s", kinds[response.kind]);
    if (response.text != NULL)
        printf(" %s", response.text);
    putchar('\n');
}

/* Taps the node and the place of a line. */
static const menu_change *apply_tap(
    menu_expansion *state, menu_node node, const char *rest, const menu_animation *animation,
    menu_response *response)
{
    menu_tap_place place = strstr(rest, " indicator") ? MENU_TAP_INDICATOR : MENU_TAP_ROW;
    menu_response expected = menu_response_to_tap(state, node, place);
    const menu_change *change = menu_tap(state, node, place, animation, response);

    if (expected.kind != response->kind || expected.text != response->text)
        puts("mismatch response");
    return change;
}

/* Sets the conditions of a line, as `CONDITION:VALUE`. */
static const menu_change *apply_conditions(
    menu_expansion *state, const char *rest, const menu_animation *animation)
{
    menu_condition_value *values = checked(malloc((strlen(rest) + 1) * sizeof *values));
    const menu_change *change;
    size_t count = 0;

    while (*rest != '\0') {
        values[count].condition = number_of(rest);
        values[count++].value = number_of(strchr(rest, ':') + 1);
        rest += strcspn(rest, " ");
        rest += *rest == ' ';
    }
    change = menu_set_conditions(state, values, count, animation);
    free(values);
    return change;
}

/* The event of a line on a slot, whose indices follow it; NULL for a line that is none. The change
   refers to the indices. */
static const menu_change *apply_to_slot(
    menu_expansion *state, const char *name, const char *rest, menu_node *numbers, size_t count,
    const menu_animation *animation)
{
    if (strcmp(name, "count") == 0)
        return menu_set_slot_count(state, numbers[0], numbers[1], animation);
    if (strcmp(name, "insert") == 0)
        return menu_insert_rows(state, numbers[0], numbers + 1, count - 1, animation);
    if (strcmp(name, "remove") == 0)
        return menu_remove_rows(state, numbers[0], numbers + 1, count - 1, animation);
    if (strcmp(name, "updateRows") == 0)
        return menu_update_rows(state, numbers[0], numbers + 1, count - 1, animation);
    if (strcmp(name, "busy") == 0)
        return menu_set_busy(state, numbers[0], strstr(rest, " true") != NULL, animation);
    if (strcmp(name, "update") == 0)
        return menu_update(state, numbers, count, animation);
    return NULL;
}

/* The event of a line; NULL for a line that is none. */
static const menu_change *apply(
    menu_expansion *state, const char *name, char *rest, const menu_animation *animation,
    menu_response *response)
{
    static menu_node *nodes;
    size_t count = 0;
    menu_node node = number_of(rest);
    char *end = rest;

    if (strcmp(name, "restore") == 0)
        return menu_restore(state, rest, strlen(rest), animation);
    if (strcmp(name, "set") == 0)
        return apply_conditions(state, rest, animation);
    nodes = checked(realloc(nodes, (strlen(rest) + 1) * sizeof *nodes));
    for (;;) {
        char *start = end;
        long value = strtol(start, &end, 10);
        if (end == start)
            break;
        nodes[count++] = (menu_node)value;
    }
    if (strcmp(name, "toggle") == 0)
        return menu_toggle(state, node, animation);
    if (strcmp(name, "expand") == 0)
        return menu_expand(state, node, animation);
    if (strcmp(name, "collapse") == 0)
        return menu_collapse(state, node, animation);
    if (strcmp(name, "reveal") == 0)
        return menu_reveal(state, node, animation);
    if (strcmp(name, "expandAll") == 0)
        return menu_expand_all(state, animation);
    if (strcmp(name, "collapseAll") == 0)
        return menu_collapse_all(state, animation);
    if (strcmp(name, "expandUnder") == 0)
        return menu_expand_under(state, node, animation);
    if (strcmp(name, "collapseUnder") == 0)
        return menu_collapse_under(state, node, animation);
    if (strcmp(name, "expandToDepth") == 0)
        return menu_expand_to_depth(state, node, animation);
    if (strcmp(name, "hide") == 0 || strcmp(name, "show") == 0)
        return menu_set_hidden(state, nodes, count, name[0] == 'h', animation);
    if (strcmp(name, "filter") == 0)
        return menu_filter(state, nodes, count, animation);
    if (strcmp(name, "filterOff") == 0)
        return menu_filter_off(state, animation);
    if (strcmp(name, "check") == 0)
        return menu_check(state, node, animation);
    if (strcmp(name, "uncheck") == 0)
        return menu_uncheck(state, node, animation);
    if (strcmp(name, "toggleCheck") == 0)
        return menu_toggle_check(state, node, animation);
    if (strcmp(name, "tap") == 0)
        return apply_tap(state, node, rest, animation, response);
    if (strncmp(rest, "none", 4) == 0)
        node = MENU_NONE;
    if (strcmp(name, "openPage") == 0)
        return menu_open_page(state, node, animation);
    if (strcmp(name, "closePage") == 0)
        return menu_close_page(state, animation);
    if (strcmp(name, "current") == 0)
        return menu_set_current(state, node, strstr(rest, " reveal") != NULL, animation);
    return apply_to_slot(state, name, rest, nodes, count, animation);
}

/* The preset whose name a line goes on with. */
static menu_animation_preset preset_of(const char *text)
{
    size_t length = strcspn(text, " ");
    int preset = 0;

    while (strncmp(driver_presets[preset], text, length) != 0
        || driver_presets[preset][length] != '\0')
        preset++;
    return (menu_animation_preset)preset;
}

/* Reads the presets in front of an event, and advances to the event. */
static menu_animation read_animation(const menu_expansion *state, char **rest)
{
    menu_animation animation = state->table->settings.animation;

    animation.insertion = preset_of(*rest);
    *rest += strcspn(*rest, " ") + 1;
    animation.deletion = preset_of(*rest);
    *rest += strcspn(*rest, " ") + 1;
    return animation;
}

int main(void)
{
    static menu_expansion first;
    menu_expansion *state = &first;
    char *line;

    while ((line = read_line()) != NULL) {
        char *rest = strchr(line, ' ');
        menu_animation own;
        const menu_animation *animation = NULL;
        const menu_change *change = NULL;
        menu_response response = {MENU_RESPONSE_NOTHING, NULL};
        printf("> %s\n", line);
        if (rest == NULL)
            rest = strchr(line, '\0');
        else
            *rest++ = '\0';
        if (strcmp(line, "with") == 0) {
            own = read_animation(state, &rest);
            animation = &own;
            line = rest;
            rest += strcspn(rest, " ");
            if (*rest != '\0')
                *rest++ = '\0';
        }
        if (strcmp(line, "menu") == 0) {
            #ifdef DRIVER_MODEL
            state = begin_model(table_of(rest));
#else
            begin_state(state, rest);
#endif
        } else if (strcmp(line, "language") == 0) {
            change = set_language(state, rest);
        } else if (strcmp(line, "texts") == 0) {
            print_texts(state, rest);
            continue;
        } else if ((change = apply(state, line, rest, animation, &response)) != NULL) {
            print_change(change);
            if (strcmp(line, "restore") == 0) {
                menu_unknown unknown = menu_unknown_ids(state->table, rest, strlen(rest));
                const char *start = "unknown ";
                for (; menu_unknown_next(&unknown); start = " ") {
                    fputs(start, stdout);
                    fwrite(unknown.id, 1, unknown.length, stdout);
                }
                if (start[0] == ' ')
                    putchar('\n');
            }
            if (strcmp(line, "tap") == 0)
                print_response(response);
        }
#ifdef DRIVER_MODEL
        if (change != NULL)
            show_in_model(change);
#endif
        print_state(state);
    }
    return 0;
}
