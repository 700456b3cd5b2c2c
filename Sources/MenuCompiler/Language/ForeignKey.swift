/// The meaning of a key from another format: from menus in Electron, Android, VS Code, GTK, Qt and
/// AppKit, or from navigation in Docusaurus, Hugo, MkDocs, Starlight and VitePress.
enum ForeignKey: Sendable {
  /// The named key accepts the same value.
  case key(String)
  /// The named key means the opposite.
  case opposite(String)
  /// The named key within the named table accepts the same value.
  case within(table: String, key: String)
  /// Other entries replace the key. The string is additional help, which is printed before them.
  case entries(Proposal, String? = nil)
  /// No key replaces this key. The string is the reason.
  case nothing(String)
  /// The meaning depends on the value.
  indirect case byValue([String: ForeignKey], otherwise: ForeignKey)

  /// The meanings of a table's foreign keys, keyed by the forms that ``fold(_:)`` returns.
  typealias Table = [String: ForeignKey]

  /// - Parameter rows: Rows of words, separated by spaces, each with their meaning.
  static func table(_ rows: [(words: String, meaning: ForeignKey)]) -> Table {
    Dictionary(
      rows.flatMap { row in row.words.split(separator: " ").map { (fold(String($0)), row.meaning) }
      }
    ) { first, _ in first }
  }

  /// A key in a form that is the same for all spellings of the same words: without the namespace of
  /// Android's attributes, in lower case, and without `-` and `_`.
  static func fold(_ key: String) -> String {
    let namespaces = ["android:", "app:", "tools:"]
    let name = namespaces.first(where: key.hasPrefix).map { key.dropFirst($0.count) } ?? key[...]
    return name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The meaning of the key if it has the given value; never `.byValue`.
  func meaning(of value: String?) -> ForeignKey {
    guard case .byValue(let meanings, let otherwise) = self else { return self }
    let word = value?.lowercased() ?? ""
    return (meanings[word] ?? otherwise).meaning(of: nil)
  }

  /// The known key that replaces this one; nil if there is none. If the replacement depends on the
  /// value, the key for values that are not listed.
  var known: String? {
    switch self {
    case .key(let key), .opposite(let key), .within(let key, _): key
    case .entries(.entries(let entries), _): entries.first?.key
    case .entries, .nothing: nil
    case .byValue(_, let otherwise): otherwise.known
    }
  }
}
