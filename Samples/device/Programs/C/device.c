#include "device.h"

/* The numbers, by the column `register`. */
enum { NUMBERS = 12 };

static device_menu_state state;
static int16_t numbers[NUMBERS] = { 80, 31, 60, 40, 0, 21, 17, 1, 0, 30, 120, 10 };
/* The item whose number the encoder changes, or NONE. */
static device_menu_node edited;
static uint8_t memory[DEVICE_MENU_SAVED_SIZE];

void device_start(void)
{
    device_menu_start(&state);
    edited = DEVICE_MENU_NONE;
}

static void edit(int8_t steps)
{
    int32_t number = device_menu_column_register(edited);
    int32_t value = numbers[number] + steps * device_menu_column_step(edited);

    if (value < device_menu_column_minimum(edited))
        value = device_menu_column_minimum(edited);
    if (value > device_menu_column_maximum(edited))
        value = device_menu_column_maximum(edited);
    numbers[number] = (int16_t)value;
}

static void act(device_menu_response response)
{
    switch ((enum device_menu_action)response.action) {
    case DEVICE_MENU_ACTION_EDIT:
        edited = response.node;
        break;
    case DEVICE_MENU_ACTION_JOIN:
        device_set_connected(true);
        break;
    case DEVICE_MENU_ACTION_FORGET:
        device_set_connected(false);
        break;
    case DEVICE_MENU_ACTION_RESET:
    case DEVICE_MENU_ACTION_RESTART:
        device_start();
        break;
    case DEVICE_MENU_ACTION_SELF_TEST:
    case DEVICE_MENU_ACTION_UPDATE:
    case DEVICE_MENU_ACTION_LICENSE:
        break;
    }
}

bool device_input(device_menu_input input, int8_t steps)
{
    device_menu_response response;

    if (edited != DEVICE_MENU_NONE) {
        if (input == DEVICE_MENU_TURN)
            edit(steps);
        else
            edited = DEVICE_MENU_NONE;
        return true;
    }
    response = device_menu_press(&state, input, steps);
    if (response.action != DEVICE_MENU_NO_ACTION && response.kind != DEVICE_MENU_RESPONSE_TOGGLE)
        act(response);
    return response.kind != DEVICE_MENU_RESPONSE_LEAVE;
}

/* A line that is being written, and how many of its columns are left. */
typedef struct {
    char *end;
    uint8_t left;
} writer;

static void write_byte(writer *line, char byte)
{
    /* The further bytes of a character take no column. */
    if (((uint8_t)byte & 0xC0u) != 0x80u) {
        if (line->left == 0)
            return;
        line->left--;
    }
    *line->end++ = byte;
}

static void write_text(writer *line, const char *text)
{
    char byte;

    for (; (byte = (char)DEVICE_MENU_READ_8(*text)) != '\0'; text++)
        write_byte(line, byte);
}

static uint8_t width_of(const char *text)
{
    uint8_t width = 0;

    for (; DEVICE_MENU_READ_8(*text) != 0; text++)
        if ((DEVICE_MENU_READ_8(*text) & 0xC0u) != 0x80u)
            width++;
    return width;
}

/* The digits of a number, in front of the end of a buffer. */
static char *digits_of(int16_t number, char *end)
{
    uint16_t rest = (uint16_t)(number < 0 ? -number : number);

    do
        *--end = (char)('0' + rest % 10);
    while ((rest = (uint16_t)(rest / 10)) > 0);
    if (number < 0)
        *--end = '-';
    return end;
}

static void write_digits(writer *line, const char *digits, const char *end)
{
    while (digits < end)
        write_byte(line, *digits++);
}

static void fill(writer *line, uint8_t reserved)
{
    for (; line->left > reserved; line->left--)
        *line->end++ = ' ';
}

/* What stands at the end of an item's line. */
static void write_value(writer *line, device_menu_node node)
{
    int32_t number = device_menu_column_register(node);
    const char *unit, *detail;
    char buffer[7], *end = buffer + sizeof buffer, *digits;

    if (number >= 0) {
        unit = device_menu_column_unit(node);
        digits = digits_of(numbers[number], end);
        fill(line, (uint8_t)((end - digits) + width_of(unit) + (node == edited)));
        if (node == edited)
            write_byte(line, '*');
        write_digits(line, digits, end);
        write_text(line, unit);
    } else if (device_menu_is_check_item(node)) {
        fill(line, 3);
        write_byte(line, '[');
        write_byte(line, device_menu_is_checked(&state, node) ? 'x' : ' ');
        write_byte(line, ']');
    } else if ((detail = device_menu_detail(&state, node)) != NULL) {
        fill(line, width_of(detail));
        write_text(line, detail);
    } else if (device_menu_is_page(node)) {
        fill(line, 1);
        write_byte(line, '>');
    }
}

static void draw(writer *line, device_menu_row row, bool is_current)
{
    char buffer[7], *end = buffer + sizeof buffer;
    uint8_t depth = device_menu_depth(&state, row.node);
    device_menu_row_kind kind = device_menu_kind_of(&state, row);

    write_byte(line, is_current ? '>' : ' ');
    for (depth = (uint8_t)(depth + (row.part > 0)); depth > 0; depth--)
        write_byte(line, ' ');
    switch (kind) {
    case DEVICE_MENU_ROW_SLOT:
        write_byte(line, '#');
        write_digits(line, digits_of((int16_t)row.part, end), end);
        break;
    case DEVICE_MENU_ROW_PLACEHOLDER:
        write_text(line, device_menu_text_of(&state, row.node, DEVICE_MENU_TEXT_PLACEHOLDER));
        break;
    case DEVICE_MENU_ROW_LOADING:
        write_text(line, device_menu_text_of(&state, row.node, DEVICE_MENU_TEXT_LOADING));
        break;
    case DEVICE_MENU_ROW_SEPARATOR:
    case DEVICE_MENU_ROW_ITEM:
        if (device_menu_is_expandable(row.node))
            write_byte(line, device_menu_is_open(&state, row.node) ? '-' : '+');
        write_text(line, device_menu_title(&state, row.node));
        write_value(line, row.node);
        break;
    }
}

void device_draw(device_line lines[DEVICE_LINES])
{
    device_menu_row rows[DEVICE_LINES];
    uint8_t count = device_menu_window(&state, rows, DEVICE_LINES), index;

    for (index = 0; index < DEVICE_LINES; index++) {
        writer line = { lines[index], DEVICE_COLUMNS };

        if (index < count)
            draw(&line, rows[index], index == device_menu_cursor_line(&state));
        fill(&line, 0);
        *line.end = '\0';
    }
}

void device_found_networks(uint16_t count, bool is_scanning)
{
    device_menu_set_count(&state, DEVICE_MENU_ID_NETWORK_NETWORKS, count);
    device_menu_set_busy(&state, DEVICE_MENU_ID_NETWORK_NETWORKS, is_scanning);
}

void device_set_connected(bool is_connected)
{
    device_menu_set_condition(&state, DEVICE_MENU_CONDITION_CONNECTED, is_connected);
}

void device_set_service(bool is_service)
{
    device_menu_set_condition(&state, DEVICE_MENU_CONDITION_SERVICE, is_service);
}

void device_set_language(uint8_t language)
{
    device_menu_set_language(&state, language);
}

void device_save(void)
{
    device_menu_save(&state, memory, sizeof memory);
}

bool device_load(void)
{
    return device_menu_restore(&state, memory, sizeof memory);
}
