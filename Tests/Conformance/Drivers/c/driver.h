/* What the parts of the driver share. */
#ifndef DRIVER_H
#define DRIVER_H

#include "menu_runtime.h"

/* A menu of the corpus; the last one has no name. The test writes the list. */
typedef struct driver_menu {
    const char *name;
    const menu_table *table;
} driver_menu;

extern const driver_menu driver_menus[];

/* Numbers that are printed once they can no longer grow into a range. */
typedef struct driver_numbers {
    /* The slot whose rows the numbers are, or -1. */
    long slot;
    long first, last;
    int count;
} driver_numbers;

/* The names of presets, by their numbers. */
extern const char *const driver_presets[];

void begin_numbers(driver_numbers *numbers);
void print_number(driver_numbers *numbers, long number);
void print_slot_row(driver_numbers *numbers, long slot, long index);
void end_numbers(driver_numbers *numbers);

void print_change(const menu_change *change);
void print_state(const menu_expansion *state);

#ifdef DRIVER_MODEL
/* A state that a model owns, to which each change is passed. */
menu_expansion *begin_model(const menu_table *table);
void show_in_model(const menu_change *change);
#endif
void print_program_state(const menu_expansion *state);
void print_texts(const menu_expansion *state, char *columns);

#endif
