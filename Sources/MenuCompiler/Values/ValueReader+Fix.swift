extension ValueReader {
  /// A fix for a value that has the wrong type but a certain meaning; nil for any other value.
  static func fix(for node: SourceNode, _ expected: ExpectedType) -> Fix? {
    let text: String
    switch node.value {
    case .text(let value), .plain(let value): text = value
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: return nil
    }
    let value: String?
    switch expected {
    case .boolean, .check: value = boolean(in: text)
    case .integer: value = PlainInteger.value(of: text).map(String.init)
    case .number:
      value = plainNumber(text).flatMap { $0.isFinite ? NumberText.of($0) : nil }
    case .string, .array, .paths, .table: value = nil
    }
    return value.map { Fix("write \($0)", .safe, .replaceValue(.value(node.place), with: $0)) }
  }

  private static func boolean(in text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "on": "true"
    case "false", "no", "off": "false"
    default: nil
    }
  }
}
