/* Gives each line to the driver of the menu that a line `menu NAME` began, and echoes it before. */
#include <stdio.h>
#include <string.h>

void board_start(void);
void board_stop(void);
void board_read(void);

/* Written by the test; a driver without a name ends the list. */
extern const struct driver {
    const char *name;
    void (*answer)(const char *line);
} drivers[];

static const struct driver *driver_of(const char *name)
{
    const struct driver *driver = drivers;

    while (driver->name != NULL && strcmp(driver->name, name) != 0)
        driver++;
    return driver;
}

int main(void)
{
    static char line[256];
    const struct driver *driver = NULL;

    board_start();
    board_read();
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "menu ", 5) == 0)
            driver = driver_of(line + 5);
        printf("> %s\n", line);
        if (driver != NULL && driver->name != NULL)
            driver->answer(line);
    }
    board_stop();
    return 0;
}
