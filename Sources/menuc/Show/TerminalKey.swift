/// A key that was pressed in a terminal.
enum TerminalKey: Equatable {
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, escape, backspace
  /// Ctrl-C and Ctrl-Z, which are ordinary keys while a program reads each key.
  case interrupt, suspend
  case character(Character)
}

/// The bytes that a terminal sends for keys.
struct TerminalKeys {
  private var bytes: [UInt8] = []

  /// Whether the bytes so far may be the start of a longer sequence, such as that of an arrow key.
  var isIncomplete: Bool { !bytes.isEmpty }

  /// The maximum number of bytes of a sequence; a longer sequence is not a key.
  private static let longest = 32
  private static let escape: UInt8 = 0x1B

  /// Adds bytes, and returns the keys that are complete.
  mutating func add(_ new: some Sequence<UInt8>) -> [TerminalKey] {
    bytes += new
    var keys: [TerminalKey] = []
    while let (key, count) = first() {
      bytes.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The key that the bytes so far represent if no more bytes arrive: Escape, or nil.
  mutating func finish() -> TerminalKey? {
    let isEscape = bytes == [Self.escape]
    bytes = []
    return isEscape ? .escape : nil
  }

  /// The first key and the number of its bytes; nil if the bytes are not complete. The key is nil
  /// for a sequence that is not a known key.
  private func first() -> (key: TerminalKey?, count: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case Self.escape: return sequence()
    case 0x03: return (.interrupt, 1)
    case 0x1A: return (.suspend, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0..<0x20: return (nil, 1)
    default: return character(byte)
    }
  }

  private func character(_ byte: UInt8) -> (key: TerminalKey?, count: Int)? {
    let count =
      switch byte {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...0xFF: 4
      default: 1
      }
    guard bytes.count >= count else { return nil }
    let text = String(validating: bytes.prefix(count), as: UTF8.self)
    return text?.first.map { (.character($0), count) } ?? (nil, 1)
  }

  /// A sequence that begins with Escape: `ESC O A` or `ESC [ 1 ; 5 A`.
  private func sequence() -> (key: TerminalKey?, count: Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (Self.key(final: bytes[2], number: 0), 3)
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return bytes.count > Self.longest ? (nil, bytes.count) : nil
      }
      let digits = bytes[2..<end].prefix { (0x30...0x39).contains($0) }.prefix(3)
      let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return (Self.key(final: bytes[end], number: number), end + 1)
    default: return (.escape, 1)
    }
  }

  private static func key(final: UInt8, number: Int) -> TerminalKey? {
    switch (final, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    default: nil
    }
  }
}
