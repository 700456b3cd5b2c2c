/// The strings of an Android project: those of `values`, and their translations.
struct AndroidStrings {
  private(set) var texts: [String: String] = [:]
  private(set) var translations: [String: [LanguageTag: String]] = [:]
  /// The languages that some string is translated into.
  private(set) var languages: [LanguageTag] = []
  /// The language of `values`, if its file states it.
  private(set) var language: LanguageTag?

  /// Reads `strings.xml` of each directory `values…` in the directory that contains the menu's.
  init(beside context: inout ImportContext) {
    for directory in context.request.list("..").sorted(by: { $0.utf8Precedes($1) }) {
      let words = directory.split(separator: "-").map(String.init)
      guard words.first == "values" else { continue }
      let language = Self.language(Array(words.dropFirst()))
      guard words.count == 1 || language != nil else { continue }
      let path = "../\(directory)/strings.xml"
      guard let bytes = context.request.load(path) else { continue }
      do {
        let document = try ForeignElement.document(bytes, name: path, in: &context)
        read(document, language)
      } catch let error as ImportError {
        context.lose("strings are left out: \(error.description)", at: .file(0))
      } catch {}
    }
  }

  private mutating func read(_ document: ForeignElement, _ language: LanguageTag?) {
    if let language { languages.append(language) }
    if language == nil, let locale = document.locale { self.language = LanguageTag(locale) }
    for var element in document.children where element.name == "string" {
      guard let name = element.take("name") else { continue }
      let text = Self.unescaped(element.text)
      if let language {
        translations[name, default: [:]][language] = text
      } else {
        texts[name] = text
      }
    }
  }

  /// The language that the qualifiers of a directory name: `pt`, `rBR`, or `b+sr+Latn`. Nil if they
  /// name none, or anything else besides.
  static func language(_ qualifiers: [String]) -> LanguageTag? {
    guard let first = qualifiers.first else { return nil }
    if first.hasPrefix("b+") {
      let subtags = first.dropFirst(2).replacing("+", with: "-")
      return qualifiers.count == 1 ? LanguageTag(String(subtags)) : nil
    }
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter),
      first != "car", first != "mcc"
    else { return nil }
    let code = ["iw": "he", "in": "id", "ji": "yi"][first] ?? first
    if qualifiers.count == 1 { return LanguageTag(code) }
    guard qualifiers.count == 2, qualifiers[1].hasPrefix("r"), qualifiers[1].utf8.count == 3 else {
      return nil
    }
    return LanguageTag("\(code)-\(qualifiers[1].dropFirst())")
  }

  /// A string without the escapes, quotes and line breaks with which Android's resources write it.
  static func unescaped(_ written: String) -> String {
    var result = ""
    var isQuoted = false
    var scalars = Array(written.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\":
        switch scalars.popFirst() {
        case "n": result += "\n"
        case "t": result += "\t"
        case "u":
          let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
          if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
            result.unicodeScalars.append(scalar)
            scalars = scalars.dropFirst(4)
          }
        case let other?: result.unicodeScalars.append(other)
        case nil: break
        }
      case " ", "\n", "\r", "\t":
        if isQuoted {
          result.unicodeScalars.append(scalar)
        } else if !result.isEmpty, result.last != " " {
          result += " "
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.withoutOuterBlanks
  }
}
