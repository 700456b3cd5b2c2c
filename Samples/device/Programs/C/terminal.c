/* The device in a terminal: the arrow keys, or j and k, turn the encoder, Enter presses it, b for long; n, f, s,
   c and d are the events of script.h, and q ends. */
#include "script.h"

#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static void show(void)
{
    device_line lines[DEVICE_LINES];
    int line;

    device_draw(lines);
    fputs("\033[H\033[J+--------------------+\r\n", stdout);
    for (line = 0; line < DEVICE_LINES; line++)
        printf("|%s|\r\n", lines[line]);
    fputs("+--------------------+\r\n", stdout);
    fflush(stdout);
}

/* The event of a key; false ends the program. */
static bool apply(int key)
{
    switch (key) {
    case 'A':
    case 'k':
        return device_input(DEVICE_MENU_TURN, -1);
    case 'B':
    case 'j':
        return device_input(DEVICE_MENU_TURN, 1);
    case '\n':
    case '\r':
        return device_input(DEVICE_MENU_PRESS, 0);
    case 'b':
        return device_input(DEVICE_MENU_LONG_PRESS, 0);
    case 'n':
        device_found_networks(3, true);
        return true;
    case 'f':
        device_found_networks(2, false);
        return true;
    case 's':
        device_set_service(true);
        return true;
    case 'c':
        device_set_connected(true);
        return true;
    case 'd':
        device_set_language(DEVICE_MENU_LANGUAGE_DE);
        return true;
    default:
        return key != 'q' && key != EOF;
    }
}

int main(int count, char **arguments)
{
    struct termios before, raw;
    bool is_terminal = tcgetattr(STDIN_FILENO, &before) == 0;

    if (count > 1) {
        device_play(arguments[1]);
        return 0;
    }
    if (is_terminal) {
        raw = before;
        raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
        tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    }
    device_start();
    do
        show();
    while (apply(getchar()));
    if (is_terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &before);
    return 0;
}
