/// Splits rows into parts, for languages that limit the length of a literal or of a function.
extension RowSet {
  /// Splits the rows into parts that have at most the given number of rows.
  func chunks(ofRows limit: Int) -> [RowSet] {
    stride(from: 0, to: count, by: limit).map { slice($0..<min($0 + limit, count)) }
  }

  /// Splits the rows into parts in which the escaped texts of a column have at most a given number
  /// of bytes, including one for each row's line break. A longer text is split into several rows,
  /// each of which is a part.
  func chunks(
    ofBytes limit: Int, in name: String, _ texts: [String], as form: TextEscaping
  ) -> [RowSet] {
    let suspects = form.suspectBytes()
    var chunks: [RowSet] = []
    var start = 0
    var size = 0
    for (row, text) in texts.enumerated() {
      let isPlain = form.leaves(text, suspects: suspects)
      let bytes = (isPlain ? text : form.escape(text)).utf8.count + 1
      if size + bytes > limit, row > start {
        chunks.append(slice(start..<row))
        start = row
        size = 0
      }
      size += bytes
      guard bytes > limit else { continue }
      for piece in Self.pieces(of: text, limit: limit - 1, as: form) {
        chunks.append(slice(row..<row + 1, replacing: (name, .texts([piece]))))
      }
      start = row + 1
      size = 0
    }
    if start < count { chunks.append(slice(start..<count)) }
    return chunks
  }

  /// Splits a string between Unicode scalars.
  private static func pieces(of text: String, limit: Int, as form: TextEscaping) -> [String] {
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars {
      let bytes = form.escape(String(scalar)).utf8.count
      if size + bytes > limit, size > 0 {
        pieces.append(String(piece))
        piece = .init()
        size = 0
      }
      piece.append(scalar)
      size += bytes
    }
    return pieces + [String(piece)]
  }
}
