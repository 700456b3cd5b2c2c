/// The names of items: `items`, `details`, `numbers` and `outline`.
extension TemplateContext {
  static let itemNames: [TemplateName<TemplateContext>] = [
    .rows(
      "items",
      "The items, breadth-first: their numbers are 0, 1, 2, …, and siblings are adjacent.",
      count: "The number of items.",
      members: [
        .value("topLevelCount", "The number of top-level items.") { $0.menu.topLevelCount },
        .value(
          "upperCount",
          "The number of items in the upper levels with at most 10,000 items in total; these items come first."
        ) { $0.drawing.upperCount },
        .value(
          "digits",
          "The number of digits of the largest number in any column except `recordOffset`."
        ) { String($0.menu.largestNumber).utf8.count },
        .value("recordDigits", "The number of digits of the largest `recordOffset`.") {
          String($0.recordExtent.end).utf8.count
        },
      ],
      columns: columnsInOrder + itemColumns
    ) { Array(0..<$0.menu.count) },
    .rows(
      "details",
      "The items with a property other than the title, in the order of `items`. Flags, conditions, former ids, texts with forms, and values in custom columns do not count.",
      columns: itemColumns
    ) { context in
      (0..<context.menu.count).filter {
        context.menu.details[$0]?.fields.saysMoreThanValues ?? false
      }
    },
    .rows(
      "numbers",
      "The items' heights, and values in columns of type `number`, in the order of `items`.",
      columns: [
        .numbers("item", "The item's number.") { $1.item },
        .texts("key", "The key, as in `record`.") { $1.key },
        .words("value", "The number.") { $1.value },
      ]
    ) { $0.numbers() },
    .rows(
      "outline", "The items in the order of the document.", count: "The number of items.",
      columns: [
        .words("indent", "The item's indentation: two spaces per level.") {
          String(repeating: "  ", count: Int($0.menu.depths[$1]))
        }
      ] + itemColumns
    ) { $0.menu.documentOrder.map(Int.init) },
  ]

  /// The columns that require items in the order of their numbers.
  private static let columnsInOrder: [TemplateColumn<TemplateContext, Int>] = [
    .column("firstChild", "The first child's number; 0 without children.") { context, _ in
      .numbers(context.menu.firstChildren)
    },
    .column("childCount", "The number of children.") { context, _ in
      .numbers(context.menu.childCounts)
    },
    .column(
      "sizeTree",
      "For each group of siblings, a Fenwick tree of their visible rows in the initial state."
    ) { context, _ in .numbers(context.menu.sizeTree) },
    .column("shownRows", "The number of rows that opening the item adds in the initial state.") {
      context, _ in .numbers(context.menu.shownRows)
    },
    .column(
      "nodeByID", "The items' numbers in the order of their ids' UTF-8 bytes; separators last."
    ) { context, _ in .numbers(context.menu.nodesByID) },
    .column(
      "idRank", "The rank of the id in the order of UTF-8 bytes, from 0; separators come last."
    ) { context, _ in .numbers(context.idRanks()) },
    .column("record", "The item's texts, packed: `id title{ key value}`, each `LENGTH:TEXT`.") {
      context, _ in .texts(context.records)
    },
    .texts("texts", "The item's texts, separated by NULs: `id title{ key value}` as in `record`.") {
      var text = $0.menu.ids[$1] + "\0" + $0.menu.titles[$1]
      visitFields(of: $1, in: $0.menu) { text += "\0" + $0.key + "\0" + $0.value }
      return text
    },
    .column(
      "recordOffset",
      "The start of `record` when all records are joined, with a line break after each."
    ) { context, _ in .numbers(context.recordExtent.starts) },
  ]

  /// The rows `numbers`.
  private func numbers() -> [(item: Int32, key: String, value: String)] {
    var numbers: [(item: Int32, key: String, value: String)] = []
    for node in 0..<menu.count {
      visitFields(of: node, in: menu) { field in
        if field.isNumber { numbers.append((Int32(node), field.key, field.value)) }
      }
    }
    return numbers
  }

  /// The index of each item in `nodeByID`.
  private func idRanks() -> [Int32] {
    var ranks = [Int32](repeating: 0, count: menu.count)
    for (rank, node) in menu.nodesByID.enumerated() { ranks[Int(node)] = Int32(rank) }
    return ranks
  }
}

extension ItemDetails.Fields {
  /// Whether there are properties other than conditions, former ids, texts with forms, and values
  /// in custom columns.
  var saysMoreThanValues: Bool {
    hasScalars || !keywords.isEmpty || accessibilityLabel != nil || accessibilityHint != nil
      || indicator != nil
  }
}

extension LoweredMenu {
  /// The largest number in any column. There may be more rows than nodes, because the placeholder
  /// row of a slot is not a node.
  fileprivate var largestNumber: Int32 {
    max(Int32(max(count, 1)), sizeTree.max() ?? 0, shownRows.max() ?? 0)
  }
}
