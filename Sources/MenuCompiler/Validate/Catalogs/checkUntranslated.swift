extension DiagnosticName {
  /// See <doc:untranslated>.
  package static let untranslated = DiagnosticName("untranslated")
}

/// Checks that each text in a catalog has a translation that menus can show.
func checkUntranslated(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  for (index, number) in context.catalog.numbers.enumerated() {
    guard let number, !context.texts.isOptional(number, in: context.catalog.language) else {
      continue
    }
    let entry = context.entries[index]
    let isUntranslated = entry.state != .excluded && entry.translation.isEmpty
    guard isUntranslated || entry.unsupported != nil else { continue }
    let source = context.texts.sources[number].firstLine
    diagnostics.report(
      .untranslated,
      entry.unsupported.map { "'\(source)' has \($0), which menus can't show \(context.suffix)" }
        ?? "'\(source)' is not translated \(context.suffix)",
      at: entry.translationAnchor,
      help: "translate it\(entry.unsupported.map { " without \($0)" } ?? ""); "
        + "until then, the text of the menu is shown",
      membership: .init(
        group: context.group, subjects: [context.texts.keys[number]],
        help: "translate them; until then, the texts of the menu are shown"))
  }
}

/// Checks that each text of the menu is in a catalog of the language. Beyond a limit, missing texts
/// are not separate problems, because a menu may have many languages and texts.
func checkMissingTexts(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  guard let first = context.catalogs.first else { return }
  var isKnown = context.texts.keys.indices.map {
    context.texts.isOptional($0, in: context.language)
  }
  for catalog in context.catalogs {
    for case let number? in catalog.numbers { isKnown[number] = true }
  }
  let missing = isKnown.indices.filter { !isKnown[$0] }.map { context.texts.keys[$0] }[...]
  let tag = context.language.text
  let update = "'menuc translate MENU --to \(tag)'"
  func report(_ keys: ArraySlice<String>) {
    guard let key = keys.first else { return }
    diagnostics.report(
      .untranslated,
      keys.count == 1
        ? "the text '\(key)' is missing in '\(tag)'"
        : "\(keys.count) \(context.untranslated.message)",
      at: first.anchor, help: "add \(keys.count == 1 ? "it" : "them"): \(update)",
      membership: .init(
        group: context.untranslated, subjects: Array(keys.prefix(3)), count: keys.count,
        help: "add the missing texts: \(update)"))
  }
  let listed = diagnostics.severities.listsAll ? missing.prefix(listedTexts) : []
  for index in listed.indices { report(listed[index...index]) }
  report(missing.dropFirst(listed.count))
}

/// The maximum number of missing texts in a language that are reported separately.
private let listedTexts = 1_000

extension String {
  /// The text up to its first line break, shortened to fit a message.
  var firstLine: String {
    let line = prefix { !$0.isNewline }.prefix(60)
    return line.count < count ? "\(line)…" : self
  }
}
