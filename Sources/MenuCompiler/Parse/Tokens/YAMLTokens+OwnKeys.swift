extension YAMLTokens {
  /// The top-level key before a colon, which must be the last token read; nil if the key is nested
  /// or is not a scalar.
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
