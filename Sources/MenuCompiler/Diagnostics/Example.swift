/// What a message proposes to write; the report prints it in the format of the file.
indirect enum Example: Sendable {
  case string(String)
  case boolean(Bool)
  /// A number, as it is written.
  case number(String)
  case array([Example])
  case table([Entry])
  /// Keys with their values, without a table around them.
  case entries([Entry])

  struct Entry: Sendable {
    let key: String
    let value: Example

    init(_ key: String, _ value: Example) {
      self.key = key
      self.value = value
    }
  }

  static func entry(_ key: String, _ value: Example) -> Example { .entries([Entry(key, value)]) }

  static func table(_ key: String, _ value: Example) -> Example { .table([Entry(key, value)]) }

  static func strings(_ texts: [String]) -> Example { .array(texts.map { .string($0) }) }
}
