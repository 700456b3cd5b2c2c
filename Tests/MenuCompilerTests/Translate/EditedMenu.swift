@testable import MenuCompiler
@testable import MenuOracle

/// A menu that its author changes, together with its translator's work on each item.
struct EditedMenu {
  final class Item {
    let number: Int
    var declaredID: String?
    var title: String
    var detail: String?
    var was: [String] = []
    var children: [Item] = []

    init(number: Int, declaredID: String?, title: String) {
      self.number = number
      self.declaredID = declaredID
      self.title = title
    }
  }

  private(set) var dice: Dice
  private(set) var items: [Item] = []
  private var deleted: [Item] = []
  private var words = 0
  private var count = 0
  /// The last place of each item in the menu, by its number.
  private var lastPlaces: [Int: Place] = [:]

  struct Place {
    let id: String
    let isDeclared: Bool
    let title: String
    /// The parent's number; 0 at the top.
    let parent: Int
  }

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    for _ in 0..<6 { insert() }
    for (item, place) in places { lastPlaces[item.number] = place }
  }

  // MARK: Edits

  /// Makes one change, as an author would. An item whose id changes gets a `was`, unless its id
  /// only follows its parent's.
  mutating func edit() {
    switch dice.below(8) {
    case 0: insert()
    case 1: any?.title = word()
    case 2: any?.detail = dice.chance(70) ? word() : nil
    case 3: any?.declaredID = dice.chance(50) ? word().lowercased() : nil
    case 4, 5: move()
    case 6: delete()
    default: restore()
    }
    let places = places
    for (item, place) in places {
      guard let old = lastPlaces[item.number], old.id != place.id else { continue }
      let follows =
        item.declaredID == nil && !old.isDeclared && old.title == item.title
        && old.parent == place.parent
      if !follows { item.was.insert(old.id, at: 0) }
    }
    let taken = Set(places.map(\.place.id))
    var seen: Set<String> = []
    for (item, _) in places {
      item.was.removeAll { taken.contains($0) || !seen.insert($0).inserted }
    }
    for (item, place) in places { lastPlaces[item.number] = place }
  }

  private mutating func word() -> String {
    words += 1
    return "Word\(words)"
  }

  private mutating func insert() {
    count += 1
    let item = Item(
      number: count, declaredID: dice.chance(30) ? word().lowercased() : nil, title: word())
    if dice.chance(40) { item.detail = word() }
    place(item)
  }

  private mutating func place(_ item: Item) {
    if dice.chance(50), let parent = any {
      parent.children.insert(item, at: dice.below(parent.children.count + 1))
    } else {
      items.insert(item, at: dice.below(items.count + 1))
    }
  }

  private var any: Item? {
    mutating get {
      let all = all
      return all.isEmpty ? nil : dice.pick(all).item
    }
  }

  private mutating func remove() -> Item? {
    guard let item = any else { return nil }
    items.removeAll { $0 === item }
    for (other, _) in all { other.children.removeAll { $0 === item } }
    return item
  }

  private mutating func move() {
    if let item = remove() { place(item) }
  }

  private mutating func delete() {
    if all.count > 2, let item = remove() { deleted.append(item) }
  }

  private mutating func restore() {
    if let item = deleted.popLast() { place(item) }
  }

  // MARK: The menu

  /// All items with their ids, in order.
  var all: [(item: Item, id: String)] { places.map { ($0.item, $0.place.id) } }

  private var places: [(item: Item, place: Place)] {
    var places: [(Item, Place)] = []
    func add(_ items: [Item], _ parent: Int, _ prefix: String) {
      for item in items {
        let id = item.declaredID ?? prefix + item.title.lowercased()
        let place = Place(
          id: id, isDeclared: item.declaredID != nil, title: item.title, parent: parent)
        places.append((item, place))
        add(item.children, item.number, id + ".")
      }
    }
    add(items, 0, "")
    return places
  }

  /// The menu as a document.
  var yaml: String {
    "menu: M\nlanguage: en\nitems: \(Self.text(items))\n"
  }

  private static func text(_ items: [Item]) -> String {
    let texts = items.map { item in
      var entries = ["title: \(item.title)"]
      if let id = item.declaredID { entries.append("id: \(id)") }
      if let detail = item.detail { entries.append("detail: \(detail)") }
      if !item.was.isEmpty { entries.append("was: [\(item.was.joined(separator: ", "))]") }
      if !item.children.isEmpty { entries.append("items: \(text(item.children))") }
      return "{ \(entries.joined(separator: ", ")) }"
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}
