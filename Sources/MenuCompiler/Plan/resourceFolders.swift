extension RenderJob {
  /// The folders, in that of the output, for files that are written once for each language: that of the
  /// document's language, for which the tag is nil, and those of the others. Empty if there are no such files.
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

  /// What the names of all resources of the output begin with: the type in snake case, in ASCII.
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
