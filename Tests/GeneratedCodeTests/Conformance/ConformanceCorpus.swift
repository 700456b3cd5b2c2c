import Foundation
import MenuCompiler
import RealMenus
import TestSupport
import Testing

@testable import MenuOracle

/// The menus on which all languages must agree, and the events on each.
struct ConformanceMenu: Sendable {
  /// The name of the menu's trace.
  let name: String
  /// The document, as menuc builds it.
  let document: String
  let format: SourceFormat
  var events: [MenuEvent]
  /// Whether the driver is asked for the texts of all items.
  var asksForTexts = false

  /// Whether the document is random, and kept beside the trace.
  var isRandom: Bool {
    [
      "random-", "dormant-", "choices-", "summaries-", "details-", "conditions-", "enabled-",
      "following-", "slots-", "counts-",
      "separators-", "animations-", "pages-", "restore-",
    ].contains { name.hasPrefix($0) }
  }

  /// The menu as the compiler parses it.
  func menu() throws -> Menu {
    var sources = Sources()
    var diagnostics = Diagnostics()
    let file = SourceFile(name: name, format: format, text: document)
    let parsed = parse(file, as: sources.next, into: &diagnostics)
    sources.add(parsed)
    let root = try #require(parsed.root)
    return try #require(readMenu(root, into: &diagnostics))
  }

  /// The type name that targets derive from the menu's name.
  func typeName() throws -> String {
    let words = try menu().name.split { !$0.isLetter && !$0.isNumber }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return type.hasSuffix("Menu") ? type : type + "Menu"
  }

  /// The input of a driver.
  var input: String {
    get throws {
      let lines = ["menu \(name)"] + events.map(\.line)
      let texts = asksForTexts ? try textsLine(menu()) + "\n" : ""
      return lines.map { $0 + "\n" }.joined() + texts
    }
  }

  /// The output that a driver must print, according to the oracle.
  func trace() throws -> String {
    let menu = try menu()
    var oracle = Oracle(TestMenu(menu))
    var lines = ["> menu \(name)"] + OracleAnswer.lines(oracle)
    for event in events {
      let old = oracle
      let unknown = oracle.apply(event)
      let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: unknown)
      lines += ["> \(event.line)"] + answer.lines() + OracleAnswer.lines(oracle)
    }
    return lines.map { $0 + "\n" }.joined()
      + (asksForTexts
        ? "> \(textsLine(menu))\n" + ConformanceTexts.lines(of: menu, in: oracle) : "")
  }

  private func textsLine(_ menu: Menu) -> String {
    (["texts"] + menu.columns.map(\.name)).joined(separator: " ")
  }
}

/// The whole corpus: the samples of the five articles, real menus, random menus, menus with many
/// dormant items, with check items, with choices that show the checked item, with conditions of `when` and of `enabled`, with conditions that
/// follow items, with slots, with rows that show the number of a slot's rows, with inline groups, with separators, with pages, with animations of events, with odd saved
/// states, hostile texts.
enum ConformanceCorpus {
  static let directory = Repository.root.appending(path: "Tests/Conformance")

  static func menus() throws -> [ConformanceMenu] { try made.get() }

  /// Made once for all languages: the oracle has to follow the events to choose them.
  private static let made = Result {
    try samples() + real() + random() + dormant() + choices() + summaries() + details()
      + conditions()
      + enabled() + following() + slots() + counts() + inlines() + natives() + separators()
      + footers()
      + pages()
      + animations() + [restoring()]
      + hostile()
  }

  private static func samples() throws -> [ConformanceMenu] {
    let names = [
      "accordion", "category-list", "collapsable-table-view", "expando-sections", "folding-cells",
    ]
    return try names.enumerated().map { index, name in
      let file = Repository.samples.appending(path: "\(name)/menu.toml")
      return try menu(name, Repository.text(file), .toml, seed: index, events: 200)
    }
  }

  /// The first 300 items of each real menu that is kept with the tests.
  private static func real() throws -> [ConformanceMenu] {
    try RealMenuData.fixtures().enumerated().map { index, file in
      let source = try RealMenu(firstItems: 300, of: file, variant: index)
      let name = file.deletingPathExtension().lastPathComponent
      return try menu(name, RealMenuTOML(source).text, .toml, seed: 100 + index, events: 150)
    }
  }

  /// 36 menus of 10 to 2,000 items.
  private static func random() throws -> [ConformanceMenu] {
    let sizes =
      Array(repeating: 10, count: 8) + Array(repeating: 30, count: 16)
      + Array(repeating: 100, count: 8) + [300, 300, 800, 2_000]
    return try sizes.enumerated().map { index, size in
      var dice = Dice(seed: UInt64(200 + index))
      let number = (index < 10 ? "0" : "") + String(index)
      let random = TestMenu.random(&dice, size: size, depth: size < 20 ? 4 : 11)
      let document = random.document(named: "random \(number)")
      let events = size < 500 ? 250 : 60
      return try menu("random-\(number)", document, .json, seed: 300 + index, events: events)
    }
  }

  /// 8 menus of 10 to 60 items, half of which start hidden.
  private static func dormant() throws -> [ConformanceMenu] {
    try [10, 10, 20, 20, 30, 30, 60, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(600 + index))
      let random = TestMenu.random(&dice, size: size, depth: 4, hiding: 50)
      let document = random.document(named: "dormant 0\(index)")
      return try menu("dormant-0\(index)", document, .json, seed: 700 + index, events: 250)
    }
  }

  /// 8 menus of 10 to 300 items with check items, choices, actions and former ids.
  private static func choices() throws -> [ConformanceMenu] {
    try [10, 10, 20, 30, 30, 60, 100, 300].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_000 + index))
      var random = TestMenu.random(&dice, size: size, depth: 4)
      random.addChecks(&dice)
      let document = random.document(named: "choices 0\(index)")
      return try menu(
        "choices-0\(index)", document, .json, seed: 1_100 + index, events: 250, hasChecks: true)
    }
  }

  /// 6 menus of 10 to 100 items with summary checks; conditions follow items of two of them.
  private static func summaries() throws -> [ConformanceMenu] {
    try [10, 30, 30, 100, 30, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(3_000 + index))
      var random = TestMenu.random(&dice, size: size, depth: 4)
      if index > 3 { random.addConditions(&dice, count: 4, share: 50) }
      random.addChecks(&dice, summaries: 60)
      if index > 3 { random.addFollowers(&dice, share: 100) }
      let document = random.document(named: "summaries 0\(index)")
      return try menu(
        "summaries-0\(index)", document, .json, seed: 3_100 + index, events: 200, hasChecks: true)
    }
  }

  /// 4 menus of 20 to 60 items whose choices of one show their checked items, on pages and in all layouts;
  /// conditions follow items of two of them.
  private static func details() throws -> [ConformanceMenu] {
    try [20, 40, 60, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(3_200 + index))
      var random = TestMenu.random(&dice, size: size, depth: 4)
      random.layout = [.rows, .sectionRows, .sectionHeaders, .rows][index]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      if index > 1 { random.addConditions(&dice, count: 4, share: 50) }
      random.addChecks(&dice, summaries: 30, details: 80)
      if index % 2 == 1 { random.addPages(&dice, share: 50) }
      if index > 1 { random.addFollowers(&dice, share: 100) }
      let document = random.document(named: "details 0\(index)")
      return try menu(
        "details-0\(index)", document, .json, seed: 3_300 + index, events: 200, hasChecks: true)
    }
  }

  private static func hostile() throws -> [ConformanceMenu] {
    try ["hostile-texts", "reserved-words", "labels", "program-words"].map { name in
      let file = directory.appending(path: "\(name).json")
      var menu = try menu(
        name, Repository.text(file), .json, seed: 900, events: 100, hasChecks: name == "labels")
      menu.asksForTexts = true
      return menu
    }
  }

  static func menu(
    _ name: String, _ document: String, _ format: SourceFormat, seed: Int, events: Int,
    hasChecks: Bool = false
  ) throws -> ConformanceMenu {
    let silent = ConformanceMenu(name: name, document: document, format: format, events: [])
    var dice = Dice(seed: UInt64(seed))
    let menu = TestMenu(try silent.menu())
    return ConformanceMenu(
      name: name, document: document, format: format,
      events: Course.random(&dice, on: menu, events: events, hasChecks: hasChecks))
  }
}
