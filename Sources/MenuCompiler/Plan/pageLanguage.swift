extension JobPlanner {
  /// The possible languages of a page; nil if the output is not a page with a `language` parameter,
  /// or if the menu declares no language.
  func pageLanguages(of job: RenderJob) -> [LanguageTag]? {
    guard job.target.isForBrowsers, let own = menu.language,
      job.target.parameters.contains(where: { $0.name == WellKnownParameter.language })
    else { return nil }
    return [own] + menu.languages.filter(job.languages.includes)
  }

  /// Normalizes the parameter `language` of a page. If the output does not have the language, the
  /// parameter is cleared. This is reported, unless the value comes from the request or from a
  /// project's entry, which applies to all menus of the project.
  mutating func settleLanguage(of job: inout RenderJob) {
    let name = WellKnownParameter.language
    guard let known = pageLanguages(of: job), let written = job.text(name), !written.isEmpty
    else { return }
    let tag = LanguageTag(written).flatMap { known.contains($0) ? $0 : nil }
    job.parameters[name] = .text(tag?.text ?? "")
    guard tag == nil, !request.parameters.contains(where: { $0.name == name }),
      let entry = job.entry, entry.origin == nil,
      let given = entry.parameters.first(where: { $0.key == name })
    else { return }
    let problem = missingPageLanguage(written, among: known)
    values.diagnostics.report(
      .invalidValue, problem.description, at: .value(given.value.place), help: problem.help)
  }

  /// Throws a ``UsageError`` if an output lacks a requested language. If the request is for several
  /// menus, some may lack it.
  func checkRequestedLanguage(_ written: String, of job: RenderJob) throws {
    guard !isShared, !written.isEmpty, let known = pageLanguages(of: job) else { return }
    if let tag = LanguageTag(written), known.contains(tag) { return }
    throw missingPageLanguage(written, among: known)
  }

  private func missingPageLanguage(_ written: String, among known: [LanguageTag]) -> UsageError {
    let names = known.map(\.text)
    let isNew = LanguageTag(written).map { $0.isKnown && !menu.languages.contains($0) } ?? false
    return UsageError(
      "the output has no texts in the language '\(written)'",
      help: isNew && !menu.translations.isEmpty
        ? "create a catalog: 'menuc translate MENU --to \(written)'"
        : Suggestion.help(for: written, among: names))
  }
}
