/* Draws the display once. On an AVR, it prints how many cycles that took. */
#include "device.h"

#include <stdio.h>
#if defined(__AVR__)
#include <avr/io.h>
#endif

void board_start(void);
void board_stop(void);

int main(void)
{
    static device_line lines[DEVICE_LINES];
#if defined(__AVR__)
    uint16_t begin, end;
#endif

    board_start();
    device_start();
    device_input(DEVICE_MENU_TURN, 3);
    device_input(DEVICE_MENU_PRESS, 0);
#if defined(__AVR__)
    TCCR1B = 1 << CS10;
    begin = TCNT1;
    device_draw(lines);
    end = TCNT1;
    printf("%u\n", end - begin);
#else
    device_draw(lines);
#endif
    board_stop();
    return 0;
}
