/// Builds lines of a PO file as msgcat writes them without wrapping.
struct POLines {
  let lineBreak: [UInt8]
  private(set) var bytes: [UInt8] = []

  init(lineBreak: [UInt8]) { self.lineBreak = lineBreak }

  mutating func add(_ line: some Sequence<UInt8>) {
    bytes += line
    bytes += lineBreak
  }

  /// - Parameter mark: The string that each line starts with, such as `#~ `.
  mutating func add(_ keyword: POKeyword, _ text: String, mark: String = "") {
    add(Array(keyword.rawValue.utf8), POEscape.strings(of: text), mark: mark)
  }

  /// - Parameters:
  ///   - strings: The strings with their quotation marks, one for each line.
  ///   - mark: The string that each line starts with, such as `#~ `.
  mutating func add(
    _ keyword: some Sequence<UInt8>, _ strings: some Sequence<some Sequence<UInt8>>, mark: String
  ) {
    var start = Array(keyword) + [.space]
    for string in strings {
      add(Array(mark.utf8) + start + Array(string))
      start = []
    }
  }

  /// Adds an entry for a text that is new in a catalog.
  ///
  /// - Parameter forms: The forms of a text with a number, by their indices.
  mutating func add(_ text: CatalogText, _ forms: [PluralForm]) {
    for line in Self.note(text.note) { add(line) }
    add(.msgctxt, text.name)
    add(.msgid, text.singular ?? text.source)
    guard text.plural != nil else { return add(.msgstr, text.translation) }
    add(.pluralSource, text.source)
    for (index, form) in forms.enumerated() { add(form: index, text.forms[form] ?? "") }
  }

  /// Adds a form of a translation.
  mutating func add(form index: Int, _ text: String, mark: String = "") {
    add(Self.keyword(ofForm: index), POEscape.strings(of: text), mark: mark)
  }

  static func keyword(ofForm index: Int) -> [UInt8] {
    Array("\(POKeyword.msgstr.rawValue)[\(index)]".utf8)
  }

  /// The comments that contain a note; none if the note is empty.
  static func note(_ note: String) -> [[UInt8]] {
    guard !note.isEmpty else { return [] }
    return note.utf8.split(omittingEmptySubsequences: false) { $0.isBreak }.map { line in
      // A space is added after a final backslash, because gettext joins such a line with the next
      // one.
      let end: [UInt8] = line.last == .backslash ? [.space] : []
      return Array("#.".utf8) + (line.isEmpty ? [] : [.space] + line + end)
    }
  }
}
