/* Settings in a program: a state, taps on it, and what the program does about them. */

#include <stdio.h>

#include "settings_menu.h"

static menu_word memory[SETTINGS_MENU_WORDS];
static menu_expansion state;
static const char *devices[3];
static int unread;

static const char *boolean(bool value) { return value ? "true" : "false"; }

/* What a row contains: an item, or one of the rows of a slot. The menu knows nothing of the devices. */
static void print_row(menu_content content)
{
    switch (content.kind) {
    case MENU_CONTENT_ITEM:
        if (menu_is_separator(&settings_menu, content.node)) fputs("---", stdout);
        fputs(menu_title(&settings_menu, content.node), stdout);
        if (content.node == SETTINGS_MENU_ID_ACCOUNT_INBOX) printf(" (%d)", unread);
        break;
    case MENU_CONTENT_SLOT_ROW: printf("[%s]", devices[content.index]); break;
    case MENU_CONTENT_PLACEHOLDER: printf("[%s]", menu_placeholder(&settings_menu, content.node)); break;
    case MENU_CONTENT_LOADING: printf("[%s]", menu_loading(&settings_menu, content.node)); break;
    case MENU_CONTENT_NONE: break;
    }
}

static int row_count(const menu_change *change, menu_change_kind kind)
{
    menu_list list = menu_change_list(change, kind);
    menu_span rows;
    int count = 0;

    while (menu_list_next(&list, &rows)) count += (int)rows.count;
    return count;
}

/* Prints how many rows a change moved, and the account's rows. A real program draws the change. */
static void show(const char *event, const menu_change *change)
{
    menu_index_path path = {0, 0};

    printf("%s: %d removed, %d inserted, %d updated\n", event, row_count(change, MENU_REMOVED),
           row_count(change, MENU_INSERTED), row_count(change, MENU_UPDATED));
    for (; path.row < menu_row_count_in_section(&state, path.section); path.row++) {
        fputs(path.row == 0 ? "  " : ", ", stdout);
        print_row(menu_content_at_path(&state, path));
    }
    putchar('\n');
}

static void open_screen(enum settings_menu_screen_argument screen)
{
    switch (screen) {
    case SETTINGS_MENU_SCREEN_ARGUMENT_PROFILE: puts("shows the profile"); break;
    case SETTINGS_MENU_SCREEN_ARGUMENT_INBOX: printf("shows %d messages\n", unread); break;
    }
}

/* A switch without `default`: the compiler warns of an action that it lacks. */
static void perform(struct settings_menu_response response)
{
    switch (response.action) {
    case SETTINGS_MENU_ACTION_OPEN_SCREEN: open_screen(response.arguments.open_screen.screen); break;
    case SETTINGS_MENU_ACTION_SIGN_IN:
        show("signed in", settings_menu_set_signed_in_condition(&state, true, NULL));
        break;
    case SETTINGS_MENU_ACTION_SIGN_OUT:
        show("signed out", settings_menu_set_signed_in_condition(&state, false, NULL));
        break;
    case SETTINGS_MENU_ACTION_RESET_CACHES: puts("empties the caches"); break;
    case SETTINGS_MENU_ACTION_APPLY_LOG_LEVEL:
        printf("applies the log level %d\n", (int)response.arguments.apply_log_level.level);
        break;
    }
}

/* A tap on a row. A real program also draws the change that this returns. */
static void tap(menu_node node)
{
    const char *title = menu_title(&settings_menu, node);
    struct settings_menu_response response;

    settings_menu_tap(&state, node, MENU_TAP_ROW, NULL, &response);
    switch (response.kind) {
    case MENU_RESPONSE_ACTION: perform(response); break;
    case MENU_RESPONSE_URL: printf("opens %s\n", response.url); break;
    case MENU_RESPONSE_TOGGLE:
    case MENU_RESPONSE_OPEN: printf("%s: %d rows\n", title, (int)menu_row_count(&state)); break;
    case MENU_RESPONSE_CHOOSE: printf("%s: %s\n", title, boolean(menu_is_checked(&state, node))); break;
    case MENU_RESPONSE_NOTHING: puts("nothing"); break;
    }
}

static const char *theme_name(void)
{
    switch (settings_menu_checked_theme(&state)) {
    case SETTINGS_MENU_THEME_LIGHT: return "light";
    case SETTINGS_MENU_THEME_DARK: return "dark";
    case SETTINGS_MENU_THEME_SYSTEM: return "system";
    }
    return "none";
}

static void print_notifications(void)
{
    static const char *const states[] = {"unchecked", "checked", "mixed"};
    const menu_node group = SETTINGS_MENU_ID_NOTIFICATIONS;
    menu_node node;
    int count = 0;

    for (node = menu_checked_in(&state, group, MENU_NONE); node != MENU_NONE;
         node = menu_checked_in(&state, group, node))
        count++;
    printf("notifications: %s, %d on\n", states[menu_check_state_of(&state, group)], count);
}

static const char *device_name(void)
{
    switch (settings_menu_device_condition(&state)) {
    case SETTINGS_MENU_DEVICE_CONDITION_PHONE: return "phone";
    case SETTINGS_MENU_DEVICE_CONDITION_TABLET: return "tablet";
    }
    return "none";
}

static void print_vibration(void)
{
    bool is_hidden = menu_is_hidden(&state, SETTINGS_MENU_ID_NOTIFICATIONS_VIBRATION);

    printf("%s: %svibration\n", device_name(), is_hidden ? "no " : "");
}

static void choose(void)
{
    char saved[256];

    /* The rows are then those of the page, until it closes. */
    tap(SETTINGS_MENU_ID_THEME);
    tap(SETTINGS_MENU_ID_THEME_DARK);
    menu_close_page(&state, NULL);
    printf("theme: %s\n", theme_name());
    print_notifications();
    tap(SETTINGS_MENU_ID_NOTIFICATIONS_NEWSLETTER);
    print_notifications();
    tap(SETTINGS_MENU_ID_TEXT_SIZE);
    tap(SETTINGS_MENU_ID_LOG_LEVEL_EVERYTHING);
    settings_menu_set_debug_condition(&state, true, NULL);
    tap(SETTINGS_MENU_ID_LOG_LEVEL_EVERYTHING);
    tap(menu_node_for_url(&settings_menu, "https://settings.example/guide"));
    settings_menu_check_theme(&state, SETTINGS_MENU_THEME_LIGHT, NULL);
    menu_saved_state(&state, saved, sizeof saved);
    printf("saved: %s\n", saved);
}

static void find_devices(void)
{
    const menu_node slot = SETTINGS_MENU_ID_ACCOUNT_DEVICES;
    int32_t first[] = {0}, second[] = {1};

    tap(slot);
    show("nothing found", menu_update(&state, &slot, 1, NULL));
    show("busy", menu_set_busy(&state, slot, true, NULL));
    devices[0] = "Laptop";
    devices[1] = "Watch";
    show("two found", menu_set_slot_count(&state, slot, 2, NULL));
    show("no longer busy", menu_set_busy(&state, slot, false, NULL));
    devices[2] = devices[1];
    devices[1] = devices[0];
    devices[0] = "Television";
    show("one more", menu_insert_rows(&state, slot, first, 1, NULL));
    devices[1] = devices[2];
    show("one fewer", menu_remove_rows(&state, slot, second, 1, NULL));
}

static void change_conditions(void)
{
    static const menu_node inbox[] = {SETTINGS_MENU_ID_ACCOUNT_INBOX};
    /* Several conditions in one change. */
    static const menu_condition_value tablet[] = {
        {SETTINGS_MENU_CONDITION_DEVICE, SETTINGS_MENU_DEVICE_CONDITION_TABLET},
        {SETTINGS_MENU_CONDITION_DEBUG, false},
    };

    unread = 3;
    show("messages", menu_update(&state, inbox, 1, NULL));
    tap(SETTINGS_MENU_ID_ACCOUNT_INBOX);
    perform((struct settings_menu_response){.action = SETTINGS_MENU_ACTION_SIGN_OUT});
    perform((struct settings_menu_response){.action = SETTINGS_MENU_ACTION_SIGN_IN});
    print_vibration();
    tap(SETTINGS_MENU_ID_NOTIFICATIONS_ALLOW);
    print_vibration();
    tap(SETTINGS_MENU_ID_NOTIFICATIONS_ALLOW);
    show("tablet, no developer", menu_set_conditions(&state, tablet, 2, NULL));
    print_vibration();
}

/* What version 1 saved, when the account was called profile. */
static void restore(void)
{
    static const char old_state[] = "v1 *theme.dark -gone -profile /theme.system";
    menu_unknown unknown;

    menu_expansion_init(&state, memory, sizeof memory, &settings_menu);
    menu_restore(&state, old_state, sizeof old_state, NULL);
    printf("unknown:");
    for (unknown = menu_unknown_ids(&settings_menu, old_state, sizeof old_state); menu_unknown_next(&unknown);)
        printf(" %.*s", (int)unknown.length, unknown.id);
    printf("\ntheme: %s\n", theme_name());
    printf("account is open: %s\n", boolean(menu_is_expanded(&state, SETTINGS_MENU_ID_ACCOUNT)));
}

/* Someone prefers the German of Austria: what is open and checked stays. */
static void translate(void)
{
    static const char *const german[] = { "de-AT", "fr" };
    static const char *const arabic[] = { "ar" };
    static const char *const french[] = { "fr" };
    const menu_table *tables[3];
    size_t index;

    tables[0] = settings_menu_table_in(german, 2);
    tables[1] = settings_menu_table_in(arabic, 1);
    tables[2] = settings_menu_table_in(french, 1);
    for (index = 0; index < 3; index++) {
        menu_set_language(&state, tables[index], NULL);
        printf("%s: %s, %s", tables[index]->title,
               menu_title(tables[index], SETTINGS_MENU_ID_ACCOUNT),
               menu_title(tables[index], SETTINGS_MENU_ID_THEME));
        /* The imprint shows in German only. */
        if (!menu_is_hidden(&state, SETTINGS_MENU_ID_HELP_IMPRINT))
            printf(", %s", menu_title(tables[index], SETTINGS_MENU_ID_HELP_IMPRINT));
        printf(", %s\n", menu_shown_detail(&state, SETTINGS_MENU_ID_THEME));
    }
    printf("theme: %s\n", theme_name());
}

int main(void)
{
    menu_expansion_init(&state, memory, sizeof memory, &settings_menu);
    choose();
    find_devices();
    change_conditions();
    restore();
    translate();
    return 0;
}
