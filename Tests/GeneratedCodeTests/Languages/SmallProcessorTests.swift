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

  /// What the program needs of an AVR: a serial port to print to.
  private static let serialPort = """
    #include <avr/interrupt.h>
    #include <avr/io.h>
    #include <avr/sleep.h>
    #include <stdio.h>

    static int put(char byte, FILE *file)
    {
        (void)file;
        while (!(UCSR0A & (1 << UDRE0)))
            continue;
        UDR0 = (uint8_t)byte;
        return 0;
    }

    void board_start(void);
    void board_stop(void);

    void board_start(void)
    {
        static FILE port = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);

        UCSR0B = 1 << TXEN0;
        stdout = &port;
    }

    void board_stop(void)
    {
        cli();
        sleep_mode();
    }

    """

  /// What the program needs of a Cortex-M0: its vectors, its memory, and a debugger that prints.
  private static let debugger = """
    #include <stdlib.h>
    #include <string.h>

    extern char data_start[], data_load[], data_end[], bss_start[], bss_end[];
    void initialise_monitor_handles(void);
    int main(void);
    void reset(void);
    void board_start(void);
    void board_stop(void);

    __attribute__((section(".vectors"), used)) static void (*const vectors[2])(void)
        = {(void (*)(void))0x20004000, reset};

    void reset(void)
    {
        memcpy(data_start, data_load, (size_t)(data_end - data_start));
        memset(bss_start, 0, (size_t)(bss_end - bss_start));
        exit(main());
    }

    void board_start(void)
    {
        initialise_monitor_handles();
    }

    void board_stop(void)
    {
    }

    """

  /// The memory of that Cortex-M0.
  private static let memory = """
    MEMORY
    {
        flash (rx) : ORIGIN = 0, LENGTH = 256K
        ram (rwx) : ORIGIN = 0x20000000, LENGTH = 16K
    }
    ENTRY(reset)
    SECTIONS
    {
        .text : { KEEP(*(.vectors)) *(.text* .rodata* .init .fini) } > flash
        .ARM.exidx : { *(.ARM.exidx*) } > flash
        .data : { data_start = .; *(.data*) } > ram AT > flash
        data_load = LOADADDR(.data);
        data_end = data_start + SIZEOF(.data);
        .bss : { bss_start = .; *(.bss* COMMON) bss_end = .; end = .; } > ram
    }

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
  private func board(_ name: String, _ text: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Self.menu, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "c", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(Self.program, to: "main.c")
    try directory.write(text, to: name)
    return directory
  }

  @Test(.needs("avr-gcc", "simavr")) func largeNumbersAndAllFlagsWork() throws {
    let directory = try board("board.c", Self.serialPort)
    let compiled = try Command.run(
      "avr-gcc",
      Self.warnings + [
        "-mmcu=atmega1284p", "-O1", "-o", "device.elf", "device_menu.c", "menu_runtime.c", "main.c",
        "board.c",
      ], in: directory.url)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    let printed = try Command.run(
      "timeout",
      [
        "--foreground", "-s", "KILL", "60", "simavr", "-m", "atmega1284p", "-f", "16000000",
        "device.elf",
      ],
      in: directory.url)
    // The simulator ends each line with a dot, and colors it.
    let text = (printed.output + printed.errors).replacing(/\u{1B}\[\d*m/, with: "")
    let lines = text.split(separator: "\n").filter { $0.hasSuffix(".") }.map { $0.dropLast() }
    #expect(lines.map(String.init) == Self.expected, "\(text)")
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
    let printed = try Command.run(
      "timeout",
      [
        "-s", "KILL", "60", "qemu-system-arm", "-M", "microbit", "-nographic",
        "-semihosting-config", "enable=on,target=native", "-kernel", "device.elf",
      ], in: directory.url)
    let sizes = try Command.run("arm-none-eabi-size", ["device.elf"], in: directory.url)
    let size = sizes.output.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace).first
    return (
      printed.output.split(separator: "\n").map(String.init), try #require(size.flatMap { Int($0) })
    )
  }

  @Test(.needs("arm-none-eabi-gcc", "qemu-system-arm")) func partsCanBeLeftOut() throws {
    let directory = try board("board.c", Self.debugger)
    try directory.write(Self.memory, to: "memory.ld")
    let whole = try run(without: [], in: directory)
    #expect(whole.lines == Self.expected)
    // The menu needs the other parts.
    let unneeded = ["CONDITIONS", "FILTERS", "LANGUAGES", "SECTIONS", "SUMMARIES"]
    let smaller = try run(without: unneeded, in: directory)
    #expect(smaller.lines == Self.expected)
    #expect(smaller.size < whole.size - 2_000, "\(whole.size) and \(smaller.size) bytes")
    for part in unneeded {
      #expect(try run(without: [part], in: directory).lines == Self.expected, "\(part)")
    }
    for part in ["SLOTS", "INLINES"] {
      #expect(try run(without: [part], in: directory).lines == ["0"], "\(part)")
    }
  }
}
