/// Text that a message proposes to write. The report prints it in the format of the file.
indirect enum Proposal: Sendable {
  case string(String)
  case boolean(Bool)
  /// A number as written.
  case number(String)
  case array([Proposal])
  case table([Entry])
  /// Keys with their values, without a table around them.
  case entries([Entry])

  struct Entry: Sendable {
    let key: String
    let value: Proposal

    init(_ key: String, _ value: Proposal) {
      self.key = key
      self.value = value
    }
  }

  static func entry(_ key: String, _ value: Proposal) -> Proposal { .entries([Entry(key, value)]) }

  static func table(_ key: String, _ value: Proposal) -> Proposal { .table([Entry(key, value)]) }

  static func strings(_ texts: [String]) -> Proposal { .array(texts.map { .string($0) }) }
}
