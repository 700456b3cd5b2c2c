/// Finds languages that targets no longer have, because an output leaves them out or because their
/// catalogs are gone.
func findRemovedLanguages(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old, comparison.new)
  var losers: [LanguageTag: [String]] = [:]
  for (before, after) in ComparedJobs(old, new).pairs {
    let left = new.languages(of: after)
    for tag in old.languages(of: before) where !left.contains(tag) {
      // A menu that no longer declares its own language is reported as a changed setting.
      if tag == old.table.language, new.table.language == nil { continue }
      losers[tag, default: []].append(after.target.name)
    }
  }
  for (tag, targets) in losers.sorted(by: { $0.key.text.utf8Precedes($1.key.text) }) {
    let names = Set(targets).sorted().joined(separator: ", ")
    let isKnown = new.table.languages.contains { $0.tag == tag } || new.table.language == tag
    comparison.add(
      .languageRemoved, isKnown ? .generate : .translations,
      "the language '\(tag.text)' is no longer generated (\(names))", before: tag.text,
      help: isKnown
        ? "list it under 'languages' of the output"
        : "its catalog is gone, or 'translations' no longer matches its path")
  }
}

extension MenuSide {
  /// The languages of an output, starting with the document's; empty if the document declares none.
  fileprivate func languages(of job: RenderJob) -> [LanguageTag] {
    guard let own = table.language else { return [] }
    return [own] + table.languages.map(\.tag).filter(job.languages.includes)
  }
}
