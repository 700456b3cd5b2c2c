import Foundation
import RealMenus

@testable import MenuOracle

/// The output that the compiled program must print about a menu, according to the oracle.
struct RealInputReport {
  private(set) var text = ""

  init(_ menu: RealMenu) {
    let test = TestMenu(menu)
    var oracle = Oracle(test)
    text = "menu\t\(menu.name)\t\(oracle.nodes.count)\t\(test.top.count)\n"
    let visible = Set(oracle.rows().map(\.node))
    for node in oracle.documentOrder {
      item(node, flags(of: node, in: oracle, isVisible: visible.contains(node)), in: oracle)
    }
    var other = oracle
    rows("initial", oracle)
    _ = oracle.apply(.expandAll)
    rows("expanded", oracle)
    _ = oracle.apply(.collapseAll)
    rows("collapsed", oracle)
    _ = other.apply(.collapseAll)
    rows("collapsed at once", other)
  }

  private mutating func item(_ number: Int, _ flags: String, in oracle: Oracle) {
    let node = oracle.nodes[number]
    let item = node.item
    func field(_ key: String) -> String? { item.fields.first { $0.key == key }?.value }
    text += "item\t\(number)\t\(node.parent)\t\(node.depth)\t\(flags)"
    for field in [
      item.separator ? nil : item.id, item.title, field("detail"), item.body, field("url"),
      field("icon"),
    ] {
      text += "\t"
      if let field { text += "=" + RealMenuEscape.visible(field) }
    }
    text += "\n"
  }

  private func flags(of number: Int, in oracle: Oracle, isVisible: Bool) -> String {
    let item = oracle.nodes[number].item
    let isCategory = item.items != nil
    var flags = ""
    func add(_ flag: String, if isSet: Bool) { flags += isSet ? flag : "-" }
    add("c", if: isCategory)
    add("x", if: oracle.isExpandable(number))
    add("e", if: oracle.isEmpty(number))
    add("f", if: oracle.isExpandable(number) && !item.collapsible)
    add("o", if: oracle.open[number])
    add("i", if: oracle.initial[number])
    add("h", if: item.hidden)
    add("s", if: item.separator)
    add("v", if: isVisible)
    add("1", if: isCategory && oracle.isSingle(number))
    add("k", if: isCategory && oracle.keepsOpen(number))
    return flags
  }

  private mutating func rows(_ name: String, _ oracle: Oracle) {
    let rows = oracle.rows()
    text += "\(name)\t" + Self.list(rows.map(\.node))
    for section in oracle.sections(rows) {
      text += "section\t\(section.top ?? -1)\t" + Self.list(section.rows.map(\.node))
    }
  }

  private static func list(_ rows: [Int]) -> String {
    "\(rows.count)" + rows.map { " \($0)" }.joined() + "\n"
  }

  /// The first line that differs, or nil.
  func difference(from actual: String) -> String? {
    if actual.utf8.elementsEqual(text.utf8) { return nil }
    let expected = text.components(separatedBy: "\n")
    let actual = actual.components(separatedBy: "\n")
    for (expected, actual) in zip(expected, actual) where expected != actual {
      return "expected: \(expected.prefix(400))\n  actual: \(actual.prefix(400))"
    }
    return "expected \(expected.count) lines, not \(actual.count)"
  }
}
