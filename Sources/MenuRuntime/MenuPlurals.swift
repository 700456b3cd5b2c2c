/// Texts with a number, which have several forms. Without a number, a node has no such text.
extension MenuTable {
  /// The secondary text beside the title, for a number, such as `3 files`; the plain text if the
  /// node's text has no forms.
  ///
  /// Numbers are written in plain digits, without separators. If a language lacks a form, its form
  /// `other` is used, or else the document's text. For a slot, the number is usually that of its
  /// rows: `count(in:)`.
  public func detail(of node: MenuNode, count: Int) -> String? {
    counted("detail", of: node, count) ?? detail(of: node)
  }

  /// The short text in a capsule for a number; see `detail(of:count:)`.
  public func badge(of node: MenuNode, count: Int) -> String? {
    counted("badge", of: node, count) ?? badge(of: node)
  }

  /// The text that assistive technologies read instead of the title for a number; see
  /// `detail(of:count:)`.
  public func accessibilityLabel(of node: MenuNode, count: Int) -> String? {
    counted("label", of: node, count) ?? accessibilityLabel(of: node)
  }

  /// Whether a text of the node has a number, so that its row looks different for a different
  /// number.
  public func showsCount(_ node: MenuNode) -> Bool {
    if languages.first?.plurals == nil { return false }
    for key: StaticString in ["detail", "badge", "label"] {
      var reader = MenuReader(self, node)
      if reader.find(key, isPrefix: true) { return true }
    }
    return false
  }
}

/// The forms of texts with a number.
enum MenuPlurals {
  /// The forms of all languages, in the order of tables.
  static let forms = ["zero", "one", "two", "few", "many", "other"]

  /// The form that a language uses for a number. The rule is written as in CLDR (UTS 35, part 3),
  /// for the number `n`: `one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14`. A number that
  /// matches none of its parts has the form `other`.
  static func pluralForm(_ rule: String, _ number: Int) -> String {
    var form = ""
    var value = number.magnitude
    var isNegated = false
    var isModulus = false
    var holds = true
    for word in rule.split(separator: " ") {
      switch word.last {
      case ":":
        form = String(word.dropLast())
        holds = true
      case "n": value = number.magnitude
      case "%": isModulus = true
      case "=": isNegated = word.first == "!"
      case "d": break
      case "r":
        // The form applies if any of its alternatives holds.
        if holds { return form }
        holds = true
      default:
        if isModulus {
          value %= UInt(word) ?? 1
          isModulus = false
          continue
        }
        let isLast = word.last == ";"
        holds = holds && matches(isLast ? word.dropLast() : word, value) != isNegated
        if isLast, holds { return form }
      }
    }
    return holds && !form.isEmpty ? form : "other"
  }

  /// Whether a value is in one of these ranges, such as `3..4,9`.
  private static func matches(_ ranges: Substring, _ value: UInt) -> Bool {
    ranges.split(separator: ",").contains { range in
      let ends = range.split(separator: ".").compactMap { UInt($0) }
      guard let first = ends.first, let last = ends.last else { return false }
      return value >= first && value <= last
    }
  }

  /// The text with a number in place of `{count}`.
  static func withCount(_ text: String, _ count: Int) -> String {
    let bytes = Array(text.utf8)
    let placeholder = Array("{count}".utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place...].starts(with: placeholder) {
        result += String(count).utf8
        place += placeholder.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
