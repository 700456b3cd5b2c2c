/// A file with the texts of one language, as units that are edited in place.
///
/// A format states how its units are found, changed and written. ``editUnits(_:_:)`` determines
/// what changes, so that all formats agree. Everything that a format does not report as a unit
/// stays the same, byte for byte.
protocol UnitDocument: Sendable {
  /// The name of the format in messages.
  static var name: String { get }
  /// A file without units, to which texts can be added.
  static func empty(language: String, sourceLanguage: String, project: String) -> String

  /// Finds the units of a file in UTF-8.
  init(_ bytes: [UInt8]) throws(UnitProblem)

  var bytes: [UInt8] { get }
  /// The language that the file declares, and its place; nil if it declares none.
  var language: UnitText? { get }
  /// The language of the source texts, if the file declares it.
  var sourceLanguage: String? { get }
  /// The units, in the order of the file.
  var units: [CatalogUnit] { get }
  /// How numbers select the forms of texts, in a format that numbers the forms.
  var pluralForms: POPluralForms? { get }
  /// Whether units of texts with a number keep the text for 1 in addition to the general one.
  static var keepsSingular: Bool { get }

  /// Adds texts before a unit or, if it is nil, after the last one.
  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor)
  /// Makes all changes, and adds all texts before their respective units.
  func edit(_ edits: UnitEdits, in editor: inout UnitEditor)
  /// Makes the changes to a unit.
  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor)
}

extension UnitDocument {
  var sourceLanguage: String? { nil }
  var pluralForms: POPluralForms? { nil }
  static var keepsSingular: Bool { true }

  func edit(_ edits: UnitEdits, in editor: inout UnitEditor) {
    for (unit, changes) in edits.changes { change(unit, changes, in: &editor) }
    for (before, texts) in edits.added { add(texts, before: before, to: &editor) }
  }
}

/// The edits to a file.
struct UnitEdits {
  var changes: [(unit: Int, changes: UnitChanges)] = []
  /// New texts, with the unit before which they belong; nil for the end.
  var added: [(before: Int?, texts: [CatalogText])] = []
}

/// A text in a file, and its place.
struct UnitText: Sendable {
  var text: String
  var place: Range<Int>
}

/// An entry of a file: a text with its translation.
struct CatalogUnit: Sendable {
  /// The key as it is written.
  var key: UnitText
  /// The text that was translated; nil if the file does not keep it.
  var source: String?
  /// The singular of ``source``, in a unit with forms that keeps both.
  var singular: String?
  /// The translation; empty if there is none. Its place is where it is or would be. If there are
  /// forms, it is the general form.
  var translation: UnitText
  /// The forms by number, with their names in CLDR or their numbers; empty for a unit without
  /// forms.
  var forms: [(name: String, text: UnitText)] = []
  var state: CatalogState
  /// The note that menuc wrote; nil if there is none.
  var note: String?
  /// The context that distinguishes texts with the same source in the program; nil if there is
  /// none.
  var context: String?
  /// The parts of an excluded unit that menus can't show; nil if it has none.
  var unsupported: String?
  /// Whether an obsolete unit needs review if its text returns to the menu.
  var isForReviewIfRestored = false

  /// The general form: `other` or, if it is missing or empty, the last form with a text or, if all
  /// forms are empty, the last form. Some languages do not need `other`. Nil if there are no forms.
  static func general(_ forms: [(name: String, text: UnitText)]) -> UnitText? {
    let filled = forms.filter { !$0.text.text.isEmpty }
    return (filled.first { $0.name == "other" } ?? filled.last ?? forms.last)?.text
  }

  func entry(in file: Int32) -> CatalogEntry {
    var entry = CatalogEntry(
      key: key.text, keyAnchor: .bytes(file: file, key.place), source: source,
      translation: translation.text, translationAnchor: .bytes(file: file, translation.place),
      state: state)
    entry.note = note
    entry.context = context
    entry.unsupported = unsupported
    entry.singular = singular
    entry.isVaried = !forms.isEmpty
    entry.forms = forms.map { name, text in
      let state: CatalogState = text.text.isEmpty ? .untranslated : .translated
      return CatalogForm(
        name: name, text: text.text, anchor: .bytes(file: file, text.place), state: state)
    }
    return entry
  }
}

/// The changes to a unit; nil for each part that stays the same.
struct UnitChanges: Sendable {
  /// The new key, as it is written.
  var key: String?
  var source: String?
  var note: String?
  var state: CatalogState?
  /// The forms to add, in the order of CLDR. A unit without forms gets all of them, and its
  /// translation becomes `other`.
  var forms: [PluralForm] = []
  /// The number of forms that a unit with numbered forms lacks at its end.
  var missing = 0
  /// The new text for 1; set only together with ``source``.
  var singular: String?

  var isEmpty: Bool {
    key == nil && source == nil && note == nil && state == nil && forms.isEmpty
      && missing == 0
  }

  /// The changes that give a unit a text and a state.
  ///
  /// An obsolete unit keeps its source and its note, because it belongs to no text. An excluded
  /// unit gets only its key.
  ///
  /// - Parameter count: The number of forms in the language, in a format that numbers them.
  init(of unit: CatalogUnit, to text: CatalogText, _ state: CatalogState, formCount count: Int) {
    if unit.key.text != text.name { key = text.name }
    guard state != .excluded else { return }
    if state != .obsolete {
      let isSingularNew =
        text.plural != nil && unit.singular.map { $0 != text.singular } ?? unit.forms.isEmpty
      if let source = unit.source,
        !source.isSameText(as: text.source) && (unit.forms.isEmpty || text.plural != nil)
          || isSingularNew
      {
        self.source = text.source
        singular = text.singular
      }
      let names = unit.forms.map(\.name)
      forms = PluralForm.allCases.filter {
        text.forms[$0] != nil && !names.contains($0.rawValue) && Int(names.first ?? "") == nil
      }
      if text.plural != nil, !names.isEmpty, forms.isEmpty { missing = max(0, count - names.count) }
      if !text.note.isEmpty, unit.note != text.note { note = text.note }
    }
    let isAwaited = state == .translated && unit.isForReviewIfRestored
    let state = isAwaited ? .needsReview : state
    if state != unit.state { self.state = state }
  }
}

/// The reason why a file is not in its format, and the place of the problem.
struct UnitProblem: Error {
  let message: String
  let range: Range<Int>

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
