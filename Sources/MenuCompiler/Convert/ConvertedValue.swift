/// A value of a document with its comments, independent of the format.
struct ConvertedValue {
  enum Content {
    case nothing
    case string(String)
    case boolean(Bool)
    /// A number as every format writes it.
    case number(String)
    case array([ConvertedEntry])
    case table([ConvertedEntry])
  }

  var content: Content
  /// The comments after the last entry.
  var rest: [String] = []

  var entries: [ConvertedEntry] {
    switch content {
    case .array(let entries), .table(let entries): entries
    case .nothing, .string, .boolean, .number: []
    }
  }

  var isTable: Bool { if case .table = content { true } else { false } }
  var isArray: Bool { if case .array = content { true } else { false } }

  /// Whether there are comments within the value.
  var hasComments: Bool {
    !rest.isEmpty || entries.contains { $0.hasComments || $0.value.hasComments }
  }
}

/// An entry of a table, or an element of an array.
struct ConvertedEntry {
  /// The key; empty for an element.
  var key = ""
  var value: ConvertedValue
  /// The comments above the entry, with their `#`.
  var comments: [String] = []
  /// The comment after the entry.
  var trailing: String?

  var hasComments: Bool { !comments.isEmpty || trailing != nil }
}
