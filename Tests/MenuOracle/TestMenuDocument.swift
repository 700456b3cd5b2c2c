import MenuRuntime

extension TestMenu {
  /// The menu as a JSON document: one line per item, with its state spelled out.
  func document(named name: String) -> String {
    let layout =
      switch self.layout {
      case .rows: "rows"
      case .sectionRows: "section-rows"
      case .sectionHeaders: "section-headers"
      }
    return """
      {
        "menu": "\(name)", "layout": "\(layout)",
        "expansion": "\(single ? "single" : "multiple")", "keep-open": \(keepOpen),
        "animation": {"insert": "\(animation.insert)", "delete": "\(animation.delete)"},
        "scroll": {"to": "\(scroll.to)", "rows": \(scroll.rows)},\(checkKeys)\(conditionKeys)
        "items": [
      \(lines(top, indent: "    ").joined(separator: "\n"))
        ]
      }

      """
  }

  /// The line of the keys that only menus with checks have.
  private var checkKeys: String {
    var keys: [String] = []
    if hitArea != .both { keys.append("\"hit-area\": \"\(hitArea)\",") }
    if hasCounts { keys.append("\"language\": \"en\",") }
    if let choice { keys.append("\"choice\": \"\(choice.rawValue)\",") }
    return keys.isEmpty ? "" : "\n    " + keys.joined(separator: " ")
  }

  /// The lines of the conditions.
  private var conditionKeys: String {
    if conditions.isEmpty { return "" }
    let lines = conditions.map { condition in
      if let id = condition.follows { return "\"\(condition.name)\": {\"follows\": \"\(id)\"}" }
      if condition.choices.isEmpty {
        return "\"\(condition.name)\": {\"default\": \(condition.initial == 1)}"
      }
      let choices = condition.choices.map { "\"\($0)\"" }.joined(separator: ", ")
      let initial = condition.choices[condition.initial]
      return "\"\(condition.name)\": {\"choices\": [\(choices)], \"default\": \"\(initial)\"}"
    }
    return "\n  \"conditions\": {\n    " + lines.joined(separator: ",\n    ") + "\n  },"
  }

  private func lines(_ items: [TestItem], indent: String) -> [String] {
    let written = items.enumerated().filter { $0.element.border == 0 && !$0.element.isFooter }
    return written.flatMap { place, item in
      let end = place < written.last?.offset ?? 0 ? "," : ""
      let hasBorders = place > 0 && items[place - 1].border > 0
      let start = indent + "{" + entries(of: item, hasBorders: hasBorders).joined(separator: ", ")
      guard let below = item.items else { return [start + "}" + end] }
      if below.isEmpty { return [start + ", \"items\": []}" + end] }
      return [start + ", \"items\": ["] + lines(below, indent: indent + "  ")
        + [indent + "]}" + end]
    }
  }

  private func entries(of item: TestItem, hasBorders: Bool) -> [String] {
    if item.separator { return ["\"separator\": true"] }
    var entries = ["\"id\": \"\(item.id)\""]
    if !item.inline || item.heading { entries.append("\"title\": \"\(item.title ?? item.id)\"") }
    if item.inline { entries.append("\"inline\": true") }
    if hasBorders { entries.append("\"separators\": true") }
    if item.hidden { entries.append("\"hidden\": true") }
    if !item.when.isEmpty { entries.append("\"when\": \(text(item.when))") }
    if !item.enabled {
      entries.append("\"enabled\": false")
    } else if !item.enabledWhen.isEmpty {
      entries.append("\"enabled\": \(text(item.enabledWhen))")
    }
    if let checked = item.checked { entries.append("\"checked\": \(checked)") }
    if item.isSummaryCheck { entries.append("\"checked\": \"items\"") }
    if let choice = item.choice { entries.append("\"choice\": \"\(choice.rawValue)\"") }
    if item.showsChecked { entries.append("\"detail\": \"checked\"") }
    if !item.formerIDs.isEmpty {
      let ids = item.formerIDs.map { "\"\($0)\"" }.joined(separator: ", ")
      entries.append("\"was\": [\(ids)]")
    }
    if item.showsCount {
      entries.append("\"detail\": {\"one\": \"{count} row\", \"other\": \"{count} rows\"}")
    }
    for (key, value) in item.fields where ["action", "url", "footer"].contains(key) {
      entries.append("\"\(key)\": \"\(value)\"")
    }
    if let body = item.body { entries.append("\"body\": \"\(body)\"") }
    if item.slot { entries.append("\"slot\": true") }
    if let placeholder = item.placeholder { entries.append("\"placeholder\": \"\(placeholder)\"") }
    if let loading = item.loading { entries.append("\"loading\": \"\(loading)\"") }
    if item.page {
      entries.append("\"opens\": \"page\"")
    } else if (item.isCategory || item.body != nil) && !item.inline {
      entries.append("\"collapsed\": \(item.collapsed && item.collapsible)")
      if !item.collapsible { entries.append("\"collapsible\": false") }
    }
    if item.items != nil {
      entries.append("\"expansion\": \"\(item.single ? "single" : "multiple")\"")
      entries.append("\"keep-open\": \(item.keepOpen)")
    }
    return entries
  }

  /// A `when` as briefly as documents can write it.
  private func text(_ when: [[TestTerm]]) -> String {
    let entries = when.map { terms in
      let texts = terms.map { "\"\($0.text(in: conditions))\"" }
      return texts.count == 1 ? texts[0] : "[" + texts.joined(separator: ", ") + "]"
    }
    return when.count == 1 && when[0].count == 1
      ? entries[0] : "[" + entries.joined(separator: ", ") + "]"
  }
}
