/// The names of languages in Android's resource folders, such as `values-pt-rBR` and
/// `values-b+zh+Hant`.
package enum AndroidLanguage {
  /// Java's original language codes, with their current equivalents.
  private static let firstCodes = ["iw": "he", "in": "id", "ji": "yi"]

  /// The language that a folder's qualifiers specify: `pt` and `rBR`, or `b+sr+Latn`. Nil if they
  /// specify no language, or anything in addition to a language.
  package static func tag(_ qualifiers: [String]) -> LanguageTag? {
    guard let first = qualifiers.first else { return nil }
    if first.hasPrefix("b+") {
      let subtags = first.dropFirst(2).replacing("+", with: "-")
      return qualifiers.count == 1 ? LanguageTag(String(subtags)) : nil
    }
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter),
      first != "car", first != "mcc"
    else { return nil }
    let code = firstCodes[first] ?? first
    if qualifiers.count == 1 { return LanguageTag(code) }
    guard qualifiers.count == 2, qualifiers[1].hasPrefix("r"), qualifiers[1].utf8.count == 3 else {
      return nil
    }
    return LanguageTag("\(code)-\(qualifiers[1].dropFirst())")
  }

  /// The qualifiers of a language's folder in an app, where Android expects Java's original codes;
  /// nil for a tag that no folder can name, such as one with extensions.
  static func qualifiersInApps(of tag: LanguageTag) -> String? {
    var rest = tag.text.split(separator: "-").dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isLetter) {
      rest.removeFirst()
    }
    if let region = rest.first,
      region.utf8.count == 2 && region.utf8.allSatisfy(\.isLetter)
        || region.utf8.count == 3 && region.utf8.allSatisfy(\.isDigit)
    {
      rest.removeFirst()
    }
    let hasVariant = rest.first.map { $0.utf8.count > 4 || $0.first?.isNumber == true } ?? false
    guard rest.count == (hasVariant ? 1 : 0) else { return nil }
    let qualifiers = qualifiers(of: tag)
    let code = firstCodes.first { $0.value == tag.language }?.key
    guard let code, !qualifiers.hasPrefix("b+") else { return qualifiers }
    return code + qualifiers.dropFirst(2)
  }

  /// The qualifiers of a language's folder.
  package static func qualifiers(of tag: LanguageTag) -> String {
    let parts = tag.text.split(separator: "-")
    if parts.count == 1 { return tag.text }
    if parts.count == 2, parts[1].utf8.count == 2 { return "\(parts[0])-r\(parts[1])" }
    return "b+" + parts.joined(separator: "+")
  }
}
