/// Where each key and value of a TOML text stands, as UTF-8 byte offsets from the start of the
/// file.
///
/// Made of ``TOMLTokens`` when a diagnostic needs the place of a key or value, and as exact as those.
struct TOMLPositions: Sendable {
  /// One step from a table to the value of a key, or from an array to an element (from 0).
  enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  /// How a value came to be.
  enum Form: Sendable {
    /// Written behind a `=`, or in an array: the place of the value is its source text.
    case written
    /// Made by a `[table]` or `[[array]]` header: the place of the value is the header.
    case header
    /// A table that is only mentioned, as `a` in `[a.b]` and `a.b = 1`, or the document itself: the
    /// place of the value is the key that mentions it first, or where the text starts.
    case implied
  }

  struct Entry: Sendable, Equatable {
    /// The key as written, with its quotes: of a dotted key or a header, the part that stands for
    /// this value. Elements of `[[array]]` have the key of their own header; other elements have
    /// none.
    let key: Range<Int>?
    /// The value as its ``form`` tells, from its first to its last byte. Strings have their quotes,
    /// arrays and tables their brackets. The array of `[[array]]` headers has the first of them.
    let value: Range<Int>
    let form: Form
  }

  /// A key or table that is given again although it is complete.
  struct Duplicate: Sendable, Equatable {
    /// The key, or the part of a dotted key or header, that defined it.
    let first: Range<Int>
    /// The key, or the part of a dotted key or header, that can't stand beside `first`.
    let second: Range<Int>
  }

  private let tree: TOMLPositionsTree

  /// What is given twice, in the order of the file. Follows the rules of toml++, so that its first
  /// element belongs to an error of toml++ that tells of a redefinition; none if toml++ accepts the
  /// text. There are no names here: they are the bytes of the ranges.
  var duplicates: [Duplicate] { tree.duplicates }

  /// How many keys lead to a value, each counted once.
  var keyCount: Int { tree.keyCount }

  init(_ bytes: [UInt8]) {
    var reader = TOMLPositionsReader(bytes)
    reader.readDocument()
    tree = reader.tree
  }

  /// The place of the value that the path leads to from the document, or nil if there is none.
  /// Takes one look-up a step. Keys are compared by their bytes, as TOML does, not by Unicode
  /// equivalence.
  func locate(_ path: [Step]) -> Entry? { node(at: path).map(tree.entry) }

  /// All the places where the key in front of a value is written. That of a table or an array of
  /// tables stands in every header and dotted key that leads to it or through it.
  func keys(at path: [Step]) -> [Range<Int>] { node(at: path).map(tree.keys) ?? [] }

  private func node(at path: [Step]) -> TOMLPositionsTree.NodeID? {
    var node = TOMLPositionsTree.root
    for step in path {
      let child =
        switch step {
        case .key(let name): tree.child(of: node, named: name)
        case .index(let index): tree.element(of: node, at: index)
        }
      guard let child else { return nil }
      node = child
    }
    return node
  }
}
