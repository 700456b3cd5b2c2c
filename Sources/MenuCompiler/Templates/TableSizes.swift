/// The memory that a menu needs in a C target, on a processor that aligns 32-bit numbers.
package struct TableSizes: Sendable, Equatable {
  /// The number of bytes of the constant table, including its texts.
  package var table = 0
  /// The number of bytes of the texts, each with its terminating NUL.
  package var texts = 0
  /// The number of bytes of the state, which is a variable; nil if the program measures it.
  package var state: Int?
}

/// The memory that an output needs.
package struct OutputSizes: Sendable {
  /// The name of the file with the table.
  package let file: String
  package let sizes: TableSizes
}
