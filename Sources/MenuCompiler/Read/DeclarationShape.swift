/// The kind of a declaration. It determines the corrections that are proposed for declarations in
/// the wrong form.
enum DeclarationShape {
  case action
  case argument
  case condition
  case column

  /// The declarations that an array of names, or a single name, most likely means; nil for any
  /// other value.
  func declarations(for node: SourceNode) -> Proposal? {
    let names: [String?]
    switch node.value {
    case .array(let nodes): names = nodes.map { $0.isText ? $0.scalarText : nil }
    case .text, .plain: names = [node.scalarText]
    case .nothing, .boolean, .integer, .number, .unsupported, .table: return nil
    }
    let valid = names.compactMap { $0 }.filter(ColumnName.isValid)
    guard !valid.isEmpty, valid.count == names.count, valid.count <= 20,
      Set(valid).count == valid.count
    else { return nil }
    return .table(valid.map { .init($0, standard) })
  }

  /// The declaration that a value other than a table most likely means.
  func declaration(for node: SourceNode) -> Proposal {
    switch self {
    case .action: summary(node) ?? standard
    case .argument: standard
    case .condition: condition(node)
    case .column: column(node)
    }
  }

  /// The shortest declaration.
  private var standard: Proposal {
    switch self {
    case .action, .condition: .table([])
    case .argument: .string(ColumnType.string.rawValue)
    case .column: Self.column(.string)
    }
  }

  private func condition(_ node: SourceNode) -> Proposal {
    if case .array(let nodes) = node.value {
      let choices = nodes.compactMap(\.scalarText).filter(ConditionName.isValidChoice)
      return choices.count == nodes.count && choices.count > 1
        ? .table(ConditionKey.choices.rawValue, .strings(choices)) : standard
    }
    if let flag = node.flag { return .table(ConditionKey.default.rawValue, .boolean(flag)) }
    return summary(node) ?? standard
  }

  private func column(_ node: SourceNode) -> Proposal {
    if let flag = node.flag, !node.isText || ["true", "false"].contains(node.scalarText) {
      return Self.column(.boolean, .boolean(flag))
    }
    switch node.value {
    case .integer(let value): return Self.column(.integer, .number(String(value)))
    case .number(let value) where value.isFinite:
      return Self.column(.number, .number(NumberText.of(value)))
    case .text(let text), .plain(let text):
      let name = ForeignValue.meant(by: text, among: ColumnType.names) ?? text
      if let type = ColumnType(rawValue: name) { return Self.column(type) }
      if PlainInteger.looksLikeOne(text) { return Self.column(.integer) }
      return standard
    case .nothing, .boolean, .number, .unsupported, .array, .table: return standard
    }
  }

  private static func column(_ type: ColumnType, _ value: Proposal? = nil) -> Proposal {
    let zero: Proposal =
      switch type {
      case .string: .string("")
      case .integer, .number: .number("0")
      case .boolean: .boolean(false)
      }
    return .table([
      .init(ColumnKey.type.rawValue, .string(type.rawValue)),
      .init(ColumnKey.default.rawValue, value ?? zero),
    ])
  }

  /// A declaration with the string as its summary; nil for a value that is not a string with
  /// spaces.
  private func summary(_ node: SourceNode) -> Proposal? {
    guard node.isText, let text = node.scalarText, text.contains(" ") else { return nil }
    return .table(ActionKey.summary.rawValue, .string(text))
  }
}
