/// A step from a table to the value of a key, or from an array to an element. Indices start at 0.
enum SourceStep: Sendable {
  case key(String)
  case index(Int)
}

/// The values of a file by their numbers, with the path from the document to each value.
///
/// The index stores only two 32-bit integers per value: the number of the value that contains it,
/// and its position in that value. A menu with a million items has several million values.
struct SourceTreeIndex {
  private struct Slot {
    /// The number of the value that contains this one; -1 for the document.
    let parent: Int32
    /// The position among the container's entries or elements; -1 for the document.
    let ordinal: Int32
  }

  private struct Found {
    let node: SourceNode
    let step: SourceStep?
  }

  private let root: SourceNode?
  /// The slots by the values' numbers, which are assigned in the order of the file. A slot is nil
  /// if its value was left out.
  private var slots: [Slot?] = []

  init(_ root: SourceNode?) {
    self.root = root
    if let root { add(root, parent: -1, ordinal: -1) }
  }

  private mutating func add(_ node: SourceNode, parent: Int32, ordinal: Int32) {
    let number = node.place.node
    while slots.count <= Int(number) { slots.append(nil) }
    slots[Int(number)] = Slot(parent: parent, ordinal: ordinal)
    switch node.value {
    case .table(let entries):
      for (ordinal, entry) in entries.enumerated() {
        add(entry.value, parent: number, ordinal: Int32(ordinal))
      }
    case .array(let elements):
      for (ordinal, element) in elements.enumerated() {
        add(element, parent: number, ordinal: Int32(ordinal))
      }
    case .nothing, .text, .plain, .boolean, .integer, .number, .unsupported: break
    }
  }

  /// The positions that lead from the document to a value, one for each level; nil if the value was
  /// left out.
  private func ordinals(to number: Int32) -> [Int32]? {
    var ordinals: [Int32] = []
    var number = number
    while slots.indices.contains(Int(number)), let slot = slots[Int(number)] {
      guard slot.parent >= 0 else { return ordinals.reversed() }
      ordinals.append(slot.ordinal)
      number = slot.parent
    }
    return nil
  }

  /// All values from the document to a given value, each with the step that leads to it; empty if
  /// the value was left out.
  private func way(to number: Int32) -> [Found] {
    guard let root, let ordinals = ordinals(to: number) else { return [] }
    var way = [Found(node: root, step: nil)]
    var node = root
    for ordinal in ordinals.map(Int.init) {
      switch node.value {
      case .table(let entries):
        node = entries[ordinal].value
        way.append(Found(node: node, step: .key(entries[ordinal].key)))
      case .array(let elements):
        node = elements[ordinal]
        way.append(Found(node: node, step: .index(ordinal)))
      case .nothing, .text, .plain, .boolean, .integer, .number, .unsupported: return []
      }
    }
    return way
  }

  /// The value at a place; nil if it was left out of the tree.
  func value(at place: SourcePlace) -> SourceNode.Value? { node(at: place)?.value }

  /// The key of a value; nil for an array element and for the document.
  func key(of place: SourcePlace) -> String? {
    if case .key(let key)? = path(to: place).last { key } else { nil }
  }

  /// The table or array that contains a value; nil for the document.
  func parent(of place: SourcePlace) -> SourceNode? {
    way(to: place.node).dropLast().last?.node
  }

  func node(at place: SourcePlace) -> SourceNode? { way(to: place.node).last?.node }

  /// The place of a key's value in a table; nil if the table lacks the key.
  func entry(_ key: String, of place: SourcePlace) -> SourcePlace? {
    node(at: place)?[key]?.place
  }

  /// The keys and indices that lead from the document to a place.
  func path(to place: SourcePlace) -> [SourceStep] {
    way(to: place.node).compactMap(\.step)
  }
}
