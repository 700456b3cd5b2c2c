/// Holds back rows that `{% each %}` prints inside another block, such as `if` or `for`.
///
/// Stencil renders such a block into one string. The rows of a large menu would need many
/// megabytes, so a marker replaces them, and they are printed when the block is appended to the
/// output.
final class DeferredRows {
  /// The key of this object in a template's context. No template can contain it.
  static let key = "\0deferred"

  private var printers: [(RenderedText) throws -> Void] = []

  /// Returns a marker for rows that are printed later. No menu text contains U+0000.
  func marker(_ printer: @escaping (RenderedText) throws -> Void) -> String {
    printers.append(printer)
    return "\0\(printers.count - 1)\0"
  }

  /// Appends a rendered block, and prints the rows in place of their markers.
  func append(_ block: String, to text: RenderedText) throws {
    defer { printers.removeAll() }
    guard !printers.isEmpty else { return try text.append(block) }
    // The parts are alternately text and numbers, unless the template itself contains U+0000.
    for (index, part) in block.split(separator: "\0", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1, let number = Int(part), printers.indices.contains(number) {
        try printers[number](text)
      } else {
        try text.append(String(part))
      }
    }
  }
}
