/// A value in generated code: a literal, a word such as `.top` or `MENU_OPEN`, a call or a list.
indirect enum LiteralTree {
  case text(String)
  case number(String)
  /// The last name of a path with dots, or several words, which C separates with `|`.
  case words([String])
  case list([LiteralEntry])

  /// The entries of a list or a call.
  var entries: [LiteralEntry] {
    if case .list(let entries) = self { entries } else { [] }
  }

  /// The first value with the given label.
  subscript(label: String) -> LiteralTree? { entries.first { $0.label == label }?.value }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var number: Int? {
    if case .number(let number) = self { Int(number) } else { nil }
  }

  var word: String? {
    if case .words(let words) = self { words.first } else { nil }
  }

  /// The text of a literal, or of a list of literals that are its pieces; nil for any other value.
  var joinedText: String? { text ?? (isTexts ? texts.joined() : nil) }

  /// The texts among the entries.
  var texts: [String] { entries.compactMap(\.value.text) }

  private var isTexts: Bool { !entries.isEmpty && entries.allSatisfy { $0.value.text != nil } }
}

struct LiteralEntry {
  let label: String?
  let value: LiteralTree
}

/// The declarations in a generated file whose values are literals.
struct LiteralFile {
  private let tokens: [LiteralToken]
  private let style: LiteralStyle
  /// For each declared name, the start of its value and the word before the name.
  private(set) var declarations: [(name: String, type: String, start: Int)] = []

  init?(_ text: String, _ style: LiteralStyle) {
    guard let tokens = LiteralScanner.tokens(of: text, style) else { return nil }
    self.tokens = tokens
    self.style = style
    for index in tokens.indices.dropFirst() {
      guard case .word(let name) = tokens[index], case .word(let type) = tokens[index - 1],
        type != "case", let start = valueStart(after: index)
      else { continue }
      declarations.append((name, type, start))
    }
  }

  /// The start of the value of the name at a place; nil if no value is declared there.
  private func valueStart(after name: Int) -> Int? {
    let open = LiteralToken.mark(UInt8(ascii: "("))
    var index = name + 1
    // A function without parameters.
    if index + 1 < tokens.count, tokens[index] == open {
      guard tokens[index + 1] == .mark(UInt8(ascii: ")")) else { return nil }
    }
    while index < min(name + 16, tokens.count) {
      switch tokens[index] {
      case .mark(UInt8(ascii: "=")):
        let next = index + 1 < tokens.count ? tokens[index + 1] : open
        return next == .mark(UInt8(ascii: "=")) || next == .mark(UInt8(ascii: ">"))
          ? nil : index + 1
      // A computed property in Kotlin.
      case .word("get"): return nil
      case .word: index += 1
      case .mark(let mark) where ":<>[]()*?".utf8.contains(mark): index += 1
      default: return nil
      }
    }
    return nil
  }

  /// The value of a name; nil if it is not declared.
  func value(of name: String) -> LiteralTree? {
    declarations.first { $0.name == name }.flatMap { tree(at: $0.start) }
  }

  /// The arguments of all calls to a function.
  func calls(of name: String) -> [LiteralTree] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index] == .word(name), tokens[index + 1] == .mark(UInt8(ascii: "(")) else {
        return nil
      }
      var parser = LiteralParser(tokens: tokens, style: style, place: index + 1)
      return parser.list()
    }
  }

  func tree(at start: Int) -> LiteralTree? {
    var parser = LiteralParser(tokens: tokens, style: style, place: start)
    return parser.value()
  }

  /// The value of the whole file.
  var whole: LiteralTree? { tree(at: 0) }
}
