import Foundation

/// What the compiled program prints about a menu, as the model has it.
struct RealInputReport {
  private(set) var text = ""

  init(_ menu: RealInputMenu) {
    let model = RealInputModel(menu)
    let all = model.all
    text = "menu\t\(menu.name)\t\(all.count)\t\(model.top.count)\n"
    let visible = Set(model.rows(of: model.top).map(\.number))
    for node in all {
      item(node, flags(of: node, in: model, isVisible: visible.contains(node.number)))
    }
    rows("initial", model)
    model.expandAll()
    rows("expanded", model)
    model.collapseAll()
    rows("collapsed", model)
    let other = RealInputModel(menu)
    other.collapseAll()
    rows("collapsed at once", other)
  }

  private mutating func item(_ node: RealInputModel.Node, _ flags: String) {
    let item = node.item
    let parent = node.parent?.number ?? -1
    text += "item\t\(node.number)\t\(parent)\t\(node.depth)\t\(flags)"
    for field in [item.id, item.title, item.detail, item.body, item.url, item.icon] {
      text += "\t"
      if let field { text += "=" + RealInputEscape.visible(field) }
    }
    text += "\n"
  }

  private func flags(
    of node: RealInputModel.Node, in model: RealInputModel, isVisible: Bool
  ) -> String {
    let item = node.item
    var flags = ""
    func add(_ flag: String, if isSet: Bool) { flags += isSet ? flag : "-" }
    add("c", if: item.isCategory)
    add("x", if: node.isExpandable)
    add("e", if: node.isEmpty)
    add("f", if: node.isExpandable && node.isFixed)
    add("o", if: node.isOpen)
    add("i", if: node.isOpen)
    add("h", if: item.isHidden)
    add("s", if: item.isSeparator)
    add("v", if: isVisible)
    add("1", if: item.isCategory && model.isSingle(under: node))
    add("k", if: item.isCategory && model.keepsOpen(under: node))
    return flags
  }

  private mutating func rows(_ name: String, _ model: RealInputModel) {
    let rows = model.rows(of: model.top)
    text += "\(name)\t\(rows.count)"
    for row in rows { text += " \(row.number)" }
    text += "\n"
    if model.menu.layout == .rows {
      text += "section\t-1\t\(rows.count)"
      for row in rows { text += " \(row.number)" }
      text += "\n"
      return
    }
    for node in model.top where !node.item.isHidden {
      var rows = model.rows(of: [node])
      if model.menu.layout == .sectionHeaders { rows.removeFirst() }
      text += "section\t\(node.number)\t\(rows.count)"
      for row in rows { text += " \(row.number)" }
      text += "\n"
    }
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
