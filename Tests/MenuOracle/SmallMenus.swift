/// All menus with a number of items: every shape of the tree, and every combination of settings.
///
/// An item with items is closed, open or fixed, its group single or not, and keep-open or not. An item without
/// items is plain, has a body, closed or open, or is a separator.
struct SmallMenus {
  /// The depths of the items in document order: all sequences that begin with 0 and never rise by
  /// more than 1.
  static func shapes(_ count: Int) -> [[Int]] {
    var shapes = [[0]]
    for _ in 1..<max(1, count) {
      shapes = shapes.flatMap { shape in (0...(shape.last ?? 0) + 1).map { shape + [$0] } }
    }
    return shapes
  }

  /// Calls a function with each menu whose tree has this shape, until it returns false.
  static func forEach(_ shape: [Int], _ body: (TestMenu) -> Bool) {
    let choices = shape.indices.map { index in hasItems(shape, index) ? 12 : 4 }
    let total = choices.reduce(4, *)
    for number in 0..<total {
      var rest = number
      func digit(_ base: Int) -> Int {
        defer { rest /= base }
        return rest % base
      }
      let rules = digit(4)
      let settings = choices.map(digit)
      var next = 0
      var menu = TestMenu(top: items(shape, settings, at: 0, &next))
      (menu.single, menu.keepOpen) = (rules & 1 != 0, rules & 2 != 0)
      if !body(menu) { return }
    }
  }

  private static func hasItems(_ shape: [Int], _ index: Int) -> Bool {
    index + 1 < shape.count && shape[index + 1] > shape[index]
  }

  /// The items at a depth, from the next one on.
  private static func items(
    _ shape: [Int], _ settings: [Int], at depth: Int, _ next: inout Int
  ) -> [TestItem] {
    var items: [TestItem] = []
    while next < shape.count, shape[next] == depth {
      let (index, setting) = (next, settings[next])
      next += 1
      let below = hasItems(shape, index) ? Self.items(shape, settings, at: depth + 1, &next) : nil
      items.append(item("n\(index)", below, setting))
    }
    return items
  }

  private static func item(_ id: String, _ below: [TestItem]?, _ setting: Int) -> TestItem {
    guard let below else {
      if setting == 3 { return .line }
      var leaf = TestItem.leaf(id)
      if setting > 0 { leaf.body = "text" }
      leaf.collapsed = setting == 1
      return leaf
    }
    return .category(
      id, open: setting % 3 == 1, fixed: setting % 3 == 2, single: setting / 3 % 2 == 1,
      keepOpen: setting / 6 == 1, below)
  }
}
