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
      "flagBits": { .numbers(nodes.map { Int32(menu.flags[$0].rawValue) }) },
      "isTopLevel": { .truths(nodes.map { menu.parents[$0] < 0 }) },
      "isShown": { .truths(nodes.map(isShown)) },
      "canOpen": { .truths(nodes.map(canOpen)) },
      "isInSingleGroup": { .truths(nodes.map(isInSingleGroup)) },
      "isLink": { .truths(nodes.map(isLink)) },
      "isUpper": { .truths(nodes.map(drawing.isUpper)) },
      "isCurrent": { .truths(nodes.map(drawing.isCurrent)) },
      "containsCurrent": { .truths(nodes.map(drawing.containsCurrent)) },
      "isRevealed": { .truths(nodes.map(drawing.isRevealed)) },
    ]
    for (name, flag) in Self.flags {
      columns[name] = { .truths(nodes.map { menu.flags[$0].contains(flag) }) }
    }
    for field in ItemField.allCases {
      columns[field.key] = {
        .texts(nodes.map { menu.details[$0]?.fields.text(field) ?? "" })
      }
      columns["has.\(field.key)"] = {
        .truths(nodes.map { menu.details[$0]?.fields[field] != nil })
      }
    }
    for (name, text) in Self.texts {
      columns[name] = { .texts(nodes.map { menu.details[$0].flatMap { text($0.fields) } ?? "" }) }
      columns["has.\(name)"] = {
        .truths(nodes.map { menu.details[$0].flatMap { text($0.fields) } != nil })
      }
    }
    for (name, glyph) in Self.glyphs {
      columns["\(name)Glyph"] = { .texts(nodes.map { glyph(menu.indicator(of: $0))?.text ?? "" }) }
      columns["\(name)Image"] = { .texts(nodes.map { glyph(menu.indicator(of: $0))?.image ?? "" }) }
    }
    columns["has.indicator"] = {
      .truths(nodes.map { menu.details[$0]?.fields.indicator != nil })
    }
    columns["glyphColor"] = { .texts(nodes.map { menu.indicator(of: $0).color ?? "" }) }
    columns["glyphHighlight"] = { .texts(nodes.map { menu.indicator(of: $0).highlight ?? "" }) }
    columns["hidesWhenEmpty"] = { .truths(nodes.map { menu.indicator(of: $0).hideWhenEmpty }) }
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

  /// Whether the item shows at first, and neither it nor any of its ancestors is hidden.
  private func isShown(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if menu.isAbsentAtFirst[node] { return false }
      node = Int(menu.parents[node])
    }
    return true
  }

  private func canOpen(_ node: Int) -> Bool {
    menu.flags[node].contains(.body)
      || menu.hasSlotRowAtFirst(node)
      || menu.children(of: node).contains { !menu.isAbsentAtFirst[$0] }
  }

  /// Whether a tap on the row, as opposed to its glyph, can follow a link.
  private func isLink(_ node: Int) -> Bool {
    guard let fields = menu.details[node]?.fields, fields.text(.url)?.isEmpty == false,
      fields.text(.action) == nil
    else { return false }
    let opens = menu.flags[node].contains(.category) || menu.flags[node].contains(.body)
    return !opens || menu.settings[.hitArea] == .string(HitArea.indicator.rawValue)
  }

  private func isInSingleGroup(_ node: Int) -> Bool {
    let parent = Int(menu.parents[node])
    return parent < 0 ? menu.topLevelIsSingle : menu.flags[parent].contains(.single)
  }

  private static let flags: [(name: String, flag: NodeFlags)] = [
    ("isCategory", .category), ("isOpen", .open), ("isFixed", .fixed), ("isHidden", .hidden),
    ("isDisabled", .disabled), ("isSeparator", .separator), ("isSingle", .single),
    ("keepsOpen", .keepOpen), ("isCheckItem", .checkItem), ("isChecked", .checked),
    ("choosesOne", .choosesOne), ("isSlot", .slot),
  ]

  private static let texts: [(name: String, text: @Sendable (ItemDetails.Fields) -> String?)] = [
    ("label", { $0.accessibilityLabel }), ("hint", { $0.accessibilityHint }),
    ("when", { $0.when.isEmpty ? nil : $0.when.words }),
    ("keywords", { $0.keywords.isEmpty ? nil : $0.keywords.joined(separator: "\n") }),
  ]

  private static let glyphs: [(name: String, glyph: @Sendable (Indicator) -> Glyph?)] = [
    ("collapsed", { $0.collapsed }), ("expanded", { $0.expanded }), ("empty", { $0.empty }),
    ("leaf", { $0.leaf }),
  ]
}
