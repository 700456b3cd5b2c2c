import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle

/// The engine of target `c` answers like the oracle on small processors, too: traces that fit into their memory.
/// Their libraries print no numbers of 64 bits, which only texts need.
@Suite struct ConformanceBoards {
  @Test(.needs("arm-none-eabi-gcc", "qemu-system-arm")) func onACortex() throws {
    let menus = try Self.menus(ofAtMost: 60)
    #expect(menus.count >= 8)
    let directory = try folder(of: menus)
    try directory.write(
      "#undef main\n" + SmallBoard.debugger + SmallBoard.inputFile, to: "board.c")
    try directory.write(menus.map { try $0.input }.joined(), to: "input")
    try directory.write(SmallBoard.memory, to: "memory.ld")
    try compile(
      "arm-none-eabi-gcc",
      [
        "-Wpedantic", "-Os", "-mcpu=cortex-m0", "-mthumb", "--specs=nano.specs",
        "--specs=rdimon.specs", "-nostartfiles", "-ffunction-sections", "-Wl,--gc-sections", "-T",
        directory.url.appending(path: "memory.ld").path, "-DPRId64=\"ld\"",
      ], menus, in: directory)
    try expectSame(SmallBoard.runOnCortex("driver", in: directory), Self.lines(of: menus))
  }

  /// On an AVR, the tables are in RAM.
  @Test(.needs("avr-gcc", "simavr")) func onAnAVR() throws {
    let menus = try Self.menus(ofAtMost: 12)
    #expect(menus.count >= 3)
    let directory = try folder(of: menus)
    try directory.write(SmallBoard.serialPort, to: "board.c")
    try directory.write(
      SmallBoard.input(menus.map { try $0.input }.joined()), to: "board-input.c")
    try compile(
      "avr-gcc",
      [
        "-Os", "-mmcu=atmega1284p", "-ffunction-sections", "-Wl,--gc-sections",
        "-DPRId64=\"ld\"",
      ], menus, in: directory)
    try expectSame(
      SmallBoard.runOnAVR("driver", as: "atmega1284p", in: directory), Self.lines(of: menus),
      isASCII: true)
  }

  /// The first small menu of each part of the corpus, with its first events.
  private static func menus(ofAtMost count: Int) throws -> [ConformanceMenu] {
    var kinds: Set<Substring> = []
    return try ConformanceCorpus.menus().compactMap { menu in
      let kind = menu.name.prefix { $0.isLetter }
      guard !menu.asksForTexts, !kinds.contains(kind), menu.document.utf8.count < 200 * count,
        try lower(menu.menu()).count <= count
      else { return nil }
      kinds.insert(kind)
      var first = menu
      first.events = Array(menu.events.prefix(100))
      return first
    }
  }

  private static func lines(of menus: [ConformanceMenu]) throws -> [String] {
    try menus.flatMap { try $0.trace().split(separator: "\n").map(String.init) }
  }

  private func folder(of menus: [ConformanceMenu]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try ConformanceTests().build(menus, for: "c", to: directory.url, ["--param", "ids=none"])
    return directory
  }

  /// Compiles the menus with the driver, between the start and the end of the board's program.
  private func compile(
    _ compiler: String, _ options: [String], _ menus: [ConformanceMenu],
    in directory: TemporaryDirectory
  ) throws {
    try directory.write(
      """
      void board_start(void);
      void board_stop(void);
      void board_read(void);
      int driver_main(void);

      #undef main
      int main(void)
      {
          board_start();
          board_read();
          driver_main();
          board_stop();
          return 0;
      }

      """, to: "board-main.c")
    let entries = try menus.map {
      ConformanceLanguage.Entry(name: $0.name, type: try $0.typeName())
    }
    _ = try ConformanceLanguage.compileC(
      by: compiler, options + ["-Dmain=driver_main"], directory.url, entries, strict: ["-std=c99"])
  }
}

/// Reports the first line that differs, with its menu and event.
///
/// - Parameter isASCII: Whether the lines show other bytes as dots, as the simulator of the AVR does.
func expectSame(_ found: [String], _ all: [String], isASCII: Bool = false) {
  let wanted =
    !isASCII
    ? all
    : all.map {
      String(decoding: $0.utf8.map { $0 < 128 ? $0 : UInt8(ascii: ".") }, as: UTF8.self)
    }
  if wanted == found { return }
  let line = zip(wanted, found).prefix { $0 == $1 }.count
  let before = wanted[...min(line, wanted.count - 1)]
  let menu = before.last { $0.hasPrefix("> menu ") } ?? ""
  let event = before.last { $0.hasPrefix("> ") } ?? ""
  Issue.record(
    """
    \(menu), \(event), line \(line): \(found.dropFirst(line).first?.prefix(500) ?? "nothing") \
    instead of \(wanted.dropFirst(line).first?.prefix(500) ?? "nothing")
    """)
}
