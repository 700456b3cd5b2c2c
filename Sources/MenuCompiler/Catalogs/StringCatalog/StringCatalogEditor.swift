/// Edits the texts of a language in a string catalog, in Xcode's formatting. Everything that no
/// edit names stays as it is, to the byte.
///
/// - A new text has the extraction state `manual`, the note as its comment, and the source as the
///   localization of the source language. A text that already exists for another language gets a
///   localization.
/// - A text that the menu no longer has is `stale` in all languages, because the file has one state
///   per text.
/// - If the source of a text changes, its translations in all languages are marked for review,
///   because nothing else in the file shows that they belong to the old source.
func editStringCatalog(
  _ file: SourceFile, language: String, sourceLanguage: String, _ edits: [CatalogEdit]
) -> [UInt8] {
  let json = SourceFile(
    name: file.name, identity: file.identity, format: .json, bytes: file.bytes)
  var diagnostics = Diagnostics()
  let catalogs = parseStringCatalog(json, as: 0, into: &diagnostics)
  let entries = catalogs.first { $0.language == language }?.entries ?? []
  var editor = StringCatalogEditor(
    json, language: language, sourceLanguage: sourceLanguage, keys: entries.map(\.key))
  for edit in edits { editor.make(edit) }
  return editor.applied()
}

/// A string catalog without texts.
func emptyStringCatalog(sourceLanguage: String) -> [UInt8] {
  let catalog = XcodeJSON.object([
    (StringCatalogKey.sourceLanguage, .string(sourceLanguage)),
    (StringCatalogKey.strings, .object([])), ("version", .string("1.0")),
  ])
  return Array(catalog.printed(indent: "", lineBreak: "\n").utf8)
}

private struct StringCatalogEditor {
  private var members: XcodeJSONMembers
  private let language: String
  private let sourceLanguage: String
  /// The keys of the language's entries.
  private let keys: [String]
  /// The table of all texts; nil if the file lacks it.
  private let strings: Int?

  init(_ file: SourceFile, language: String, sourceLanguage: String, keys: [String]) {
    members = XcodeJSONMembers(file)
    self.language = language
    self.keys = keys
    let root = TextMapOutline.root
    let declared = members.child(root, StringCatalogKey.sourceLanguage).flatMap(members.text)
    self.sourceLanguage = declared ?? sourceLanguage
    strings = members.child(root, StringCatalogKey.strings)
    if declared == nil {
      members.insert(StringCatalogKey.sourceLanguage, .string(sourceLanguage), into: root)
    }
    if strings == nil { members.insert(StringCatalogKey.strings, .object([]), into: root) }
  }

  func applied() -> [UInt8] { members.applied() }

  mutating func make(_ edit: CatalogEdit) {
    switch edit {
    case .add(let text, let before):
      let key = before.flatMap { keys.indices.contains($0) ? keys[$0] : nil }
      add(text, before: key.flatMap(node))
    case .update(let index, let text, let state):
      guard keys.indices.contains(index), let node = node(of: keys[index]) else { return }
      update(node, from: keys[index], text, state)
    }
  }

  private func node(of key: String) -> Int? { strings.flatMap { members.child($0, key) } }

  private mutating func add(_ text: CatalogText, before: Int?) {
    let unit = Self.unit(
      text.translation, text.translation.isEmpty ? StringCatalogKey.new : nil)
    guard let node = node(of: text.key.written) else {
      let localizations: [(String, XcodeJSON)] = [
        (language, unit), (sourceLanguage, Self.unit(text.source)),
      ]
      let members: [(String, XcodeJSON)] =
        (text.note.isEmpty ? [] : [(StringCatalogKey.comment, .string(text.note))]) + [
          (StringCatalogKey.extractionState, .string(StringCatalogKey.manual)),
          (StringCatalogKey.localizations, .object(localizations)),
        ]
      self.members.insert(
        text.key.written, .object(members), into: strings, of: StringCatalogKey.strings,
        before: before)
      return
    }
    guard members.child(node, StringCatalogKey.shouldTranslate) == nil,
      localization(language, of: node) == nil
    else { return }
    members.insert(
      language, unit, into: members.child(node, StringCatalogKey.localizations), or: node,
      of: StringCatalogKey.localizations)
    describe(node, text)
    returnFromStale(node)
  }

  private mutating func update(
    _ node: Int, from key: String, _ text: CatalogText, _ state: CatalogState
  ) {
    if key != text.key.written { members.rename(node, to: text.key.written) }
    guard state != .obsolete else {
      members.set(StringCatalogKey.extractionState, StringCatalogKey.stale, in: node)
      return
    }
    describe(node, text)
    let wasStale = returnFromStale(node)
    guard let unit = unit(language, of: node) else { return }
    guard text.translation.isEmpty else {
      members.set(StringCatalogKey.value, text.translation, in: unit)
      members.set(StringCatalogKey.state, StringCatalogKey.translated, in: unit)
      return
    }
    guard
      members.child(unit, StringCatalogKey.value).flatMap(members.text)?.isEmpty == false
    else { return }
    let old = members.child(unit, StringCatalogKey.state).flatMap(members.text)
    let isFinished = old == StringCatalogKey.translated
    let isNew = old == StringCatalogKey.new
    switch state {
    // A translation that was to be reviewed when it became stale still needs review.
    case .translated where !isFinished && !(wasStale && old == StringCatalogKey.needsReview):
      members.set(StringCatalogKey.state, StringCatalogKey.translated, in: unit)
    case .needsReview where isFinished || isNew:
      members.set(StringCatalogKey.state, StringCatalogKey.needsReview, in: unit)
    case .untranslated where !isNew:
      members.set(StringCatalogKey.state, StringCatalogKey.new, in: unit)
    case .translated, .needsReview, .untranslated, .obsolete: break
    }
  }

  /// Makes a stale text current again, and returns whether it was stale.
  @discardableResult
  private mutating func returnFromStale(_ node: Int) -> Bool {
    let state = members.child(node, StringCatalogKey.extractionState).flatMap(members.text)
    guard state == StringCatalogKey.stale else { return false }
    members.set(StringCatalogKey.extractionState, StringCatalogKey.manual, in: node)
    return true
  }

  /// Gives a text its comment and its source.
  private mutating func describe(_ node: Int, _ text: CatalogText) {
    if !text.note.isEmpty { members.set(StringCatalogKey.comment, text.note, in: node) }
    guard let source = unit(sourceLanguage, of: node) else {
      guard localization(sourceLanguage, of: node) == nil else { return }
      members.insert(
        sourceLanguage, Self.unit(text.source),
        into: members.child(node, StringCatalogKey.localizations), or: node,
        of: StringCatalogKey.localizations)
      return
    }
    let old = members.child(source, StringCatalogKey.value).flatMap(members.text)
    guard old != text.source else { return }
    members.set(StringCatalogKey.value, text.source, in: source)
    guard let localizations = members.child(node, StringCatalogKey.localizations) else { return }
    for other in members.names(localizations) where other != sourceLanguage && other != language {
      guard let unit = unit(other, of: node),
        members.child(unit, StringCatalogKey.state).flatMap(members.text)
          == StringCatalogKey.translated
      else { continue }
      members.set(StringCatalogKey.state, StringCatalogKey.needsReview, in: unit)
    }
  }

  private func localization(_ language: String, of node: Int) -> Int? {
    members.child(node, StringCatalogKey.localizations).flatMap { members.child($0, language) }
  }

  private func unit(_ language: String, of node: Int) -> Int? {
    localization(language, of: node).flatMap { members.child($0, StringCatalogKey.stringUnit) }
  }

  private static func unit(_ text: String, _ state: String? = nil) -> XcodeJSON {
    let unit = XcodeJSON.object([
      (StringCatalogKey.state, .string(state ?? StringCatalogKey.translated)),
      (StringCatalogKey.value, .string(text)),
    ])
    return .object([(StringCatalogKey.stringUnit, unit)])
  }
}
