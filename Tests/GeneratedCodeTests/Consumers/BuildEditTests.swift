import Foundation
import TestSupport
import Testing

/// The rules of the article still work after edits to menus: after each edit, one build does what
/// it should, and the next one does nothing.
@Suite struct BuildEditTests {
  private static let menu = "menu = \"Side\"\nitems = [\"Apples\"]\n"

  /// - Parameter gone: Menus whose tables must no longer exist.
  private func expect(
    _ rule: BuildRule, _ texts: KeyValuePairs<String, String>, gone: [String] = [],
    after edit: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let first = try rule.build()
    #expect(
      first.status == 0, "\(edit): \(first.output)\(first.errors)", sourceLocation: sourceLocation)
    for (menu, text) in texts {
      let table = rule.directory.url.appending(path: rule.table(of: menu))
      let contents = (try? Repository.text(table)) ?? "nothing"
      #expect(contents.contains(text), "\(edit)", sourceLocation: sourceLocation)
    }
    for menu in gone {
      #expect(!rule.exists(rule.table(of: menu)), "\(edit)", sourceLocation: sourceLocation)
    }
    let second = try rule.build()
    #expect(
      rule.isIdle(second), "\(edit): \(second.output)\(second.errors)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: BuildRule.System.allCases)
  func menusAreRenamedAndDropped(_ system: BuildRule.System) throws {
    guard let rule = try BuildRule(system) else { return }
    try rule.write(Self.menu, to: "side.toml")
    try rule.writeRules(for: ["side": "Side"])
    try expect(rule, ["Side": "Apples"], after: "the first build")

    try rule.write(Self.menu.replacing("Side", with: "Main"), to: "side.toml")
    if system == .make || system == .makeObjectiveC {
      let stale = try rule.build()
      #expect(stale.status == 0, "\(stale.errors)")
      #expect(!rule.exists(rule.table(of: "Side")), "a rule for the old name makes no empty file")
    }
    try rule.writeRules(for: ["side": "Main"])
    try expect(rule, ["Main": "Apples"], gone: ["Side"], after: "the menu has another name")

    try rule.write("menu = \"Top\"\nitems = [\"Pears\"]\n", to: "top.toml")
    try rule.writeRules(for: ["side": "Main", "top": "Top"])
    try expect(rule, ["Main": "Apples", "Top": "Pears"], after: "there is another menu")

    try rule.write("menu = \"Top\"\nitems = [\"Plums\"]\n", to: "top.toml")
    try expect(rule, ["Main": "Apples", "Top": "Plums"], after: "the other menu changes")

    try rule.remove("side.toml")
    try rule.writeRules(for: ["top": "Top"])
    try expect(rule, ["Top": "Plums"], after: "the first menu is dropped")

    try rule.write(Self.menu, to: "side.toml")
    try rule.writeRules(for: ["top": "Top", "side": "Side"])
    try expect(rule, ["Top": "Plums", "Side": "Apples"], after: "a menu is added at the end")
    try rule.remove("side.toml")
    try rule.writeRules(for: ["top": "Top"])
    try expect(rule, ["Top": "Plums"], after: "the last menu is dropped")

    try rule.remove("top.toml")
    try rule.write("menu = \"Top\"\nitems = [\"Figs\"]\n", to: "new.toml")
    try rule.writeRules(for: ["new": "Top"])
    try expect(rule, ["Top": "Figs"], after: "the document has another name")
  }

  @Test(arguments: BuildRule.System.allCases)
  func includesAreRenamedAndDeleted(_ system: BuildRule.System) throws {
    guard let rule = try BuildRule(system) else { return }
    func menu(_ files: String...) -> String {
      let includes = files.map { "{ title = \"\($0)\", items = [{ include = \"\($0)\" }] }" }
      return "menu = \"Side\"\nitems = [\"Apples\", \(includes.joined(separator: ", "))]\n"
    }
    try rule.write("items = [\"Pears\"]\n", to: "a.toml")
    try rule.write("items = [\"Plums\"]\n", to: "b.toml")
    try rule.write(menu("a.toml", "b.toml"), to: "side.toml")
    try rule.writeRules(for: ["side": "Side"])
    try expect(rule, ["Side": "Pears"], after: "the first build")

    try rule.remove("a.toml")
    try rule.write("items = [\"Peaches\"]\n", to: "c.toml")
    try rule.write(menu("c.toml", "b.toml"), to: "side.toml")
    try expect(rule, ["Side": "Peaches"], after: "an include has another name")
    try rule.write("items = [\"Plums\", \"Limes\"]\n", to: "b.toml")
    try expect(rule, ["Side": "Limes"], after: "an include changes")

    try rule.remove("c.toml")
    let broken = try rule.build()
    #expect(broken.status != 0)
    let message = "'c.toml' can't be read"
    #expect((broken.output + broken.errors).contains(message), "\(broken.output)\(broken.errors)")
    try rule.write(menu("b.toml"), to: "side.toml")
    try expect(rule, ["Side": "Limes"], after: "an include is deleted")
  }

  @Test(arguments: BuildRule.System.allCases)
  func catalogsComeAndGo(_ system: BuildRule.System) throws {
    guard let rule = try BuildRule(system) else { return }
    let head = "language = \"en\"\ntranslations = \"texts/of/{language}.yaml\"\n"
    try rule.write(head + Self.menu, to: "side.toml")
    try rule.writeRules(for: ["side": "Side"])
    #expect(try rule.build().status == 0)
    // Ninja's log is a new file in the directory that will have the catalogs' log.
    #expect(try rule.build().status == 0)
    try expect(rule, ["Side": "Apples"], after: "the directory of the catalogs is missing")

    try rule.write("apples: Äpfel\n/: Seite\n", to: "texts/of/de.yaml")
    try expect(rule, ["Side": "Seite"], after: "the directory appears")
    try rule.write("apples: Pommes\n/: Menu\n", to: "texts/of/fr.yaml")
    try expect(rule, ["Side": "Pommes"], after: "there is another catalog")
    try rule.remove("texts/of/fr.yaml")
    try rule.write("apples: Mele\n/: Lato\n", to: "texts/of/it.yaml")
    try expect(rule, ["Side": "Mele"], after: "a catalog has another name")
    try rule.remove("texts/of/it.yaml")
    try expect(rule, ["Side": "Seite"], after: "a catalog is deleted")
    try rule.remove("texts")
    try expect(rule, ["Side": "Apples"], after: "the directory is deleted")
  }
}
