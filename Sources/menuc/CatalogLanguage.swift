import MenuCompiler

/// The names of languages in the paths of catalogs. Android uses folders such as `values-pt-rBR`,
/// and Apple uses folders such as `de.lproj`; Java, Qt and Flutter write `de_AT`, and gettext also
/// writes `sr@latin`.
enum CatalogLanguage {
  private static let androidStart = "values-"
  private static let appleEnd = ".lproj"
  /// The name that replaces the language in the path of a template.
  static let template = "template"

  /// The tag of a language; nil for a name that is not a language's, such as `night` in
  /// `values-night` or the name of a template.
  static func tag(of name: String, behind start: Substring, before end: Substring) -> String? {
    if name == template || name.hasSuffix("." + template) { return nil }
    if end == appleEnd { return LanguageTag(name)?.isKnown == true ? name : nil }
    if name.contains("@") { return POLanguage.tag(of: name) }
    guard start == androidStart else { return name }
    return AndroidLanguage.tag(name.split(separator: "-").map(String.init))?.text
  }

  /// The name of a language in a new path.
  static func name(of tag: LanguageTag, in path: String, _ format: CatalogFormat) -> String {
    if path.contains(androidStart + TranslationPath.placeholder) {
      return AndroidLanguage.qualifiers(of: tag)
    }
    switch format {
    case .properties, .arb, .ts: return tag.text.replacing("-", with: "_")
    default: return tag.text
    }
  }
}
