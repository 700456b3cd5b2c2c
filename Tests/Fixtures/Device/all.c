/* Calls all of the engine that the sample calls, or nothing. */
#include "device_menu.h"

volatile uint8_t port;
volatile int8_t input;

#ifdef WITH_MENU
static device_menu_state state;
static uint8_t saved[DEVICE_MENU_SAVED_SIZE];

static void write(const char *text)
{
    if (text != NULL)
        for (; DEVICE_MENU_READ_8(*text) != 0; text++)
            port = DEVICE_MENU_READ_8(*text);
}

static void draw(device_menu_row row)
{
    port = (uint8_t)(device_menu_kind_of(&state, row) + device_menu_depth(&state, row.node));
    write(device_menu_title(&state, row.node));
    write(device_menu_detail(&state, row.node));
    port = device_menu_is_checked(&state, row.node);
    port = device_menu_is_open(&state, row.node);
    port = device_menu_is_page(row.node);
#if DEVICE_MENU_SLOT_COUNT > 0
    write(device_menu_text_of(&state, row.node, DEVICE_MENU_TEXT_PLACEHOLDER));
    port = (uint8_t)(device_menu_column_register(row.node) + device_menu_column_minimum(row.node));
    port = (uint8_t)(device_menu_column_maximum(row.node) + device_menu_column_step(row.node));
    write(device_menu_column_unit(row.node));
#endif
}
#endif

int main(void);
void reset(void);
__attribute__((section(".vectors"), used)) void (*const vectors[2])(void) = {reset, reset};

int main(void)
{
#ifdef WITH_MENU
    device_menu_row rows[4];
    device_menu_response response;
    uint8_t count, line;

    device_menu_start(&state);
    port = device_menu_restore(&state, saved, sizeof saved);
    for (;;) {
        response = device_menu_press(&state, (device_menu_input)input, input);
        port = (uint8_t)(response.kind + response.node + response.action + response.index);
#if DEVICE_MENU_SLOT_COUNT > 0
        device_menu_set_count(&state, (device_menu_node)input, (uint16_t)input);
        device_menu_set_busy(&state, (device_menu_node)input, input != 0);
        device_menu_set_condition(&state, (uint8_t)input, (uint8_t)input);
        device_menu_set_language(&state, (uint8_t)input);
#endif
        count = device_menu_window(&state, rows, 4);
        for (line = 0; line < count; line++)
            draw(rows[line]);
        port = (uint8_t)device_menu_save(&state, saved, sizeof saved);
    }
#else
    for (;;)
        port = (uint8_t)input;
#endif
}

__attribute__((used)) void reset(void)
{
    main();
}
