import Foundation
import TestSupport
import Testing

/// Conditions are enumerations in C and Objective-C, and slots take rows.
@Suite(.needs("gcc", "g++", "gnustep-config")) struct ConditionCTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var output: URL { directory.url.appending(path: "out") }

  private static let menu = """
    menu: Settings
    conditions:
      device: { choices: [phone, tablet, for], default: phone }
      int: { default: true }
      signed-in: { summary: "Whether */ someone is signed in." }
    items:
    - { title: Sign in, when: "!signed-in" }
    - { title: Account, when: signed-in }
    - separator: true
    - { title: Split view, when: device=tablet }
    - title: Recent
      id: recent
      slot: true
      placeholder: No files
      loading: Looking
    - { title: Integers, when: [int, [device=for, device=phone]] }

    """

  private static let programs = [
    "c": """
    #include "settings_menu.h"
    #include <stdio.h>

    static const char *device_name(enum settings_menu_device_condition device)
    {
        switch (device) {
        case SETTINGS_MENU_DEVICE_CONDITION_PHONE: return "phone";
        case SETTINGS_MENU_DEVICE_CONDITION_TABLET: return "tablet";
        case SETTINGS_MENU_DEVICE_CONDITION_FOR: return "for";
        }
        return "none";
    }

    static void show(const menu_expansion *state)
    {
        int32_t row;

        for (row = 0; row < menu_row_count(state); row++) {
            menu_content content = menu_content_at_row(state, row);
            if (content.kind == MENU_CONTENT_SLOT_ROW)
                printf("%d", (int)content.index);
            else if (content.kind == MENU_CONTENT_PLACEHOLDER)
                printf("(%s)", menu_placeholder(state->table, content.node));
            else if (content.kind == MENU_CONTENT_LOADING)
                printf("(%s)", menu_loading(state->table, content.node));
            else if (menu_is_separator(state->table, content.node))
                printf("-");
            else
                printf("%s", menu_title(state->table, content.node));
            putchar(row + 1 < menu_row_count(state) ? ',' : '\\n');
        }
    }

    int main(void)
    {
        static menu_word memory[SETTINGS_MENU_WORDS];
        const menu_condition_value values[] = {
            { SETTINGS_MENU_CONDITION_SIGNED_IN, true },
            { SETTINGS_MENU_CONDITION_DEVICE, SETTINGS_MENU_DEVICE_CONDITION_TABLET },
        };
        static const int32_t indices[] = { 1, 0, 7, -1, 1 };
        menu_expansion state;
        const menu_change *change;
        menu_list list;
        menu_span span;

        menu_expansion_init(&state, memory, sizeof memory, &settings_menu);
        menu_expand_all(&state, NULL);
        show(&state);
        puts(device_name(settings_menu_device_condition(&state)));
        menu_set_conditions(&state, values, 2, NULL);
        show(&state);
        printf("%d %d\\n", settings_menu_signed_in_condition(&state),
            settings_menu_int_condition(&state));
        settings_menu_set_int_condition(&state, false, NULL);
        settings_menu_set_device_condition(&state, SETTINGS_MENU_DEVICE_CONDITION_FOR, NULL);
        puts(device_name(settings_menu_device_condition(&state)));
        menu_set_busy(&state, SETTINGS_MENU_ID_RECENT, true, NULL);
        change = menu_insert_rows(&state, SETTINGS_MENU_ID_RECENT, indices, 5, NULL);
        list = menu_change_list(change, MENU_INSERTED);
        while (menu_list_next(&list, &span))
            printf("%d+%d\\n", (int)span.first, (int)span.count);
        show(&state);
        return 0;
    }

    """,
    "objc": """
    #import "SettingsMenu.h"
    #include <stdio.h>

    static const char *DeviceName(SettingsMenuDeviceCondition device)
    {
        switch (device) {
        case SettingsMenuDeviceConditionPhone: return "phone";
        case SettingsMenuDeviceConditionTablet: return "tablet";
        case SettingsMenuDeviceConditionFor: return "for";
        }
        return "none";
    }

    static void Show(MNUMenuExpansion *state)
    {
        MNUMenuTable *table = [state table];
        NSMutableArray *words = [NSMutableArray array];
        NSInteger row;

        for (row = 0; row < [state rowCount]; row++) {
            MNUMenuContent content = [state contentAtRow:row];
            NSString *word = [table titleOfNode:content.node];
            if (content.kind == MNUMenuContentSlotRow)
                word = [NSString stringWithFormat:@"%d", (int)content.index];
            else if (content.kind == MNUMenuContentPlaceholder)
                word = [NSString stringWithFormat:@"(%@)", [table placeholderOfNode:content.node]];
            else if (content.kind == MNUMenuContentLoading)
                word = [NSString stringWithFormat:@"(%@)", [table loadingOfNode:content.node]];
            [words addObject:[word length] > 0 ? word : @"-"];
        }
        puts([[words componentsJoinedByString:@","] UTF8String]);
    }

    int main(void)
    {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:[SettingsMenu table]];
        const MNUMenuConditionValue values[] = {
            { SettingsMenuConditionSignedIn, YES },
            { SettingsMenuConditionDevice, SettingsMenuDeviceConditionTablet },
        };
        NSMutableIndexSet *indexes = [NSMutableIndexSet indexSetWithIndex:7];
        NSIndexSet *inserted;

        [state expandAll];
        Show(state);
        puts(DeviceName([SettingsMenu conditionDeviceInState:state]));
        [state setConditions:values count:2];
        Show(state);
        printf("%d %d\\n", [SettingsMenu conditionSignedInInState:state],
            [SettingsMenu conditionIntInState:state]);
        [SettingsMenu setConditionInt:NO inState:state];
        [SettingsMenu setConditionDevice:SettingsMenuDeviceConditionFor inState:state];
        puts(DeviceName([SettingsMenu conditionDeviceInState:state]));
        [state setBusy:YES inSlot:SettingsMenuIDRecent];
        [indexes addIndexesInRange:NSMakeRange(0, 2)];
        inserted = [[state insertRows:indexes inSlot:SettingsMenuIDRecent] inserted];
        printf("%d+%d\\n", (int)[inserted firstIndex], (int)[inserted count]);
        Show(state);
        [state release];
        [pool release];
        return 0;
    }

    """,
  ]

  private func build(_ menu: String, for target: String) throws {
    try directory.write(menu, to: "settings.yaml")
    let built = try Command.menuc(
      "build", "settings.yaml", "--target", target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(
      Self.programs[target] ?? "", to: target == "c" ? "out/main.c" : "out/main.m")
  }

  @Test(arguments: ["c", "objc"]) func conditionsAndSlotsHaveTypedNames(target: String) throws {
    try build(Self.menu, for: target)
    let program = directory.url.appending(path: "program").path
    if target == "c" {
      let compiled = try Command.run(
        "gcc",
        ConformanceLanguage.strictC + ["-fsanitize=address,undefined", "-o", program]
          + ConformanceLanguage.files("c", in: output))
      #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    } else {
      try ConformanceLanguage.compileObjectiveC(
        ConformanceLanguage.files("m", in: output), engine: output, to: program)
    }
    let result = try Command.run(program, [])
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    #expect(
      result.output == """
        Sign in,-,Recent,(No files),Integers
        phone
        Account,-,Split view,Recent,(No files)
        1 1
        for
        3+2
        Account,-,Recent,0,1,(Looking)

        """)
  }

  /// A switch over the choices of a condition does not compile after the menu loses one of them.
  @Test(arguments: ["c", "objc"]) func aRemovedChoiceDoesNotCompile(target: String) throws {
    try build(
      Self.menu.replacing(", for]", with: "]").replacing("[device=for, device=phone]", with: "int"),
      for: target)
    let file = output.appending(path: target == "c" ? "main.c" : "main.m").path
    let compiled = try Command.run(
      "gcc",
      (target == "c"
        ? ConformanceLanguage.strictC : try ConformanceLanguage.strictObjectiveC())
        + ["-fsyntax-only", file])
    #expect(compiled.status != 0)
    let name =
      target == "c" ? "SETTINGS_MENU_DEVICE_CONDITION_FOR" : "SettingsMenuDeviceConditionFor"
    #expect(compiled.errors.contains(name), "\(compiled.errors.prefix(4_000))")
  }

  /// A filter that adds or removes only rows of a slot is not an empty change.
  @Test func aFilterShowsTheRowsOfASlot() throws {
    try build("menu: Files\ncollapsed: true\nitems: [{ title: Recent, slot: true }]\n", for: "c")
    try directory.write(
      """
      #include "files_menu.h"
      #include <stdio.h>
      int main(void)
      {
          static menu_word memory[FILES_MENU_WORDS];
          const menu_node recent = FILES_MENU_ID_RECENT;
          menu_expansion state;
          menu_expansion_init(&state, memory, sizeof memory, &files_menu);
          menu_set_slot_count(&state, recent, 3, NULL);
          printf("%d", (int)menu_row_count(&state));
          printf(" %d", menu_filter(&state, &recent, 1, NULL)->is_empty);
          printf(" %d", (int)menu_row_count(&state));
          printf(" %d", menu_filter_off(&state, NULL)->is_empty);
          printf(" %d\\n", (int)menu_row_count(&state));
          return 0;
      }

      """, to: "out/main.c")
    let program = directory.url.appending(path: "program").path
    let compiled = try Command.run(
      "gcc",
      ConformanceLanguage.strictC + ["-o", program] + ConformanceLanguage.files("c", in: output))
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let result = try Command.run(program, [])
    #expect(result.output == "1 0 4 0 1\n")
  }

  /// The header can also be included from C++.
  @Test func theHeaderIsAlsoForCpp() throws {
    try build(Self.menu, for: "c")
    let file = try directory.write(
      """
      #include "settings_menu.h"
      int main()
      {
          return SETTINGS_MENU_CONDITION_INT + SETTINGS_MENU_DEVICE_CONDITION_FOR;
      }

      """, to: "main.cc")
    let compiled = try Command.run(
      "g++",
      ["-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
        + ["-I", output.path, file.path])
    #expect(compiled.status == 0, "\(compiled.errors)")
  }
}
