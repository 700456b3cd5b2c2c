/// The strings of an Android project: those of `values`, and their translations.
struct AndroidStrings {
  private(set) var texts: [String: String] = [:]
  private(set) var translations: [String: [LanguageTag: String]] = [:]
  /// The languages into which strings are translated.
  private(set) var languages: [LanguageTag] = []
  /// The language of `values`, if one of its files specifies the language.
  private(set) var language: LanguageTag?

  /// Reads the strings of each directory `values…` next to the menu's directory. Any XML file in
  /// such a directory may contain strings.
  init(beside context: inout ImportContext) {
    for directory in context.request.list("..").sorted(by: { $0.utf8Precedes($1) }) {
      let words = directory.split(separator: "-").map(String.init)
      guard words.first == "values" else { continue }
      let language = AndroidLanguage.tag(Array(words.dropFirst()))
      guard words.count == 1 || language != nil else { continue }
      let files = context.request.list("../\(directory)").filter { $0.hasSuffix(".xml") }
      for file in files.sorted(by: { $0.utf8Precedes($1) }) {
        let path = "../\(directory)/\(file)"
        guard let bytes = context.request.load(path) else { continue }
        do {
          let document = try ForeignElement.document(bytes, name: path, in: &context)
          read(document, language)
        } catch let error as ImportError {
          context.lose("strings are left out: \(error.description)", at: .file(0))
        } catch {}
      }
    }
  }

  private mutating func read(_ document: ForeignElement, _ language: LanguageTag?) {
    if let language, !languages.contains(language) { languages.append(language) }
    if language == nil, let locale = document.locale { self.language = LanguageTag(locale) }
    for var element in document.children where element.name == "string" {
      guard let name = element.take("name") else { continue }
      let text = AndroidText.decoded(element.text)
      if let language {
        translations[name, default: [:]][language] = text
      } else {
        texts[name] = text
      }
    }
  }
}
