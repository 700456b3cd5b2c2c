import MenuCompiler

/// The lines about a catalog in one language.
struct CatalogReport {
  /// The number of the catalog's file.
  let file: Int
  let language: LanguageTag
  let summary: CatalogSummary

  /// A summary of the changes, and of how much is translated.
  func outcome(_ file: CatalogFile) -> String {
    let name = name(file)
    let inherited = summary.inherited > 0 ? ", \(summary.inherited) inherited" : ""
    let state = "\(summary.translated) of \(summary.count) translated\(inherited)"
    guard file.isChanged else { return "unchanged \(name): \(state)\n" }
    let changes = [
      (summary.missing.count, "added"), (summary.moved, "moved"), (summary.restored, "restored"),
      (summary.stale.count, "for review"), (summary.madeObsolete, "obsolete"),
    ]
    let parts = changes.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return "written \(name): \((parts + [state]).joined(separator: ", "))\n"
  }

  /// Whether every text is translated and an update would not change the file.
  func isFine(_ file: CatalogFile) -> Bool { summary.isComplete && !file.isChanged }

  /// The lines about a catalog: its state, and the texts that are not translated.
  func findings(_ file: CatalogFile) -> String {
    let name = name(file)
    if file.isNew { return "missing \(name)\n" }
    let kinds = [
      ("missing", summary.missing), ("untranslated", summary.untranslated),
      ("changed", summary.stale), ("for review", summary.forReview),
    ].filter { !$0.1.isEmpty }
    if kinds.isEmpty { return file.isChanged ? "outdated \(name)\n" : "complete \(name)\n" }
    let counts = kinds.map { "\($0.1.count) \($0.0)" }.joined(separator: ", ")
    return kinds.reduce("incomplete \(name): \(counts)\n") { lines, kind in
      lines + "  \(kind.0): \(Self.list(kind.1))\n"
    }
  }

  /// The path, followed by the language if the path does not contain it.
  private func name(_ file: CatalogFile) -> String {
    let path = PrintableText.visible(file.original.name)
    return file.isNamedAfterLanguage ? path : "\(path) (\(language.text))"
  }

  /// The keys of texts; for a long list, the first keys and the number of the others.
  private static func list(_ keys: [TranslationKey]) -> String {
    let shown = keys.prefix(limit).map { PrintableText.visible($0.written) }.joined(separator: ", ")
    let rest = keys.count - limit
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static let limit = 10
}
