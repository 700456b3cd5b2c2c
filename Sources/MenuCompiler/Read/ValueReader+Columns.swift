extension ValueReader {
  /// Reads the declarations of columns, and sorts them by the bytes of their names.
  mutating func columns(_ node: SourceNode) -> [Column] {
    guard case .table(let entries) = node.value else {
      wrongType(
        DocumentKey.columns.rawValue, node, takes: .table,
        proposal: DeclarationShape.column.declarations(for: node))
      columnsAreUnknown = true
      return []
    }
    let columns = entries.compactMap { entry in
      let column = column(entry)
      if column == nil { unknownColumns.insert(entry.key) }
      return column
    }
    return columns.sorted { $0.name.utf8Precedes($1.name) }
  }

  private mutating func column(_ entry: SourceEntry) -> Column? {
    guard case .table = entry.value.value else {
      wrongType(
        entry.key, entry.value, takes: .table,
        proposal: DeclarationShape.column.declaration(for: entry.value))
      return nil
    }
    if !ColumnName.isValid(entry.key) { invalidColumnName(entry) }
    var column = Column(place: entry.value.place, name: entry.key, type: .string)
    var type: ColumnType?
    var typeIsGiven = false
    var defaultValue: SourceNode?
    var translated: SourceNode?
    for (key, value) in entries(of: entry.value, as: ColumnKey.self) {
      switch key {
      case .type:
        typeIsGiven = true
        type = choice(key.rawValue, value, ColumnType.self)
      case .default: defaultValue = value
      case .translate:
        column.isTranslated = boolean(key.rawValue, value) ?? false
        translated = value
      case .summary: column.summary = text(key.rawValue, value)
      }
    }
    guard let type else {
      let isMisspelled = KeyHelp.meant(in: entry.value, as: ColumnKey.self)
        .contains(ColumnKey.type.rawValue)
      if !typeIsGiven, !isMisspelled {
        diagnostics.report(
          .missingKey, "the column '\(entry.key)' has no 'type'", at: .key(entry.value.place),
          help: "use one of " + ColumnType.names.map { "'\($0)'" }.joined(separator: ", "))
      }
      return nil
    }
    column.type = type
    if let translated, column.isTranslated, type != .string {
      diagnostics.report(
        .invalidValue, "only columns of type 'string' can be translated",
        at: .key(translated.place), help: "delete 'translate'")
      column.isTranslated = false
    }
    // A value of the wrong type was already reported. The substitute keeps the value from also
    // being reported as missing.
    column.defaultValue = defaultValue.map { columnValue("default", $0, type) ?? type.zero }
    if !ColumnName.isValid(entry.key) { column.defaultValue = column.defaultValue ?? type.zero }
    return column
  }

  /// Reads the values that an item gives to declared columns.
  mutating func columnValues(_ node: SourceNode, columns: ColumnIndex) -> [String: ScalarValue] {
    guard case .table(let entries) = node.value else {
      wrongType(ItemKey.values.rawValue, node, takes: .table)
      return [:]
    }
    var values: [String: ScalarValue] = [:]
    lazy var given = Set(entries.map(\.key))
    for entry in entries {
      guard let column = columns[entry.key] else {
        let isKnown = !columnsAreUnknown && !unknownColumns.contains(entry.key)
        let meant = isKnown ? undeclaredValue(entry, given: given, columns: columns) : nil
        // A value under a misspelled name is not also reported as missing.
        if let meant, values[meant.name] == nil { values[meant.name] = meant.type.zero }
        continue
      }
      values[column.name] =
        columnValue(entry.key, entry.value, column.type) ?? column.type.zero
    }
    return values
  }

  mutating func columnValue(
    _ name: String, _ node: SourceNode, _ type: ColumnType
  ) -> ScalarValue? {
    switch type {
    case .string: text(name, node).map { .string($0) }
    case .integer:
      integer(name, node, in: -Limits.integer...Limits.integer).map { .integer($0) }
    case .number: finiteNumber(name, node).map { .number($0) }
    case .boolean: boolean(name, node).map { .boolean($0) }
    }
  }
}

extension ColumnType {
  /// The substitute for a value that could not be read.
  var zero: ScalarValue {
    switch self {
    case .string: .string("")
    case .integer: .integer(0)
    case .number: .number(0)
    case .boolean: .boolean(false)
    }
  }
}
