/// A value of a document, independent of the document's format, with its place.
package struct SourceNode: Sendable {
  package enum Value: Sendable {
    /// No value: a YAML key without a value, `null` in JSON, or a value that is not read.
    case nothing
    /// Text that can only be a string: a TOML or JSON string, or a quoted or block scalar in YAML.
    case text(String)
    /// A plain YAML scalar, as written. Its key determines its type.
    case plain(String)
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    /// A value of a type that no key accepts, such as a date. The payload names the type.
    case unsupported(String)
    case array([SourceNode])
    case table([SourceEntry])
  }

  package var value: Value
  package let place: SourcePlace

  package init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }

  /// The entries of a table; empty for any other value.
  package var entries: [SourceEntry] {
    guard case .table(let entries) = value else { return [] }
    return entries
  }

  /// The value of a key in a table; nil if the table does not have the key.
  package subscript(key: String) -> SourceNode? {
    entries.first { $0.key == key }?.value
  }

  /// Whether the value can be read as a string.
  var isText: Bool {
    switch value {
    case .text, .plain: true
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: false
    }
  }

  /// The value with a new number for its file. A file that several menus share has a different
  /// number in each menu.
  func numbered(asFile file: Int32) -> SourceNode {
    let place = SourcePlace(file: file, node: place.node)
    switch value {
    case .array(let elements):
      return SourceNode(.array(elements.map { $0.numbered(asFile: file) }), at: place)
    case .table(let entries):
      return SourceNode(.table(entries.map { $0.numbered(asFile: file) }), at: place)
    case .nothing, .text, .plain, .boolean, .integer, .number, .unsupported:
      return SourceNode(value, at: place)
    }
  }
}

/// A key and its value. Entries are in document order; in TOML, they are in the order of their
/// keys' bytes.
package struct SourceEntry: Sendable {
  package let key: String
  package var value: SourceNode

  package init(key: String, value: SourceNode) {
    self.key = key
    self.value = value
  }

  func numbered(asFile file: Int32) -> SourceEntry {
    SourceEntry(key: key, value: value.numbered(asFile: file))
  }
}

/// Identifies one value of one file, so that its line and column can be looked up when a diagnostic
/// needs them. The values of a file are numbered in the order of its tree, each value before its
/// children.
package struct SourcePlace: Sendable, Hashable, Codable {
  /// The file's index in ``Sources``.
  package let file: Int32
  /// The value's number in that file.
  package let node: Int32

  package init(file: Int32, node: Int32) {
    self.file = file
    self.node = node
  }
}

/// The place that a diagnostic points at.
package enum SourceAnchor: Sendable, Hashable, Codable {
  /// The file as a whole.
  case file(Int32)
  /// A range of bytes of the file.
  case bytes(file: Int32, Range<Int>)
  /// A value.
  case value(SourcePlace)
  /// The key of a value.
  case key(SourcePlace)
  /// The value of a table's key.
  case entry(SourcePlace, key: String)
  /// The key itself in a table.
  case entryKey(SourcePlace, key: String)
}

extension SourceAnchor {
  /// The value at the anchor, or the value that contains it.
  var place: SourcePlace? {
    switch self {
    case .file, .bytes: nil
    case .value(let place), .key(let place), .entry(let place, _), .entryKey(let place, _): place
    }
  }
}
