import Foundation
import TestSupport
import Testing

/// What is checked of a choice: one item if an item starts checked, an optional one otherwise, and a set
/// of a choice of any. A summary check has three states.
@Suite struct ChoiceTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let menu = """
    menu: Given
    items:
    - title: Toppings
      id: toppings
      checked: items
      choice: any
      items: [Ham, { title: Basil, checked: true }]
    - title: Theme
      id: theme
      choice: one
      items: [Light, { title: System, checked: true }]
    - title: Sort
      id: sort
      choice: one
      items: [None, Some, Name]

    """

  /// The theme before and after an attempt to uncheck it; the order without and with a checked item; the
  /// toppings and their summary check, at first, after checking it and after unchecking it.
  private static let expected = """
    system system
    nothing none
    basil mixed
    ham,basil checked
    - unchecked

    """

  private static let languages = [
    ActionArgumentTests.Language(
      target: "swift", file: "main.swift", needs: ["swiftc"],
      build: "swiftc -swift-version 6 -warnings-as-errors -Onone *.swift -o program",
      run: "./program",
      program: """
        func name(_ theme: GivenMenu.Theme) -> String {
          switch theme {
          case .light: "light"
          case .system: "system"
          }
        }
        func name(_ sort: GivenMenu.Sort?) -> String {
          switch sort {
          case .none: "nothing"
          case .noneItem: "none"
          case .someItem: "some"
          case .name: "name"
          }
        }
        var state = MenuExpansion(GivenMenu.table)
        let first = name(GivenMenu.Theme.checked(in: state))
        state.uncheck(GivenMenu.Theme.system.node)
        print(first, name(GivenMenu.Theme.checked(in: state)))
        let unsorted = name(GivenMenu.Sort.checked(in: state))
        GivenMenu.Sort.noneItem.check(in: &state)
        print(unsorted, name(GivenMenu.Sort.checked(in: state)))
        func printToppings(_ state: MenuExpansion) {
          let toppings: Set<GivenMenu.Toppings> = GivenMenu.Toppings.checked(in: state)
          let names = GivenMenu.Toppings.allCases.filter(toppings.contains).map { "\\($0)" }
          let text = names.isEmpty ? "-" : names.joined(separator: ",")
          print(text, state.checkState(of: GivenMenu.ID.toppings))
        }
        printToppings(state)
        state.toggleCheck(GivenMenu.ID.toppings)
        printToppings(state)
        state.toggleCheck(GivenMenu.ID.toppings)
        printToppings(state)

        """),
    ActionArgumentTests.Language(
      target: "c", file: "main.c", needs: ["gcc"],
      build: "gcc -std=c99 -Wall -Wextra -pedantic -Wshadow -Wconversion -Werror *.c -o program",
      run: "./program",
      program: """
        #include "given_menu.h"
        #include <stdio.h>

        static const char *theme_name(enum given_menu_theme theme)
        {
            return theme == GIVEN_MENU_THEME_LIGHT ? "light" : "system";
        }

        static const char *sort_name(const menu_expansion *state)
        {
            enum given_menu_sort sort;

            if (!given_menu_checked_sort(state, &sort))
                return "nothing";
            return sort == GIVEN_MENU_SORT_NONE ? "none" : "other";
        }

        static void print_toppings(const menu_expansion *state)
        {
            static const char *const states[] = { "unchecked", "checked", "mixed" };
            const bool ham = given_menu_is_checked_toppings(state, GIVEN_MENU_TOPPINGS_HAM);
            const bool basil = given_menu_is_checked_toppings(state, GIVEN_MENU_TOPPINGS_BASIL);

            printf("%s%s%s%s %s\\n", ham ? "ham" : "", ham && basil ? "," : "", basil ? "basil" : "",
                ham || basil ? "" : "-", states[menu_check_state_of(state, GIVEN_MENU_ID_TOPPINGS)]);
        }

        int main(void)
        {
            static menu_word memory[GIVEN_MENU_WORDS];
            menu_expansion state;
            const char *first;

            menu_expansion_init(&state, memory, sizeof memory, &given_menu);
            if (sizeof memory != menu_expansion_size(&given_menu))
                puts("wrong size");
            first = theme_name(given_menu_checked_theme(&state));
            menu_uncheck(&state, (menu_node)GIVEN_MENU_THEME_SYSTEM, NULL);
            printf("%s %s\\n", first, theme_name(given_menu_checked_theme(&state)));
            first = sort_name(&state);
            given_menu_check_sort(&state, GIVEN_MENU_SORT_NONE, NULL);
            printf("%s %s\\n", first, sort_name(&state));
            print_toppings(&state);
            menu_toggle_check(&state, GIVEN_MENU_ID_TOPPINGS, NULL);
            print_toppings(&state);
            given_menu_uncheck_toppings(&state, GIVEN_MENU_TOPPINGS_HAM, NULL);
            given_menu_check_toppings(&state, GIVEN_MENU_TOPPINGS_HAM, NULL);
            menu_toggle_check(&state, GIVEN_MENU_ID_TOPPINGS, NULL);
            print_toppings(&state);
            return 0;
        }

        """),
    ActionArgumentTests.Language(
      target: "objc", file: "main.m", needs: ["gcc", "gnustep-config"],
      build: "gcc $(gnustep-config --objc-flags) *.m *.c $(gnustep-config --base-libs) -o program",
      run: "./program",
      program: """
        #import "GivenMenu.h"
        #include <stdio.h>

        static const char *ThemeName(MNUMenuExpansion *state)
        {
            return [GivenMenu checkedThemeInState:state] == GivenMenuThemeLight ? "light" : "system";
        }

        static const char *SortName(MNUMenuExpansion *state)
        {
            GivenMenuSort sort;

            if (![GivenMenu getSort:&sort inState:state])
                return "nothing";
            return sort == GivenMenuSortNone ? "none" : "other";
        }

        static void PrintToppings(MNUMenuExpansion *state)
        {
            NSIndexSet *toppings = [GivenMenu checkedToppingsInState:state];
            BOOL ham = [toppings containsIndex:GivenMenuToppingsHam];
            BOOL basil = [toppings containsIndex:GivenMenuToppingsBasil];
            MNUMenuCheckState check = [state checkStateOfNode:GivenMenuIDToppings];

            printf("%s%s%s%s %s\\n", ham ? "ham" : "", ham && basil ? "," : "", basil ? "basil" : "",
                ham || basil ? "" : "-", check == MNUMenuCheckStateMixed ? "mixed"
                    : check == MNUMenuCheckStateChecked ? "checked" : "unchecked");
        }

        int main(void)
        {
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:[GivenMenu table]];
            const char *first = ThemeName(state);

            [state uncheck:GivenMenuThemeSystem];
            printf("%s %s\\n", first, ThemeName(state));
            first = SortName(state);
            [GivenMenu checkSort:GivenMenuSortNone inState:state];
            printf("%s %s\\n", first, SortName(state));
            PrintToppings(state);
            [state toggleCheck:GivenMenuIDToppings];
            PrintToppings(state);
            [GivenMenu uncheckToppings:GivenMenuToppingsHam inState:state];
            [GivenMenu checkToppings:GivenMenuToppingsHam inState:state];
            [state toggleCheck:GivenMenuIDToppings];
            PrintToppings(state);
            [state release];
            [pool release];
            return 0;
        }

        """),
    ActionArgumentTests.Language(
      target: "kotlin", file: "Main.kt", needs: ["kotlinc", "java"],
      build: "kotlinc -Werror -include-runtime -d program.jar *.kt",
      run: "java -Dfile.encoding=UTF-8 -cp program.jar MainKt",
      program: """
        fun name(theme: GivenMenu.Theme): String = when (theme) {
            GivenMenu.Theme.LIGHT -> "light"
            GivenMenu.Theme.SYSTEM -> "system"
        }

        fun name(sort: GivenMenu.Sort?): String = when (sort) {
            null -> "nothing"
            GivenMenu.Sort.NONE -> "none"
            GivenMenu.Sort.SOME -> "some"
            GivenMenu.Sort.NAME -> "name"
        }

        fun printToppings(state: MenuExpansion) {
            val toppings: Set<GivenMenu.Toppings> = GivenMenu.Toppings.checkedIn(state)
            val names = toppings.joinToString(",") { it.id.substringAfter('.') }
            val check = when (state.checkState(GivenMenu.Id.toppings)) {
                MenuCheckState.UNCHECKED -> "unchecked"
                MenuCheckState.CHECKED -> "checked"
                MenuCheckState.MIXED -> "mixed"
            }
            println("${names.ifEmpty { "-" }} $check")
        }

        fun main() {
            val state = MenuExpansion(GivenMenu.table)
            val first = name(GivenMenu.Theme.checkedIn(state))
            state.uncheck(GivenMenu.Theme.SYSTEM.node)
            println("$first ${name(GivenMenu.Theme.checkedIn(state))}")
            val unsorted = name(GivenMenu.Sort.checkedIn(state))
            GivenMenu.Sort.NONE.check(state)
            println("$unsorted ${name(GivenMenu.Sort.checkedIn(state))}")
            printToppings(state)
            state.toggleCheck(GivenMenu.Id.toppings)
            printToppings(state)
            GivenMenu.Toppings.HAM.uncheck(state)
            GivenMenu.Toppings.HAM.check(state)
            state.toggleCheck(GivenMenu.Id.toppings)
            printToppings(state)
        }

        """),
    ActionArgumentTests.Language(
      target: "typescript", file: "main.ts", needs: ["tsc", "node"],
      build: "tsc \(TypeScript.flags.joined(separator: " ")),dom --outDir out *.ts"
        + " && echo '{\"type\":\"module\"}' > out/package.json",
      run: "node out/main.js",
      program: """
        import { MenuExpansion } from "./menuRuntime.js";
        import { GivenMenu, Sort, Theme, Toppings } from "./GivenMenu.js";

        function themeName(theme: Theme): string {
          switch (theme) {
            case Theme.light: return "light";
            case Theme.system: return "system";
          }
        }

        function sortName(sort: Sort | undefined): string {
          switch (sort) {
            case undefined: return "nothing";
            case Sort.none: return "none";
            case Sort.some: return "some";
            case Sort.name: return "name";
          }
        }

        const { choices, id, table } = GivenMenu;
        const state = new MenuExpansion(table);

        function printToppings(): void {
          const toppings: ReadonlySet<Toppings> = choices.toppings.checkedIn(state);
          const names = [...toppings].map((topping) => topping.split(".")[1] ?? "");
          console.log(names.length === 0 ? "-" : names.join(","), state.checkState(id.toppings));
        }

        const first = themeName(choices.theme.checkedIn(state));
        state.uncheck(choices.theme.nodeOf(Theme.system));
        console.log(first, themeName(choices.theme.checkedIn(state)));
        const unsorted = sortName(choices.sort.checkedIn(state));
        choices.sort.check(Sort.none, state);
        console.log(unsorted, sortName(choices.sort.checkedIn(state)));
        printToppings();
        state.toggleCheck(id.toppings);
        printToppings();
        choices.toppings.uncheck(Toppings.ham, state);
        choices.toppings.check(Toppings.ham, state);
        state.toggleCheck(id.toppings);
        printToppings();

        """),
  ]

  @Test(arguments: languages.filter(\.isThere))
  func whatIsCheckedHasItsType(language: ActionArgumentTests.Language) throws {
    try directory.write(Self.menu, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", language.target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let folder = directory.url.appending(path: "out")
    try directory.write(language.program, to: "out/\(language.file)")
    let compiled = try Command.run("sh", ["-c", language.build], in: folder)
    try #require(compiled.status == 0, "\((compiled.output + compiled.errors).prefix(4_000))")
    let run = try Command.run("sh", ["-c", language.run], in: folder)
    #expect(run.output == Self.expected, "\(run.errors.prefix(4_000))")
  }
}
