@testable import MenuOracle

/// Access to items by their index paths.
extension TestMenu {
  /// The index paths of all items.
  func paths() -> [[Int]] {
    func below(_ items: [TestItem], _ path: [Int]) -> [[Int]] {
      items.enumerated().flatMap { index, item in
        [path + [index]] + below(item.items ?? [], path + [index])
      }
    }
    return below(top, [])
  }

  subscript(path: [Int]) -> TestItem {
    get {
      path.dropFirst().reduce(top[path[0]]) { item, index in item.items?[index] ?? item }
    }
    set { Self.edit(&top, path[...]) { $0[$1] = newValue } }
  }

  mutating func remove(_ path: [Int]) { Self.edit(&top, path[...]) { $0.remove(at: $1) } }

  mutating func insert(_ item: TestItem, before path: [Int]) {
    Self.edit(&top, path[...]) { $0.insert(item, at: $1) }
  }

  private static func edit(
    _ items: inout [TestItem], _ path: ArraySlice<Int>, _ change: (inout [TestItem], Int) -> Void
  ) {
    guard let index = path.first else { return }
    if path.count == 1 { return change(&items, index) }
    var children = items[index].items ?? []
    edit(&children, path.dropFirst(), change)
    items[index].items = children
  }
}
