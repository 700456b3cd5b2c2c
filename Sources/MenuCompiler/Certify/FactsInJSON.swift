/// Reads tables in JSON.
extension Facts {
  mutating func readJSON(_ text: String) -> Bool {
    guard let table = LiteralFile(text, .json)?.whole, let items = table["items"] else {
      return false
    }
    readSettings(table)
    say("name", table["menu"]?.text ?? "", of: Facts.menu)
    say("count", items.entries.count, of: Facts.menu)
    if table["choosesOne"] == nil { say("chooses-one", "false", of: Facts.menu) }
    say("keeps-selection", table["selection"]?.text == "keep" ? "true" : "false", of: Facts.menu)
    if let direction = table["direction"]?.text {
      say("right-to-left", direction == "rtl" ? "true" : "false", of: Facts.menu)
    }
    let order = (table["documentOrder"]?.entries ?? []).compactMap { Facts.text(of: $0.value) }
    say("document-order", order.joined(separator: " "), of: Facts.menu)
    for (number, entry) in (table["conditions"]?.entries ?? []).enumerated() {
      say("condition-name", entry.value["name"]?.text ?? "", of: Facts.condition(number))
      let choices = entry.value["choices"]?.texts ?? []
      say("choices", choices.joined(separator: " "), of: Facts.condition(number))
    }
    for (node, entry) in items.entries.enumerated() {
      guard entry.value["number"]?.number == node, readItem(entry.value, Facts.item(node)) else {
        return false
      }
    }
    return true
  }

  private mutating func readItem(_ item: LiteralTree, _ subject: String) -> Bool {
    var flags: Set<String> = []
    for (name, absent) in [
      ("parent", "-1"), ("firstChild", "0"), ("childCount", "0"), ("shownRows", "0"),
    ] {
      say(
        Facts.kebab(name), item[name].flatMap(Facts.text) ?? absent, of: subject)
    }
    for entry in item.entries {
      let name = entry.label ?? ""
      switch name {
      case "number", "parent", "firstChild", "childCount", "shownRows", "separators": break
      case "when", "enabled":
        let lines = entry.value.entries.map { $0.value.texts.joined(separator: " ") }
        say(name == "when" ? "terms" : "enabled-terms", lines.joined(separator: "\n"), of: subject)
      case "id": say(name, entry.value.text ?? "", of: subject)
      case "shortcut": say(name, shortcut(entry.value), of: subject)
      case "keywords": say(name, entry.value.texts.joined(separator: "\n"), of: subject)
      case "was": say(name, entry.value.texts.joined(separator: " "), of: subject)
      case "arguments", "values":
        for member in entry.value.entries {
          guard let value = scalar(member.value) else { return false }
          let prefix = name == "values" ? "value." : "@."
          say(prefix + (member.label ?? ""), value, of: subject)
        }
      case "indicator":
        readWholeIndicator(entry.value, of: subject)
      case _ where entry.value.word == "true":
        flags.insert(name == "summaryCheck" ? "check-item" : Facts.kebab(name))
      default:
        if case .list(let forms) = entry.value {
          for form in forms {
            say("\(Facts.kebab(name)).\(form.label ?? "")", form.value.text ?? "", of: subject)
          }
        } else {
          guard let value = scalar(entry.value) else { return false }
          say(Facts.kebab(name), value, of: subject)
        }
      }
    }
    say("plain-flags", FlagWord.plainWords(flags), of: subject)
    return true
  }

  private func scalar(_ tree: LiteralTree) -> String? {
    switch tree {
    case .text(let text), .number(let text): text
    case .words(let words): words == ["true"] ? "1" : words == ["false"] ? "0" : nil
    case .list: nil
    }
  }

  private func shortcut(_ tree: LiteralTree) -> String {
    func words(_ tree: LiteralTree?) -> [String] { tree?.text.map { [$0] } ?? tree?.texts ?? [] }
    guard let apple = tree["apple"] else { return words(tree).joined(separator: " ") }
    return (words(tree["default"]) + ["apple"] + words(apple)).joined(separator: " ")
  }

  private mutating func readWholeIndicator(_ indicator: LiteralTree, of item: String) {
    for entry in indicator.entries {
      let name = "whole-indicator.\(Facts.kebab(entry.label ?? ""))"
      if let glyph = entry.value["glyph"]?.text { say(name, glyph, of: item) }
      if let image = entry.value["image"]?.text { say("\(name).image", image, of: item) }
      if let value = scalar(entry.value) { say(name, value, of: item) }
    }
  }
}
