/* Settings in a program: a state, taps on it, and what the program does about them. */

#include <stdio.h>

#include "settings_menu.h"

/* A switch without `default`: the compiler warns of an action that it lacks. */
static void perform(enum settings_menu_action action)
{
    switch (action) {
    case SETTINGS_MENU_ACTION_OPEN_PROFILE: puts("shows the profile"); break;
    case SETTINGS_MENU_ACTION_OPEN_DEVICES: puts("shows 2 devices"); break;
    case SETTINGS_MENU_ACTION_SIGN_OUT: puts("asks whether to sign out"); break;
    case SETTINGS_MENU_ACTION_RESET_CACHES: puts("empties the caches"); break;
    case SETTINGS_MENU_ACTION_APPLY_LOG_LEVEL: puts("applies the log level"); break;
    }
}

static const char *theme_name(const menu_expansion *state)
{
    enum settings_menu_theme theme;

    if (!settings_menu_checked_theme(state, &theme)) return "none";
    switch (theme) {
    case SETTINGS_MENU_THEME_LIGHT: return "light";
    case SETTINGS_MENU_THEME_DARK: return "dark";
    case SETTINGS_MENU_THEME_SYSTEM: return "system";
    }
    return "none";
}

static const char *boolean(bool value) { return value ? "true" : "false"; }

/* A tap on a row. A real program also draws the change that `menu_tap` returns. */
static void tap(menu_expansion *state, menu_node node)
{
    const char *title = menu_title(&settings_menu, node);
    menu_response response;
    enum settings_menu_action action;

    menu_tap(state, node, MENU_TAP_ROW, NULL, &response);
    switch (response.kind) {
    case MENU_RESPONSE_ACTION:
        if (settings_menu_action_with_text(response.text, &action)) perform(action);
        break;
    case MENU_RESPONSE_URL: printf("opens %s\n", response.text); break;
    case MENU_RESPONSE_TOGGLE: printf("%s: %d rows\n", title, (int)menu_row_count(state)); break;
    case MENU_RESPONSE_CHOOSE: printf("%s: %s\n", title, boolean(menu_is_checked(state, node))); break;
    case MENU_RESPONSE_NOTHING: puts("nothing"); break;
    }
}

int main(void)
{
    static const menu_node developer[] = {SETTINGS_MENU_ID_DEVELOPER};
    static const char old_state[] = "v1 *theme.dark -gone -profile /theme.system";
    static menu_word memory[SETTINGS_MENU_WORDS];
    menu_expansion state;
    menu_unknown unknown;
    char saved[256];

    menu_expansion_init(&state, memory, &settings_menu);
    tap(&state, SETTINGS_MENU_ID_THEME_DARK);
    printf("theme: %s\n", theme_name(&state));
    tap(&state, SETTINGS_MENU_ID_NOTIFICATIONS_NEWSLETTER);
    tap(&state, SETTINGS_MENU_ID_ACCOUNT_DEVICES);
    tap(&state, SETTINGS_MENU_ID_TEXT_SIZE);
    tap(&state, SETTINGS_MENU_ID_LOG_LEVEL_EVERYTHING);
    menu_set_hidden(&state, developer, 1, false, NULL);
    tap(&state, SETTINGS_MENU_ID_LOG_LEVEL_EVERYTHING);
    tap(&state, menu_node_for_url(&settings_menu, "https://settings.example/guide"));
    settings_menu_check_theme(&state, SETTINGS_MENU_THEME_LIGHT, NULL);
    menu_saved_state(&state, saved, sizeof saved);
    printf("saved: %s\n", saved);

    /* What version 1 saved, when the account was called profile. */
    menu_expansion_init(&state, memory, &settings_menu);
    menu_restore(&state, old_state, NULL);
    printf("unknown:");
    for (unknown = menu_unknown_ids(&settings_menu, old_state); menu_unknown_next(&unknown);)
        printf(" %.*s", (int)unknown.length, unknown.id);
    printf("\ntheme: %s\n", theme_name(&state));
    printf("account is open: %s\n", boolean(menu_is_expanded(&state, SETTINGS_MENU_ID_ACCOUNT)));
    return 0;
}
