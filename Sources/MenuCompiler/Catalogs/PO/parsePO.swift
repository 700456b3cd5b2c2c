/// Reads a gettext catalog. Entries of a menu have a `msgctxt`, which is the key. Other entries
/// belong to the program that contains the menu, and have no key. The last of several plural forms
/// is the general translation.
func parsePO(_ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics) -> [Catalog]
{
  guard decodeText(of: file, as: number, into: &diagnostics) != nil else { return [] }
  let reader = POReader(file.bytes)
  if let problem = reader.problem {
    diagnostics.report(
      .syntax, problem.message, at: .bytes(file: number, problem.range),
      help: SyntaxHint.catalog(file.bytes, orElse: problem.help, syntaxHelp))
    return []
  }
  let document = reader.document
  let header = POHeader(of: document)
  if let problem = document.charsetProblem(declared: header.charset) {
    diagnostics.report(
      .notUTF8, problem.message, at: .bytes(file: number, problem.range), help: problem.help)
    return []
  }
  var catalog = Catalog(
    language: header.language.map { POLanguage.tag(of: $0.text) },
    languageAnchor: header.language.map { .bytes(file: number, $0.place) })
  catalog.pluralForms = header.pluralForms
  catalog.entries.reserveCapacity(document.entries.count)
  for entry in document.menuEntries {
    guard let entry = document.catalogEntry(entry, as: number, into: &diagnostics) else {
      return []
    }
    catalog.entries.append(entry)
  }
  return [catalog]
}

private let syntaxHelp = "this is a PO syntax error; nothing else in this file was checked"

extension PODocument {
  /// The problem with the encoding that the header declares; nil if there is none. Templates
  /// declare `CHARSET`.
  fileprivate func charsetProblem(declared: (text: String, place: Range<Int>)?) -> POProblem? {
    guard let declared else { return nil }
    switch declared.text.lowercased() {
    case "utf-8", "utf8", "charset": return nil
    case "ascii", "us-ascii", "ansi_x3.4-1968":
      guard let position = bytes.dropFirst(bytes.startOfText).firstIndex(where: { $0 > 0x7F })
      else { return nil }
      return POProblem(
        message: "the header declares ASCII, but this character is not ASCII",
        range: bytes.character(at: position), help: "declare charset=UTF-8")
    default:
      return POProblem(
        message: "the header declares '\(declared.text)'; menuc reads UTF-8", range: declared.place,
        help: "convert the file with 'msgconv -t UTF-8'")
    }
  }

  fileprivate func catalogEntry(
    _ entry: POEntry, as number: Int32, into diagnostics: inout Diagnostics
  ) -> CatalogEntry? {
    if entry.context == nil, !isReadable(entry) { return unread(entry, in: number) }
    guard let translation = entry.general,
      let key = entry.context.map({ text($0, in: number, into: &diagnostics) }) ?? "",
      let singular = text(entry.source, in: number, into: &diagnostics),
      let source = entry.plural.map({ text($0, in: number, into: &diagnostics) }) ?? singular,
      let translated = text(translation, in: number, into: &diagnostics)
    else { return nil }
    let state: CatalogState =
      if entry.isObsolete { .obsolete } else if translated.isEmpty { .untranslated } else {
        isFuzzy(entry) ? .needsReview : .translated
      }
    var result = CatalogEntry(
      key: key, keyAnchor: .bytes(file: number, place(of: entry.context ?? entry.source)),
      source: source,
      translation: translated, translationAnchor: .bytes(file: number, place(of: translation)),
      state: state, singular: entry.plural == nil ? nil : singular, isVaried: entry.plural != nil)
    result.context = entry.context == nil ? nil : key
    result.note = POHead.note(of: entry, in: self)
    guard entry.plural != nil else { return result }
    for (index, form) in entry.translations.enumerated() {
      guard let text = text(form, in: number, into: &diagnostics) else { return nil }
      result.forms.append(
        CatalogForm(
          name: "\(index)", text: text, anchor: .bytes(file: number, place(of: form)),
          state: text.isEmpty ? .untranslated : .translated))
    }
    return result
  }

  /// Whether menuc can read the texts of an entry. If menuc can't read an entry of the program, it
  /// leaves the entry alone.
  private func isReadable(_ entry: POEntry) -> Bool {
    ([entry.source] + [entry.plural].compactMap { $0 } + entry.translations).allSatisfy { field in
      text(field).map { $0.utf8.count <= Limits.textBytes } ?? false
    }
  }

  /// An entry of the program that menuc can't read.
  private func unread(_ entry: POEntry, in file: Int32) -> CatalogEntry {
    let place = SourceAnchor.bytes(file: file, place(of: entry.source))
    return CatalogEntry(
      key: "", keyAnchor: place, source: nil, translation: "", translationAnchor: place,
      state: .excluded)
  }

  /// A field's text; nil, after reporting it, if the field has a problem.
  private func text(
    _ field: POField, in file: Int32, into diagnostics: inout Diagnostics
  ) -> String? {
    guard let text = text(field) else {
      diagnostics.report(
        .syntax, "the escapes in this string do not form valid UTF-8 without U+0000",
        at: .bytes(file: file, place(of: field)), help: "write the characters themselves")
      return nil
    }
    guard text.utf8.count <= Limits.textBytes else {
      diagnostics.report(
        .tooLarge, "the string has \(text.utf8.count) bytes; the limit is \(Limits.textBytes)",
        at: .bytes(file: file, place(of: field)), help: "shorten it")
      return nil
    }
    return text
  }
}
