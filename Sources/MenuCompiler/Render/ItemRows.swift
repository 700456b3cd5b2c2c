/// The rows `items` of templates.
struct ItemRows {
  let menu: LoweredMenu
  let escaping: TextEscaping
  /// Whether the column `texts` is wanted: in a large menu it is large.
  let hasTexts: Bool

  func rows() -> RowSet {
    let units = escaping.units
    var records: [String] = []
    var offsets: [Int32] = []
    records.reserveCapacity(menu.count)
    var offset = 0
    for node in 0..<menu.count {
      let record = RecordText(of: node, in: menu, units: units).bytes
      offsets.append(Int32(clamping: offset))
      offset += units.count(record) + 1
      records.append(record)
    }
    let structure: [String: RowColumn] = [
      "number": .numbers((0..<Int32(menu.count)).map { $0 }),
      "id": .texts(menu.ids),
      "title": .texts(menu.titles),
      "parent": .numbers(menu.parents),
      "firstChild": .numbers(menu.firstChildren),
      "childCount": .numbers(menu.childCounts),
      "depth": .numbers(menu.depths.map(Int32.init)),
      "flags": .flags(menu.flags),
      "sizeTree": .numbers(menu.sizeTree),
      "shownRows": .numbers(menu.shownRows),
      "nodeByID": .numbers(menu.nodesByID),
      "record": .texts(records),
      "texts": .texts(hasTexts ? texts() : Array(repeating: "", count: menu.count)),
      "recordOffset": .numbers(offsets),
    ]
    let columns = structure.merging(details()) { $1 }.merging(truths()) { $1 }
    return RowSet(
      count: menu.count, columns: columns,
      members: [
        "topLevelCount": menu.topLevelCount,
        "digits": String(max(menu.count, 1)).utf8.count,
        "recordDigits": String(offset).utf8.count,
      ],
      escaping: escaping)
  }

  /// The rows `numbers`.
  func numbers() -> RowSet {
    var items: [Int32] = []
    var keys: [String] = []
    var values: [String] = []
    for node in 0..<menu.count {
      visitFields(of: node, in: menu) { field in
        guard field.isNumber else { return }
        items.append(Int32(node))
        keys.append(field.key)
        values.append(field.value)
      }
    }
    return RowSet(
      count: items.count,
      columns: ["item": .numbers(items), "key": .texts(keys), "value": .words(values)],
      escaping: escaping)
  }

  private func texts() -> [String] {
    (0..<menu.count).map { node in
      var text = menu.ids[node] + "\0" + menu.titles[node]
      visitFields(of: node, in: menu) { text += "\0" + $0.key + "\0" + $0.value }
      return text
    }
  }

  /// What items say of themselves; empty where one is silent.
  private func details() -> [String: RowColumn] {
    let fields = menu.details.map { $0?.fields }
    func column(_ text: (ItemDetails.Fields) -> String?) -> RowColumn {
      .texts(fields.map { $0.flatMap(text) ?? "" })
    }
    func glyphs(_ glyph: KeyPath<Indicator, Glyph?>) -> RowColumn {
      let shared = menu.settings.indicator[keyPath: glyph]?.text ?? ""
      return .texts(
        (0..<menu.count).map { node in
          guard fields[node]?.indicator != nil else { return shared }
          return menu.indicator(of: node)[keyPath: glyph]?.text ?? ""
        })
    }
    return [
      "detail": column(\.detail), "body": column(\.body), "footer": column(\.footer),
      "icon": column(\.icon), "action": column(\.action), "url": column(\.url),
      "accessory": column { $0.accessory.flatMap { $0 == .none ? nil : $0.rawValue } },
      "shortcut": column { $0.shortcut?.description },
      "label": column(\.accessibilityLabel), "hint": column(\.accessibilityHint),
      "collapsedGlyph": glyphs(\.collapsed), "expandedGlyph": glyphs(\.expanded),
      "leafGlyph": glyphs(\.leaf),
    ]
  }

  private func truths() -> [String: RowColumn] {
    func flag(_ flag: NodeFlags) -> RowColumn { .truths(menu.flags.map { $0.contains(flag) }) }
    let hasShownChild = (0..<menu.count).map { node in
      let first = Int(menu.firstChildren[node])
      return (first..<first + Int(menu.childCounts[node])).contains {
        !menu.flags[$0].contains(.hidden)
      }
    }
    let canOpen = zip(menu.flags, hasShownChild).map { $0.contains(.body) || $1 }
    let isInSingleGroup = menu.parents.map { parent in
      parent < 0 ? menu.topLevelIsSingle : menu.flags[Int(parent)].contains(.single)
    }
    return [
      "canOpen": .truths(canOpen), "isOpen": flag(.open), "isFixed": flag(.fixed),
      "isHidden": flag(.hidden), "isDisabled": flag(.disabled), "isSeparator": flag(.separator),
      "isCategory": flag(.category), "isInSingleGroup": .truths(isInSingleGroup),
    ]
  }
}
