/*
 * Constant data is in program memory, also on an AVR, whose processor reads it with instructions of its
 * own. A text that a function returns is there too: read its bytes with MENU_READ_8(*text).
 */
#if defined(__AVR__)
#include <avr/pgmspace.h>
#define MENU_MEMORY PROGMEM
#define MENU_READ_8(place) pgm_read_byte(&(place))
#define MENU_READ_16(place) pgm_read_word(&(place))
#define MENU_READ_32(place) pgm_read_dword(&(place))
#else
#define MENU_MEMORY
#define MENU_READ_8(place) ((uint8_t)(place))
#define MENU_READ_16(place) (place)
#define MENU_READ_32(place) (place)
#endif

/** An item: its number. */
#if MENU_ITEM_COUNT < 255
typedef uint8_t menu_node;
#define MENU_NONE 255u
#define MENU_READ_NODE(place) ((menu_node)MENU_READ_8(place))
#else
typedef uint16_t menu_node;
#define MENU_NONE 65535u
#define MENU_READ_NODE(place) ((menu_node)MENU_READ_16(place))
#endif

#if MENU_CONDITION_BITS > 32
typedef uint64_t menu_bits;
#else
typedef uint32_t menu_bits;
#endif
