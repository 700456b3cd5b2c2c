import Foundation
import TestSupport
import Testing

/// Menus in several languages, in C and Objective-C.
@Suite(.needs("gcc", "g++", "clang", "gnustep-config")) struct LanguageCTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var output: URL { directory.url.appending(path: "out") }

  /// Builds the translated menu, and one in one language, into `out`.
  private func build(for target: String, _ options: [String] = []) throws {
    try directory.write(TranslatedCMenu.document(), to: "awkward.json")
    for language in TranslatedCMenu.languages {
      try directory.write(TranslatedCMenu.catalog(language), to: "texts/\(language).json")
    }
    try directory.write("menu: Other\nitems: [A]\n", to: "other.yaml")
    for (document, options) in [("awkward.json", options), ("other.yaml", [])] {
      let built = try Command.run(
        Repository.menuc.path,
        ["build", document, "--target", target, "--output", "out"] + options, in: directory.url)
      try #require(built.status == 0, "\(built.errors)")
    }
  }

  /// Every text in every language; the state does not change with the language.
  @Test(arguments: ["c", "c by clang", "objc"])
  func theTextsAreThoseOfAMenuWrittenInTheLanguage(name: String) throws {
    let language = try #require(ConformanceLanguage.all.first { $0.name == name })
    try build(for: language.targets[0])
    let command = try language.compile(
      output,
      [
        .init(
          name: "awkward", type: TranslatedCMenu.type, languages: TranslatedCMenu.languages),
        .init(name: "other", type: "OtherMenu"),
      ])
    let session = try TranslatedCMenu.session()
    let run = try Command.run(command[0], Array(command.dropFirst()), input: session.input)
    #expect(run.status == 0, "\(run.errors.prefix(4_000))")
    #expect(run.output == session.trace)
  }

  /// A string literal of C.
  private static func quoted(_ text: String) -> String {
    "\"" + text.utf8.map { "\\" + String($0, radix: 8).padded(to: 3) }.joined() + "\""
  }

  @Test func theLanguageIsChosenAsByRFC4647() throws {
    try build(for: "c")
    let rows = try LanguageLookup.all().enumerated().map { index, row in
      """
      static const menu_table tables_\(index)[] = {
      \(row.available.map { "    { .language = \(Self.quoted($0)) },\n" }.joined())};
      static const menu_table *const pointers_\(index)[] = {
      \(row.available.indices.map { "    &tables_\(index)[\($0)],\n" }.joined())};
      static const char *const ranges_\(index)[] = {
          \((row.ranges.map(Self.quoted) + ["NULL"]).joined(separator: ", "))
      };

      """
    }
    let calls = try LanguageLookup.all().enumerated().map { index, row in
      """
          puts(menu_table_for_languages(
              pointers_\(index), \(row.available.count), ranges_\(index), \(row.ranges.count))->language);

      """
    }
    try directory.write(
      """
      #include <stdio.h>
      #include "menu_runtime.h"
      \(rows.joined())
      int main(void)
      {
      \(calls.joined())    return 0;
      }

      """, to: "out/main.c")
    let program = directory.url.appending(path: "program").path
    let compiled = try Command.run(
      "gcc",
      ConformanceLanguage.strictC + ["-fsanitize=address,undefined", "-o", program]
        + ["main.c", "menu_runtime.c"].map { output.appending(path: $0).path })
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    try expectAnswers(of: program)
  }

  @Test func theLanguageIsChosenAsByRFC4647InObjectiveC() throws {
    try build(for: "objc")
    let lines = try LanguageLookup.all().map { row in
      """
          Answer(
              [NSArray arrayWithObjects:\(row.available.map(Self.string).joined(separator: ", ")), nil],
              [NSArray arrayWithObjects:\((row.ranges.map(Self.string) + ["nil"]).joined(separator: ", "))]);

      """
    }
    try directory.write(
      """
      #import "MNUMenu.h"
      #import "MNUMenuPrivate.h"
      #include <stdio.h>

      /// The private function behind `tableForPreferredLanguages:`.
      static void Answer(NSArray *tags, NSArray *languages)
      {
          menu_table tables[8];
          const menu_table *pointers[8];
          NSArray *wrappers;
          NSUInteger index;

          memset(tables, 0, sizeof tables);
          for (index = 0; index < [tags count]; index++) {
              tables[index].language = [[tags objectAtIndex:index] UTF8String];
              pointers[index] = &tables[index];
          }
          wrappers = MNUMenuTables(pointers, [tags count]);
          puts([[MNUMenuTableForLanguages(wrappers, pointers, languages) language] UTF8String]);
          [wrappers release];
      }

      int main(void)
      {
          NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
      \(lines.joined())    [pool release];
          return 0;
      }

      """, to: "out/main.m")
    let program = directory.url.appending(path: "program").path
    try ConformanceLanguage.compileObjectiveC(
      ConformanceLanguage.files("m", in: output), engine: output, to: program)
    try expectAnswers(of: program)
  }

  /// A string of Objective-C.
  private static func string(_ text: String) -> String {
    "[NSString stringWithUTF8String:\(quoted(text))]"
  }

  private func expectAnswers(of program: String) throws {
    let result = try Command.run(program, [])
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rows = try LanguageLookup.all()
    try #require(answers.count == rows.count)
    for (row, answer) in zip(rows, answers) {
      #expect(answer == row.answer, "\(row)")
    }
  }

  /// A program that names one language does not contain the tables of the others.
  @Test func aLanguageThatIsNotUsedIsNotLinked() throws {
    try build(for: "c")
    try directory.write(
      """
      #include <stdio.h>
      #include "awkward_menu.h"
      int main(void)
      {
          puts(menu_title(&awkward_menu_in_de, AWKWARD_MENU_ID_ABOUT));
          return 0;
      }

      """, to: "out/main.c")
    let program = directory.url.appending(path: "program")
    let sections = ["-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"]
    let compiled = try Command.run(
      "gcc",
      ConformanceLanguage.strictC + sections + ["-o", program.path]
        + ["main.c", "awkward_menu.c", "menu_runtime.c"].map { output.appending(path: $0).path })
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    #expect(try Command.run(program.path, []).output == "Über\n")
    let symbols = try Command.run("nm", [program.path]).output
    #expect(symbols.contains(" awkward_menu_in_de\n"))
    for name in ["awkward_menu_in_ar", "texts_ar", "awkward_menu_languages"] {
      #expect(!symbols.contains(" \(name)\n"), "\(name)")
    }
  }

  /// The parameter `languages` omits the others.
  @Test(arguments: ["c", "objc"]) func theParameterSelectsLanguages(target: String) throws {
    try build(for: target, ["--param", "languages=de"])
    let file = output.appending(path: target == "c" ? "awkward_menu.c" : "AwkwardMenu.m")
    let text = try Repository.text(file)
    #expect(text.contains("texts_de"))
    #expect(!text.contains("texts_ar"))
  }

  /// The header can also be included from C++.
  @Test func theHeaderIsAlsoForCpp() throws {
    try build(for: "c")
    let file = try directory.write(
      """
      #include "awkward_menu.h"
      int main()
      {
          const char *const preferred[] = { "de-AT", "ar" };
          const menu_table *table = awkward_menu_table_in(preferred, 2);
          return table != awkward_menu_languages[AWKWARD_MENU_LANGUAGE_COUNT - 1]
              || awkward_menu_help_in(table, 0) == awkward_menu_help(0);
      }

      """, to: "main.cc")
    let compiled = try Command.run(
      "g++",
      ["-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
        + ["-I", output.path, file.path])
    #expect(compiled.status == 0, "\(compiled.errors)")
  }

  /// clang, which supports nullability and generics, accepts it with reference counting and
  /// without.
  @Test(arguments: ["-fobjc-arc", "-fno-objc-arc"])
  func clangAcceptsObjectiveC(counting: String) throws {
    try build(for: "objc")
    try directory.write(
      """
      #import "AwkwardMenu.h"
      NSString *Help(MNUMenuExpansion *state)
      {
          [state replaceTable:[AwkwardMenu tableForPreferredLanguages:nil]];
          return [AwkwardMenu columnHelpOfNode:0 inTable:[state table]];
      }

      """, to: "out/help.m")
    let result = try ConformanceLanguage.checkByClang(output, counting)
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: Swift.max(0, count - self.count)) + self
  }
}
