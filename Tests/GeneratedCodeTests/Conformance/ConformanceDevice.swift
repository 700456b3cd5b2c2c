import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle

/// The small engine of target `device` answers like the oracle: what it has of the corpus, with those events
/// that it has.
@Suite struct ConformanceDevice {
  /// What a driver of the target prints of the state.
  private static let words: Set<Substring> = [
    ">", "rows", "expanded", "marked", "page", "conditions", "disabled", "slots", "response",
  ]

  /// Two menus that have more items than a byte has numbers.
  private static let large: Set = ["random-32", "choices-07"]

  /// The menus that the target can hold, with their actions.
  private static func menus() throws -> [(menu: ConformanceMenu, actions: [String])] {
    // To compile one takes a second: half of the corpus has all that the engine has.
    try ConformanceCorpus.menus().enumerated().compactMap { index, menu in
      guard index.isMultiple(of: 2) || Self.large.contains(menu.name) else { return nil }
      let table = lower(try menu.menu())
      let bits = table.conditions.reduce(0) { $0 + ($1.choices?.count ?? 1) }
      let isHeld =
        table.settings.layout == .rows && !menu.document.contains("{count}") && bits <= 64
        && !table.flags.contains { $0.contains(.inline) }
        && !(0..<table.count).contains { table.isSummaryCheck($0) }
      let isSmall = table.count < 120 || Self.large.contains(menu.name)
      guard isHeld, isSmall else { return nil }
      var fitting = menu
      fitting.asksForTexts = false
      fitting.events = menu.events.compactMap(\.onDevice)
      return (fitting, table.actionTexts.map(\.text))
    }
  }

  @Test(.needs("gcc")) func smallEngineAnswersLikeTheOracle() throws {
    let menus = try Self.menus()
    #expect(menus.count >= 15)
    #expect(menus.map(\.menu.events.count).reduce(0, +) >= 2_000)
    for (menu, actions) in menus {
      let directory = try TemporaryDirectory()
      let document = "menu.\(menu.format.rawValue)"
      try directory.write(menu.document, to: document)
      let built = try Command.menuc(
        "build", document, "--target", "device", "--param", "type=Menu", "--param", "ids=none",
        "--output", ".", "--quiet", in: directory.url)
      try #require(built.status == 0, "\(menu.name): \(built.errors.prefix(2_000))")
      let names = (actions + [""]).map { "\"\($0)\"" }.joined(separator: ", ")
      try directory.write(
        "extern const char *const driver_actions[];\nconst char *const driver_actions[] = { \(names) };\n",
        to: "actions.c")
      let driver = ConformanceLanguage.drivers.appending(path: "device/driver.c").path
      let compiled = try Command.run(
        "gcc",
        ConformanceLanguage.strictC + [
          "-Wundef", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I.",
          "-o",
          "driver", driver, "menu.c", "actions.c",
        ], in: directory.url)
      try #require(compiled.status == 0, "\(menu.name): \(compiled.errors.prefix(4_000))")
      let run = try Command.run(
        directory.url.appending(path: "driver").path, [], input: menu.input)
      #expect(run.status == 0, "\(menu.name): \(run.errors.prefix(4_000))")
      try compare(run.output, with: menu)
    }
  }

  /// Reports the first line that differs.
  private func compare(_ output: String, with menu: ConformanceMenu) throws {
    let wanted = try menu.trace().split(separator: "\n").filter { line in
      Self.words.contains(line.prefix { $0 != " " })
    }.map { line -> String in
      // The rows of slots have no checks.
      let text = String(line)
      guard text.hasPrefix("slots") else { return text }
      return text.replacing(":one", with: "").replacing(":any", with: "")
    }
    let found = output.split(separator: "\n").map(String.init)
    if wanted == found { return }
    let line = zip(wanted, found).prefix { $0 == $1 }.count
    let event = wanted[...min(line, wanted.count - 1)].last { $0.hasPrefix("> ") } ?? ""
    Issue.record(
      """
      \(menu.name), line \(line), \(event): \(found.dropFirst(line).first?.prefix(500) ?? "nothing") \
      instead of \(wanted.dropFirst(line).first?.prefix(500) ?? "nothing")
      """)
  }
}

extension MenuEvent {
  /// The event as the target `device` has it, on one item, value or row; nil if it has no such event.
  fileprivate var onDevice: MenuEvent? {
    switch self {
    case .toggle, .expand, .collapse, .reveal, .check, .uncheck, .toggleCheck, .tap, .openPage,
      .closePage, .slot(_, .busy):
      self
    case .hide(let nodes): nodes.first.map { .hide([$0]) }
    case .show(let nodes): nodes.first.map { .show([$0]) }
    case .set(let settings): settings.first.map { .set([$0]) }
    case .slot(let node, .count(let count)): .slot(node, .count(min(count, 500)))
    case .slot(let node, .insert(let indices)): indices.first.map { .slot(node, .insert([$0])) }
    case .slot(let node, .remove(let indices)): indices.first.map { .slot(node, .remove([$0])) }
    case .animated(let event, _, _): event.onDevice
    default: nil
    }
  }
}
