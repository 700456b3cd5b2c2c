/// The facts of a menu. They come from its columns, not from the names that templates use.
///
/// - Parameter languages: The languages of the output other than the document's.
func expectedFacts(of menu: LoweredMenu, languages: [LoweredLanguage]) -> ExpectedFacts {
  var expected = ExpectedFacts()
  for column in menu.columns where column.type == .number || column.type == .integer {
    expected.numbers.insert("@\(column.name)")
    expected.numbers.insert("value.\(column.name)")
  }
  for column in menu.columns {
    let count = menu.details.count { $0?.fields.values[column.name] != nil }
    expected.facts.say("values of \(column.name)", count, of: Facts.menu)
    for language in languages {
      let count = language.texts.count { $0.field == .column(column.name) }
      if count > 0 { expected.facts.say("values of \(column.name)", count, of: language.tag.text) }
    }
  }
  expected.addSettings(of: menu)
  for node in 0..<menu.count { expected.addItem(node, of: menu) }
  for (rank, node) in menu.nodesByID.enumerated() {
    expected.facts.say("rank", rank, of: Facts.item(node))
  }
  for (id, node) in menu.formerIDs { expected.facts.say("former id \(id)", node, of: Facts.menu) }
  expected.addConditions(of: menu, languages: languages)
  for language in languages { expected.addTexts(of: language, menu) }
  expected.facts.say(
    "document-order", menu.documentOrder.map { "\($0)" }.joined(separator: " "), of: Facts.menu)
  return expected
}

extension ExpectedFacts {
  fileprivate mutating func addItem(_ node: Int, of menu: LoweredMenu) {
    let item = Facts.item(node)
    let flags = menu.flags[node]
    facts.say("id", flags.contains(.separator) ? "" : menu.ids[node], of: item)
    facts.say("title", menu.titles[node], of: item)
    facts.say("parent", menu.parents[node], of: item)
    facts.say("depth", menu.depths[node], of: item)
    facts.say("first-child", menu.firstChildren[node], of: item)
    facts.say("child-count", menu.childCounts[node], of: item)
    facts.say("shown-rows", menu.shownRows[node], of: item)
    facts.say("size-tree", menu.sizeTree[node], of: item)
    facts.say("flags", FlagWord.words(of: flags), of: item)
    facts.say("plain-flags", FlagWord.plainWords(of: flags), of: item)
    if !flags.contains(.separator) {
      for column in menu.columns {
        let value = menu.details[node]?.fields.values[column.name] ?? column.defaultValue
        if let value { facts.say("value.\(column.name)", value.printed, of: item) }
      }
    }
    if let group = menu.inlineOfBorder(node) { facts.say("border-of", group, of: item) }
    if flags.contains(.footer) { facts.say("footer-of", menu.parents[node], of: item) }
    guard let fields = menu.details[node]?.fields else { return }
    for (name, when) in [("terms", fields.when), ("enabled-terms", fields.enabledWhen)]
    where !when.isEmpty {
      facts.say(name, terms(of: when), of: item)
    }
    for field in ItemField.allCases {
      if let value = fields[field] { facts.say(field.key, value.printed, of: item) }
    }
    if let list = fields.text(.shortcut).flatMap({ ShortcutList($0) }) {
      let lists = list.apple == list.other ? [(3, list.other)] : [(1, list.other), (2, list.apple)]
      let keys = lists.flatMap { platforms, shortcuts in
        shortcuts.map { "\(platforms):\($0.modifierBits)+\($0.keyNumber)" }
      }
      facts.say("shortcut-keys", keys.joined(separator: " "), of: item)
    }
    if !fields.keywords.isEmpty {
      facts.say("keywords", fields.keywords.joined(separator: "\n"), of: item)
    }
    let former = fields.formerIDs.map(\.id)
    if !former.isEmpty { facts.say("was", former.joined(separator: " "), of: item) }
    if let label = fields.accessibilityLabel { facts.say("label", label, of: item) }
    if let hint = fields.accessibilityHint { facts.say("hint", hint, of: item) }
    for plural in fields.plurals {
      for (form, text) in plural.forms {
        facts.say("\(plural.field.rawValue).\(form.rawValue)", text, of: item)
      }
    }
    for (argument, value) in menu.arguments(of: node) {
      if value.isNumber { numbers.insert("@.\(argument.name)") }
      facts.say("@.\(argument.name)", value.printed, of: item)
    }
    for (name, value) in fields.values { facts.say("@\(name)", value.printed, of: item) }
    guard fields.indicator != nil else { return }
    let own = facts(of: menu.indicator(of: node))
    let shared = facts(of: menu.settings.indicator)
    for (name, value) in own where !value.isEmpty { facts.say("whole-\(name)", value, of: item) }
    for (name, value) in own where value != shared[name] { facts.say(name, value, of: item) }
  }

  /// Conditions as written, one per line.
  private func terms(of when: [WhenEntry]) -> String {
    when.map { $0.terms.map(\.text).joined(separator: " ") }.joined(separator: "\n")
  }

  /// The parts of an indicator, keyed by the names that items use. Missing parts are empty.
  private func facts(of indicator: Indicator) -> [String: String] {
    var parts = [
      "indicator.color": indicator.color?.text ?? "",
      "indicator.highlight": indicator.highlight?.text ?? "",
      "indicator.hide-when-empty": indicator.hideWhenEmpty ? "1" : "0",
    ]
    let glyphs = [
      ("collapsed", indicator.collapsed), ("expanded", indicator.expanded),
      ("empty", indicator.empty), ("leaf", indicator.leaf),
    ]
    for (state, glyph) in glyphs {
      parts["indicator.\(state)"] = glyph?.text ?? ""
      parts["indicator.\(state).image"] = glyph?.image ?? ""
    }
    return parts
  }

  fileprivate mutating func addSettings(of menu: LoweredMenu) {
    let settings = menu.settings
    var said: [String: String] = [
      "count": "\(menu.count)", "top-level-count": "\(menu.topLevelCount)",
      "layout": settings.layout.rawValue, "single": "\(menu.topLevelIsSingle)",
      "keep-open": "\(menu.topLevelKeepsOpen)", "chooses-one": "\(menu.topLevelChoosesOne)",
      "hit-area": settings.hitArea.rawValue, "insert": settings.animation.insert.rawValue,
      "delete": settings.animation.delete.rawValue, "duration": "\(settings.animation.duration)",
      "scroll": settings.scroll.to.rawValue, "scroll-rows": "\(settings.scroll.rows)",
      "keeps-selection": "\(settings[.selection] == .string("keep"))",
      "busy-delay": settings.busyDelay.map { "\($0)" } ?? "",
      "row-height": settings[.rowHeight]?.printed ?? "",
      "header-height": settings[.headerHeight]?.printed ?? "",
      "title-lines": settings[.titleLines]?.printed ?? "",
      "plurals": menu.pluralRule?.text ?? "",
    ]
    for (name, value) in facts(of: settings.indicator) {
      let name = String(name.dropFirst("indicator.".count)).replacing(".", with: "-")
      said[name] = name == "hide-when-empty" ? "\(value == "1")" : value
    }
    if let language = menu.language {
      said["language"] = language.text
      said["right-to-left"] = "\(language.isRightToLeft)"
    }
    facts.say("name", menu.name, of: Facts.menu)
    facts.say("title", menu.title, of: Facts.menu)
    for (name, value) in said where !value.isEmpty { facts.say(name, value, of: Facts.menu) }
  }

  fileprivate mutating func addTexts(of language: LoweredLanguage, _ menu: LoweredMenu) {
    let tag = language.tag
    facts.say("title", language.title ?? menu.title, of: tag.text)
    facts.say("is-right-to-left", "\(tag.isRightToLeft)", of: tag.text)
    if menu.hasPlurals {
      facts.say("plurals", tag.pluralRule.text, of: tag.text)
      // A language without plural forms does not need its plural rule.
      let hasForms = language.texts.contains { if case .form = $0.field { true } else { false } }
      if !hasForms { optional.insert(Facts.Key(subject: tag.text, name: "plurals")) }
    }
    for text in language.texts {
      facts.say(text.field.recordKey, text.text, of: Facts.item(text.node, in: tag.text))
    }
  }

  fileprivate mutating func addConditions(of menu: LoweredMenu, languages: [LoweredLanguage]) {
    var bit = 0
    for (number, condition) in menu.conditions.enumerated() {
      let subject = Facts.condition(number)
      let choices = condition.choices ?? []
      let bits = condition.choices?.count ?? 1
      facts.say("condition-name", condition.name, of: subject)
      facts.say("choices", choices.joined(separator: " "), of: subject)
      facts.say("initial", condition.defaultValue, of: subject)
      facts.say("bit", bit, of: subject)
      facts.say("bits", bits, of: subject)
      facts.say("value-count", condition.choices?.count ?? 2, of: subject)
      bit += bits
    }
    for (number, when) in menu.whens.enumerated() {
      for (place, clause) in when.clauses.enumerated() {
        let halves = [clause.any, clause.any >> 32, clause.not, clause.not >> 32]
        facts.say(
          "clause \(place)",
          halves.map { String($0 & 0xffff_ffff) }.joined(separator: " "), of: "when \(number)")
      }
      for node in when.nodes { facts.say("when", number, of: Facts.item(node)) }
      for node in when.enabledNodes {
        facts.say("when", number, of: Facts.item(Int(node) + menu.count))
      }
    }
    for follower in menu.followers + menu.followers(of: languages) {
      facts.say(
        "value of condition \(follower.condition)", follower.value, of: Facts.item(follower.node))
    }
  }
}
