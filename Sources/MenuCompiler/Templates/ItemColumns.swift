/// The columns that items have in any order.
extension ItemRows {
  func columns(of nodes: [Int]) -> [String: () -> RowColumn] {
    var columns: [String: () -> RowColumn] = [
      "number": { .numbers(nodes.map(Int32.init)) },
      "id": { .texts(nodes.map { menu.ids[$0] }) },
      "title": { .texts(nodes.map { menu.titles[$0] }) },
      "parent": { .numbers(nodes.map { menu.parents[$0] }) },
      "depth": { .numbers(nodes.map { Int32(menu.depths[$0]) }) },
      "flags": { .flags(nodes.map { menu.flags[$0] }) },
      "checkFlags": { .words(nodes.map { menu.flags[$0].checkLetters }) },
      "flagBits": { .numbers(nodes.map { Int32(menu.flags[$0].rawValue) }) },
      "isTopLevel": { .truths(nodes.map { menu.parents[$0] < 0 }) },
      "isShown": { .truths(nodes.map(isShown)) },
      "canOpen": { .truths(nodes.map(canOpen)) },
      "isInSingleGroup": { .truths(nodes.map(isInSingleGroup)) },
    ]
    for (name, flag) in Self.flags {
      columns[name] = { .truths(nodes.map { menu.flags[$0].contains(flag) }) }
    }
    for field in ItemField.allCases {
      columns[field.key] = {
        .texts(nodes.map { menu.details[$0]?.fields.text(field) ?? "" })
      }
    }
    for (name, text) in Self.texts {
      columns[name] = { .texts(nodes.map { menu.details[$0].flatMap { text($0.fields) } ?? "" }) }
    }
    for (name, glyph) in Self.glyphs {
      columns[name] = { .texts(nodes.map { glyph(menu.indicator(of: $0))?.text ?? "" }) }
    }
    for column in menu.columns {
      columns["values.\(column.name)"] = { .texts(nodes.map { value(of: $0, in: column) }) }
    }
    return columns
  }

  private func value(of node: Int, in column: Column) -> String {
    if menu.flags[node].contains(.separator) { return "" }
    let value = menu.details[node]?.fields.values[column.name] ?? column.defaultValue
    return value?.printed ?? ""
  }

  /// Whether neither the item nor any of its ancestors is hidden.
  private func isShown(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if menu.flags[node].contains(.hidden) { return false }
      node = Int(menu.parents[node])
    }
    return true
  }

  private func canOpen(_ node: Int) -> Bool {
    menu.flags[node].contains(.body)
      || menu.children(of: node).contains { !menu.flags[$0].contains(.hidden) }
  }

  private func isInSingleGroup(_ node: Int) -> Bool {
    let parent = Int(menu.parents[node])
    return parent < 0 ? menu.topLevelIsSingle : menu.flags[parent].contains(.single)
  }

  private static let flags: [(name: String, flag: NodeFlags)] = [
    ("isCategory", .category), ("isOpen", .open), ("isFixed", .fixed), ("isHidden", .hidden),
    ("isDisabled", .disabled), ("isSeparator", .separator), ("isSingle", .single),
    ("keepsOpen", .keepOpen), ("isCheckItem", .checkItem), ("isChecked", .checked),
    ("choosesOne", .choosesOne),
  ]

  private static let texts: [(name: String, text: @Sendable (ItemDetails.Fields) -> String?)] = [
    ("label", { $0.accessibilityLabel }), ("hint", { $0.accessibilityHint }),
  ]

  private static let glyphs: [(name: String, glyph: @Sendable (Indicator) -> Glyph?)] = [
    ("collapsedGlyph", { $0.collapsed }), ("expandedGlyph", { $0.expanded }),
    ("leafGlyph", { $0.leaf }),
  ]
}
