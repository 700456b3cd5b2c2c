/// What a menu of a target in C takes, on a processor that aligns numbers of 32 bits.
package struct TableSizes: Sendable, Equatable {
  /// The bytes of the constant table, with its texts.
  package var table = 0
  /// The bytes of the texts, each with the NUL that ends it.
  package var texts = 0
  /// The bytes of the state, which is a variable; nil if the program measures them.
  package var state: Int?
}

/// What an output takes.
package struct OutputSizes: Sendable {
  /// The name of the file with the table.
  package let file: String
  package let sizes: TableSizes
}
