/* Draws a hundred times, and prints the ticks of the clock that this took. */
#include "device.h"
#include <stdio.h>

void board_start(void);
#define CONTROL (*(volatile uint32_t *)0xE000E010)
#define RELOAD (*(volatile uint32_t *)0xE000E014)
#define CLOCK (*(volatile uint32_t *)0xE000E018)

int main(void)
{
    static device_line lines[DEVICE_LINES];
    uint32_t before;
    int count;

    board_start();
    RELOAD = 0xFFFFFF;
    CLOCK = 0;
    CONTROL = 5;
    device_start();
    device_input(DEVICE_MENU_TURN, 3);
    device_input(DEVICE_MENU_PRESS, 0);
    before = CLOCK;
    for (count = 0; count < 100; count++)
        device_draw(lines);
    printf("%lu\n", (unsigned long)(before - CLOCK));
    return 0;
}
