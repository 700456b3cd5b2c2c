import Foundation
import TestSupport
import Testing

/// Choices and actions are enumerations in C and Objective-C: a switch over one is complete without
/// a default, and no longer compiles when the menu changes.
@Suite(.needs("gcc", "gnustep-config")) struct EnumerationCTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let menu = """
    menu: Settings
    items:
    - title: Theme
      id: theme
      choice: one
      items:
      - { title: Light, id: theme.light, checked: true }
      - { title: Dark, id: theme.dark, was: [night] }
    - { title: Sign out, id: out, action: sign-out }
    - { title: Export, id: export, action: export }

    """

  /// A menu with different items, and the name that the compiler then reports.
  struct Difference: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    /// The name, in C and in Objective-C.
    let names: [String: String]

    var testDescription: String { "'\(old)' becomes '\(new)'" }
  }

  static let differences = [
    Difference(
      old: ", action: export", new: "",
      names: ["c": "SETTINGS_MENU_ACTION_EXPORT", "objc": "SettingsMenuActionExport"]),
    Difference(
      old: "action: export", new: "action: import",
      names: ["c": "SETTINGS_MENU_ACTION_IMPORT", "objc": "SettingsMenuActionImport"]),
    Difference(
      old: "theme.dark", new: "theme.dim",
      names: ["c": "SETTINGS_MENU_THEME_DIM", "objc": "SettingsMenuThemeDim"]),
    Difference(
      old: "  - { title: Dark, id: theme.dark, was: [night] }\n", new: "",
      names: ["c": "SETTINGS_MENU_THEME_DARK", "objc": "SettingsMenuThemeDark"]),
  ]

  private static let programs = [
    "c": """
    #include "settings_menu.h"
    #include <stdio.h>

    static const char *theme_name(enum settings_menu_theme theme)
    {
        switch (theme) {
        case SETTINGS_MENU_THEME_LIGHT: return "light";
        case SETTINGS_MENU_THEME_DARK: return "dark";
        }
        return "none";
    }

    static const char *action_name(enum settings_menu_action action)
    {
        switch (action) {
        case SETTINGS_MENU_ACTION_EXPORT: return "export it";
        case SETTINGS_MENU_ACTION_SIGN_OUT: return "sign out";
        }
        return "none";
    }

    int main(void)
    {
        static menu_word memory[SETTINGS_MENU_WORDS];
        menu_expansion state;
        struct settings_menu_response response;
        enum settings_menu_action action;

        menu_expansion_init(&state, memory, sizeof memory, &settings_menu);
        puts(theme_name(settings_menu_checked_theme(&state)));
        settings_menu_check_theme(&state, SETTINGS_MENU_THEME_DARK, NULL);
        puts(theme_name(settings_menu_checked_theme(&state)));
        settings_menu_tap(&state, SETTINGS_MENU_ID_OUT, MENU_TAP_ROW, NULL, &response);
        if (response.kind == MENU_RESPONSE_ACTION)
            puts(action_name(response.action));
        printf("%d %d\\n", settings_menu_action_of(SETTINGS_MENU_ID_THEME_DARK, &action),
            settings_menu_action_of(-1, &action));
        return 0;
    }

    """,
    "objc": """
    #import "SettingsMenu.h"
    #include <stdio.h>

    static const char *ThemeName(SettingsMenuTheme theme)
    {
        switch (theme) {
        case SettingsMenuThemeLight: return "light";
        case SettingsMenuThemeDark: return "dark";
        }
        return "none";
    }

    static const char *ActionName(SettingsMenuAction action)
    {
        switch (action) {
        case SettingsMenuActionExport: return "export it";
        case SettingsMenuActionSignOut: return "sign out";
        }
        return "none";
    }

    int main(void)
    {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:[SettingsMenu table]];
        SettingsMenuResponse *response = nil;
        SettingsMenuAction action;

        puts(ThemeName([SettingsMenu checkedThemeInState:state]));
        [SettingsMenu checkTheme:SettingsMenuThemeDark inState:state];
        puts(ThemeName([SettingsMenu checkedThemeInState:state]));
        [SettingsMenu tap:SettingsMenuIDOut at:MNUMenuTapRow inState:state response:&response];
        if ([response kind] == MNUMenuResponseAction)
            puts(ActionName([response action]));
        printf("%d %d\\n", [SettingsMenu getAction:&action ofNode:SettingsMenuIDThemeDark],
            [SettingsMenu getAction:&action ofNode:-1]);
        [state release];
        [pool release];
        return 0;
    }

    """,
  ]

  private func build(_ menu: String, for target: String) throws -> URL {
    try directory.write(menu, to: "settings.yaml")
    let built = try Command.menuc(
      "build", "settings.yaml", "--target", target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let output = directory.url.appending(path: "out")
    let name = target == "c" ? "main.c" : "main.m"
    try directory.write(Self.programs[target] ?? "", to: "out/\(name)")
    return output
  }

  private func flags(for target: String) throws -> [String] {
    target == "c"
      ? ConformanceLanguage.strictC : try ConformanceLanguage.strictObjectiveC()
  }

  @Test(arguments: ["c", "objc"]) func aSwitchIsComplete(target: String) throws {
    let output = try build(Self.menu, for: target)
    let program = directory.url.appending(path: "program").path
    if target == "c" {
      let compiled = try Command.run(
        "gcc",
        ConformanceLanguage.strictC + ["-o", program]
          + ConformanceLanguage.files("c", in: output))
      #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    } else {
      try ConformanceLanguage.compileObjectiveC(
        ConformanceLanguage.files("m", in: output), engine: output, to: program)
    }
    let result = try Command.run(program, [])
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    #expect(result.output == "light\ndark\nsign out\n0 0\n")
  }

  @Test(arguments: ["c", "objc"], differences)
  func aSwitchOverAnOlderMenuDoesNotCompile(target: String, difference: Difference) throws {
    let output = try build(
      Self.menu.replacing(difference.old, with: difference.new), for: target)
    let compiled = try Command.run(
      "gcc",
      flags(for: target) + ["-fsyntax-only"]
        + ConformanceLanguage.files(target == "c" ? "c" : "m", in: output)
        .filter { $0.hasSuffix("/main.c") || $0.hasSuffix("/main.m") })
    #expect(compiled.status != 0)
    let name = try #require(difference.names[target])
    #expect(compiled.errors.contains(name), "\(compiled.errors.prefix(4_000))")
  }

  /// A constant under a former id still compiles, with a warning that names the new one.
  @Test(arguments: ["c", "objc"]) func aFormerConstantIsDeprecated(target: String) throws {
    let output = try build(Self.menu, for: target)
    let isC = target == "c"
    let use =
      isC
      ? "#include \"settings_menu.h\"\nint main(void) { return SETTINGS_MENU_ID_NIGHT; }\n"
      : "#import \"SettingsMenu.h\"\nint main(void) { return SettingsMenuIDNight; }\n"
    let file = try directory.write(use, to: isC ? "out/main.c" : "out/main.m")
    let compiled = try Command.run(
      "gcc", flags(for: target) + ["-Wno-error", "-fsyntax-only", "-I", output.path, file.path])
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let name = isC ? "use SETTINGS_MENU_ID_THEME_DARK" : "use SettingsMenuIDThemeDark"
    #expect(compiled.errors.contains(name), "\(compiled.errors.prefix(4_000))")
  }
}
