/// The enumerations that templates can generate from a menu: choices and actions.
extension TemplateContext {
  func choiceValues() -> [[String: Any]] {
    guard job.hasChoiceTypes else { return [] }
    let choices = menu.namedChoices.filter { $0.items.count <= maximalCases }
    return choices.map { group, items in
      let id = menu.ids[group]
      let type = job.choiceType(forGroup: id)
      return [
        "type": type, "snakeType": IdentifierStyle.cased(type, .snake),
        "upperSnakeType": IdentifierStyle.cased(type, .upperSnake),
        "identifier": job.target.identifiers.identifier(for: id), "id": text(id),
        "number": group, "title": text(name(of: group)),
        "cases": items.map { item in
          [
            "name": job.choiceCase(for: menu.ids[item], inGroup: id), "id": text(menu.ids[item]),
            "number": item, "title": text(name(of: item)),
          ] as [String: Any]
        },
      ]
    }
  }

  func actionValues() -> [[String: Any]] {
    guard job.actionForm == .typed else { return [] }
    let actions = menu.actionTexts
    guard actions.count <= maximalCases else { return [] }
    return actions.map { action in
      [
        "name": job.actionCase(for: action.text), "text": text(action.text),
        "summary": text(action.summary ?? "The action `\(action.text)`."),
      ]
    }
  }

  /// The constants for former ids, unless an item now has a constant of that name.
  func formerConstantRows() -> RowSet {
    func name(_ id: String) -> String { job.target.identifiers.identifier(for: id) }
    let nodes = constantNodes()
    var taken = Set(nodes.map { name(menu.ids[$0]) })
    var former: [(id: String, node: Int)] = []
    for node in nodes {
      for old in menu.details[node]?.fields.formerIDs ?? []
      where taken.insert(name(old.id)).inserted {
        former.append((old.id, node))
      }
    }
    return RowSet(
      count: former.count,
      columns: [
        "name": { .words(former.map { name($0.id) }) },
        "newName": { .words(former.map { name(menu.ids[$0.node]) }) },
        "number": { .numbers(former.map { Int32($0.node) }) },
        "id": { .texts(former.map(\.id)) },
      ],
      escaping: job.target.escaping)
  }

  func formerIDRows() -> RowSet {
    let former = menu.formerIDs
    return RowSet(
      count: former.count,
      columns: [
        "id": { .texts(former.map(\.id)) },
        "number": { .numbers(former.map { Int32($0.node) }) },
      ],
      escaping: job.target.escaping)
  }

  private func name(of node: Int) -> String {
    menu.titles[node].isEmpty ? menu.ids[node] : menu.titles[node]
  }
}
