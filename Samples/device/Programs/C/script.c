/* Plays a script of events, and prints the display after each: the same on every processor. */
#include "script.h"

#include <stdio.h>

static void print(char event)
{
    device_line lines[DEVICE_LINES];
    uint8_t line;

    device_draw(lines);
    printf("%c\n", event);
    for (line = 0; line < DEVICE_LINES; line++)
        printf("|%s|\n", lines[line]);
}

void device_play(const char *script)
{
    device_start();
    print('0');
    for (; *script != '\0'; script++) {
        switch (*script) {
        case '+':
            device_input(DEVICE_MENU_TURN, 1);
            break;
        case '-':
            device_input(DEVICE_MENU_TURN, -1);
            break;
        case 'p':
            device_input(DEVICE_MENU_PRESS, 0);
            break;
        case 'l':
            device_input(DEVICE_MENU_LONG_PRESS, 0);
            break;
        case 'n':
            device_found_networks(3, true);
            break;
        case 'f':
            device_found_networks(2, false);
            break;
        case 's':
            device_set_service(true);
            break;
        case 'c':
            device_set_connected(true);
            break;
        case 'd':
            device_set_language(DEVICE_MENU_LANGUAGE_DE);
            break;
        case 'w':
            device_save();
            device_start();
            break;
        case 'r':
            if (!device_load())
                puts("no settings");
            break;
        default:
            continue;
        }
        print(*script);
    }
}
