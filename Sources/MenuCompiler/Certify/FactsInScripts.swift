/// Reads the tables of the targets `typescript`, `webcomponent` and `kotlin`.
extension Facts {
  mutating func readTypeScript(_ text: String) -> Bool {
    guard let file = LiteralFile(text, .script),
      let table = file.value(of: "table")?.entries.first?.value,
      let items = file.value(of: "items")?.text
    else { return false }
    readSettings(table)
    let languages = file.value(of: "languages")?.entries.map(\.value) ?? []
    if !languages.isEmpty {
      guard case .words(["languages", "0"]) = table["language"] else { return false }
    }
    let translations = file.value(of: "translations")?.entries.map(\.value) ?? []
    guard readLanguages(languages),
      languages.count == translations.count + (languages.isEmpty ? 0 : 1)
    else { return false }
    for (language, translation) in zip(languages.dropFirst(), translations) {
      guard let tag = language["tag"]?.text, let texts = translation["texts"]?.text else {
        return false
      }
      say("title", translation["title"]?.text ?? "", of: tag)
      guard readTexts(texts, in: tag, isUTF8: false, isNumbered: true) != nil else { return false }
    }
    readConditions(table["conditions"]?["conditions"])
    func lines(_ name: String) -> [[String]] { Facts.lines(file.value(of: name)?.text) }
    return readItems(items, isUTF8: false, numbers: ["parent", "rank", "flags"]) != nil
      && readClauses(lines("whenClauses"))
      && readConditionalItems(lines("conditionalItems"), itemIsFirst: false)
      && readFollowers(lines("followers"))
  }

  mutating func readKotlin(_ source: String) -> Bool {
    guard let file = LiteralFile(source, .kotlin), let table = file.value(of: "table") else {
      return false
    }
    func text(_ name: String) -> String? { file.value(of: name)?.joinedText }
    func lines(_ name: String) -> [[String]] {
      (file.value(of: name)?.texts ?? []).flatMap { Facts.lines($0) }
    }
    readSettings(table)
    let languages = file.value(of: "languages")?.entries.map(\.value) ?? []
    if !languages.isEmpty {
      guard case .words(["languages", "0"]) = table["language"] else { return false }
    }
    guard readLanguages(languages) else { return false }
    for call in file.calls(of: "translated") {
      let arguments = call.entries.map(\.value)
      guard arguments.count == 4, let number = arguments[1].number,
        languages.indices.contains(number),
        case .words(let element) = arguments[0], element == ["languages", String(number)],
        let tag = languages[number].texts.first, let title = arguments[2].text,
        let literals = arguments[3].word.flatMap({ file.value(of: $0) })?.texts
      else { return false }
      say("title", title, of: tag)
      let texts = Facts.continued(literals)
      guard readTexts(texts, in: tag, isUTF8: false, isNumbered: true) != nil else { return false }
    }
    if let conditions = table["conditions"], !conditions.entries.isEmpty {
      readConditions(conditions)
    } else if !readConditions(lines("conditions")) {
      return false
    }
    return readStructure(lines("structure"), numbers: ["parent", "rank", "flags"])
      && readItems(text("text") ?? "", isUTF8: false, numbers: []) != nil
      && readClauses(lines("whenClauses"))
      && readConditionalItems(lines("conditionalItems"), itemIsFirst: false)
      && readFollowers(lines("followers"))
  }

  /// Joins the lines of literals. A line that is too long for one literal continues in the next
  /// literal, which repeats its number.
  private static func continued(_ literals: [String]) -> String {
    var text = ""
    var last = ""
    for literal in literals {
      // Compares bytes, because a continued line can start with a mark that combines with the
      // preceding space.
      let number = String(decoding: literal.utf8.prefix { $0 != 0x20 }, as: UTF8.self)
      if number == last {
        text += String(decoding: literal.utf8.dropFirst(number.utf8.count + 1), as: UTF8.self)
      } else {
        text += (text.isEmpty ? "" : "\n") + literal
      }
      last = number
    }
    return text
  }

  mutating func readElement(_ text: String) -> Bool {
    guard let file = LiteralFile(text, .script), let definition = file.value(of: "definition"),
      let data = definition["data"], let texts = definition["texts"],
      let items = file.value(of: "items")?.text
    else { return false }
    for entry in data.entries {
      guard let label = entry.label, let text = entry.value.text else { return false }
      readSetting(Facts.kebab(label), text)
    }
    guard readLanguages(definition["languages"]?.entries.map(\.value) ?? [], sayingTitles: true)
    else { return false }
    for entry in texts.entries {
      guard let label = entry.label, label.hasPrefix("texts-") else { continue }
      guard let text = entry.value.text,
        readTexts(text, in: String(label.dropFirst(6)), isUTF8: false, isNumbered: true) != nil
      else { return false }
    }
    func lines(_ name: String) -> [[String]] { Facts.lines(texts[name]?.text) }
    return readItems(items, isUTF8: false, numbers: ["parent", "rank", "flags"]) != nil
      && readConditions(lines("conditions")) && readClauses(lines("when-clauses"))
      && readConditionalItems(lines("conditional-items"), itemIsFirst: false)
      && readFollowers(lines("followers"))
  }

  /// Whether repeated settings have the same values. An empty setting has no fact.
  func saysOfMenu(_ settings: [String: String]) -> Bool {
    settings.allSatisfy { name, value in
      (values[Key(subject: Facts.menu, name: name)] ?? "") == value
    }
  }

  /// Reads a setting whose value is a string.
  mutating func readSetting(_ name: String, _ text: String) {
    guard Facts.settings.contains(name), !text.isEmpty || name == "name" || name == "title" else {
      return
    }
    say(name, text, of: Facts.menu)
  }

  /// Reads the languages, the first of which is the document's.
  private mutating func readLanguages(_ languages: [LiteralTree], sayingTitles: Bool = false)
    -> Bool
  {
    for (number, language) in languages.enumerated() {
      guard let tag = language["tag"]?.text ?? language.texts.first else { return false }
      if number == 0, sayingTitles {
        // Elements also state the document's language in their settings.
        let own = [
          "title": language["title"]?.text ?? "", "plurals": language["plurals"]?.text ?? "",
        ]
        guard saysOfMenu(own) else { return false }
        continue
      }
      if number == 0 { say("language", tag, of: Facts.menu) }
      let subject = number == 0 ? Facts.menu : tag
      let isRightToLeft =
        language["isRightToLeft"].flatMap(Facts.text)
        ?? language["direction"]?.text.map { $0 == "rtl" ? "true" : "false" }
      let name = number == 0 ? "right-to-left" : "is-right-to-left"
      say(name, isRightToLeft ?? "", of: subject)
      if let rule = language["plurals"]?.text { say("plurals", rule, of: subject) }
      if sayingTitles { say("title", language["title"]?.text ?? "", of: subject) }
    }
    return true
  }

  private mutating func readConditions(_ conditions: LiteralTree?) {
    for (number, entry) in (conditions?.entries ?? []).enumerated() {
      let members = entry.value.entries.map(\.value)
      let labels = ["name", "choices", "initial", "bit"]
      for (place, label) in labels.enumerated() {
        let value = entry.value[label] ?? (place < members.count ? members[place] : nil)
        let text =
          label == "choices" ? value?.texts.joined(separator: " ") : value.flatMap(Facts.text)
        say(label == "name" ? "condition-name" : label, text ?? "", of: Facts.condition(number))
      }
    }
  }
}
