/// Reads the tables of the targets `c` and `objc`.
extension Facts {
  mutating func readC(_ text: String) -> Bool {
    guard let file = LiteralFile(text, .c) else { return false }
    let tables = file.declarations.filter { $0.type == "menu_table" }
      .compactMap { file.tree(at: $0.start) }
    guard let table = tables.first else { return false }
    readSettings(table, absent: "-1")
    guard tables.allSatisfy({ countsAreRight($0, file) }) else { return false }
    guard readItems(table, file), readDetails(table, file), readShortcuts(table, file) else {
      return false
    }
    readColumns(table["columns"], file, in: nil)
    readForms(table["forms"], file, in: nil)
    for former in entries(table["former_ids"], file) {
      let members = former.entries.map(\.value)
      guard members.count == 2, let id = members[0].text, let item = members[1].number else {
        return false
      }
      say("former id \(id)", item, of: Facts.menu)
    }
    for (number, language) in tables.enumerated().dropFirst() {
      guard language["language_number"]?.number == number, readLanguage(language, of: table, file)
      else { return false }
    }
    return readConditions(table, file)
  }

  /// The elements of the array that a member names.
  private func entries(_ member: LiteralTree?, _ file: LiteralFile) -> [LiteralTree] {
    member?.word.flatMap { file.value(of: $0) }?.entries.map(\.value) ?? []
  }

  /// Lines of numbers from an array of structures.
  private func lines(_ member: LiteralTree?, _ file: LiteralFile) -> [[String]] {
    entries(member, file).map { $0.entries.compactMap { Facts.text(of: $0.value) } }
  }

  /// Whether the element counts in a table match its arrays.
  private func countsAreRight(_ table: LiteralTree, _ file: LiteralFile) -> Bool {
    table.entries.allSatisfy { entry in
      guard let label = entry.label, label.hasSuffix("_count"), label != "top_count" else {
        return true
      }
      let name = label.dropLast("_count".count)
      let array = table[name + "s"] ?? table[name.dropLast() + "ies"]
      return entry.value.number == entries(array, file).count
    }
  }

  private mutating func readItems(_ table: LiteralTree, _ file: LiteralFile) -> Bool {
    for (node, item) in entries(table["items"], file).enumerated() {
      let members = item.entries.map(\.value)
      let subject = Facts.item(node)
      guard members.count == 6, case .words(let flags) = FlagsInC.words(members[3]),
        let bits = FlagWord.bits(of: flags), let title = members[5].text
      else { return false }
      say("parent", members[0].number ?? -1, of: subject)
      say("first-child", members[1].number ?? -1, of: subject)
      say("child-count", members[2].number ?? -1, of: subject)
      say("flags", FlagWord.words(of: bits), of: subject)
      say("id", members[4].text ?? "", of: subject)
      say("title", title, of: subject)
    }
    for (rank, node) in entries(table["items_by_id"], file).enumerated() {
      say("rank", rank, of: Facts.item(node.number ?? -1))
    }
    return true
  }

  private mutating func readDetails(_ table: LiteralTree, _ file: LiteralFile) -> Bool {
    for details in entries(table["details"], file) {
      guard let item = details["item"]?.number.map({ Facts.item($0) }) else { return false }
      for entry in details.entries {
        switch entry.label {
        case "item": break
        case "has_tag": if entry.value.word != "true" || details["tag"] == nil { return false }
        case "keywords": say("keywords", entry.value.texts.joined(separator: "\n"), of: item)
        case "indicator": readIndicator(entry.value, of: item)
        case let label?:
          let name = ["accessibility_label": "label", "accessibility_hint": "hint"][label]
          let value = FlagsInC.enumerator(entry.value, of: label) ?? Facts.text(of: entry.value)
          say(name ?? Facts.kebab(label), value ?? "", of: item)
        case nil: return false
        }
      }
    }
    return true
  }

  private mutating func readIndicator(_ indicator: LiteralTree, of item: String) {
    for entry in indicator.entries {
      let label = entry.label ?? ""
      if case .list(let glyph) = entry.value {
        for (suffix, part) in zip(["", ".image"], glyph) {
          if let text = part.value.text { say("whole-indicator.\(label)\(suffix)", text, of: item) }
        }
      } else if let text = Facts.text(of: entry.value) {
        let isFlag = label == "hide_when_empty"
        say(
          "whole-indicator.\(Facts.kebab(label))", isFlag ? (text == "true" ? "1" : "0") : text,
          of: item)
      }
    }
  }

  private mutating func readShortcuts(_ table: LiteralTree, _ file: LiteralFile) -> Bool {
    var lists: [Int: (other: [String], apple: [String], keys: [String])] = [:]
    for shortcut in entries(table["shortcuts"], file) {
      let members = shortcut.entries.map(\.value)
      let parts = (members.last?.entries ?? []).map(\.value)
      guard members.count == 3, let item = members[0].number, let platforms = members[1].number,
        parts.count == 3, let modifiers = parts[0].number, let key = parts[1].number,
        let text = parts[2].text
      else { return false }
      if platforms & 1 != 0 { lists[item, default: ([], [], [])].other.append(text) }
      if platforms & 2 != 0 { lists[item, default: ([], [], [])].apple.append(text) }
      lists[item]?.keys.append("\(platforms):\(modifiers)+\(key)")
    }
    for (item, list) in lists {
      let words = list.other == list.apple ? list.other : list.other + ["apple"] + list.apple
      say("shortcut", words.joined(separator: " "), of: Facts.item(item))
      say("shortcut-keys", list.keys.joined(separator: " "), of: Facts.item(item))
    }
    return true
  }

  private mutating func readColumns(
    _ member: LiteralTree?, _ file: LiteralFile, in language: String?
  ) {
    for column in entries(member, file) {
      say(
        "values of \(column["name"]?.text ?? "")", column["value_count"]?.number ?? 0,
        of: language ?? Facts.menu)
      for value in column["values"]?.entries ?? [] {
        let members = value.value.entries.map(\.value)
        guard members.count == 2, let item = members[0].number,
          let entry = members[1].entries.first, let text = Facts.literal(entry.value)
        else { continue }
        say(
          "@\(column["name"]?.text ?? "")",
          entry.label == "boolean" ? (text == "true" ? "1" : "0") : text,
          of: Facts.item(item, in: language))
      }
    }
  }

  private mutating func readForms(
    _ member: LiteralTree?, _ file: LiteralFile, in language: String?
  ) {
    for form in entries(member, file) {
      let members = form.entries.map(\.value)
      guard members.count == 4, let item = members[0].number, let form = members[2].text,
        let text = members[3].text
      else { continue }
      say("\(FlagsInC.key(members[1])).\(form)", text, of: Facts.item(item, in: language))
    }
  }

  private mutating func readLanguage(
    _ language: LiteralTree, of table: LiteralTree, _ file: LiteralFile
  ) -> Bool {
    guard let tag = language["language"]?.text else { return false }
    say("title", language["title"]?.text ?? "", of: tag)
    say("is-right-to-left", language["is_right_to_left"]?.word ?? "", of: tag)
    if let rule = language["translated_plural_rule"]?.text { say("plurals", rule, of: tag) }
    for text in entries(language["texts"], file) {
      let members = text.entries.map(\.value)
      guard members.count == 3, let item = members[0].number,
        let value = members[2].entries.first?.value
      else { return false }
      say(
        FlagsInC.key(members[1]), value.text ?? value.texts.joined(separator: "\n"),
        of: Facts.item(item, in: tag))
    }
    readForms(language["translated_forms"], file, in: tag)
    readColumns(language["translated_columns"], file, in: tag)
    // Settings that the language shares with the document must not differ.
    var own = Facts()
    var shared = Facts()
    own.readSettings(language)
    shared.readSettings(table)
    let differ = own.values.filter { shared.values[$0.key] != $0.value }.map(\.key.name)
    for name in differ where !["title", "language", "right-to-left"].contains(name) {
      say(name, own.values[Key(subject: Facts.menu, name: name)] ?? "", of: "\(tag) menu")
    }
    return true
  }

  private mutating func readConditions(_ table: LiteralTree, _ file: LiteralFile) -> Bool {
    for (number, condition) in entries(table["conditions"], file).enumerated() {
      let members = condition.entries.map(\.value)
      let subject = Facts.condition(number)
      guard members.count == 6, let name = members[0].text else { return false }
      say("condition-name", name, of: subject)
      say("choices", members[1].texts.joined(separator: " "), of: subject)
      for (place, name) in [(2, "value-count"), (3, "initial"), (4, "bit")] {
        say(name, members[place].number ?? -1, of: subject)
      }
    }
    return readClauses(lines(table["when_clauses"], file))
      && readConditionalItems(lines(table["conditional_items"], file), itemIsFirst: true)
      && readFollowers(lines(table["followers"], file))
  }

  /// A literal as written. Words are not converted to hyphenated names.
  private static func literal(_ tree: LiteralTree) -> String? {
    switch tree {
    case .text(let text), .number(let text): text
    case .words(let words): words.first
    case .list: nil
    }
  }
}

/// The names of enumerators in C's tables.
private enum FlagsInC {
  /// The flags of an item as words. `0` means no flags; other numbers do not occur.
  static func words(_ tree: LiteralTree) -> LiteralTree {
    guard case .words(let words) = tree else { return tree.number == 0 ? .words([]) : tree }
    let special = [
      "MENU_KEEPS_OPEN": "keep-open", "MENU_STARTS_CHECKED": "checked",
      "MENU_HAS_PLACEHOLDER": "placeholder", "MENU_HAS_LOADING": "loading",
    ]
    return .words(words.map { special[$0] ?? Facts.kebab(String($0.dropFirst(5))) })
  }

  /// The word of an enumerator that starts with the name of its member: `destructive` for
  /// `MENU_ROLE_DESTRUCTIVE`. Nil for any other value.
  static func enumerator(_ tree: LiteralTree, of label: String) -> String? {
    let prefix = "MENU_\(label.uppercased())_"
    guard let word = tree.word, word.hasPrefix(prefix) else { return nil }
    return Facts.kebab(String(word.dropFirst(prefix.count)))
  }

  /// The key of a text: `disabled-reason` for `MENU_TEXT_DISABLED_REASON`.
  static func key(_ tree: LiteralTree) -> String {
    Facts.kebab(String((tree.word ?? "").dropFirst("MENU_TEXT_".count)))
  }
}
