/// The data of a program beside its menu: the rows of slots, each with a permanent id and a number
/// of updates, and the badges of items.
@MainActor final class ProgramRows {
  struct Row {
    let id: Int
    var updates = 0
  }

  private var rows: [MenuNode: [Row]] = [:]
  private var nextID = 0
  var badges: [MenuNode: Int] = [:]
  var disabled: Set<MenuNode> = []

  func row(_ index: Int, of slot: MenuNode) -> Row {
    let rows = rows[slot] ?? []
    return rows.indices.contains(index) ? rows[index] : Row(id: -1)
  }

  func title(ofRow index: Int, of slot: MenuNode) -> String { "row \(row(index, of: slot).id)" }

  /// How often the row was updated; nil for never.
  func detail(ofRow index: Int, of slot: MenuNode) -> String? {
    let updates = row(index, of: slot).updates
    return updates == 0 ? nil : "updated \(updates)"
  }

  func setCount(_ count: Int, in slot: MenuNode) {
    var list = rows.removeValue(forKey: slot) ?? []
    while list.count < count { list.append(make()) }
    list.removeLast(list.count - max(count, 0))
    rows[slot] = list
  }

  /// Gives the rows of a slot to another node, which is the slot in another version of the menu.
  func move(from slot: MenuNode, to other: MenuNode) {
    rows[other] = rows.removeValue(forKey: slot)
  }

  /// Indices that do not follow from the rows before them do not count, nor any once there are `limit` rows.
  func insert(_ indices: [Int], in slot: MenuNode, limit: Int = .max) {
    var list = rows.removeValue(forKey: slot) ?? []
    for index in Set(indices).sorted() where index >= 0 && index <= list.count {
      if list.count < limit { list.insert(make(), at: index) }
    }
    rows[slot] = list
  }

  func remove(_ indices: [Int], in slot: MenuNode) {
    let indices = Set(indices)
    rows[slot] = (rows[slot] ?? []).enumerated().filter { !indices.contains($0.offset) }
      .map(\.element)
  }

  func update(_ indices: [Int], in slot: MenuNode) {
    for index in Set(indices) where (rows[slot] ?? []).indices.contains(index) {
      rows[slot]?[index].updates += 1
    }
  }

  func update(_ nodes: [MenuNode]) {
    for node in Set(nodes) { badges[node, default: 0] += 1 }
  }

  private func make() -> Row {
    nextID += 1
    return Row(id: nextID)
  }
}
