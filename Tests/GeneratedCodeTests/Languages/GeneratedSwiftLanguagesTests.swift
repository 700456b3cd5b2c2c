import Foundation
import TestSupport
import Testing

/// The output of target `swift` for a menu in several languages.
@Suite struct GeneratedSwiftLanguagesTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Runs a program with the generated code, without warnings.
  private func run(_ program: String) throws -> String {
    try directory.write(program, to: "out/Program.swift")
    let executable = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(
      try directory.swiftFiles("out"), to: executable,
      options: ["-Onone", "-parse-as-library", "-warnings-as-errors"])
    #expect(compiled.status == 0, "\(compiled.errors)")
    return try Command.run(executable.path, []).output
  }

  @Test func everyLanguageHasTheCompilersTexts() throws {
    let built = try AwkwardTranslations.build("swift", in: directory)
    #expect(built.status == 0, "\(built.errors)")
    let output = try run(
      """
      @main struct Program {
        static func main() {
          for language in ShopMenu.languages {
            print("=", language.tag, language.isRightToLeft ? "rtl" : "ltr")
            report(ShopMenu.table(in: [language.tag]))
          }
          print("= table")
          report(ShopMenu.table)
        }

        static func report(_ table: MenuTable) {
          print(table.title)
          for number in 0..<table.count where !table.isSeparator(MenuNode(number)) {
            let node = MenuNode(number)
            let keywords = table.keywords(of: node)
            let fields: [(String, String?)] = [
              ("title", table.title(of: node)), ("detail", table.detail(of: node)),
              ("body", table.body(of: node)), ("footer", table.footer(of: node)),
              ("url", table.url(of: node)), ("mnemonic", table.mnemonic(of: node)),
              ("badge", table.badge(of: node)), ("help", table.help(of: node)),
              ("placeholder", table.placeholder(of: node)),
              ("loading", table.loading(of: node)),
              ("keywords", keywords.isEmpty ? nil : keywords.joined(separator: "\\n")),
              ("label", table.accessibilityLabel(of: node)),
              ("hint", table.accessibilityHint(of: node)), ("@note", ShopMenu.note(of: node, in: table)),
            ]
            if let url = table.url(of: node), table.node(forURL: url) != node { print("lost", url) }
            for (field, text) in fields {
              if let text { print(number, field, "\\(text.utf8.count):\\(text)") }
            }
          }
        }
      }
      """)
    var expected = ""
    for (head, file) in [
      ("en ltr", "ShopMenu"), ("ar rtl", "ShopMenu.ar"), ("de ltr", "ShopMenu.de"),
      ("table", "ShopMenu"),
    ] {
      expected += "= \(head)\n" + (try AwkwardTranslations.texts(file, in: directory))
    }
    #expect(output == expected)
    #expect(output.contains("Werkzeuge") && output.contains("مطرقة"))
  }

  /// An event has the same effect in every language, and so does a saved state.
  @Test func theLanguageChangesNothingElse() throws {
    let built = try AwkwardTranslations.build("swift", in: directory)
    #expect(built.status == 0, "\(built.errors)")
    let output = try run(
      """
      @main struct Program {
        static func main() {
          var state = MenuExpansion(ShopMenu.table(in: ["de-AT", "ar"]))
          report(state)
          state.collapse(ShopMenu.ID.tools)
          state.setCurrent(ShopMenu.ID.same)
          report(state)
          state.setTable(ShopMenu.table(in: ["fr", "ar-EG"]))
          report(state)
          var other = MenuExpansion(ShopMenu.table)
          other.restore(state.savedState)
          report(other)
          print(ShopMenu.action(of: ShopMenu.ID.hammer) == .buy)
        }

        static func report(_ state: MenuExpansion) {
          let rows = (0..<state.rowCount).compactMap { state.node(atRow: $0).map { $0.number } }
          let title = state.table.title(of: ShopMenu.ID.tools)
          print(state.table.language?.tag ?? "none", rows, state.savedState, title)
        }
      }
      """)
    #expect(
      output == """
        de [0, 4, 5, 1, 2, 2, 3] v1 Werkzeuge \\
        de [0, 1, 2, 2, 3] v1 -tools Werkzeuge \\
        ar [0, 1, 2, 2, 3] v1 -tools أدوات \u{202e}(1)\u{202c}
        en [0, 1, 2, 2, 3] v1 -tools Tools
        true

        """)
  }

  /// Items that only some languages have come and go with the language.
  @Test func itemsFollowTheLanguage() throws {
    try LocalMenu.write(to: directory)
    let built = try Command.menuc("build", "local.yaml", "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let output = try run(
      """
      @main struct Program {
        static func main() {
          var state = MenuExpansion(LocalMenu.table(in: ["de"]))
          print("de:", rows(state))
          for tag in ["fr", "fr", "en"] {
            let change = state.setTable(to: LocalMenu.table(in: [tag]))
            let updated = change.updated.map(String.init).joined(separator: ", ")
            print(
              tag + ":", ranges(change.removed), ranges(change.inserted), "[" + updated + "]",
              rows(state), state.isEnabled(LocalMenu.ID.legalTerms))
          }
        }

        static func rows(_ state: MenuExpansion) -> String {
          (0..<state.rowCount).compactMap { state.node(atRow: $0).flatMap { state.table.id(of: $0) } }
            .joined(separator: " ")
        }

        static func ranges(_ ranges: [Range<Int>]) -> String {
          "[" + ranges.map { "\\($0.lowerBound)-\\($0.upperBound)" }.joined(separator: ", ") + "]"
        }
      }
      """)
    #expect(output == LocalMenu.printed)
  }

  /// A menu without `language` has no declarations for languages.
  @Test func aMenuThatDoesNotSayItsLanguageIsAsEver() throws {
    try directory.write("menu: Plain\nitems: [{ title: A, id: a }]\n", to: "menu.yaml")
    let built = try Command.menuc("build", "menu.yaml", "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let menu = try Repository.text(directory.url.appending(path: "out/PlainMenu.swift"))
    #expect(!menu.lowercased().contains("language"))
    let output = try run(
      """
      @main struct Program {
        static func main() {
          let table = PlainMenu.table.table(in: ["de"])
          print(table === PlainMenu.table, table.languages.count, table.language == nil)
        }
      }
      """)
    #expect(output == "true 0 true\n")
  }

  /// `languages` selects; the document's own language is always present.
  @Test func languagesCanBeSelected() throws {
    _ = try AwkwardTranslations.build("swift", in: directory)
    for (selected, tags) in [
      ("source", ["en"]), ("ar", ["en", "ar"]), ("all", ["en", "ar", "de"]),
    ] {
      let built = try Command.menuc(
        "build", "menu.toml", "--target", "swift", "--output", selected, "--param",
        "languages=\(selected)", in: directory.url)
      #expect(built.status == 0, "\(built.errors)")
      let text = try Repository.text(directory.url.appending(path: "\(selected)/ShopMenu.swift"))
      let lines = text.split(separator: "\n").filter { $0.contains("isRightToLeft:") }
      #expect(lines.map { String($0.split(separator: "\"")[1]) } == tags)
    }
  }
}
