/// A JSON value with its keys in the order in which they are printed.
indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// A number, exactly as it is printed.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Sendable, Equatable {
    let key: String
    let value: JSONValue
  }

  static func integer<Integer: BinaryInteger>(_ value: Integer) -> JSONValue {
    .number(String(value))
  }

  static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

  /// An object of the given pairs. Pairs whose value is nil are left out.
  static func members(_ pairs: [(String, JSONValue?)]) -> JSONValue {
    .object(pairs.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// Prints the value. Arrays and objects that do not fit on one line are written on several lines.
  ///
  /// - Parameter width: The maximum length of a line, in characters.
  func printed(width: Int = 100) -> String {
    var result = ""
    append(to: &result, indent: 0, used: 0, width: width)
    return result + "\n"
  }

  /// The value on one line.
  func printedOnOneLine() -> String {
    var result = ""
    appendOnOneLine(to: &result)
    return result
  }

  private func append(to result: inout String, indent: Int, used: Int, width: Int) {
    let line = printedOnOneLine()
    if used + line.count <= width || !hasParts {
      result += line
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let values):
      for (index, value) in values.enumerated() {
        result += index == 0 ? "[\n\(margin)" : ",\n\(margin)"
        value.append(to: &result, indent: indent + 2, used: indent + 3, width: width)
      }
      result += "\(end)]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        result += (index == 0 ? "{\n\(margin)" : ",\n\(margin)") + key
        member.value.append(
          to: &result, indent: indent + 2, used: indent + 3 + key.count, width: width)
      }
      result += "\(end)}"
    case .null, .boolean, .number, .string: break
    }
  }

  private var hasParts: Bool {
    switch self {
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    case .null, .boolean, .number, .string: false
    }
  }

  private func appendOnOneLine(to result: inout String) {
    switch self {
    case .null: result += "null"
    case .boolean(let flag): result += flag ? "true" : "false"
    case .number(let number): result += number
    case .string(let string): result += Self.quoted(string)
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += ", " }
        value.appendOnOneLine(to: &result)
      }
      result += "]"
    case .object(let members):
      result += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { result += ", " }
        result += Self.quoted(member.key) + ": "
        member.value.appendOnOneLine(to: &result)
      }
      result += members.isEmpty ? "}" : " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (escaping.leaves(text, suspects: suspects) ? text : escaping.escape(text)) + "\""
  }

  private static let suspects = escaping.suspectBytes()

  private static let escaping = TextEscaping(
    escapes: ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"],
    unicode: "\\u%4")
}
