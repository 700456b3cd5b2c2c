import Foundation

@testable import MenuCompiler

/// A catalog of any bytes has entries, or problems, with places inside it. One that can be read can be
/// edited, and the edited one can be read.
func checkCatalog(_ bytes: [UInt8]) throws {
  guard let (format, text) = bytes.selecting(from: CatalogFormat.allCases, name: \.rawValue) else {
    return
  }
  let file = catalog(text, format)
  var diagnostics = Diagnostics()
  let catalogs = parseCatalog(file, as: 0, format: format, into: &diagnostics)
  let anchors = diagnostics.all.map(\.anchor) + catalogs.flatMap(\.entries).map(\.translationAnchor)
  for anchor in anchors {
    if case .bytes(_, let range) = anchor {
      try require(range.upperBound <= text.count, "a place outside")
    }
  }
  // The texts of the source language are those of the menu.
  guard diagnostics.all.isEmpty, let first = catalogs.first(where: { $0.language != "en" }) else {
    return
  }
  let states: [CatalogState] = [.obsolete, .translated, .needsReview]
  // An entry of the program that menuc can't read is never edited.
  let readable = first.entries.indices.filter { index in
    !first.entries[index].key.isEmpty || first.entries[index].state != .excluded
  }
  var edits: [CatalogEdit] = readable.map { index in
    let key = TranslationKey(id: "new-\(index)", field: index % 2 == 0 ? .title : .keywords)
    // An entry that is not to be translated stays so.
    let isExcluded = first.entries[index].state == .excluded
    return .update(
      index, CatalogText(key: key, source: "S", note: "N"),
      isExcluded ? .excluded : states[index % 3])
  }
  edits.append(.add(added("added", "A\nB"), before: nil))
  edits.append(.add(added("other", "D", translation: "T"), before: min(1, first.entries.count)))
  let edited = try editCatalog(
    file, format: format, sourceLanguage: "en", [LanguageEdits(first.language ?? "de", edits)])
  var later = Diagnostics()
  let after = parseCatalog(catalog(edited, format), as: 0, format: format, into: &later)
  try require(
    later.all.isEmpty,
    "an edited catalog can't be read: \(later.all.map(\.message))\n"
      + String(decoding: edited, as: UTF8.self))
  try require(
    after.contains { $0.entries.contains { $0.key == "added/title" } },
    "an added entry is missing:\n" + String(decoding: edited, as: UTF8.self))
}

private func catalog(_ bytes: [UInt8], _ format: CatalogFormat) -> SourceFile {
  SourceFile(name: "de.\(format.rawValue)", format: format.sourceFormat, bytes: bytes)
}

private func added(_ id: String, _ source: String, translation: String = "") -> CatalogText {
  CatalogText(
    key: TranslationKey(id: id, field: .title), source: source, note: "", translation: translation)
}
