import Stencil

/// A part of the body of `each`.
indirect enum EachCell {
  case text(String)
  case value(EachValue)
  case choice(EachCondition, then: [EachCell], otherwise: [EachCell])
  case children

  typealias Printer = (_ row: Int, _ result: inout [UInt8]) -> Void

  /// Combines printers into one that calls them in order. Nested pairs need half the time of a loop
  /// over an array, which would retain each printer for each row.
  static func join(_ printers: [Printer]) -> Printer { join(printers[...]) }

  private static func join(_ printers: ArraySlice<Printer>) -> Printer {
    guard let first = printers.first else { return { _, _ in } }
    if printers.count == 1 { return first }
    let middle = printers.startIndex + printers.count / 2
    let (one, other) = (join(printers[..<middle]), join(printers[middle...]))
    return { row, result in
      one(row, &result)
      other(row, &result)
    }
  }

  func printer(of rows: RowSet, _ tree: RowTree, in context: Context) throws -> Printer {
    switch self {
    case .children:
      tree.isUsed = true
      return { row, result in tree.printChildren(of: row, to: &result) }
    case .choice(let condition, let then, let otherwise):
      let then = Self.join(try then.map { try $0.printer(of: rows, tree, in: context) })
      let other = Self.join(try otherwise.map { try $0.printer(of: rows, tree, in: context) })
      let holds = try condition.test(of: rows, in: context)
      return { row, result in (holds(row) ? then : other)(row, &result) }
    case .text(let text): return Self.constant(text)
    case .value(let value):
      if let column = value.column(of: rows), value.isQuick {
        return try ColumnPrinter(column, value.quickFilter, rows.escaping, in: context).printer()
      }
      switch try value.resolve(of: rows, in: context, isPrinted: true) {
      case .column(let column):
        return try ColumnPrinter(column, nil, rows.escaping, in: context).printer()
      case .constant(let constant): return Self.constant(try value.printed(constant))
      }
    }
  }

  private static func constant(_ text: String) -> Printer {
    let bytes = Array(text.utf8)
    return { _, result in result += bytes }
  }
}
