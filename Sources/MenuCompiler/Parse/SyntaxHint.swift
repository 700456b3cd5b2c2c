/// What to do about the commonest syntax errors, by the parser's words and the text at its mark.
enum SyntaxHint {
  static func yaml(_ words: String, at offset: Int?, in bytes: [UInt8]) -> String? {
    let mark = offset.flatMap { $0 < bytes.count ? bytes[$0] : nil }
    if words.contains("cannot start any token") {
      return mark == 0x09
        ? "YAML indents with blanks, not with tabs" : "put a text that begins like this in quotes"
    }
    if words.contains("mapping values are not allowed") {
      return "put a text with ': ' in quotes, or align this key with those above"
    }
    if words.contains("undefined alias") || words.contains("scanning an alias") {
      return "put a text that begins with '*' in quotes"
    }
    if words.contains("scanning an anchor") { return "put a text that begins with '&' in quotes" }
    if words.contains("expected '-' indicator") || words.contains("expected key") {
      return "indent this line like those that it belongs to"
    }
    if words.contains("could not find expected ':'") {
      return "write `key: value`, with a blank behind the colon"
    }
    if words.contains("did not find expected ',' or ']'") {
      return "a comma is missing, or the ']' that closes the array"
    }
    if words.contains("did not find expected ',' or '}'") {
      return "a comma is missing, or the '}' that closes the table"
    }
    if words.contains("unexpected end of stream"), words.contains("quoted scalar") {
      return "the quote is never closed"
    }
    return nil
  }

  static func toml(_ words: String, at offset: Int, in bytes: [UInt8]) -> String? {
    if words.contains("expected '='"), words.contains("saw ':'") {
      return "in TOML `=` stands between a key and its value; a YAML file is named .yaml"
    }
    if words.contains("could not determine value type") || words.contains("expected 'true'")
      || words.contains("expected 'false'")
    {
      return "a text stands in straight quotes; true and false are in lower case, without"
    }
    if words.contains("unescaped control characters") {
      return "the quote is not closed on its line"
    }
    if words.contains("expected comma or closing ']'") { return "a comma may be missing" }
    return nil
  }
}
