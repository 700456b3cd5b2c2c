/// Reads a value from the tokens of generated code. Lists in any brackets, calls and C's
/// initializers have the same form: entries with or without labels.
struct LiteralParser {
  let tokens: [LiteralToken]
  let style: LiteralStyle
  var place: Int

  private func mark(_ offset: Int = 0) -> Unicode.Scalar? {
    guard place + offset < tokens.count, case .mark(let mark) = tokens[place + offset] else {
      return nil
    }
    return Unicode.Scalar(mark)
  }

  mutating func value() -> LiteralTree? {
    while place < tokens.count {
      switch tokens[place] {
      case .text(var text):
        place += 1
        // C joins adjacent literals.
        while style.isC, place < tokens.count, case .text(let more) = tokens[place] {
          text += more
          place += 1
        }
        while style.hasSums, mark() == "+" {
          place += 1
          switch value() {
          case .text(let more): text += more
          // `String()` separates literals that would be too long as one.
          case .words(["String"]): break
          default: return nil
          }
        }
        return .text(text)
      case .number(let number):
        place += 1
        return .number(number)
      case .word("new"): place += 1
      case .word: return named()
      case .mark(UInt8(ascii: "-")):
        guard place + 1 < tokens.count, case .number(let number) = tokens[place + 1] else {
          return nil
        }
        place += 2
        return .number("-" + number)
      case .mark(UInt8(ascii: "&")): place += 1
      case .mark(UInt8(ascii: ".")): return named()
      case .mark(UInt8(ascii: "(")) where style.isC: skipBrackets()
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
        return list()
      case .mark: return nil
      }
    }
    return nil
  }

  /// Reads a path of words, the call that it names, or words separated by `|`.
  private mutating func named() -> LiteralTree? {
    var words: [String] = []
    while true {
      if mark() == "." { place += 1 }
      guard place < tokens.count, case .word(var word) = tokens[place] else { return nil }
      place += 1
      while mark() == ".", place + 1 < tokens.count, case .word(let next) = tokens[place + 1] {
        word = next
        place += 2
      }
      if mark() == "[" {
        // An element of a list, written as the list's name and the element's number.
        if place + 2 < tokens.count, case .number(let number) = tokens[place + 1],
          mark(2) == "]"
        {
          place += 3
          return .words([word, number])
        }
        skipBrackets()
      }
      if mark() == "(" {
        let call = list()
        // A call without arguments is represented by the name of the function.
        return call.map { $0.entries.isEmpty && words.isEmpty ? .words([word]) : $0 }
      }
      words.append(word)
      guard mark() == "|" else { return .words(words) }
      place += 1
    }
  }

  /// Reads the entries between brackets of any kind.
  mutating func list() -> LiteralTree? {
    place += 1
    var entries: [LiteralEntry] = []
    while place < tokens.count {
      switch mark() {
      case ")", "}", "]":
        place += 1
        return .list(entries)
      case ",", ";": place += 1
      default:
        let label = label()
        guard let value = value() else { return nil }
        entries.append(LiteralEntry(label: label, value: value))
      }
    }
    return nil
  }

  /// Reads the label before a value, and the label's colon or equals sign; nil if there is no
  /// label.
  private mutating func label() -> String? {
    let start = mark() == "." ? place + 1 : place
    guard start + 1 < tokens.count, case .mark(let mark) = tokens[start + 1],
      mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=")
    else { return nil }
    switch tokens[start] {
    case .word(let name), .text(let name):
      place = start + 2
      return name
    case .number, .mark: return nil
    }
  }

  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch mark() {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      place += 1
    } while depth > 0 && place < tokens.count
  }
}
