/// The content of a row.
public enum MenuRowContent: Hashable, Sendable {
  /// An item.
  case item(MenuNode)
  /// A slot's row with this index, from 0, which the program provides.
  case slotRow(MenuNode, index: Int)
  /// The placeholder of a slot that has no rows.
  case placeholder(MenuNode)
  /// The row that a slot shows after its rows while it is busy.
  case loading(MenuNode)

  /// The item, or the slot whose row this is.
  public var node: MenuNode {
    switch self {
    case .item(let node), .slotRow(let node, _), .placeholder(let node), .loading(let node): node
    }
  }
}

extension MenuTable {
  /// Whether the rows of a slot are check items, whose checks the program keeps.
  public func canCheckRows(of slot: MenuNode) -> Bool {
    isSlot(slot) && (choosesOne(under: slot) || choosesAny(in: slot))
  }
}

/// The additional row after the rows that the program gave a slot.
enum MenuLastRow {
  case none, placeholder, loading
}

/// A category whose rows the program provides.
struct MenuSlot: Sendable {
  let node: Int
  let hasPlaceholder: Bool
  let hasLoading: Bool
  var isBusy = false
  /// The number of rows that the program provides.
  var count = 0

  var lastRow: MenuLastRow {
    if isBusy, hasLoading { return .loading }
    return count == 0 && hasPlaceholder ? .placeholder : .none
  }

  /// The number of all rows of the slot.
  var rows: Int { lastRow == .none ? count : count + 1 }
}

/// The slots of a menu, the number of rows of each, and which slots are busy.
struct MenuSlots: Sendable {
  /// The slots, ascending by number.
  private(set) var all: [MenuSlot] = []
  /// The number of rows that the slots can gain, so that all rows of the menu can be numbered in 20
  /// bits.
  private var room = 0

  /// No slots.
  init() {}

  /// These slots, in ascending order, before any event.
  init(_ nodes: [Int], in table: MenuTable) {
    for node in nodes {
      all.append(
        MenuSlot(
          node: node, hasPlaceholder: table.flag(.hasPlaceholder, node),
          hasLoading: table.flag(.hasLoading, node)))
    }
    room = max(0xFFFFF - table.count - all.count, 0)
  }

  /// The number of rows that the program gave the slot; 0 for a node that is not a slot.
  func count(_ slot: Int) -> Int { find(slot)?.count ?? 0 }

  func isBusy(_ slot: Int) -> Bool { find(slot)?.isBusy ?? false }

  func lastRow(_ slot: Int) -> MenuLastRow { find(slot)?.lastRow ?? .none }

  /// The number of all rows of the slot; 0 for a node that is not a slot.
  func rowCount(_ slot: Int) -> Int { find(slot)?.rows ?? 0 }

  /// The number of rows that the slot gets if this many are requested: at most as many as there is
  /// room for.
  func fittingCount(_ count: Int, _ slot: Int) -> Int {
    min(max(count, 0), self.count(slot) + room)
  }

  /// The given indices that rows inserted into the slot can have, ascending.
  func insertable(_ indices: [Int], _ slot: Int) -> [Int] {
    let count = count(slot)
    var result: [Int] = []
    for index in MenuNode.ascending(indices, below: count + room) {
      if index > count + result.count || result.count >= room { break }
      result.append(index)
    }
    return result
  }

  /// The given indices that rows of the slot have, ascending.
  func existing(_ indices: [Int], _ slot: Int) -> [Int] {
    MenuNode.ascending(indices, below: count(slot))
  }

  /// Gives the slot this many rows; the caller ensures that there is room for them.
  mutating func set(_ count: Int, _ isBusy: Bool, _ slot: Int) {
    let place = place(of: slot)
    if place < 0 { return }
    room += all[place].count - count
    all[place].count = count
    all[place].isBusy = isBusy
  }

  /// The slot with this number, or nil.
  func find(_ slot: Int) -> MenuSlot? {
    let place = all.isEmpty ? -1 : place(of: slot)
    return place < 0 ? nil : all[place]
  }

  /// The place of the slot in `all`, or −1; found by binary search.
  private func place(of slot: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].node < slot { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].node == slot ? low : -1
  }
}
