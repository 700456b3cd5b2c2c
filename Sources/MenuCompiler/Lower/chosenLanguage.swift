extension LoweredMenu {
  /// The menu in one of its other languages. The document's language becomes one of the
  /// translations. Texts without a translation remain in the document's language.
  func written(in chosen: LoweredLanguage) -> LoweredMenu {
    guard let language else { return self }
    let own = ownTexts()
    let source = LoweredLanguage(tag: language, title: title, isSource: true)
    var menu = translated(to: chosen)
    menu.languages = (languages.filter { $0.tag != chosen.tag } + [source])
      .concurrentMap { [menu] other in
        var other = other
        other.title = other.title ?? title
        other.texts = other.texts(fallingBackTo: own, besides: chosen)
        for text in InterfaceText.allCases where other.interfaceTexts[text] == nil {
          other.interfaceTexts[text] = interfaceTexts[text] ?? text.english
        }
        other.interfaceTexts.remove(menu.interfaceTexts)
        return other
      }
      .sorted { $0.tag.text.utf8Precedes($1.tag.text) }
    return menu
  }

  /// The texts of the menu itself, in the order of the nodes; the texts of a node are in the order
  /// of records.
  func ownTexts() -> [LoweredText] {
    (0..<count).flatMap { node in
      let fields = details[node]?.fields
      return translatableTexts(title: titles[node], fields, columns: columns)
        .filter { fields?.has($0.field) ?? true }
        .map { LoweredText(node: Int32(node), field: $0.field, text: $0.text) }
    }
  }
}

extension LoweredLanguage {
  /// The texts of a language. If the language lacks a text that the chosen language has, the
  /// document's text is used.
  fileprivate func texts(
    fallingBackTo own: [LoweredText], besides chosen: LoweredLanguage
  ) -> [LoweredText] {
    var given = texts[...]
    var replaced = chosen.texts[...]
    return own.compactMap { text in
      let isReplaced = replaced.dropFirst(ifAt: text)
      let isGiven = given.first?.isAt(text) ?? false
      return isGiven ? given.popFirst() : isReplaced ? text : nil
    }
  }
}

extension ItemDetails.Fields {
  /// Whether the document's language has the field; it may lack a plural form.
  fileprivate func has(_ field: TranslatedField) -> Bool {
    guard case .form(let plural, let form) = field else { return true }
    return plurals.contains { $0.field == plural && $0.forms[form] != nil }
  }
}

extension LoweredText {
  fileprivate func isAt(_ other: LoweredText) -> Bool {
    node == other.node && field == other.field
  }
}

extension ArraySlice<LoweredText> {
  /// Removes the first text if it has the same node and field as a given text. Returns whether the
  /// text was removed.
  fileprivate mutating func dropFirst(ifAt other: LoweredText) -> Bool {
    guard let first, first.isAt(other) else { return false }
    removeFirst()
    return true
  }
}
