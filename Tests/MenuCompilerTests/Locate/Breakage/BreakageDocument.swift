import MenuCompiler

/// A valid menu as a person sees it: lines with keys, items and values.
struct BreakageDocument: Sendable {
  /// A key and its value on one line.
  struct Pair: Sendable {
    var line: Int
    var name: String
    var key: Range<String.Index>
    /// The part of the value on this line, with its quotes; empty if the value begins below.
    var value: Range<String.Index>
    var owner: Owner
    /// Whether the pair is between braces.
    var isInline: Bool
    /// Whether the line begins the item.
    var isFirst = false
  }

  enum Owner: Equatable, Sendable {
    case document
    /// An item, by its number.
    case item(Int)
    /// The table of a key, or the elements of its array.
    case table(String)
  }

  /// An item, and the way to add a key to it.
  struct Item: Sendable {
    enum Form: Sendable {
      /// Keys on separate lines, each with the same indentation.
      case lines(indent: Int)
      /// `{ … }` on one line; the index is after the brace.
      case braces(String.Index)
      /// The item is only a title.
      case title(Range<String.Index>)
    }

    var line: Int
    var form: Form
    var level: Int
    var isCategory = false
    var keys: [String] = []

    var isTable: Bool {
      if case .title = form { false } else { true }
    }
  }

  let name: String
  let format: SourceFormat
  var lines: [String]
  var pairs: [Pair] = []
  var items: [Item] = []

  init(name: String, format: SourceFormat, text: String) {
    self.name = name
    self.format = format
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    switch format {
    case .toml: BreakageScan.toml(&self)
    case .yaml, .json: BreakageScan.yaml(&self)
    case .po, .xml, .strings, .properties: break
    }
  }

  /// The sign between a key and its value.
  var sign: String { format == .toml ? " = " : ": " }

  func value(of pair: Pair) -> String { String(lines[pair.line][pair.value]) }

  /// A string in the format's double quotes.
  static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Pairs of a kind: all pairs with one of the names, or all pairs.
  func pairs(
    _ names: [String] = [], where isMeant: (Pair) -> Bool = { _ in true }
  ) -> [Pair] {
    pairs.filter {
      (names.isEmpty || names.contains($0.name)) && !hasManyLines($0) && isMeant($0)
    }
  }

  /// Whether a value is a multi-line TOML string.
  private func hasManyLines(_ pair: Pair) -> Bool {
    lines[pair.line][pair.value.lowerBound...].hasPrefix("\"\"\"")
  }

  func isItem(_ pair: Pair) -> Bool {
    if case .item = pair.owner { true } else { false }
  }

  /// Whether a value is a string in quotes.
  func isQuoted(_ pair: Pair) -> Bool {
    let value = value(of: pair)
    guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1 else {
      return false
    }
    return value.last == quote && !value.hasPrefix("\"\"\"")
  }
}

/// A document that was broken in one place.
struct Mutant {
  var lines: [String]
  /// The lines that a person would call broken, from 1.
  var broken: Set<Int>
  /// A substitute for bytes that no text has: this scalar stands for the byte 0xE9.
  static let invalidByte: Unicode.Scalar = "\u{F8FF}"

  /// Whether a diagnostic about the document as a whole is also correct.
  var allowsWholeFile = false

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      for scalar in line.unicodeScalars {
        if scalar == Self.invalidByte {
          bytes.append(0xE9)
        } else {
          bytes += Array(String(scalar).utf8)
        }
      }
      bytes.append(0x0A)
    }
    return bytes
  }
}

extension BreakageDocument {
  /// The document with one line replaced. Line numbers count from 0 here.
  func replacing(_ line: Int, with text: String, alsoBroken others: [Int] = []) -> Mutant? {
    guard text != lines[line] else { return nil }
    var lines = lines
    lines[line] = text
    return Mutant(lines: lines, broken: Set(([line] + others).map { $0 + 1 }))
  }

  func replacing(_ line: Int, _ range: Range<String.Index>, with text: String) -> Mutant? {
    replacing(line, with: lines[line].replacingCharacters(range, text))
  }

  func replacingValue(of pair: Pair, with text: String) -> Mutant? {
    replacing(pair.line, pair.value, with: text)
  }

  func inserting(_ text: String, before line: Int) -> Mutant {
    var lines = lines
    lines.insert(text, at: line)
    return Mutant(lines: lines, broken: [line + 1])
  }

  /// A title in a form that is valid between braces. In YAML, a comma ends a plain title there.
  private func inBraces(_ title: String) -> String {
    guard format != .toml, let first = title.first, !"\"'".contains(first) else { return title }
    return "'\(title.replacing("'", with: "''"))'"
  }

  /// The document with a key added to an item.
  func adding(_ key: String, _ value: String, to item: Item) -> Mutant? {
    let pair = key + sign + value
    switch item.form {
    case .lines(let indent):
      return inserting(String(repeating: " ", count: indent) + pair, before: item.line + 1)
    case .braces(let index):
      return replacing(item.line, index..<index, with: " \(pair),")
    case .title(let range):
      let title = inBraces(String(lines[item.line][range]))
      return replacing(item.line, range, with: "{ title\(sign)\(title), \(pair) }")
    }
  }
}

extension String {
  func replacingCharacters(_ range: Range<String.Index>, _ text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
