/// A plain value of a field, a setting or a column.
package enum ScalarValue: Sendable, Equatable {
  case string(String)
  case integer(Int64)
  case number(Double)
  case boolean(Bool)
}

extension ScalarValue {
  var isNumber: Bool {
    switch self {
    case .number: true
    case .string, .integer, .boolean: false
    }
  }

  /// The value as written in records.
  var printed: String {
    switch self {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.of(number)
    case .boolean(let flag): flag ? "1" : "0"
    }
  }

  /// The value as it appears in messages.
  package var words: String {
    switch self {
    case .string, .integer, .number: printed
    case .boolean(let flag): String(flag)
    }
  }

  /// The value as JSON, the notation of defaults in the registry.
  var json: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer, .number: printed
    case .boolean(let flag): "\(flag)"
    }
  }
}
