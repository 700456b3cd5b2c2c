extension YAMLTokens {
  /// The top-level key before a colon, which is the last token read; nil if the colon follows a
  /// deeper key, or one that is not a scalar.
  func topLevelKey(before colon: YAMLToken) -> Range<Int>? {
    guard let key = keys.last, key.colon == colon.range.lowerBound,
      key.mapping == keys.first?.mapping
    else { return nil }
    return key.scalar
  }
}

extension ArraySlice<UInt8> {
  /// Whether a key, which may have quotes, starts with `x-`: its value is not read.
  var isOwnKey: Bool { drop(while: \.isQuote).starts(with: DocumentKey.ownPrefix.utf8) }
}
