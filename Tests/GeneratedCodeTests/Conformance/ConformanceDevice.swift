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

  /// A menu with the events that the target has.
  private struct Held {
    var menu: ConformanceMenu
    let actions: [String]
    let itemCount: Int

    /// The part of the corpus that it is from.
    var kind: Substring { menu.name.prefix { $0.isLetter } }
  }

  /// The menus that the target can hold.
  private static func menus() throws -> [Held] {
    // To compile one takes a second: a third of the corpus has all that the engine has.
    try ConformanceCorpus.menus().enumerated().compactMap { index, menu in
      guard index.isMultiple(of: 3) || Self.large.contains(menu.name) else { return nil }
      let table = lower(try menu.menu())
      let bits = table.conditions.reduce(0) { $0 + ($1.choices?.count ?? 1) }
      let isHeld =
        !menu.asksForTexts && !menu.document.contains("{count}") && bits <= 64
        && !table.flags.contains { $0.contains(.inline) }
        && !(0..<table.count).contains { table.isSummaryCheck($0) }
      let isSmall = table.count < 120 || Self.large.contains(menu.name)
      guard isHeld, isSmall else { return nil }
      var fitting = menu
      fitting.asksForTexts = false
      fitting.events = menu.events.compactMap(\.onDevice)
      return Held(
        menu: fitting, actions: table.actionTexts.map(\.text), itemCount: table.count)
    }
  }

  @Test(.needs("gcc")) func smallEngineAnswersLikeTheOracle() throws {
    let menus = try Self.menus()
    #expect(menus.count >= 15)
    #expect(menus.map(\.menu.events.count).reduce(0, +) >= 2_000)
    let directory = try Self.folder(of: menus)
    try directory.write(Self.hostBoard, to: "board.c")
    try compile(
      "gcc",
      ["-Wpedantic", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
      in: directory)
    let run = try Command.run(
      directory.url.appending(path: "driver").path, [], input: Self.input(of: menus))
    #expect(run.status == 0, "\(run.errors.prefix(4_000))")
    try expectSame(run.output.split(separator: "\n").map(String.init), Self.lines(of: menus))
  }

  /// The same on a Cortex-M0, for as many menus as fit into its memory.
  @Test(.needs("arm-none-eabi-gcc", "qemu-system-arm")) func soItDoesOnACortex() throws {
    var kinds: [Substring: Int] = [:]
    let menus = try Self.menus().filter { menu in
      guard menu.itemCount < 120 else { return false }
      kinds[menu.kind, default: 0] += 1
      return kinds[menu.kind, default: 0] < 3
    }
    #expect(menus.count >= 12)
    let directory = try Self.folder(of: menus)
    try directory.write(SmallBoard.debugger + SmallBoard.inputFile, to: "board.c")
    try directory.write(Self.input(of: menus), to: "input")
    try directory.write(SmallBoard.memory, to: "memory.ld")
    try compile(
      "arm-none-eabi-gcc",
      [
        "-Wpedantic", "-Os", "-mcpu=cortex-m0", "-mthumb", "--specs=nano.specs",
        "--specs=rdimon.specs", "-nostartfiles", "-ffunction-sections", "-Wl,--gc-sections", "-T",
        "memory.ld",
      ], in: directory)
    try expectSame(SmallBoard.runOnCortex("driver", in: directory), Self.lines(of: menus))
  }

  /// The same on an AVR, whose `int` has 16 bits and whose tables are in program memory.
  @Test(.needs("avr-gcc", "simavr")) func soItDoesOnAnAVR() throws {
    var kinds: Set<Substring> = []
    let small = try Self.menus().filter { $0.itemCount < 60 && kinds.insert($0.kind).inserted }
    let menus = small.prefix(10).map { menu in
      var menu = menu
      menu.menu.events = Array(menu.menu.events.prefix(150))
      return menu
    }
    #expect(menus.count >= 8)
    #expect(menus.map(\.menu.events.count).reduce(0, +) >= 1_000)
    let directory = try Self.folder(of: menus)
    try directory.write(SmallBoard.serialPort, to: "board.c")
    try directory.write(SmallBoard.input(Self.input(of: menus)), to: "board-input.c")
    try compile(
      "avr-gcc",
      ["-Os", "-mcall-prologues", "-mmcu=atmega1284p", "-ffunction-sections", "-Wl,--gc-sections"],
      in: directory)
    try expectSame(
      SmallBoard.runOnAVR("driver", as: "atmega1284p", in: directory), Self.lines(of: menus),
      isASCII: true)
  }

  private static let hostBoard = """
    void board_start(void);
    void board_stop(void);
    void board_read(void);
    void board_start(void)
    {
    }
    void board_stop(void)
    {
    }
    void board_read(void)
    {
    }

    """

  private static func input(of menus: [Held]) throws -> String {
    try menus.map { try $0.menu.input }.joined()
  }

  /// The generated files and a driver for each menu, whose names begin with those of its type.
  private static func folder(of menus: [Held]) throws
    -> TemporaryDirectory
  {
    let directory = try TemporaryDirectory()
    let drivers = ConformanceLanguage.drivers.appending(path: "device")
    let driver = try Repository.text(drivers.appending(path: "driver.c"))
    var list = ""
    for (index, held) in menus.enumerated() {
      let menu = held.menu
      let letter = Self.letters(index)
      let document = "\(letter).\(menu.format.rawValue)"
      try directory.write(menu.document, to: document)
      let built = try Command.menuc(
        "build", document, "--target", "device", "--param", "type=Menu\(letter.capitalized)",
        "--param", "ids=none", "--output", ".", "--quiet", in: directory.url)
      try #require(built.status == 0, "\(menu.name): \(built.errors.prefix(2_000))")
      let names = (held.actions + [""]).map { "\"\($0)\"" }.joined(separator: ", ")
      let text = driver + "\nconst char *const menu_action_names[] = { \(names) };\n"
      try directory.write(
        text.replacing("menu_", with: "menu_\(letter)_")
          .replacing("MENU_", with: "MENU_\(letter.uppercased())_")
          .replacing("menu.h", with: "menu_\(letter).h"), to: "driver_\(letter).c")
      list += "void menu_\(letter)_answer(const char *line);\n"
    }
    let rows = menus.enumerated().map { index, entry in
      "    { \"\(entry.menu.name)\", menu_\(Self.letters(index))_answer },\n"
    }
    try directory.write(
      Repository.text(drivers.appending(path: "main.c")) + list
        + "\nconst struct driver drivers[] = {\n\(rows.joined())    { NULL, NULL },\n};\n",
      to: "main.c")
    return directory
  }

  /// The number of a menu as two letters.
  private static func letters(_ index: Int) -> String {
    [index / 26, index % 26].map { String(UnicodeScalar(UInt8(97 + $0))) }.joined()
  }

  /// Compiles all files of a folder.
  private func compile(_ compiler: String, _ options: [String], in directory: TemporaryDirectory)
    throws
  {
    let warnings = ConformanceLanguage.strictC.filter { $0 != "-Wpedantic" } + ["-Wundef"]
    let compiled = try Command.run(
      compiler,
      warnings + options + ["-o", "driver"]
        + ConformanceLanguage.files("c", in: directory.url), in: directory.url)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// What the drivers must print.
  private static func lines(of menus: [Held]) throws -> [String] {
    try menus.flatMap { held in
      try held.menu.trace().split(separator: "\n").filter { line in
        words.contains(line.prefix { $0 != " " })
      }.map { line in
        // The rows of slots have no checks.
        String(
          line.hasPrefix("slots")
            ? line.replacing(":one", with: "").replacing(":any", with: "") : line)
      }
    }
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
