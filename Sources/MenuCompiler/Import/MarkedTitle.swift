/// Titles in which a character marks the letter that chooses the item, as in `_File` or `&File`.
enum MarkedTitle {
  /// The title without the mark, and the marked letter. A doubled mark stands for the character
  /// itself.
  static func read(_ written: String, mark: Character) -> (title: String, mnemonic: String?) {
    var title = ""
    var mnemonic: String?
    var rest = written[...]
    while let character = rest.popFirst() {
      guard character == mark else {
        title.append(character)
        continue
      }
      guard let next = rest.popFirst() else { break }
      title.append(next)
      let isLetter = next != mark && (next.isLetter || next.isNumber)
      if isLetter, mnemonic == nil { mnemonic = String(next) }
    }
    return (title, mnemonic)
  }
}

extension ImportedItem {
  /// Sets the title and the mnemonic.
  mutating func setTitle(_ written: String, mark: Character) {
    let (title, mnemonic) = MarkedTitle.read(written, mark: mark)
    self.title = title
    keys[.mnemonic] = mnemonic
  }
}

extension [ImportedItem] {
  /// Removes `checked` from items that are not checked, because all items of a choice can be
  /// checked.
  mutating func makeOptions() {
    for index in indices where self[index].keys[.checked] == .boolean(false) {
      self[index].keys[.checked] = nil
    }
  }
}
