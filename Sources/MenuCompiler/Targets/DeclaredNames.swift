/// The global names that a target's templates declare and that start with the name of the menu's
/// type.
///
/// They are read from the templates: `{{ snakeType }}_set_{{ condition.snakeType }}_condition`
/// declares a name for each condition. Names of different menus can therefore be compared without a
/// separate list.
struct DeclaredNames {
  /// A single name, or one name for each element of some lists.
  struct Pattern: Hashable {
    enum Part: Hashable {
      case text(String)
      /// A variable, including its filters as written.
      case variable(String)
    }

    /// Whether the name follows the word `enum` or `struct`. Such names collide only with each
    /// other.
    var isTag: Bool
    var parts: [Part]
    /// The tags around the name, from the outermost, such as `for x in y` and `if x`. After `else`,
    /// `if x` becomes `if not x`.
    var blocks: [String]
  }

  /// The patterns without duplicates, in the order of the templates.
  private(set) var patterns: [Pattern] = []
  private var known: Set<Pattern> = []
  /// The name that the next token may continue.
  private var open: Pattern?
  private var blocks: [String] = []

  init(of target: Target) {
    for file in target.files where file.once == .menu {
      var text = ""
      blocks = []
      for token in TemplateToken.tokens(of: target.texts[file.template] ?? "") {
        switch token {
        case .text(let next):
          text = next
          readText(next)
        case .variable(let name):
          readVariable(name, isAfterEnum: text.hasSuffix("enum ") || text.hasSuffix("struct "))
          text = ""
        case .block(let content):
          close()
          readBlock(content)
        }
      }
      close()
    }
  }

  private mutating func readText(_ text: String) {
    guard open != nil else { return }
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    if !name.isEmpty { open?.parts.append(.text(String(name))) }
    if name.utf8.count < text.utf8.count { close() }
  }

  private mutating func readVariable(_ name: String, isAfterEnum: Bool) {
    if Self.typeNames.contains(name) {
      close()
      open = Pattern(isTag: isAfterEnum, parts: [.variable(name)], blocks: blocks)
    } else {
      open?.parts.append(.variable(name))
    }
  }

  private mutating func readBlock(_ content: String) {
    let words = content.split(separator: " ")
    switch words.first {
    case "if", "for", "each": blocks.append(content)
    case "else": if let opener = blocks.popLast() { blocks.append("if not " + opener.dropFirst(3)) }
    // After `elif`, the effective condition is not known.
    case "elif": if blocks.popLast() != nil { blocks.append("if") }
    case "endif", "endfor", "endeach": blocks.removeLast(blocks.isEmpty ? 0 : 1)
    default: break
    }
  }

  private mutating func close() {
    if let pattern = open, known.insert(pattern).inserted { patterns.append(pattern) }
    open = nil
  }

  private static let typeNames: Set = ["type", "snakeType", "upperSnakeType"]
}

/// A part of a template's text.
private enum TemplateToken {
  case text(String)
  case variable(String)
  case block(String)

  static func tokens(of template: String) -> [TemplateToken] {
    let bytes = Array(template.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var tokens: [TemplateToken] = []
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      let mark = bytes[index + 1]
      guard bytes[index] == UInt8(ascii: "{"), let closer = closers[mark],
        let end = bytes[(index + 2)...].firstRange(of: [closer, UInt8(ascii: "}")])?.lowerBound
      else {
        index += 1
        continue
      }
      if start < index { tokens.append(.text(text(start..<index))) }
      let content = text(index + 2..<end).split(separator: " ").joined(separator: " ")
      if mark == UInt8(ascii: "{") { tokens.append(.variable(content)) }
      if mark == UInt8(ascii: "%") { tokens.append(.block(content)) }
      index = end + 2
      start = index
    }
    if start < bytes.count { tokens.append(.text(text(start..<bytes.count))) }
    return tokens
  }

  /// The byte before the closing `}` of each kind of tag, by the byte after its opening `{`.
  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "%"): UInt8(ascii: "%"),
    UInt8(ascii: "#"): UInt8(ascii: "#"),
  ]
}
