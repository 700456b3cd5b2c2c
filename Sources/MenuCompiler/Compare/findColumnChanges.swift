/// Finds changes to custom columns, for which accessors are generated, and to their values.
func findColumnChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  var same: [(old: Column, new: Column)] = []
  for before in old.table.columns {
    guard let after = new.table.columns.first(where: { $0.name == before.name }) else {
      comparison.add(
        DocumentChange(
          .columnRemoved, before.name,
          "the column '\(before.name)' is gone; code that reads it no longer compiles",
          at: new.anchor(.columns), label: "no longer declared", old: .key(before.place),
          oldLabel: "this one", before: before.type.rawValue))
      continue
    }
    guard before.type == after.type else {
      comparison.add(
        DocumentChange(
          .columnTypeChanged, after.name,
          "the column '\(after.name)' changed from \(before.type.rawValue) to \(after.type.rawValue)",
          at: .entry(after.place, key: ColumnKey.type.rawValue),
          old: .entry(before.place, key: ColumnKey.type.rawValue),
          before: before.type.rawValue, after: after.type.rawValue,
          help: "declare an additional column with a different name"))
      continue
    }
    same.append((before, after))
    guard before.defaultValue != after.defaultValue else { continue }
    let texts = (before.defaultValue.map(\.words), after.defaultValue.map(\.words))
    comparison.add(
      DocumentChange(
        .columnDefaultChanged, after.name,
        "the default of the column '\(after.name)' changed from \(texts.0.map { "'\($0)'" } ?? "none")"
          + " to \(texts.1.map { "'\($0)'" } ?? "none")",
        at: .entry(after.place, key: ColumnKey.default.rawValue),
        old: .entry(before.place, key: ColumnKey.default.rawValue),
        before: texts.0, after: texts.1))
  }
  for column in new.table.columns
  where !old.table.columns.contains(where: { $0.name == column.name }) {
    comparison.add(
      DocumentChange(
        .columnAdded, column.name, "the column '\(column.name)' is new", at: .key(column.place),
        after: column.type.rawValue))
  }
  if !same.isEmpty { findValueChanges(&comparison, same) }
}

/// Finds changes to the values that items set. A new default is reported once, for its column.
private func findValueChanges(
  _ comparison: inout MenuComparison, _ columns: [(old: Column, new: Column)]
) {
  let (old, new) = (comparison.old, comparison.new)
  for pair in comparison.pairing.pairs {
    let before = old.fields(pair.old)?.values ?? [:]
    let after = new.fields(pair.new)?.values ?? [:]
    if before.isEmpty && after.isEmpty { continue }
    for column in columns {
      let given = (before[column.old.name], after[column.new.name])
      if given.0 == nil && given.1 == nil { continue }
      let values = (given.0 ?? column.old.defaultValue, given.1 ?? column.new.defaultValue)
      guard values.0 != values.1, let first = values.0, let second = values.1 else { continue }
      comparison.add(
        .valueChanged, pair,
        "'\(column.new.name)' of '\(new.table.ids[pair.new])' changed from '\(first.words)' to"
          + " '\(second.words)'",
        at: given.1 == nil ? .title : .values, old: given.0 == nil ? .title : .values,
        before: first.words, after: second.words)
    }
  }
}
