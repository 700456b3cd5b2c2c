/* A room controller: its menu on a display of four lines, with an encoder. It has no other needs, so that it
   runs in a terminal and on a microcontroller. */
#ifndef DEVICE_H
#define DEVICE_H

#include "device_menu.h"

enum { DEVICE_LINES = 4, DEVICE_COLUMNS = 20 };

/* A line of the display, in UTF-8. */
typedef char device_line[4 * DEVICE_COLUMNS + 1];

void device_start(void);
/* What the encoder did; returns whether the device goes on. */
bool device_input(device_menu_input input, int8_t steps);
/* Draws the display. */
void device_draw(device_line lines[DEVICE_LINES]);
/* What other parts of the device report: networks that were found, a connection, a technician, a language. */
void device_found_networks(uint16_t count, bool is_scanning);
void device_set_connected(bool is_connected);
void device_set_service(bool is_service);
void device_set_language(uint8_t language);
/* Keeps the settings in a memory that outlives the device's power, and reads them from there. */
void device_save(void);
bool device_load(void);

#endif
