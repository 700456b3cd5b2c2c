/// Reads the texts that the target `android` writes into resources, with the catalog reader.
extension Facts {
  /// Reads the texts of a menu by their names.
  ///
  /// - Parameters:
  ///   - files: The resource files, starting with the file in the document's language.
  ///   - languages: The languages of the other files.
  mutating func readResources(
    _ files: [GeneratedFile], of menu: LoweredMenu, _ languages: [LoweredLanguage],
    names: AndroidResourceName
  ) -> Bool {
    guard files.count == languages.count + 1 else { return false }
    for (index, file) in files.enumerated() {
      guard let texts = try? AndroidResources(Array(file.text.utf8)) else { return false }
      let strings = ResourceStrings(texts.units, names: names, ids: menu.ids)
      let language = index == 0 ? nil : languages[index - 1]
      let shown = language.map(menu.translated) ?? menu
      say(strings, shown.ownTexts(), in: Self.resources(language))
      // The code does not contain these texts.
      if let language { say(strings, language.texts, in: language.tag.text) }
    }
    return true
  }

  private mutating func say(
    _ strings: ResourceStrings, _ texts: [LoweredText], in language: String
  ) {
    say("title", strings.title ?? "", of: language)
    for text in texts {
      say(text.field.recordKey, strings.text(text) ?? "", of: Self.item(text.node, in: language))
    }
  }

  /// Adds the facts that the resources of all languages must state: all texts, including those
  /// without a translation.
  mutating func expectResources(of menu: LoweredMenu, _ languages: [LoweredLanguage]) {
    for language in [nil] + languages.map(Optional.some) {
      let shown = language.map(menu.translated) ?? menu
      let subject = Self.resources(language)
      say("title", shown.title, of: subject)
      for text in shown.ownTexts() {
        say(text.field.recordKey, text.text, of: Self.item(text.node, in: subject))
      }
    }
  }

  /// The subject of the texts in the resources of a language. A nil language is the document's.
  private static func resources(_ language: LoweredLanguage?) -> String {
    "resources" + (language.map { " \($0.tag.text)" } ?? "")
  }
}

/// Looks up the strings of a file for the texts of the menu.
private struct ResourceStrings {
  private let names: AndroidResourceName
  private let ids: [String]
  private let strings: [String: String]
  private let plurals: [String: [(name: String, text: UnitText)]]

  init(_ units: [CatalogUnit], names: AndroidResourceName, ids: [String]) {
    self.names = names
    self.ids = ids
    strings = Dictionary(
      units.filter { $0.forms.isEmpty }.map { ($0.key.text, $0.translation.text) }
    ) { $1 }
    plurals = Dictionary(
      units.filter { !$0.forms.isEmpty }.map { ($0.key.text, $0.forms) }
    ) { $1 }
  }

  var title: String? { strings["\(names.prefix).title"] }

  func text(_ text: LoweredText) -> String? {
    let id = ids[Int(text.node)]
    guard case .form(let field, let form) = text.field else {
      return strings[names.written(id, text.field)]
    }
    return plurals[names.written(id, field.text)]?.first { $0.name == form.rawValue }?.text.text
  }
}
