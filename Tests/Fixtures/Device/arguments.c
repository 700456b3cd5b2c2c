/* Prints the arguments of two items, of which the first has an action. */
#include "lamp_menu.h"

#include <stdio.h>

int main(void)
{
    lamp_menu_node node;

    for (node = 0; node < 2; node++)
        printf("%s %ld %g %d %d\n", lamp_menu_argument_text_of_edit(node),
            (long)lamp_menu_argument_count_of_edit(node), lamp_menu_argument_ratio_of_edit(node),
            lamp_menu_argument_loud_of_edit(node),
            lamp_menu_argument_size_of_edit(node) == LAMP_MENU_ARGUMENT_SIZE_LARGE);
    return 0;
}
