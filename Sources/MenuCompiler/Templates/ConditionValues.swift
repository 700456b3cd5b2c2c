/// What templates find of conditions.
extension TemplateContext {
  func conditionValues() -> [[String: Any]] {
    ConditionLayout(menu.conditions).fields.enumerated().map { number, field in
      let condition = field.condition
      let type = condition.choices == nil ? "" : job.conditionType(condition.name)
      let cases = (condition.choices ?? []).enumerated().map { value, choice in
        ["name": job.conditionCase(choice), "text": text(choice), "number": value] as [String: Any]
      }
      return [
        "name": text(condition.name), "number": number,
        "identifier": job.target.identifiers.identifier(for: condition.name), "type": type,
        "snakeType": IdentifierStyle.cased(type, .snake),
        "upperSnakeType": IdentifierStyle.cased(type, .upperSnake),
        "summary": text(condition.summary ?? "The condition `\(condition.name)`."),
        "isBoolean": condition.choices == nil, "default": condition.defaultValue,
        "defaultName": cases.isEmpty ? "" : cases[condition.defaultValue]["name"] ?? "",
        "bit": field.firstBit, "valueCount": condition.values.count, "cases": cases,
      ]
    }
  }

  func whenClauseRows() -> RowSet {
    let clauses = menu.whens.enumerated().flatMap { number, when in
      when.clauses.map { (number, $0) }
    }
    func half(_ mask: KeyPath<WhenClause, UInt64>, _ shift: UInt64) -> RowColumn {
      .words(clauses.map { String(UInt32(truncatingIfNeeded: $0.1[keyPath: mask] >> shift)) })
    }
    return RowSet(
      count: clauses.count,
      columns: [
        "when": { .numbers(clauses.map { Int32($0.0) }) },
        "anyLow": { half(\.any, 0) }, "anyHigh": { half(\.any, 32) },
        "notLow": { half(\.not, 0) }, "notHigh": { half(\.not, 32) },
      ],
      escaping: job.target.escaping)
  }

  func conditionalItemRows() -> RowSet {
    let items = menu.whens.enumerated().flatMap { number, when in
      when.nodes.map { (item: $0, when: Int32(number)) }
    }
    return RowSet(
      count: items.count,
      columns: [
        "item": { .numbers(items.map(\.item)) }, "when": { .numbers(items.map(\.when)) },
      ],
      escaping: job.target.escaping)
  }
}

extension [WhenEntry] {
  /// The condition in words, such as `signed-in and (staff or owner) and not device=phone`.
  var words: String {
    map { entry in
      let terms = entry.terms.map { term in
        (term.isNegated ? "not " : "") + term.condition + (term.choice.map { "=" + $0 } ?? "")
      }
      let text = terms.joined(separator: " or ")
      return terms.count > 1 && count > 1 ? "(\(text))" : text
    }.joined(separator: " and ")
  }
}
