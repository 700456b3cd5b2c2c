extension LoweredMenu {
  /// The same menu written in another of its languages. That of the document becomes one of the
  /// others, and whatever they leave out is still in the language of the document.
  func written(in chosen: LoweredLanguage) -> LoweredMenu {
    guard let language else { return self }
    let own = ownTexts()
    let source = LoweredLanguage(tag: language, title: title, isSource: true)
    var menu = translated(to: chosen)
    menu.languages = (languages.filter { $0.tag != chosen.tag } + [source])
      .concurrentMap { other in
        var other = other
        other.title = other.title ?? title
        other.texts = other.texts(fallingBackTo: own, besides: chosen)
        return other
      }
      .sorted { $0.tag.text.utf8Precedes($1.tag.text) }
    return menu
  }

  /// The texts of the menu itself, in the order of the nodes, and for each in that of records.
  private func ownTexts() -> [LoweredText] {
    (0..<count).flatMap { node in
      translatableTexts(title: titles[node], details[node]?.fields, columns: columns).map {
        LoweredText(node: Int32(node), field: $0.field, text: $0.text)
      }
    }
  }
}

extension LoweredLanguage {
  /// The texts of the language and, where it has none but the chosen one does, those of the
  /// document.
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

extension LoweredText {
  fileprivate func isAt(_ other: LoweredText) -> Bool {
    node == other.node && field == other.field
  }
}

extension ArraySlice<LoweredText> {
  /// Removes the first text if it is at the place of another, and returns whether it is.
  fileprivate mutating func dropFirst(ifAt other: LoweredText) -> Bool {
    guard let first, first.isAt(other) else { return false }
    removeFirst()
    return true
  }
}
