extension ValueReader {
  /// Reads the declarations of actions, in the order of their names' bytes; nil if they can't be read.
  mutating func actions(_ node: SourceNode) -> [Action]? {
    guard case .table(let entries) = node.value else {
      wrongType(
        DocumentKey.actions.rawValue, node, takes: .table,
        proposal: DeclarationShape.action.declarations(for: node))
      return nil
    }
    return entries.map { action($0) }.sorted { $0.name.utf8Precedes($1.name) }
  }

  private mutating func action(_ entry: SourceEntry) -> Action {
    var action = Action(place: entry.value.place, name: entry.key)
    guard case .table = entry.value.value else {
      wrongType(
        entry.key, entry.value, takes: .table,
        proposal: DeclarationShape.action.declaration(for: entry.value))
      return action
    }
    for (key, value) in entries(of: entry.value, as: ActionKey.self) {
      switch key {
      case .summary: action.summary = text(key.rawValue, value)
      }
    }
    return action
  }
}
