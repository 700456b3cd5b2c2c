import Foundation
import TestSupport
import Testing

/// The output of target `c` compiles without warnings, whatever the menu contains.
@Suite(.needs("gcc", "g++", "clang")) struct GeneratedCTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var output: URL { directory.url.appending(path: "out") }

  /// Builds a menu into `out`.
  private func build(_ menu: String, as name: String = "menu.yaml", ids: String = "all") throws {
    try directory.write(menu, to: name)
    let built = try Command.menuc(
      "build", name, "--target", "c", "--output", "out", "--param", "ids=\(ids)",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
  }

  /// Compiles all of `out`, strictly, and runs it.
  private func run(by compiler: String, _ options: [String] = []) throws -> String {
    let program = directory.url.appending(path: "program").path
    let compiled = try Command.run(
      compiler,
      ConformanceLanguage.strictC + options + ["-o", program]
        + ConformanceLanguage.files("c", in: output))
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let result = try Command.run(program, [])
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    return result.output
  }

  /// The example of the article has the output that the article shows.
  @Test(arguments: ["gcc", "clang"]) func theArticlesExampleRuns(compiler: String) throws {
    let article = try Article("GeneratedC")
    try build(article.block("toml"), as: "menu.toml", ids: "explicit")
    try directory.write(article.block("c"), to: "out/main.c")
    let printed = try run(by: compiler)
    let expected = try article.block("text")
    #expect(printed == expected)
  }

  /// Among many texts of another language, each is found, and so is the only category.
  @Test func textsAndCategoriesAreFound() throws {
    let numbers = 0..<9
    let items = numbers.map { "- { title: \"English \($0)\", id: t\($0), action: go }\n" }.joined()
    let texts = numbers.map { ", \"t\($0)\": { \"title\": \"Deutsch \($0)\" }" }.joined()
    try directory.write("{ \"/\": \"Texte\"\(texts) }\n", to: "texts/de.json")
    try build(
      """
      menu: Texts
      language: en
      translations: "texts/{language}.json"
      items:
      \(items)- { title: More, items: [{ title: Last, action: go }] }

      """)
    try directory.write(
      """
      #include "texts_menu.h"
      #include <stdio.h>
      int main(void)
      {
          menu_node node;
          for (node = 0; node < 11; node++)
              printf("%s %d\\n", menu_title(&texts_menu_in_de, node), menu_is_category(&texts_menu, node));
          return 0;
      }

      """, to: "out/main.c")
    let german = numbers.map { "Deutsch \($0) 0\n" }.joined()
    #expect(try run(by: "gcc") == german + "More 1\nLast 0\n")
  }

  /// Keywords of C and C++, names that headers define, and letters outside ASCII can be ids.
  @Test func anyIdCanBeAConstant() throws {
    let words = """
      _Imaginary alignas and asm auto bool break case catch char class const constexpr continue default \
      delete do double else enum explicit extern float for friend goto if inline int linux long \
      main namespace new NULL errno EOF unix operator register restrict return short signed \
      sizeof static static_assert struct switch template this throw try typedef typename union \
      unsigned using virtual void volatile while xor words h id 1st a.1 1 a-b-c ünïcode 果物 فواكه
      """.split(separator: " ").map(String.init)
    var menu = "menu: Keywords\ncolumns:\n  int: { type: integer, default: -1 }\nitems:\n"
    for (index, word) in words.enumerated() {
      menu += "- { title: \"\(index) */ ??/\", id: \"\(word)\" }\n"
    }
    try build(menu)
    let header = try Repository.text(output.appending(path: "keywords_menu.h"))
    let names = header.split(separator: "\n")
      .filter { $0.hasPrefix("    KEYWORDS_MENU_ID_") && $0.contains(" = ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count == words.count)
    let sum = (0..<words.count).reduce(0, +)
    let uses = """
      #include <errno.h>
      #include <stdio.h>
      #include "keywords_menu.h"
      int main(void)
      {
          printf("%d %d\\n", \(names.joined(separator: " + ")), (int)keywords_menu_int(0));
          return 0;
      }

      """
    try directory.write(uses, to: "out/main.c")
    let printed = try run(by: "gcc")
    #expect(printed == "\(sum) -1\n")
    let fromCpp = try directory.write(uses, to: "main.cc")
    let compiled = try Command.run(
      "g++",
      ["-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
        + ["-I", output.path, fromCpp.path])
    #expect(compiled.status == 0, "\(compiled.errors)")
  }

  /// Menus share the runtime of their directory, also a menu without items; texts may be long.
  @Test func menusShareTheRuntime() throws {
    let long = String(repeating: "long ", count: 13_000)
    try build(
      "menu: One\ncollapsed: true\nitems: [A, { title: B, body: \"\(long)\" }]\n", as: "one.yaml")
    try build("menu: Empty\nitems: []\n", as: "empty.yaml")
    try directory.write(
      """
      #include <stdio.h>
      #include <string.h>
      #include "empty_menu.h"
      #include "one_menu.h"
      int main(void)
      {
          menu_word one[ONE_MENU_WORDS], none[EMPTY_MENU_WORDS];
          menu_expansion state;
          menu_expansion_init(&state, none, sizeof none, &empty_menu);
          printf("%d %d\\n", (int)menu_row_count(&state), menu_expand_all(&state, NULL)->is_empty);
          menu_expansion_init(&state, one, sizeof one, &one_menu);
          printf("%d %d\\n", (int)menu_row_count(&state), menu_expand_all(&state, NULL)->is_empty);
          printf("%u\\n", (unsigned)strlen(menu_body(&one_menu, ONE_MENU_ID_B)));
          return 0;
      }

      """, to: "out/main.c")
    let sanitizers = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    let printed = try run(by: "gcc", sanitizers)
    #expect(printed == "0 1\n2 0\n65000\n")
  }

  /// A saved state that does not fit is truncated, and its full length is still returned.
  @Test func savedStateIsWrittenLikeSnprintf() throws {
    try build(
      """
      menu: Cut
      collapsed: true
      items: [{ title: Fruits, items: [Apple] }, { title: B, items: [C] }]

      """)
    try directory.write(
      """
      #include <stdio.h>
      #include "cut_menu.h"
      int main(void)
      {
          menu_word words[CUT_MENU_WORDS];
          menu_expansion state;
          size_t size, length = 0;
          menu_expansion_init(&state, words, sizeof words, &cut_menu);
          menu_expand_all(&state, NULL);
          for (size = 0; size < 15; size++) {
              char *text = malloc(size + 1);
              text[size] = 'x';
              length = menu_saved_state(&state, size == 0 ? NULL : text, size);
              printf("%d [%s] %c\\n", (int)length, size == 0 ? "" : text, text[size]);
              free(text);
          }
          /* Memory without a NUL, and memory that is too small. */
          for (size = 0; size < 13; size++) {
              char *text = memcpy(malloc(size + 1), "v1 -fruits +b", size);
              menu_restore(&state, text, size, NULL);
              if (menu_unknown_ids(&cut_menu, text, size).is_known != menu_is_saved_state(text, size))
                  return 1;
              printf("%d", menu_is_saved_state(text, size));
              free(text);
          }
          menu_restore(&state, NULL, 0, NULL);
          if (menu_unknown_ids(&cut_menu, NULL, 0).is_known || menu_is_saved_state(NULL, 0))
              return 1;
          printf("\\n%d\\n", menu_expansion_init(&state, words, sizeof words - 1, &cut_menu));
          return 0;
      }

      """.replacing(
        "#include <stdio.h>", with: "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>"),
      to: "out/main.c")
    let whole = "v1 +b +fruits"
    let lines = (0..<15).map { "13 [\(whole.prefix(max($0 - 1, 0)))] x\n" }
    // `v1` and `v1 …` are saved states, `v` and an empty string are none.
    let known = "0011111111111"
    let printed = try run(by: "gcc", ["-fsanitize=address,undefined"])
    #expect(printed == lines.joined() + "\(known)\n0\n")
  }
}
