/// Edits the texts of languages in a string catalog, in Xcode's formatting. Everything that no edit
/// affects stays the same, byte for byte.
///
/// - A new text has the extraction state `manual`, the note as its comment, and the source as the
///   localization of the source language. A text that already exists for another language only gets
///   a localization.
/// - A text that the menu no longer has becomes `stale` in all languages, because the file has one
///   state per text.
/// - If the source of a text changes, its translations in all languages are marked for review,
///   because nothing else in the file shows that they belong to the old source.
func editStringCatalog(
  _ file: SourceFile, sourceLanguage: String, _ updates: [LanguageEdits]
) throws(OverlappingEdits) -> [UInt8] {
  let json = SourceFile(
    name: file.name, identity: file.identity, format: .json, bytes: file.bytes)
  var diagnostics = Diagnostics()
  let catalogs = parseStringCatalog(json, as: 0, into: &diagnostics)
  // All catalogs have the same keys; a new language has no catalog yet.
  var editor = StringCatalogEditor(
    json, languages: Set(updates.map(\.language)), sourceLanguage: sourceLanguage,
    keys: catalogs.first?.entries.map(\.key) ?? [])
  for update in updates { editor.rename(update.edits) }
  for update in updates {
    for edit in update.edits { editor.make(edit, in: update.language) }
  }
  return try editor.applied()
}

/// A string catalog without texts.
func emptyStringCatalog(sourceLanguage: String) -> [UInt8] {
  let catalog = XcodeJSON.object([
    (StringCatalogKey.sourceLanguage, .string(sourceLanguage)),
    (StringCatalogKey.strings, .object([])), ("version", .string("1.0")),
  ])
  return Array(catalog.printed(indent: "", lineBreak: "\n").utf8)
}

struct StringCatalogEditor {
  /// A text that the file does not have yet, and its localizations.
  private struct NewText {
    let text: CatalogText
    let before: Int?
    var localizations: [(String, XcodeJSON)]
  }

  var members: XcodeJSONMembers
  /// The languages with edits.
  private let languages: Set<String>
  private let sourceLanguage: String
  /// The keys of the entries that edits refer to.
  private let keys: [String]
  /// The table of all texts; nil if the file lacks it.
  private let strings: Int?
  /// The texts that get a new key, keyed by the new key.
  private var renamed: [String: Int] = [:]
  /// The texts that the menu has according to at least one language. An untranslated entry of a
  /// different language may appear to be obsolete.
  private var current: Set<Int> = []
  private var newTexts: [NewText] = []
  private var newTextsByKey: [String: Int] = [:]

  init(
    _ file: SourceFile, languages: Set<String>, sourceLanguage: String, keys: [String]
  ) {
    members = XcodeJSONMembers(file)
    self.languages = languages
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

  func applied() throws(OverlappingEdits) -> [UInt8] {
    var members = members
    for new in newTexts {
      let comment: [(String, XcodeJSON)] =
        new.text.note.isEmpty ? [] : [(StringCatalogKey.comment, .string(new.text.note))]
      let rest: [(String, XcodeJSON)] = [
        (StringCatalogKey.extractionState, .string(StringCatalogKey.manual)),
        (StringCatalogKey.localizations, .object(new.localizations)),
      ]
      members.insert(
        new.text.name, .object(comment + rest), into: strings,
        of: StringCatalogKey.strings, before: new.before)
    }
    return try members.applied()
  }

  /// Gives texts their new keys.
  mutating func rename(_ edits: [CatalogEdit]) {
    for case .update(let index, let text, let state) in edits {
      guard let node = node(at: index) else { continue }
      if state != .obsolete { current.insert(node) }
      guard keys[index] != text.name else { continue }
      members.rename(node, to: text.name)
      renamed[text.name] = node
    }
  }

  mutating func make(_ edit: CatalogEdit, in language: String) {
    switch edit {
    case .add(let text, let before):
      add(text, in: language, before: before.flatMap { node(at: $0) })
    case .update(let index, let text, let state):
      if let node = node(at: index) { update(node, in: language, text, state) }
    }
  }

  private func node(at index: Int) -> Int? {
    keys.indices.contains(index) ? node(of: keys[index]) : nil
  }

  private func node(of key: String) -> Int? { strings.flatMap { members.child($0, key) } }

  private mutating func add(_ text: CatalogText, in language: String, before: Int?) {
    let unit = Self.translation(of: text, in: language)
    if let index = newTextsByKey[text.name] {
      newTexts[index].localizations.append((language, unit))
      return
    }
    guard let node = renamed[text.name] ?? node(of: text.name) else {
      newTextsByKey[text.name] = newTexts.count
      newTexts.append(
        NewText(
          text: text, before: before,
          localizations: [(language, unit), (sourceLanguage, Self.source(text))]))
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
    _ node: Int, in language: String, _ text: CatalogText, _ state: CatalogState
  ) {
    if state == .excluded || state == .obsolete && current.contains(node) { return }
    guard state != .obsolete else {
      members.set(StringCatalogKey.extractionState, StringCatalogKey.stale, in: node)
      return
    }
    describe(node, text)
    let wasStale = returnFromStale(node)
    if text.plural != nil, updateForms(language, of: node, text) { return }
    for unit in units(language, of: node) { update(unit, text, state, wasStale: wasStale) }
  }

  private mutating func update(
    _ unit: Int, _ text: CatalogText, _ state: CatalogState, wasStale: Bool
  ) {
    guard text.translation.isEmpty || text.plural != nil else {
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
    // A translation that was awaiting review when it became stale still needs review.
    case .translated where !isFinished && !(wasStale && old == StringCatalogKey.needsReview):
      members.set(StringCatalogKey.state, StringCatalogKey.translated, in: unit)
    case .needsReview where isFinished || isNew:
      members.set(StringCatalogKey.state, StringCatalogKey.needsReview, in: unit)
    case .untranslated where !isNew:
      members.set(StringCatalogKey.state, StringCatalogKey.new, in: unit)
    case .translated, .needsReview, .untranslated, .obsolete, .excluded: break
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
    guard localization(sourceLanguage, of: node) != nil else {
      members.insert(
        sourceLanguage, Self.source(text),
        into: members.child(node, StringCatalogKey.localizations), or: node,
        of: StringCatalogKey.localizations)
      return
    }
    if text.plural != nil {
      guard setSourceForms(sourceLanguage, of: node, text) else { return }
    } else {
      guard let source = unit(sourceLanguage, of: node) else { return }
      let old = members.child(source, StringCatalogKey.value).flatMap(members.text)
      guard old != text.source else { return }
      members.set(StringCatalogKey.value, text.source, in: source)
    }
    guard let localizations = members.child(node, StringCatalogKey.localizations) else { return }
    for other in members.names(localizations)
    where other != sourceLanguage && !languages.contains(other) {
      for unit in units(other, of: node)
      where members.child(unit, StringCatalogKey.state).flatMap(members.text)
        == StringCatalogKey.translated
      {
        members.set(StringCatalogKey.state, StringCatalogKey.needsReview, in: unit)
      }
    }
  }

  func localization(_ language: String, of node: Int) -> Int? {
    members.child(node, StringCatalogKey.localizations).flatMap { members.child($0, language) }
  }

  private func unit(_ language: String, of node: Int) -> Int? {
    localization(language, of: node).flatMap { members.child($0, StringCatalogKey.stringUnit) }
  }

  /// The units of a text in a language: one, or one for each form.
  private func units(_ language: String, of node: Int) -> [Int] {
    guard let localization = localization(language, of: node) else { return [] }
    var units: [Int] = []
    var open = [localization]
    while let node = open.popLast() {
      for name in members.names(node) {
        guard let child = members.child(node, name) else { continue }
        if name == StringCatalogKey.stringUnit { units.append(child) } else { open.append(child) }
      }
    }
    return units
  }

  static func unit(_ text: String, _ state: String? = nil) -> XcodeJSON {
    let unit = XcodeJSON.object([
      (StringCatalogKey.state, .string(state ?? StringCatalogKey.translated)),
      (StringCatalogKey.value, .string(text)),
    ])
    return .object([(StringCatalogKey.stringUnit, unit)])
  }
}
