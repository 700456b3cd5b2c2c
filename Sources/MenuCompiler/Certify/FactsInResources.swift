/// Reads the texts that target `android` writes into resources, with the reader of catalogs.
extension Facts {
  /// What the texts of the document's language are said of, which the code says as well.
  private static let ownResources = "resources"

  /// Reads the texts of a menu by their names.
  ///
  /// - Parameters:
  ///   - files: The files of resources, first that of the document's language.
  ///   - languages: The languages of the others.
  mutating func readResources(
    _ files: [GeneratedFile], of menu: LoweredMenu, _ languages: [LoweredLanguage],
    names: AndroidResourceName
  ) -> Bool {
    guard files.count == languages.count + 1 else { return false }
    for (file, language) in zip(files, [nil] + languages.map(Optional.some)) {
      guard let units = try? AndroidResources(Array(file.text.utf8)).units else { return false }
      let strings = Dictionary(
        units.filter { $0.forms.isEmpty }.map { ($0.key.text, $0.translation.text) }
      ) { $1 }
      let plurals = Dictionary(
        units.filter { !$0.forms.isEmpty }.map { ($0.key.text, $0.forms) }
      ) { $1 }
      let subject = language?.tag.text ?? Self.ownResources
      say("title", strings["\(names.prefix).title"] ?? "", of: subject)
      for text in language?.texts ?? menu.ownTexts() {
        let id = menu.ids[Int(text.node)]
        var value: String?
        if case .form(let field, let form) = text.field {
          let forms = plurals[names.written(id, field.text)]
          value = forms?.first { $0.name == form.rawValue }?.text.text
        } else {
          value = strings[names.written(id, text.field)]
        }
        say(text.field.recordKey, value ?? "", of: Self.item(text.node, in: subject))
      }
    }
    return true
  }

  /// What the resources of the document's language must say.
  mutating func expectResources(of menu: LoweredMenu) {
    say("title", menu.title, of: Self.ownResources)
    for text in menu.ownTexts() {
      say(text.field.recordKey, text.text, of: Self.item(text.node, in: Self.ownResources))
    }
  }
}
