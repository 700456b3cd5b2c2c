/// The type of value that a key requires.
enum ExpectedType {
  case string
  case boolean
  /// A boolean, or the word that makes a category a summary check.
  case check
  case integer
  case number
  case array
  /// An array of paths.
  case paths
  case table

  /// The name of the type in messages.
  var wording: String {
    switch self {
    case .string: "a string"
    case .boolean: "true or false"
    case .check: "true, false or '\(ItemKey.summaryWord)'"
    case .integer: "an integer"
    case .number: "a number"
    case .array: "an array"
    case .paths: "an array of paths"
    case .table: "a table"
    }
  }
}
