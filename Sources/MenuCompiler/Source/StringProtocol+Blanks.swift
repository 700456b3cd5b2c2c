extension StringProtocol {
  /// The string without whitespace at its ends.
  var withoutOuterBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
