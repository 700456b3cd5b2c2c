extension RenderJob {
  /// The folders, within the output's folder, for files that are written once for each language.
  /// The tag is nil for the document's language. Empty if there are no such files.
  func resourceFolders(
    of languages: [LanguageTag]
  ) -> [(folder: String, language: LanguageTag?)] {
    guard hasResources else { return [] }
    let others = languages.filter { self.languages.includes($0) }
    return [("res/values", nil)]
      + others.compactMap { tag in
        AndroidLanguage.qualifiersInApps(of: tag).map { ("res/values-\($0)", tag) }
      }
  }

  /// The prefix of the names of all resources of the output: the type's name in snake case, in
  /// ASCII.
  func resourcePrefix(of menuName: String) -> String {
    IdentifierStyle.cased(typeName(of: menuName), .snake).unicodeScalars.map {
      $0.isASCII ? String($0) : "u" + String($0.value, radix: 16)
    }.joined()
  }

  /// Whether the output has files for each language.
  var hasResources: Bool {
    target.files.contains {
      $0.once == .language && $0.condition?.holds(for: parameters) != false
    }
  }
}
