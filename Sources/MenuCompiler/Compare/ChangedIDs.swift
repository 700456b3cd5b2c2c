/// The items whose ids changed, by the item that is to blame: a derived id begins with the id of the
/// item above, and changes with it.
struct ChangedIDs {
  /// The new numbers of the items to blame, in the order of the document.
  private(set) var roots: [Int] = []
  /// The new numbers of what changed with them.
  private(set) var below: [Int: [Int]] = [:]
  /// The item to blame, by the new number of one whose id changed; −1 for all others.
  private(set) var rootOf: [Int]

  init(_ pairing: MenuPairing) {
    let (old, new) = (pairing.old, pairing.new)
    rootOf = Array(repeating: -1, count: new.table.count)
    for (oldNode, node) in pairing.pairs
    where !old.table.ids[oldNode].utf8.elementsEqual(new.table.ids[node].utf8) {
      let parent = Int(new.table.parents[node])
      if parent >= 0, rootOf[parent] >= 0, Self.follows(oldNode, node, pairing) {
        rootOf[node] = rootOf[parent]
        below[rootOf[node], default: []].append(node)
      } else {
        rootOf[node] = node
        roots.append(node)
      }
    }
  }

  /// Whether nothing but the id of the item above changed an id.
  private static func follows(_ oldNode: Int, _ node: Int, _ pairing: MenuPairing) -> Bool {
    let (old, new) = (pairing.old.table, pairing.new.table)
    guard pairing.staysInGroup(oldNode), !old.idIsDeclared[oldNode], !new.idIsDeclared[node],
      old.parents[oldNode] >= 0
    else { return false }
    let oldPrefix = old.ids[Int(old.parents[oldNode])].utf8.count
    let newPrefix = new.ids[Int(new.parents[node])].utf8.count
    return old.ids[oldNode].utf8.dropFirst(oldPrefix)
      .elementsEqual(new.ids[node].utf8.dropFirst(newPrefix))
  }
}

/// How a menu is spelled, for help that can be copied.
extension MenuSide {
  /// An item with an id, or the one line that gives it one.
  func withID(_ id: String, _ node: Int) -> String {
    let saysMore =
      table.details[node] != nil || table.flags[node].subtracting([.open, .fixed]) != []
      || table.idIsDeclared[node]
    if saysMore { return entry("id", id, of: node) }
    // The item may be written as its title alone.
    let title = JSONValue.string(table.titles[node]).printedOnOneLine()
    switch format(of: node) {
    case .toml: return "{ id = \"\(id)\", title = \(title) }"
    case .yaml: return "{ id: \(id), title: \(title) }"
    case .json: return "{ \"id\": \"\(id)\", \"title\": \(title) }"
    }
  }

  func entry(_ key: String, _ value: String, of node: Int) -> String {
    switch format(of: node) {
    case .toml: "\(key) = \"\(value)\""
    case .yaml: "\(key): \(value)"
    case .json: "\"\(key)\": \"\(value)\""
    }
  }

  private func format(of node: Int) -> SourceFormat {
    files[Int(places[node].file)].file.format
  }
}
