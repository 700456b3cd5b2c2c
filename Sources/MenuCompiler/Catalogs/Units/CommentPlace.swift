/// The place of menuc's comment above a unit, in a format that can keep menuc's data only in
/// comments.
struct CommentPlace: Sendable {
  /// How a format begins and ends a comment.
  struct Marks: Sendable {
    let start: String
    let end: String

    static let xml = Marks(start: "<!--", end: "-->")
    static let strings = Marks(start: "/*", end: "*/")
    static let properties = Marks(start: "#", end: "")

    func around(_ comment: UnitComment) -> String { start + inner(comment) + end }

    fileprivate func inner(_ comment: UnitComment) -> String {
      " \(comment.written)\(end.isEmpty ? "" : " ")"
    }
  }

  /// The contents of menuc's comment; nil if menuc wrote none.
  let comment: UnitComment?
  /// The start of the unit, including the comment.
  let start: Int
  private let range: Range<Int>
  private let marks: Marks

  /// - Parameters:
  ///   - range: The text of the comment directly above the unit, without its marks; nil if there is
  ///     none.
  ///   - unit: The start of the unit itself.
  init(_ range: Range<Int>?, above unit: Int, in bytes: [UInt8], _ marks: Marks) {
    comment = range.flatMap { UnitComment(bytes[$0]) }
    self.range = range ?? unit..<unit
    self.marks = marks
    start = comment == nil ? unit : self.range.lowerBound - marks.start.utf8.count
  }

  /// Makes the changes to a unit that are kept in its comment.
  func change(_ changes: UnitChanges, of unit: CatalogUnit, in editor: inout UnitEditor) {
    if var comment {
      comment.change(changes)
      editor.replace(range, by: marks.inner(comment))
    } else if changes.state == .obsolete {
      editor.insert([marks.around(UnitComment(obsolete: unit.source ?? ""))], above: start)
    }
  }
}
