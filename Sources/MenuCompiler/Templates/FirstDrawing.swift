/// The items that a page shows before its script runs: at most about ``limit`` items, and the path
/// to the current item.
struct FirstDrawing {
  /// The number of items that a browser draws without noticeable delay.
  static let limit = 10_000

  /// The number of items in the upper levels. The levels are complete and have at most ``limit``
  /// items in total, unless the top level alone has more: it is then cut off at the limit.
  let upperCount: Int
  /// The current item; nil if there is none.
  private let current: Int?
  private let ancestors: Set<Int>
  private let menu: LoweredMenu

  /// - Parameter current: The id or the URL of the current item; empty for none.
  init(_ menu: LoweredMenu, current: String) {
    self.menu = menu
    var upper = min(menu.topLevelCount, Self.limit)
    var depth = Int.min
    for node in menu.depths.indices.prefix(Self.limit + 1) where Int(menu.depths[node]) != depth {
      depth = Int(menu.depths[node])
      upper = max(upper, min(node, Self.limit))
    }
    upperCount = menu.count <= Self.limit ? menu.count : upper
    self.current = current.isEmpty ? nil : Self.node(named: current, in: menu)
    var ancestors: Set<Int> = []
    var node = self.current.map { Int(menu.parents[$0]) } ?? -1
    while node >= 0 {
      ancestors.insert(node)
      node = Int(menu.parents[node])
    }
    self.ancestors = ancestors
  }

  private static func node(named name: String, in menu: LoweredMenu) -> Int? {
    let nodes = 0..<menu.count
    return nodes.first { menu.ids[$0] == name && !menu.flags[$0].contains(.separator) }
      ?? nodes.first { menu.details[$0]?.fields.text(.url) == name }
      ?? nodes.first { menu.details[$0]?.fields.text(.url).map(page) == page(at: name) }
  }

  /// The page at an address: `/page`, `/page/`, `/page.html` and `/page/index.html` are the same
  /// page.
  private static func page(at address: String) -> Substring {
    var page = address[...]
    if page.hasSuffix("/index.html") { page.removeLast("index.html".count) }
    if page.hasSuffix(".html") { page.removeLast(".html".count) }
    if page.count > 1, page.hasSuffix("/") { page.removeLast() }
    return page
  }

  func isUpper(_ node: Int) -> Bool { node < upperCount }
  func isCurrent(_ node: Int) -> Bool { node == current }
  func containsCurrent(_ node: Int) -> Bool { ancestors.contains(node) }

  /// Whether the item is open when the current item is revealed.
  func isRevealed(_ node: Int) -> Bool {
    if ancestors.contains(node) { return true }
    guard menu.flags[node].contains(.open) else { return false }
    let parent = Int(menu.parents[node])
    let isSingle = parent < 0 ? menu.topLevelIsSingle : menu.flags[parent].contains(.single)
    guard isSingle else { return true }
    // In a group where only one item can be open, an ancestor of the current item closes the
    // others.
    return !ancestors.contains { Int(menu.parents[$0]) == parent }
  }
}
