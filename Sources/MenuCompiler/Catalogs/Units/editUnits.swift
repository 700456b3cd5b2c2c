/// The bytes of a file after edits. A file that is not in its format stays as it is.
func editUnits(
  _ file: SourceFile, _ type: any UnitDocument.Type, _ update: LanguageEdits
) throws(OverlappingEdits) -> [UInt8] {
  guard let document = try? type.init(file.bytes) else { return file.bytes }
  return try editUnits(document, update.withForms.edits)
}

extension LanguageEdits {
  /// The edits with the forms that texts with a number have in the language: those that the
  /// language needs, and `other`, which programs require.
  fileprivate var withForms: LanguageEdits {
    let needed = LanguageTag(language)?.pluralRule.needed.map(\.form) ?? []
    func full(_ text: CatalogText) -> CatalogText {
      guard text.plural != nil else { return text }
      var text = text
      for form in needed + [.other] where text.forms[form] == nil { text.forms[form] = "" }
      return text
    }
    return LanguageEdits(language, edits.map { $0.mapText(full) })
  }
}

/// The bytes of a file after edits that refer to its units by number.
func editUnits(
  _ document: some UnitDocument, _ edits: [CatalogEdit]
) throws(OverlappingEdits) -> [UInt8] {
  var editor = UnitEditor(document.bytes)
  let units = document.units
  var result = UnitEdits()
  var places: [Int?: Int] = [:]
  for edit in edits {
    switch edit {
    case .add(let text, let before):
      let before = before.flatMap { units.indices.contains($0) ? $0 : nil }
      if let place = places[before] {
        result.added[place].texts.append(text)
      } else {
        places[before] = result.added.count
        result.added.append((before, [text]))
      }
    case .update(let index, let text, let state):
      guard units.indices.contains(index) else { continue }
      let changes = UnitChanges(
        of: units[index], to: text, state, formCount: document.pluralForms?.count ?? 0)
      if !changes.isEmpty { result.changes.append((index, changes)) }
    }
  }
  document.edit(result, in: &editor)
  return try editor.applied()
}

/// Reads a file of units as a catalog. If the file is not in the format, reports an error and
/// returns no catalog.
func parseUnits(
  _ file: SourceFile, as number: Int32, _ type: any UnitDocument.Type,
  into diagnostics: inout Diagnostics
) -> [Catalog] {
  guard decodeText(of: file, as: number, into: &diagnostics) != nil else { return [] }
  do throws(UnitProblem) {
    let document = try type.init(file.bytes)
    var catalog = Catalog(
      language: document.language?.text,
      languageAnchor: document.language.map { .bytes(file: number, $0.place) },
      sourceLanguage: document.sourceLanguage,
      entries: document.units.map { $0.entry(in: number) })
    catalog.pluralForms = document.pluralForms
    catalog.keepsSingular = type.keepsSingular
    return [catalog]
  } catch {
    diagnostics.report(
      .syntax, error.message, at: .bytes(file: number, error.range),
      help: SyntaxHint.catalog(
        file.bytes, "this is a syntax error of \(type.name); nothing else in this file was checked")
    )
    return []
  }
}
