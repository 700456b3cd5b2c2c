import Testing

@testable import MenuRuntime

/// One item of a menu under test, as a person would write it.
struct TestItem {
  var id: String
  var items: [TestItem]?
  var body: String?
  var collapsed = true
  var collapsible = true
  var hidden = false
  var enabled = true
  var separator = false
  var single = false
  var keepOpen = false
  var title: String?
  var fields: [(key: String, value: String)] = []

  static func leaf(_ id: String, hidden: Bool = false) -> TestItem {
    TestItem(id: id, hidden: hidden)
  }

  static func category(
    _ id: String, open: Bool = false, fixed: Bool = false, hidden: Bool = false,
    single: Bool = false, keepOpen: Bool = false, body: String? = nil, _ items: [TestItem]
  ) -> TestItem {
    TestItem(
      id: id, items: items, body: body, collapsed: !open, collapsible: !fixed, hidden: hidden,
      single: single, keepOpen: keepOpen)
  }

  static var line: TestItem { TestItem(id: "", separator: true) }
}

/// A menu under test: its items, numbered breadth first, and the table text made from them.
struct TestMenu {
  var layout = MenuLayout.rows
  var single = false
  var keepOpen = false
  var indicator = TestMenu.plusMinus
  var animation = MenuAnimation(insert: .automatic, delete: .automatic)
  var scroll = MenuScroll(to: .none)
  var top: [TestItem]

  static var plusMinus: MenuIndicator {
    MenuIndicator(collapsed: MenuGlyph(text: "+"), expanded: MenuGlyph(text: "–"))
  }

  /// The items in breadth-first order, with parent and children by number.
  func numbered() -> [(item: TestItem, parent: Int, children: Range<Int>)] {
    var result = top.map { (item: $0, parent: -1, children: 0..<0) }
    var next = 0
    while next < result.count {
      let children = result[next].item.items ?? []
      if !children.isEmpty {
        result[next].children = result.count..<(result.count + children.count)
        for child in children { result.append((item: child, parent: next, children: 0..<0)) }
      }
      next += 1
    }
    return result
  }

  /// The table's two texts, written plainly.
  func texts() -> (structure: String, text: String, digits: Int, textDigits: Int) {
    let nodes = numbered()
    let oracle = Oracle(self)
    func size(_ node: Int) -> Int {
      if nodes[node].item.hidden { return 0 }
      return 1 + (oracle.open.contains(node) ? nodes[node].children.map(size).reduce(0, +) : 0)
    }
    let digits = String(max(nodes.count, 1)).count
    var text = ""
    var offsets: [Int] = []
    for node in nodes {
      offsets.append(text.utf8.count)
      let item = node.item
      let title = item.separator ? "" : item.title ?? item.id.uppercased()
      text += "\(item.id.utf8.count):\(item.id) \(title.utf8.count):\(title)"
      if let body = item.body { text += " body \(body.utf8.count):\(body)" }
      for field in item.fields { text += " \(field.key) \(field.value.utf8.count):\(field.value)" }
      text += "\n"
    }
    let textDigits = String(max(text.utf8.count, 1)).count
    let ranked = nodes.indices.sorted { left, right in
      let (a, b) = (nodes[left].item, nodes[right].item)
      if a.separator, b.separator { return left < right }
      if a.separator || b.separator { return b.separator }
      return a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
    }
    func pad(_ number: Int?, _ width: Int) -> String {
      let digits = number.map { String($0) } ?? ""
      return String(repeating: " ", count: width - digits.count) + digits
    }
    var structure = ""
    for (number, node) in nodes.enumerated() {
      let item = node.item
      let siblings = node.parent < 0 ? 0..<top.count : nodes[node.parent].children
      let place = number - siblings.lowerBound + 1
      let lowest = place & -place
      let tree = (place - lowest..<place).map { size(siblings.lowerBound + $0) }.reduce(0, +)
      let shown = node.children.map(size).reduce(0, +)
      var depth = 0
      var above = node.parent
      while above >= 0 {
        depth += 1
        above = nodes[above].parent
      }
      let flags = [
        item.items != nil ? "c" : "-", item.body != nil ? "b" : "-",
        oracle.open.contains(number) ? "o" : "-", item.collapsible ? "-" : "f",
        item.hidden ? "h" : "-", item.enabled ? "-" : "d", item.separator ? "s" : "-",
        item.single ? "1" : "-", item.keepOpen ? "k" : "-",
      ]
      let columns = [
        pad(node.parent < 0 ? nil : node.parent, digits), pad(node.children.lowerBound, digits),
        pad(node.children.count, digits), pad(tree, digits), pad(shown, digits),
        pad(ranked[number], digits), pad(depth, 2), flags.joined(),
        pad(offsets[number], textDigits),
      ]
      structure += columns.joined(separator: " ") + "\n"
    }
    return (structure, text, digits, textDigits)
  }

  var table: MenuTable {
    let (structure, text, digits, textDigits) = texts()
    return MenuTable(
      name: "Test", title: "A test", nodeCount: numbered().count, topLevelCount: top.count,
      digits: digits, textDigits: textDigits, layout: layout, topLevelIsSingle: single,
      topLevelKeepsOpen: keepOpen, settings: settings(), structure: immortal(structure),
      structureCount: structure.utf8.count, text: immortal(text), textCount: text.utf8.count)
  }

  var state: MenuExpansion { MenuExpansion(table) }

  private func settings() -> MenuSettings {
    MenuSettings(indicator: indicator, animation: animation, scroll: scroll)
  }

  /// Bytes that are never freed, as a table needs them.
  private func immortal(_ text: String) -> UnsafePointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    _ = bytes.initialize(from: text.utf8)
    return UnsafePointer(bytes.baseAddress!)
  }
}

extension MenuExpansion {
  /// The ids of the rows from top to bottom, a hyphen for a separator.
  var rows: [String] {
    (0..<rowCount).map { row in node(atRow: row).flatMap { table.id(of: $0) } ?? "-" }
  }

  /// The node of an id; a node outside the menu if there is none.
  subscript(id: String) -> MenuNode { table.node(withID: id) ?? MenuNode(-1) }
}
