/// The scalars that are strings because the document declares them as strings: values of columns,
/// arguments and conditions. In YAML, an unquoted `1` can be an integer or a string; other formats
/// distinguish the two.
struct DeclaredStrings {
  private var places: Set<SourcePlace> = []
  private var columns: Set<String> = []
  /// The conditions with choices.
  private var conditions: Set<String> = []
  /// The arguments that are strings, grouped by the name of their action.
  private var arguments: [String: Set<String>] = [:]

  init(of document: SourceNode) {
    for column in Self.entries(document, DocumentKey.columns) where Self.isString(column.value) {
      columns.insert(column.key)
      add(column.value[ColumnKey.default.rawValue])
    }
    for action in Self.entries(document, DocumentKey.actions) {
      for argument in Self.entries(action.value, ActionKey.arguments)
      where Self.isString(argument.value) {
        arguments[action.key, default: []].insert(argument.key)
        add(argument.value[ArgumentKey.default.rawValue])
      }
    }
    for condition in Self.entries(document, DocumentKey.conditions)
    where condition.value[ConditionKey.choices.rawValue] != nil {
      conditions.insert(condition.key)
      add(condition.value[ConditionKey.default.rawValue])
    }
    if case .array(let outputs)? = document[DocumentKey.generate.rawValue]?.value {
      for value in outputs.flatMap({ Self.entries($0, GenerateKey.define) })
      where conditions.contains(value.key) {
        add(value.value)
      }
    }
    if !columns.isEmpty || !arguments.isEmpty { addItems(of: document) }
  }

  func contains(_ node: SourceNode) -> Bool { places.contains(node.place) }

  private mutating func add(_ node: SourceNode?) {
    if let node { places.insert(node.place) }
  }

  private mutating func addItems(of parent: SourceNode) {
    guard case .array(let items)? = parent[ItemKey.items.rawValue]?.value else { return }
    for item in items {
      for value in Self.entries(item, ItemKey.values) where columns.contains(value.key) {
        add(value.value)
      }
      for action in Self.entries(item, ItemField.action) {
        let strings = arguments[action.key] ?? []
        for argument in action.value.entries where strings.contains(argument.key) {
          add(argument.value)
        }
      }
      addItems(of: item)
    }
  }

  private static func entries(
    _ node: SourceNode, _ key: some RawRepresentable<String>
  ) -> [SourceEntry] {
    node[key.rawValue]?.entries ?? []
  }

  /// Whether a declaration's type, or a declaration that is only a type, is `string` or an array of
  /// choices.
  private static func isString(_ declaration: SourceNode) -> Bool {
    switch (declaration[ColumnKey.type.rawValue] ?? declaration).value {
    case .text("string"), .plain("string"), .array: true
    default: false
    }
  }
}
