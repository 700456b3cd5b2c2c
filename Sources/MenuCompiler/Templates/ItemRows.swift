/// The rows `items`, `details`, `outline` and `numbers` of templates.
struct ItemRows {
  let menu: LoweredMenu
  let escaping: TextEscaping
  let drawing: FirstDrawing

  func rows() -> RowSet {
    let records = ItemRecords(menu, units: escaping.units)
    var columns = columns(of: Array(0..<menu.count))
    columns["firstChild"] = { .numbers(menu.firstChildren) }
    columns["childCount"] = { .numbers(menu.childCounts) }
    columns["sizeTree"] = { .numbers(menu.sizeTree) }
    columns["shownRows"] = { .numbers(menu.shownRows) }
    columns["nodeByID"] = { .numbers(menu.nodesByID) }
    columns["idRank"] = { .numbers(idRanks()) }
    columns["record"] = { .texts(records.texts) }
    columns["texts"] = { .texts(texts()) }
    columns["recordOffset"] = { .numbers(records.offsets) }
    return RowSet(
      count: menu.count, columns: columns,
      members: [
        "topLevelCount": { menu.topLevelCount },
        "upperCount": { drawing.upperCount },
        "digits": { String(menu.largestNumber).utf8.count },
        "recordDigits": { String(records.end).utf8.count },
      ],
      escaping: escaping)
  }

  /// The rows `details`.
  func details() -> RowSet {
    let nodes = (0..<menu.count).filter { menu.details[$0]?.fields.saysMoreThanValues ?? false }
    return RowSet(count: nodes.count, columns: columns(of: nodes), escaping: escaping)
  }

  /// The rows `values` of a column.
  func values(in column: Column) -> RowSet {
    let entries = (0..<menu.count).compactMap { node in
      menu.details[node]?.fields.values[column.name].map { (node, $0.printed) }
    }
    let isText = column.type == .string
    return RowSet(
      count: entries.count,
      columns: [
        "item": { .numbers(entries.map { Int32($0.0) }) },
        "value": { isText ? .texts(entries.map(\.1)) : .words(entries.map(\.1)) },
        "isTrue": { .truths(entries.map { $0.1 != "0" }) },
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

  /// The place of each item in `nodeByID`.
  private func idRanks() -> [Int32] {
    var ranks = [Int32](repeating: 0, count: menu.count)
    for (rank, node) in menu.nodesByID.enumerated() { ranks[Int(node)] = Int32(rank) }
    return ranks
  }

  private func texts() -> [String] {
    (0..<menu.count).map { node in
      var text = menu.ids[node] + "\0" + menu.titles[node]
      visitFields(of: node, in: menu) { text += "\0" + $0.key + "\0" + $0.value }
      return text
    }
  }
}

extension ItemDetails.Fields {
  /// Whether there is anything but values of custom columns.
  fileprivate var saysMoreThanValues: Bool {
    hasScalars || !keywords.isEmpty || accessibilityLabel != nil || accessibilityHint != nil
      || indicator != nil
  }
}

/// The records of all items, made when a template first asks for them: not every target prints them.
private final class ItemRecords {
  private let menu: LoweredMenu
  private let units: TextUnits

  init(_ menu: LoweredMenu, units: TextUnits) {
    self.menu = menu
    self.units = units
  }

  private(set) lazy var texts = (0..<menu.count).map {
    RecordText(of: $0, in: menu, units: units).bytes
  }

  /// Where each record starts when all are joined with a line break after each, and where the last
  /// one ends.
  private lazy var extent = units.extent(ofLines: texts)

  var offsets: [Int32] { extent.starts }
  var end: Int { extent.end }
}

extension LoweredMenu {
  /// The largest number in any column. There may be more rows than nodes, as the placeholder row of a
  /// slot is no node.
  fileprivate var largestNumber: Int32 {
    max(Int32(max(count, 1)), sizeTree.max() ?? 0, shownRows.max() ?? 0)
  }
}

extension TextUnits {
  /// Where each text starts if all are joined with a line break after each, and where the last one
  /// ends.
  func extent(ofLines texts: [String]) -> (starts: [Int32], end: Int) {
    var end = 0
    let starts = texts.map { text in
      defer { end += count(text) + 1 }
      return Int32(clamping: end)
    }
    return (starts, end)
  }
}
