/// The rows `items`, `outline` and `numbers` of templates.
struct ItemRows {
  let menu: LoweredMenu
  let escaping: TextEscaping

  func rows() -> RowSet {
    let units = escaping.units
    let records = (0..<menu.count).map { RecordText(of: $0, in: menu, units: units).bytes }
    var end = 0
    let offsets = records.map { record in
      defer { end += units.count(record) + 1 }
      return Int32(clamping: end)
    }
    var columns = columns(of: Array(0..<menu.count))
    columns["firstChild"] = { .numbers(menu.firstChildren) }
    columns["childCount"] = { .numbers(menu.childCounts) }
    columns["sizeTree"] = { .numbers(menu.sizeTree) }
    columns["shownRows"] = { .numbers(menu.shownRows) }
    columns["nodeByID"] = { .numbers(menu.nodesByID) }
    columns["record"] = { .texts(records) }
    columns["texts"] = { .texts(texts()) }
    columns["recordOffset"] = { .numbers(offsets) }
    return RowSet(
      count: menu.count, columns: columns,
      members: [
        "topLevelCount": menu.topLevelCount,
        "digits": String(max(menu.count, 1)).utf8.count,
        "recordDigits": String(end).utf8.count,
      ],
      escaping: escaping)
  }

  /// The rows `outline`.
  func outline() -> RowSet {
    let nodes = menu.documentOrder.map(Int.init)
    var columns = columns(of: nodes)
    columns["indent"] = {
      .words(nodes.map { String(repeating: "  ", count: Int(menu.depths[$0])) })
    }
    return RowSet(count: nodes.count, columns: columns, escaping: escaping)
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
      columns: [
        "item": { .numbers(items) }, "key": { .texts(keys) }, "value": { .words(values) },
      ],
      escaping: escaping)
  }

  private func texts() -> [String] {
    (0..<menu.count).map { node in
      var text = menu.ids[node] + "\0" + menu.titles[node]
      visitFields(of: node, in: menu) { text += "\0" + $0.key + "\0" + $0.value }
      return text
    }
  }
}
