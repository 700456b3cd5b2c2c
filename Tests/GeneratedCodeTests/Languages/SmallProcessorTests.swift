import Foundation
import TestSupport
import Testing

/// The output of target `c` on small processors, in simulators: an AVR, whose `int` has 16 bits, and a
/// Cortex-M0.
struct SmallProcessorTests {
  private static let menu = """
    menu: Device
    language: en
    items:
      - { title: Networks, id: networks, slot: true, collapsed: false }
      - { title: Sound, id: sound, collapsed: true, items: [{ title: Loud, checked: true }, Soft] }
      - { title: Lists, inline: true, items: [{ title: More, opens: page, items: [Less] }] }
      - { title: Files, id: files, detail: { one: "{count} file", other: "{count} files" } }

    """

  private static let program = """
    #include <stdio.h>
    #include <string.h>
    #include "device_menu.h"

    void board_start(void);
    void board_stop(void);

    static menu_word memory[DEVICE_MENU_WORDS];
    static menu_expansion state;

    static void show(const menu_change *change)
    {
        static const menu_change_kind kinds[] = {MENU_REMOVED, MENU_INSERTED};
        menu_span span;
        int index;

        for (index = 0; index < 2; index++) {
            menu_list list = menu_change_list(change, kinds[index]);
            while (menu_list_next(&list, &span))
                printf("%c%ld+%ld ", "-+"[index], (long)span.first, (long)span.count);
        }
        printf("of %ld\\n", (long)menu_row_count(&state));
    }

    static void run(void)
    {
        static const char saved[] = {'v', '1', ' ', '+', 's', 'o', 'u', 'n', 'd'};
        static const int32_t indices[] = {2, 0, 2, -1};

        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 30000, NULL));
        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 70000, NULL));
        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 2, NULL));
        show(menu_insert_rows(&state, DEVICE_MENU_ID_NETWORKS, indices, 4, NULL));
        show(menu_remove_rows(&state, DEVICE_MENU_ID_NETWORKS, indices, 4, NULL));
        show(menu_restore(&state, saved, sizeof saved, NULL));
        show(menu_toggle(&state, DEVICE_MENU_ID_SOUND, NULL));
        puts(menu_detail_for_count(&device_menu, DEVICE_MENU_ID_FILES, 21));
    }

    int main(void)
    {
        bool is_ready;

        board_start();
        is_ready = menu_expansion_init(&state, memory, sizeof memory, &device_menu);
        printf("%d\\n", is_ready);
        if (is_ready)
            run();
        board_stop();
        return 0;
    }

    """

  private static let expected = [
    "1", "+1+30000 of 30005", "+30001+40000 of 70005", "-3+69998 of 7", "+1+1 +3+1 of 9",
    "-1+1 -3+1 of 7", "+4+2 of 9", "-4+2 of 7", "{count} files",
  ]

  private static let warnings = [
    "-std=c99", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror",
  ]

  /// A folder with the menu's files, the program, and what it needs of a board.
  private func board(_ name: String, _ text: String, parts: String = "all") throws
    -> TemporaryDirectory
  {
    let directory = try TemporaryDirectory()
    try directory.write(Self.menu, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "c", "--param", "parts=\(parts)", "--output", ".",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(Self.program, to: "main.c")
    try directory.write(text, to: name)
    return directory
  }

  @Test(.needs("avr-gcc", "simavr")) func largeNumbersAndAllFlagsWork() throws {
    let directory = try board("board.c", SmallBoard.serialPort)
    let compiled = try Command.run(
      "avr-gcc",
      Self.warnings + [
        "-mmcu=atmega1284p", "-O1", "-o", "device.elf", "device_menu.c", "menu_runtime.c", "main.c",
        "board.c",
      ], in: directory.url)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let lines = try SmallBoard.runOnAVR("device.elf", as: "atmega1284p", in: directory)
    #expect(lines == Self.expected)
  }

  /// What the program prints on a Cortex-M0 without some parts of the engine, and how large its engine is.
  private func run(
    without parts: [String], in directory: TemporaryDirectory
  ) throws -> (lines: [String], size: Int) {
    let compiler = "arm-none-eabi-gcc"
    let options =
      Self.warnings + ["-Wpedantic", "-mcpu=cortex-m0", "-mthumb", "-Os", "-ffunction-sections"]
      + parts.map { "-DMENU_WITHOUT_\($0)" }
    let engine = try Command.run(
      compiler, options + ["-c", "menu_runtime.c"], in: directory.url)
    try #require(engine.status == 0, "\(parts): \(engine.errors.prefix(4_000))")
    let linked = try Command.run(
      compiler,
      options + [
        "--specs=nano.specs", "--specs=rdimon.specs", "-nostartfiles", "-Wl,--gc-sections", "-T",
        "memory.ld", "-o", "device.elf", "board.c", "main.c", "device_menu.c", "menu_runtime.o",
      ], in: directory.url)
    try #require(linked.status == 0, "\(linked.errors.prefix(4_000))")
    return (
      try SmallBoard.runOnCortex("device.elf", in: directory),
      try SmallBoard.sizes(of: "device.elf", by: "arm-none-eabi-size", in: directory).flash
    )
  }

  @Test(.needs("arm-none-eabi-gcc", "qemu-system-arm")) func partsCanBeLeftOut() throws {
    let directory = try board("board.c", SmallBoard.debugger)
    try directory.write(SmallBoard.memory, to: "memory.ld")
    let whole = try run(without: [], in: directory)
    #expect(whole.lines == Self.expected)
    // The menu needs the other parts.
    let unneeded = ["CONDITIONS", "FILTERS", "LANGUAGES", "SECTIONS", "SUMMARIES"]
    let smaller = try run(without: unneeded, in: directory)
    #expect(smaller.lines == Self.expected)
    #expect(smaller.size < whole.size - 2_000, "\(whole.size) and \(smaller.size) bytes")
    // The compiler leaves out what the menu does not need, except filters.
    let needed = try board("board.c", SmallBoard.debugger, parts: "needed")
    try needed.write(SmallBoard.memory, to: "memory.ld")
    let fitted = try run(without: ["FILTERS", "SECTIONS"], in: needed)
    #expect(fitted.lines == Self.expected)
    #expect(fitted.size == smaller.size)
    for part in unneeded {
      #expect(try run(without: [part], in: directory).lines == Self.expected, "\(part)")
    }
    for part in ["SLOTS", "INLINES"] {
      #expect(try run(without: [part], in: directory).lines == ["0"], "\(part)")
    }
  }

  /// What menuc states of the size of a table is what the compiler makes of it.
  @Test(
    .needs("arm-none-eabi-gcc"),
    arguments: [
      "Samples/settings/menu.toml", "Samples/device/menu.yaml",
      "Tests/Fixtures/Checks/preferences.toml",
      "Tests/Conformance/conditions-64.json", "Tests/Conformance/details-02.json",
    ])
  func statedSizesAreThoseOfTheCompiler(path: String) throws {
    let directory = try TemporaryDirectory()
    let built = try Command.menuc(
      "build", Repository.root.appending(path: path).path, "--target", "c", "--output", ".",
      "--sizes",
      "--quiet", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let file = try #require(built.output.split(separator: ":").first.map(String.init))
    func list(_ command: String...) throws -> [[Substring]] {
      let run = try Command.run(command[0], Array(command.dropFirst()), in: directory.url)
      try #require(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\n").map { $0.split(separator: " ") }
    }
    _ = try list(
      "arm-none-eabi-gcc", "-std=c99", "-mcpu=cortex-m0plus", "-mthumb", "-Os", "-c", "-o",
      "menu.o", file)
    let table = try list("arm-none-eabi-nm", "-S", "menu.o")
      .filter { $0.count == 4 && $0[2].lowercased() == "r" }
      .reduce(0) { $0 + (Int($1[1], radix: 16) ?? 0) }
    let texts = try list("arm-none-eabi-size", "-A", "-d", "menu.o")
      .filter { $0.first?.hasPrefix(".rodata.str") == true }
      .reduce(0) { $0 + (Int($1[1]) ?? 0) }
    #expect(
      built.output
        == "\(file): the table needs \(table + texts) bytes, \(texts) of them for texts\n")
    guard path.hasPrefix("Samples/settings") else { return }
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/GeneratedC.md"))
    #expect(article.contains("\n\(built.output)"))
  }
}
