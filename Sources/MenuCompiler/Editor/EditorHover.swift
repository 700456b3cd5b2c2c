/// The text that an editor shows about a place in a document.
package struct EditorHover: Sendable {
  /// The text, in Markdown.
  package let text: String
  /// The bytes that the text describes.
  package let range: Range<Int>
}

extension EditorAnalysis {
  /// The description of the key or value at an offset; nil if there is none.
  ///
  /// - Parameters:
  ///   - document: A file of the menu. If it has changed since the analysis, an item is described
  ///     only if its title or id is still the same.
  package func hover(at offset: Int, in document: EditorDocument) -> EditorHover? {
    let syntax = document.syntax
    guard let hit = syntax.hit(at: offset), let path = syntax.path(to: hit.id) else { return nil }
    let place = EditorPlace(path, isConfiguration: document.isConfiguration)
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
    if !hit.isKey, let look = word.flatMap({ EditorLook.description(of: $0, at: place) }) {
      parts.append(look)
    }
    if let item = item(at: hit, path, place, in: document) { parts.append(description(of: item)) }
    if let level = place.keyLevel {
      if let key = level.name, let description = level.description {
        let help = description.documentation(in: document.file.format)
        parts.append("**\(key)**: \(description.type.phrase)\n\n\(help)")
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

  /// The declaration of an action, an argument, a condition or a column; nil if there is none.
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
      let start = condition.defaultText.map { "; initially `\($0)`" } ?? ""
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

extension EditorAnalysis {
  /// The item that the text at a place identifies: its title, its id, the string that is the whole
  /// item, or an id that a condition follows. Because the document may have changed, the item must
  /// still have the title or id at that place.
  private func item(
    at hit: EditorSyntax.Hit, _ path: [SourceStep], _ place: EditorPlace,
    in document: EditorDocument
  ) -> Item? {
    guard let written = document.syntax.text(of: hit.id) else { return nil }
    if case .table(.condition)? = place.keyLevel?.owner {
      let isFollowed = !hit.isKey && place.keyLevel?.name == ConditionKey.follows.rawValue
      return isFollowed ? items(withID: written).first : nil
    }
    guard place.isTitle || place.isID, let number = number(of: document.file.identity),
      let item = item(at: path, in: number), item.title == written || item.id == written
    else { return nil }
    return item
  }
}

extension EditorPlace {
  fileprivate var isID: Bool {
    guard case .table(.item)? = keyLevel?.owner else { return false }
    return levels.last?.name == ItemKey.id.rawValue
  }
}
