extension StringProtocol {
  /// The string without spaces and line breaks at its ends.
  var withoutOuterBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
