/// The items whose ids changed, by the item that caused it: a derived id begins with the parent's
/// id, and changes with it.
struct ChangedIDs {
  /// The new numbers of the items that caused a change, in document order.
  private(set) var roots: [Int] = []
  /// The new numbers of the items that changed with them.
  private(set) var below: [Int: [Int]] = [:]
  /// The item that caused the change, by the new number of an item whose id changed; −1 for all
  /// others.
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

  /// Whether an id changed only because the parent's id did.
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

/// Writes a menu's source, for help that can be copied.
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
    case .json, .po, .xliff: return "{ \"id\": \"\(id)\", \"title\": \(title) }"
    }
  }

  func entry(_ key: String, _ value: String, of node: Int) -> String {
    switch format(of: node) {
    case .toml: "\(key) = \"\(value)\""
    case .yaml: "\(key): \(value)"
    case .json, .po, .xliff: "\"\(key)\": \"\(value)\""
    }
  }

  func entry(_ key: String, _ values: [String], of node: Int) -> String {
    let list = JSONValue.strings(values).printedOnOneLine()
    return switch format(of: node) {
    case .toml: "\(key) = \(list)"
    case .yaml: "\(key): \(list)"
    case .json, .po, .xliff: "\"\(key)\": \(list)"
    }
  }

  private func format(of node: Int) -> SourceFormat {
    files[Int(places[node].file)].file.format
  }
}
