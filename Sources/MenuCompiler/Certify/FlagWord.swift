/// The flags of an item as words, in the order of their bits.
enum FlagWord {
  static let all: [(word: String, bit: UInt32)] = [
    ("category", 1), ("body", 2), ("open", 4), ("fixed", 8), ("hidden", 16), ("disabled", 32),
    ("separator", 64), ("single", 128), ("keep-open", 256), ("check-item", 512),
    ("checked", 1024), ("chooses-one", 2048), ("slot", 4096), ("placeholder", 8192),
    ("loading", 16384), ("page", 32768), ("inline", 65536), ("rowless", 131_072),
    ("shows-checked", 262_144), ("chooses-any", 524_288),
  ]

  /// The flags that JSON does not have.
  private static let hiddenInJSON: Set<String> = ["body", "placeholder", "loading", "rowless"]

  static func words(of flags: NodeFlags) -> String { words(of: flags.rawValue) }

  static func words(of bits: UInt32) -> String {
    all.filter { bits & $0.bit != 0 }.map(\.word).joined(separator: " ")
  }

  /// The words for the flags that JSON has. Some flags of separators are in other members.
  static func plainWords(of flags: NodeFlags) -> String {
    let words = all.filter { flags.rawValue & $0.bit != 0 }.map(\.word)
    let isSeparator = flags.contains(.separator)
    return words.filter {
      !hiddenInJSON.contains($0) && !(isSeparator && ["inline", "shows-checked"].contains($0))
    }.joined(separator: " ")
  }

  static func plainWords(_ words: Set<String>) -> String {
    all.map(\.word).filter(words.contains).joined(separator: " ")
  }

  /// The bits for a list of words; nil if a word is not known.
  static func bits(of words: [String]) -> UInt32? {
    words.reduce(0 as UInt32?) { bits, word in
      guard let bits, let found = all.first(where: { $0.word == word }) else { return nil }
      return bits | found.bit
    }
  }

  /// The bits for the letters in Swift's tables; nil if a letter is not known or their number is
  /// wrong.
  static func bits(ofLetters letters: String) -> UInt32? {
    let places = Array("cbofhds1kmxrlpwg")
    let letters = Array(letters)
    guard letters.count == places.count else { return nil }
    var bits: UInt32 = 0
    for (place, letter) in letters.enumerated() where letter != "-" {
      // Each of the sixteen positions corresponds to one of the first sixteen flags; some letters
      // set further flags.
      bits |= 1 << UInt32(place)
      switch (places[place], letter) {
      case ("f", "i"), ("s", "i"): bits |= 65536
      case ("f", "n"): bits |= 65536 | 131_072
      case ("s", "n"): bits |= 131_072
      case ("s", "f"), ("r", "d"): bits |= 262_144
      case ("l", "a"): bits |= 524_288
      case (let usual, let letter) where usual == letter: break
      default: return nil
      }
    }
    return bits
  }
}
