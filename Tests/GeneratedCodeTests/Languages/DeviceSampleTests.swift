import Foundation
import TestSupport
import Testing

/// The sample for devices shows the same screens on three processors, and is as small as its article says.
struct DeviceSampleTests {
  /// The events of Programs/C/script.h: networks come and go below the cursor, a number is edited, a choice is
  /// made, the settings are kept and read, a technician comes, and the language changes.
  private static let script =
    "pn++f+-pl" + "+pp+++--p++p-p+p" + "ll" + "+++s++p++++p---pl" + "w+r++p" + "dl++pl---c"
    + "p++++pl"

  private static let sample = Repository.samples.appending(path: "device")
  private static let strict = [
    "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wundef",
    "-Wmissing-prototypes", "-Werror",
  ]
  private static let sources = ["device.c", "script.c", "device_menu.c"]

  /// The sample's program and generated files in one folder.
  private static func folder() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let built = try Command.menuc(
      "build", sample.appending(path: "menu.yaml").path, "--output", directory.url.path, "--quiet")
    try #require(built.status == 0, "\(built.errors)")
    #expect(built.errors.isEmpty, "\(built.errors)")
    for file in try FileManager.default.contentsOfDirectory(
      at: sample.appending(path: "Programs/C"), includingPropertiesForKeys: nil)
    {
      try directory.write(Repository.text(file), to: file.lastPathComponent)
    }
    return directory
  }

  private func compile(_ compiler: String, _ options: [String], in directory: TemporaryDirectory)
    throws
  {
    let compiled = try Command.run(compiler, options, in: directory.url)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  private static let main = """
    #include "script.h"
    void board_start(void);
    void board_stop(void);
    int main(void)
    {
        board_start();
        device_play("\(script)");
        board_stop();
        return 0;
    }

    """

  private static let fixtures = Repository.root.appending(path: "Tests/Fixtures/Device")
  private static let screens = fixtures.appending(path: "screens.txt")

  private static func fixture(_ name: String) throws -> String {
    try Repository.text(fixtures.appending(path: name))
  }

  private func expectScreens(_ lines: [String]) throws {
    #expect(try lines == Repository.text(Self.screens).split(separator: "\n").map(String.init))
  }

  /// clang's `-Wconversion` includes signs in constants.
  @Test(.needs("clang")) func clangAcceptsIt() throws {
    try compile(
      "clang", Self.strict + ["-c", "device_menu.c", "-o", "menu.o"], in: Self.folder())
  }

  @Test(.needs("gcc")) func screensInATerminal() throws {
    let directory = try Self.folder()
    try compile(
      "gcc",
      Self.strict + [
        "-D_POSIX_C_SOURCE=200809L", "-O1", "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all", "-o", "device", "terminal.c",
      ] + Self.sources, in: directory)
    let run = try Command.run(directory.url.appending(path: "device").path, [Self.script])
    #expect(run.status == 0, "\(run.errors.prefix(2_000))")
    try Repository.record(run.output, to: Self.screens)
    try expectScreens(run.output.split(separator: "\n").map(String.init))
  }

  @Test(.needs("avr-gcc", "simavr")) func screensOnAnAVR() throws {
    let directory = try Self.folder()
    try directory.write(SmallBoard.serialPort, to: "board.c")
    try directory.write(Self.main, to: "main.c")
    let warnings = Self.strict.filter { $0 != "-Wpedantic" }
    try compile(
      "avr-gcc",
      warnings + ["-mmcu=atmega328p", "-Os", "-o", "device.elf", "main.c", "board.c"]
        + Self.sources,
      in: directory)
    // The simulator shows bytes outside ASCII as dots.
    let shown = try SmallBoard.runOnAVR("device.elf", as: "atmega328p", in: directory)
    let expected = try Repository.text(Self.screens).split(separator: "\n")
    #expect(shown.count == expected.count)
    for (line, wanted) in zip(shown, expected) where wanted.utf8.allSatisfy({ $0 < 128 }) {
      #expect(line == wanted)
    }
    let size = try SmallBoard.sizes(of: "device.elf", by: "avr-size", in: directory)
    #expect(size.flash <= 24_000, "\(size)")
    #expect(size.memory <= 600, "\(size)")
    try directory.write(Self.fixture("draw.c"), to: "main.c")
    try compile(
      "avr-gcc",
      warnings + ["-mmcu=atmega328p", "-Os", "-o", "draw.elf", "main.c", "board.c", "device.c"]
        + ["device_menu.c"], in: directory)
    let drawn = try SmallBoard.runOnAVR("draw.elf", as: "atmega328p", in: directory)
    try expectArticle([(#require(drawn.first.flatMap { Int($0) }), "| the same on an ATmega328P")])
  }

  /// The same source on a Cortex-M0; what the menu adds to a program there, and how long it takes to draw.
  @Test(.needs("arm-none-eabi-gcc", "qemu-system-arm")) func screensAndSizesOnACortex() throws {
    let directory = try Self.folder()
    try directory.write(SmallBoard.debugger, to: "board.c")
    try directory.write(SmallBoard.memory, to: "memory.ld")
    try directory.write(Self.main, to: "main.c")
    let cortex = ["-mcpu=cortex-m0", "-mthumb", "-Os"]
    let linking = [
      "--specs=nano.specs", "--specs=rdimon.specs", "-nostartfiles", "-Wl,--gc-sections", "-T",
      "memory.ld", "-o", "device.elf", "board.c",
    ]
    try compile(
      "arm-none-eabi-gcc", Self.strict + cortex + linking + ["main.c"] + Self.sources, in: directory
    )
    try expectScreens(SmallBoard.runOnCortex("device.elf", in: directory))

    let whole = try size(of: "device_menu", in: directory)
    let ten = try TemporaryDirectory()
    try ten.write(Self.fixture("ten.yaml"), to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "device", "--output", ".", "--quiet", in: ten.url)
    try #require(built.status == 0, "\(built.errors)")
    try ten.write(SmallBoard.memory, to: "memory.ld")
    try ten.write(SmallBoard.debugger, to: "board.c")
    let small = try size(of: "device_menu", in: ten)
    try directory.write(Self.fixture("draw.c"), to: "main.c")
    try compile(
      "arm-none-eabi-gcc",
      ["-mcpu=cortex-m0plus", "-mthumb", "-Os"] + linking + [
        "main.c", "device.c", "device_menu.c",
      ],
      in: directory)
    let all = try TemporaryDirectory()
    let withAll = try Command.menuc(
      "build", Self.sample.appending(path: "menu.yaml").path, "--target", "device", "--param",
      "saves=all", "--output", all.url.path, "--quiet")
    try #require(withAll.status == 0, "\(withAll.errors)")
    let drawing = try CortexCycles(of: "device_draw", in: "device.elf", directory)
    print(
      "device: \(whole.flash) bytes of flash, \(whole.memory) of RAM; ten items: \(small.flash), \(small.memory);",
      "four lines: \(drawing.instructions) instructions, \(drawing.cycles) cycles")
    #expect(whole.flash <= 12_000 && whole.memory <= 300, "\(whole)")
    #expect(small.flash <= 5_000, "\(small)")
    #expect(drawing.cycles <= 6_000)
    try expectArticle([
      (whole.flash, "| flash of the sample"), (whole.memory, "| RAM of the sample"),
      (small.flash, "| flash of ten items"), (drawing.cycles, "| cycles to draw"),
      (savedSize(in: directory), "| saved state of the sample"),
      (savedSize(in: all), "| the same with what is open"),
    ])
  }

  /// The largest number of bytes of a saved state, as the header states it.
  private func savedSize(in directory: TemporaryDirectory) throws -> Int {
    let header = try Repository.text(directory.url.appending(path: "device_menu.h"))
    let define = header.split(separator: "\n").first {
      $0.hasPrefix("#define DEVICE_MENU_SAVED_SIZE ")
    }
    return try #require(define?.split(separator: " ").last.flatMap { Int($0) })
  }

  /// Compares rows of the article's table with what was measured; another compiler may differ by a tenth.
  private func expectArticle(_ values: [(value: Int, row: String)]) throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/GeneratedDevice.md"))
    for (value, row) in values {
      let line = try #require(article.split(separator: "\n").first { $0.hasPrefix(row) })
      let stated = line.split(separator: "|").last { $0.contains(where: \.isNumber) }
      let number = try #require(Int((stated ?? "").filter(\.isNumber)))
      #expect(abs(number - value) * 10 <= value, "\(row): \(value)")
    }
  }

  /// What a menu adds to a program that calls all of the engine that the sample calls.
  private func size(of menu: String, in directory: TemporaryDirectory) throws -> (
    flash: Int, memory: Int
  ) {
    try directory.write(Self.fixture("all.c"), to: "all.c")
    func link(_ options: [String]) throws -> (flash: Int, memory: Int) {
      try compile(
        "arm-none-eabi-gcc",
        [
          "-std=c99", "-mcpu=cortex-m0plus", "-mthumb", "-Os", "-flto", "--specs=nano.specs",
          "--specs=nosys.specs", "-nostartfiles", "-Wl,--gc-sections", "-T", "memory.ld", "-o",
          "size.elf", "all.c", "\(menu).c",
        ] + options, in: directory)
      return try SmallBoard.sizes(of: "size.elf", by: "arm-none-eabi-size", in: directory)
    }
    let board = try link([])
    let all = try link(["-DWITH_MENU"])
    return (all.flash - board.flash, all.memory - board.memory)
  }

  /// A menu with all that a table has, with numbers of 16 bits and conditions of more than 32.
  private static let large = """
    menu: Device
    language: en
    columns: { unit: { type: string, default: "" } }
    conditions:
      mode: { choices: [\((0..<40).map { "m\($0)" }.joined(separator: ", "))] }
      loud: { follows: sound }
    actions: { edit: { arguments: { text: string } }, play: {} }
    expansion: single
    items:
      - { title: Sound, id: sound, checked: true, was: [noise], detail: On }
      - { title: Größe, action: { edit: { text: long } }, values: { unit: cm } }
      - { title: Mode, when: [mode=m1, loud], opens: page, items: [A, B] }
      - { title: Found, id: found, slot: true, placeholder: Nothing, action: play }
      - { title: Late, enabled: mode=m39, body: Text }
      - title: Many
        items: [\((0..<260).map { "Item \($0)" }.joined(separator: ", "))]

    """

  /// What menuc states of the size of a table and a state is what the compiler makes of them.
  @Test(.needs("arm-none-eabi-gcc"), arguments: ["sample", "ten", "large"])
  func statedSizesAreThoseOfTheCompiler(name: String) throws {
    let directory = try TemporaryDirectory()
    let document =
      switch name {
      case "sample": Self.sample.appending(path: "menu.yaml").path
      case "ten": Self.fixtures.appending(path: "ten.yaml").path
      default: try directory.write(Self.large, to: "menu.yaml").path
      }
    let built = try Command.menuc(
      "build", document, "--target", "device", "--output", directory.url.path, "--sizes",
      "--quiet")
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(
      "#include \"device_menu.h\"\ndevice_menu_state menu;\n", to: "state.c")
    // Without optimization, the compiler keeps the whole table.
    try compile(
      "arm-none-eabi-gcc",
      ["-std=c99", "-mcpu=cortex-m0plus", "-mthumb", "-O0", "-c", "device_menu.c", "state.c"],
      in: directory)
    func sizes(_ file: String, _ kind: String) throws -> [String: Int] {
      let listed = try Command.run("arm-none-eabi-nm", ["-S", file], in: directory.url).output
      let rows = listed.split(separator: "\n").map { $0.split(separator: " ") }
      return Dictionary(
        rows.filter { $0.count == 4 && $0[2].lowercased() == kind }.map {
          (String($0[3]), Int($0[1], radix: 16) ?? 0)
        }, uniquingKeysWith: +)
    }
    let table = try sizes("device_menu.o", "r")
    let state = try sizes("state.o", "b")
    #expect(
      built.output
        == "device_menu.c: the table needs \(table.values.reduce(0, +)) bytes, \(table["texts"] ?? 0)"
        + " of them for texts; a state needs \(state["menu"] ?? 0) bytes\n", "\(table)")
  }

  /// Arguments of each type are functions that compile under strict flags, and give what items pass.
  @Test(.needs("gcc")) func argumentsOfActions() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Lamp
      actions:
        edit:
          arguments: { text: string, count: integer, ratio: number, loud: boolean, size: [small, large] }
      items:
        - title: A
          action: { edit: { text: "a \\"b\\" é", count: -7, ratio: 0.5, loud: true, size: large } }
        - B

      """, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "device", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(Self.fixture("arguments.c"), to: "main.c")
    try compile(
      "gcc", Self.strict + ["-fsanitize=address,undefined", "-o", "lamp", "main.c", "lamp_menu.c"],
      in: directory)
    let run = try Command.run(directory.url.appending(path: "lamp").path, [])
    #expect(run.output == "a \"b\" é -7 0.5 1 1\n 0 0 0 0\n")
  }

  /// The program of the article prints what the article shows.
  @Test(.needs("gcc")) func articleIsCorrect() throws {
    let example = try WorkedExample("GeneratedDevice")
    let directory = try TemporaryDirectory()
    try directory.write(example.block("toml"), to: "menu.toml")
    let built = try Command.menuc(
      "build", "menu.toml", "--target", "device", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(example.block("c"), to: "main.c")
    try compile(
      "gcc", Self.strict + ["-fsanitize=address,undefined", "-o", "lamp", "main.c", "lamp_menu.c"],
      in: directory)
    try example.expect(
      output: Command.run(directory.url.appending(path: "lamp").path, []).output, inBlock: 1)
    let sizes = try Command.menuc(
      "build", "Samples/device/menu.yaml", "--output", directory.url.path, "--sizes", "--quiet",
      in: Repository.root)
    try example.expect(output: sizes.output)
    let others = try Command.menuc(
      "build", "menu.toml", "--target", "kotlin", "--output", "kotlin", "--sizes", "--quiet",
      in: directory.url)
    #expect(others.output.isEmpty)
    #expect(others.errors.contains("sizes are known only for outputs of the targets"))
  }
}
