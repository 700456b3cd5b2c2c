/// What an editor shows about a place of a document.
package struct EditorHover: Sendable {
  /// The text, in Markdown.
  package let text: String
  /// The bytes that the text is about.
  package let range: Range<Int>
}

extension EditorAnalysis {
  /// What is known about a key or value.
  ///
  /// - Parameters:
  ///   - file: A file of the menu, with the bytes that were analyzed.
  ///   - isConfiguration: Whether the file is a project's configuration.
  package func hover(
    at offset: Int, in file: SourceFile, isConfiguration: Bool = false
  ) -> EditorHover? {
    let syntax = EditorSyntax(file.bytes, file.format)
    guard let hit = syntax.hit(at: offset), let path = syntax.path(to: hit.id) else { return nil }
    let place = EditorPlace(path, isConfiguration: isConfiguration)
    let node = syntax.tree[hit.id]
    let range =
      hit.isKey
      ? syntax.tree.keys(of: hit.id).first { $0.contains(offset) || $0.upperBound == offset }
        ?? node.value : node.value
    let word = hit.isKey ? syntax.name(of: hit.id) : syntax.text(of: hit.id)
    var parts: [String] = []
    if let name = word.flatMap({ EditorName(at: place, isKey: hit.isKey, text: $0) }) {
      parts += declaration(of: name).map { [$0] } ?? []
    }
    if let number = number(of: file.identity), place.showsItem(isKey: hit.isKey),
      let item = item(at: path, in: number)
    {
      parts.append(description(of: item))
    }
    if let level = place.keyLevel {
      if let key = level.name, let description = level.description {
        parts.append("**\(key)**: \(description.type.phrase)\n\n\(description.documentation)")
      } else if let parameter = parameter(at: hit.id, level.name, in: syntax) {
        parts.append(
          "**\(parameter.name)**: \(parameter.type.phrase)\n\n\(parameter.documentation)")
      }
    }
    guard !parts.isEmpty else { return nil }
    return EditorHover(text: parts.joined(separator: "\n\n---\n\n"), range: range)
  }

  /// The parameter of a target that a key of `generate` sets.
  private func parameter(
    at id: SyntaxTree.ID, _ name: String?, in syntax: EditorSyntax
  ) -> TargetParameter? {
    guard let name, let table = syntax.parent(of: id),
      let target = syntax.child(GenerateKey.target.rawValue, of: table).flatMap(syntax.text(of:))
    else { return nil }
    return (try? TargetLibrary.target(named: target))??.parameters.first { $0.name == name }
  }

  /// The declaration of an action, a condition or a column.
  private func declaration(of name: EditorName) -> String? {
    guard let menu else { return nil }
    func line(_ kind: String, _ detail: String, _ summary: String?) -> String {
      "**\(name.name)**: \(kind)\(detail)" + (summary.map { "\n\n\($0)" } ?? "")
    }
    switch name.kind {
    case .action:
      guard let action = menu.actions?.first(where: { $0.name == name.name }) else { return nil }
      let arguments = action.arguments.map { "`\($0.name)`: \($0.type.name)" }
      return line(
        "action", arguments.isEmpty ? "" : " with " + arguments.joined(separator: ", "),
        action.summary)
    case .argument(let owner):
      let action = menu.actions?.first { $0.name == owner }
      guard let argument = action?.arguments.first(where: { $0.name == name.name }) else {
        return nil
      }
      let defaultValue = argument.defaultValue.map { ", `\($0.printed)` by default" } ?? ""
      return line(
        "argument of `\(owner)`, ", argument.type.name + defaultValue, argument.summary)
    case .condition:
      guard let condition = menu.conditions.first(where: { $0.name == name.name }) else {
        return nil
      }
      let values = condition.values.map { "`\($0)`" }.joined(separator: ", ")
      let start = condition.defaultText.map { "; at first `\($0)`" } ?? ""
      let followed = condition.followed.map { "; follows `\($0.id)`" } ?? ""
      return line("condition, ", values + start + followed, condition.summary)
    case .column:
      guard let column = menu.columns.first(where: { $0.name == name.name }) else { return nil }
      let defaultValue = column.defaultValue.map { ", `\($0.printed)` by default" } ?? ""
      return line("column, ", column.type.rawValue + defaultValue, column.summary)
    case .item: return nil
    }
  }
}

extension EditorPlace {
  /// Whether the place identifies an item: its title, its id, or an item that is a string.
  fileprivate func showsItem(isKey: Bool) -> Bool {
    if case .item? = type { return true }
    guard case .table(let kind)? = keyLevel?.owner, kind == .item || kind == .condition else {
      return false
    }
    return [ItemKey.title, .id].contains { $0.rawValue == keyLevel?.name }
      || !isKey && keyLevel?.name == ConditionKey.follows.rawValue
  }
}
