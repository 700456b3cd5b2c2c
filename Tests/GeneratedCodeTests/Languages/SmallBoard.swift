import Foundation
import TestSupport
import Testing

/// The boards of small processors, in simulators.
enum SmallBoard {
  /// What the program needs of an AVR: a serial port to print to.
  static let serialPort = """
    #include <avr/interrupt.h>
    #include <avr/io.h>
    #include <avr/sleep.h>
    #include <stdio.h>

    static int put(char byte, FILE *file)
    {
        (void)file;
        static uint8_t column;

        /* The simulator prints lines of 256 characters at most. */
        if (++column == 200 && byte != '\\n') {
            put('\\\\', file);
            put('\\n', file);
        }
        if (byte == '\\n')
            column = 0;
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

  /// What a program reads on an AVR, which has no files: a text in program memory.
  static func input(_ text: String) -> String {
    """
    #include <avr/pgmspace.h>
    #include <stdio.h>

    void board_read(void);

    static const char text[] PROGMEM = {
    \(text.utf8.map { "\($0)," }.joined()) 0 };

    static int get(FILE *file)
    {
        static uint16_t place;
        char byte = (char)pgm_read_byte(&text[place]);

        (void)file;
        if (byte == '\\0')
            return _FDEV_EOF;
        place++;
        return (uint8_t)byte;
    }

    void board_read(void)
    {
        static FILE port = FDEV_SETUP_STREAM(NULL, get, _FDEV_SETUP_READ);

        stdin = &port;
    }

    """
  }

  /// What the program needs of a Cortex-M0: its vectors, its memory, and a debugger that prints.
  static let debugger = """
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

  /// What a program reads there: the file `input`, because the simulator has uses of its own for standard input.
  static let inputFile = """
    #include <stdio.h>

    void board_read(void);

    void board_read(void)
    {
        if (freopen("input", "r", stdin) == NULL)
            exit(1);
    }

    """

  /// The memory of that Cortex-M0.
  static let memory = """
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

  /// What a program prints on an AVR.
  static func runOnAVR(_ program: String, as model: String, in directory: TemporaryDirectory) throws
    -> [String]
  {
    let printed = try Command.run(
      "timeout",
      ["--foreground", "-s", "KILL", "60", "simavr", "-m", model, "-f", "16000000", program],
      in: directory.url)
    // The simulator ends each line with a dot, and colors it.
    let text = (printed.output + printed.errors).replacing(/\u{1B}\[\d*m/, with: "")
    let lines = text.split(separator: "\n").filter { $0.hasSuffix(".") }.map { $0.dropLast() }
    return lines.map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 + "\n" }.joined()
      .split(separator: "\n").map(String.init)
  }

  /// What a program prints on a Cortex-M0.
  static func runOnCortex(
    _ program: String, in directory: TemporaryDirectory, _ options: [String] = []
  ) throws -> [String] {
    try Command.run(
      "timeout",
      [
        "-s", "KILL", "60", "qemu-system-arm", "-M", "microbit", "-nographic",
        "-semihosting-config", "enable=on,target=native", "-kernel", program,
      ] + options, in: directory.url
    ).output.split(separator: "\n").map(String.init)
  }

  /// The bytes of code and constants, and of variables, of a program.
  static func sizes(of program: String, by tool: String, in directory: TemporaryDirectory) throws
    -> (
      flash: Int, memory: Int
    )
  {
    let printed = try Command.run(tool, [program], in: directory.url).output
    let words = try #require(printed.split(separator: "\n").last).split(
      whereSeparator: \.isWhitespace)
    let numbers = words.prefix(3).compactMap { Int($0) }
    try #require(numbers.count == 3)
    return (numbers[0] + numbers[1], numbers[1] + numbers[2])
  }
}
