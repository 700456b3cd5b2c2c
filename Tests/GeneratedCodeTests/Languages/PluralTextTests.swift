import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The engines choose the forms of texts with a number as CLDR's rules say, in one language for each
/// rule, and the row of a slot is drawn again when the number of its rows changes.
@Suite struct PluralTextTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// One language for each rule that has more than one form.
  private static let rules: [String: PluralRule] = Dictionary(
    uniqueKeysWithValues: PluralRule.all.compactMap { entry in
      entry.languages.split(separator: " ").map(String.init).first { $0 != "en" && $0.count == 2 }
        .map { ($0, entry.rule) }
    })

  private static let numbers =
    Array(0...130) + [200, 1_000, 1_001, 20_000, 100_000, 999_999, 1_000_000, 3_000_021, -1, -5]

  private func write() throws {
    let text = { (form: String) in "\(form) {count} \"\\ ${x} {count}" }
    let menu: [String: Any] = [
      "menu": "Counts", "language": "en", "translations": "texts/{language}.json",
      "items": [
        [
          "title": "Files", "slot": true, "collapsed": true,
          "detail": ["one": text("one"), "other": text("other")],
          "badge": ["one": "{count} new", "other": "{count} new ones"],
          "accessibility": ["label": ["one": "A file", "other": "{count} files"]],
        ],
        ["title": "Plain", "detail": "{count} as it is"],
      ],
    ]
    try directory.write(json(menu), to: "menu.json")
    for (language, rule) in Self.rules {
      let forms = Dictionary(
        uniqueKeysWithValues: rule.forms.map { ($0.rawValue, text($0.rawValue)) })
      try directory.write(
        json(["/": "T", "files": ["title": "F", "detail": forms]]), to: "texts/\(language).json")
    }
  }

  private func json(_ value: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  private static var expected: String {
    let english = LanguageTag("en").map(\.pluralRule) ?? PluralRule("")
    let languages = [("en", english)] + rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return languages.map { tag, rule in
      numbers.map { number in
        "\(tag) \(rule.form(of: abs(number)).rawValue) \(number) \"\\ ${x} \(number)\n"
      }.joined()
    }.joined() + """
      3 new ones, 1 new, A file, {count} as it is, true, false
      updated 0, updated 0, updated -

      """
  }

  private static let list = numbers.map(String.init).joined(separator: ", ")

  static let languages = [
    ActionArgumentTests.Language(
      target: "swift", file: "main.swift", needs: ["swiftc"],
      build: "swiftc -swift-version 6 -warnings-as-errors -Onone *.swift -o program",
      run: "./program",
      program: """
        for language in CountsMenu.languages {
          let table = CountsMenu.table(in: [language.tag])
          for number in [\(list)] {
            print(language.tag, table.detail(of: MenuNode(0), count: number) ?? "nothing")
          }
        }
        let (files, plain) = (MenuNode(0), MenuNode(1))
        let table = CountsMenu.table
        print(
          [
            table.badge(of: files, count: 3) ?? "", table.badge(of: files, count: 1) ?? "",
            table.accessibilityLabel(of: files, count: 1) ?? "", table.detail(of: plain, count: 4) ?? "",
            "\\(table.showsCount(files))", "\\(table.showsCount(plain))",
          ].joined(separator: ", "))
        var state = MenuExpansion(table)
        let changes = [
          state.setCount(2, in: files), state.setCount(3, in: files), state.setCount(3, in: files),
        ]
        print(changes.map { "updated \\($0.updated.first.map { "\\($0)" } ?? "-")" }.joined(separator: ", "))

        """),
    ActionArgumentTests.Language(
      target: "c", file: "main.c", needs: ["gcc"],
      build: "gcc -std=c99 -Wall -Wextra -pedantic -Wshadow -Wconversion -Werror *.c -o program",
      run: "./program",
      program: """
        #include "counts_menu.h"
        #include <stdio.h>

        static const char *written(const char *text, int64_t count)
        {
            static char buffer[4][64];
            static int next;
            char *result = buffer[next++ % 4];

            menu_write_count(result, sizeof buffer[0], text, count);
            return result;
        }

        static void print_updated(const menu_change *change, const char *end)
        {
            menu_list list = menu_change_list(change, MENU_UPDATED);
            menu_span span;

            if (menu_list_next(&list, &span))
                printf("updated %d%s", (int)span.first, end);
            else
                printf("updated -%s", end);
        }

        int main(void)
        {
            static const int64_t numbers[] = { \(list) };
            static menu_word memory[COUNTS_MENU_WORDS];
            menu_expansion state;
            size_t language, index;

            for (language = 0; language < COUNTS_MENU_LANGUAGE_COUNT; language++) {
                const menu_table *table = counts_menu_languages[language];
                for (index = 0; index < sizeof numbers / sizeof *numbers; index++)
                    printf("%s %s\\n", table->language,
                        written(menu_detail_for_count(table, 0, numbers[index]), numbers[index]));
            }
            printf("%s, %s, %s, %s, %s, %s\\n", written(menu_badge_for_count(&counts_menu, 0, 3), 3),
                written(menu_badge_for_count(&counts_menu, 0, 1), 1),
                written(menu_accessibility_label_for_count(&counts_menu, 0, 1), 1),
                menu_detail_for_count(&counts_menu, 1, 4),
                menu_shows_count(&counts_menu, 0) ? "true" : "false",
                menu_shows_count(&counts_menu, 1) ? "true" : "false");
            menu_expansion_init(&state, memory, sizeof memory, &counts_menu);
            print_updated(menu_set_slot_count(&state, 0, 2, NULL), ", ");
            print_updated(menu_set_slot_count(&state, 0, 3, NULL), ", ");
            print_updated(menu_set_slot_count(&state, 0, 3, NULL), "\\n");
            return 0;
        }

        """),
    ActionArgumentTests.Language(
      target: "objc", file: "main.m", needs: ["gcc", "gnustep-config"],
      build: "gcc $(gnustep-config --objc-flags) *.m *.c $(gnustep-config --base-libs) -o program",
      run: "./program",
      program: """
        #import "CountsMenu.h"
        #include <stdio.h>

        static void printUpdated(MNUMenuChange *change, const char *end)
        {
            NSIndexSet *rows = [change updated];

            if ([rows count] > 0)
                printf("updated %d%s", (int)[rows firstIndex], end);
            else
                printf("updated -%s", end);
        }

        int main(void)
        {
            static const NSInteger numbers[] = { \(list) };
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            MNUMenuTable *own = [CountsMenu table];
            MNUMenuExpansion *state = [[MNUMenuExpansion alloc] initWithTable:own];
            NSUInteger language, index;

            for (language = 0; language < [[CountsMenu tables] count]; language++) {
                MNUMenuTable *table = [[CountsMenu tables] objectAtIndex:language];
                NSString *tag = [table language];
                for (index = 0; index < sizeof numbers / sizeof *numbers; index++)
                    printf("%s %s\\n", [tag UTF8String],
                        [[table detailOfNode:0 count:numbers[index]] UTF8String]);
            }
            printf("%s, %s, %s, %s, %s, %s\\n", [[own badgeOfNode:0 count:3] UTF8String],
                [[own badgeOfNode:0 count:1] UTF8String],
                [[own accessibilityLabelOfNode:0 count:1] UTF8String],
                [[own detailOfNode:1 count:4] UTF8String], [own showsCount:0] ? "true" : "false",
                [own showsCount:1] ? "true" : "false");
            printUpdated([state setRowCount:2 inSlot:0], ", ");
            printUpdated([state setRowCount:3 inSlot:0], ", ");
            printUpdated([state setRowCount:3 inSlot:0], "\\n");
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
        fun main() {
            for (language in CountsMenu.languages) {
                val table = CountsMenu.tableIn(listOf(language.tag))
                for (number in listOf(\(list))) {
                    println("${language.tag} ${table.detail(MenuNode(0), number)}")
                }
            }
            val table = CountsMenu.table
            val files = MenuNode(0)
            println(
                listOf(
                    table.badge(files, 3), table.badge(files, 1), table.accessibilityLabel(files, 1),
                    table.detail(MenuNode(1), 4), table.showsCount(files), table.showsCount(MenuNode(1))
                ).joinToString()
            )
            val state = MenuExpansion(table)
            println(
                listOf(2, 3, 3).map { state.setCount(it, files) }
                    .joinToString { "updated ${it.updated.firstOrNull() ?: "-"}" }
            )
        }

        """),
    ActionArgumentTests.Language(
      target: "typescript", file: "main.ts", needs: ["tsc", "node"],
      build: "tsc \(TypeScript.flags.joined(separator: " ")),dom --outDir out *.ts"
        + " && echo '{\"type\":\"module\"}' > out/package.json",
      run: "node out/main.js",
      program: """
        import { MenuExpansion, menuNode } from "./menuRuntime.js";
        import { CountsMenu } from "./CountsMenu.js";

        for (const { tag } of CountsMenu.languages) {
          const table = CountsMenu.tableIn([tag]);
          for (const number of [\(list)]) console.log(tag, table.detailOf(menuNode(0), number));
        }
        const { table } = CountsMenu;
        const files = menuNode(0);
        console.log([
          table.badgeOf(files, 3), table.badgeOf(files, 1), table.accessibilityLabelOf(files, 1),
          table.detailOf(menuNode(1), 4), table.showsCount(files), table.showsCount(menuNode(1)),
        ].join(", "));
        const state = new MenuExpansion(table);
        const changes = [2, 3, 3].map((count) => state.setCount(count, files));
        console.log(changes.map(({ updated }) => `updated ${updated[0] ?? "-"}`).join(", "));

        """),
  ]

  @Test(arguments: languages.filter(\.isThere))
  func anEngineHasTheFormsOfCLDR(language: ActionArgumentTests.Language) throws {
    #expect(Self.rules.count > 15)
    try write()
    let built = try Command.menuc(
      "build", "menu.json", "--target", language.target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let folder = directory.url.appending(path: "out")
    try directory.write(language.program, to: "out/\(language.file)")
    let compiled = try Command.run("sh", ["-c", language.build], in: folder)
    try #require(compiled.status == 0, "\((compiled.output + compiled.errors).prefix(4_000))")
    let run = try Command.run("sh", ["-c", language.run], in: folder)
    let (found, wanted) = (run.output.split(separator: "\n"), Self.expected.split(separator: "\n"))
    let different = zip(found, wanted).first { $0 != $1 }
    #expect(found == wanted, "\(String(describing: different)) \(run.errors.prefix(4_000))")
  }

  /// A menu without texts with a number has nothing of them in its code.
  @Test(arguments: ["swift", "c", "objc", "kotlin", "typescript", "html", "webcomponent"])
  func aMenuWithoutNumbersHasNoCodeForThem(target: String) throws {
    try directory.write(
      "menu: Plain\nlanguage: en\ntranslations: \"{language}.toml\"\nitems: [{ title: A, detail: B }]\n",
      to: "menu.yaml")
    try directory.write("a = \"Ä\"\n", to: "de.toml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let folder = directory.url.appending(path: "out")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.lowercased().contains("runtime") && $0.lowercased().contains("plain") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try Repository.text(folder.appending(path: file)).components(
        separatedBy: "<script")[0]
      #expect(!text.contains("plural") && !text.contains("_form"), "\(file)")
    }
  }
}
