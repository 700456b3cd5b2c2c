/// Reads an XLIFF 1.2 document as a catalog for each target language that its files declare.
///
/// The key of a unit is its `resname` if it has the form of menuc's keys, otherwise its `id`. A
/// target is translated if it has no state, or the state `translated`, `final` or `signed-off`. An
/// empty or missing target is untranslated. Every other state needs review, except menuc's own
/// `x-obsolete` and `x-obsolete-needs-review`, which mark obsolete texts.
func parseXLIFF(
  _ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) -> [Catalog] {
  guard decodeText(of: file, as: number, into: &diagnostics) != nil else { return [] }
  let document: XLIFFDocument
  do {
    document = try XLIFFDocument(file.bytes)
  } catch {
    diagnostics.report(
      .syntax, error.message, at: .bytes(file: number, error.range),
      help: SyntaxHint.catalog(
        file.bytes, "this is an XLIFF syntax error; nothing else in this file was checked"))
    return []
  }
  let xml = document.xml
  return document.catalogs.map { language, file, units in
    Catalog(
      language: language,
      languageAnchor: xml.attribute("target-language", of: document.files[file].element)
        .map { .bytes(file: number, $0.value) },
      sourceLanguage: document.files[file].sourceLanguage,
      entries: units.map { entry($0, in: xml, number) })
  }
}

private func entry(_ unit: XLIFFDocument.Unit, in xml: XMLElements, _ file: Int32) -> CatalogEntry {
  let place = xml.elements[unit.target ?? unit.source]
  let content = place.content.flatMap { $0.isEmpty ? nil : $0 }
  var entry = CatalogEntry(
    key: unit.key, keyAnchor: .bytes(file: file, unit.keyAttribute.value),
    source: xml.text(of: unit.source), translation: unit.target.map(xml.text) ?? "",
    translationAnchor: .bytes(file: file, content ?? place.tag.name), state: unit.state)
  entry.note = unit.note.map(xml.text)
  entry.unsupported = unit.unsupported
  return entry
}

/// A catalog without texts.
func emptyXLIFF(language: String, sourceLanguage: String, project: String) -> [UInt8] {
  func attribute(_ text: String) -> String { XMLCharacters.escaped(text, inAttribute: true) }
  let target = language.isEmpty ? "" : " target-language=\"\(attribute(language))\""
  return Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(attribute(project))" source-language="\(attribute(sourceLanguage))"\
    \(target) datatype="plaintext">
        <body>
        </body>
      </file>
    </xliff>

    """.utf8)
}
