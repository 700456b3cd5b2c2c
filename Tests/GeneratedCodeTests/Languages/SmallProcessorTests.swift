import Foundation
import TestSupport
import Testing

/// The output of target `c` on a processor whose `int` has 16 bits: an AVR, in a simulator.
@Suite(.needs("avr-gcc", "simavr")) struct SmallProcessorTests {
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
    #include <avr/interrupt.h>
    #include <avr/io.h>
    #include <avr/sleep.h>
    #include <stdio.h>
    #include <string.h>
    #include "device_menu.h"

    static menu_word memory[DEVICE_MENU_WORDS];
    static menu_expansion state;

    static int put(char byte, FILE *file)
    {
        (void)file;
        while (!(UCSR0A & (1 << UDRE0)))
            continue;
        UDR0 = (uint8_t)byte;
        return 0;
    }

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

    int main(void)
    {
        static FILE port = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);
        static const char saved[] = {'v', '1', ' ', '+', 's', 'o', 'u', 'n', 'd'};

        UCSR0B = 1 << TXEN0;
        stdout = &port;
        printf("%d\\n", menu_expansion_init(&state, memory, sizeof memory, &device_menu));
        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 30000, NULL));
        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 70000, NULL));
        show(menu_set_slot_count(&state, DEVICE_MENU_ID_NETWORKS, 2, NULL));
        show(menu_restore(&state, saved, sizeof saved, NULL));
        show(menu_toggle(&state, DEVICE_MENU_ID_SOUND, NULL));
        puts(menu_detail_for_count(&device_menu, DEVICE_MENU_ID_FILES, 21));
        cli();
        sleep_mode();
        return 0;
    }

    """

  @Test func largeNumbersAndAllFlagsWork() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.menu, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "c", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(Self.program, to: "main.c")
    let compiled = try Command.run(
      "avr-gcc",
      [
        "-mmcu=atmega1284p", "-std=c99", "-O1", "-Wall", "-Wextra", "-Wconversion", "-Wshadow",
        "-Werror", "-o", "device.elf", "device_menu.c", "menu_runtime.c", "main.c",
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
    #expect(
      lines == [
        "1", "+1+30000 of 30005", "+30001+40000 of 70005", "-3+69998 of 7", "+4+2 of 9",
        "-4+2 of 7", "{count} files",
      ], "\(text)")
  }
}
