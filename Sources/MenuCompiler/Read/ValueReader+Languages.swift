extension ValueReader {
  mutating func language(_ key: String, _ node: SourceNode) -> LanguageTag? {
    guard let text = text(key, node) else { return nil }
    return languageTag(text, at: node.place)
  }

  private mutating func languageTag(_ text: String, at place: SourcePlace) -> LanguageTag? {
    guard let tag = LanguageTag(text) else {
      diagnostics.report(
        .invalidValue, "'\(text)' is not a language tag", at: .value(place),
        help: "write a BCP 47 tag, such as 'de' or 'pt-BR'")
      return nil
    }
    if !tag.isKnown { diagnostics.unknownLanguage(text, at: .value(place)) }
    return tag
  }

  /// Reads a string, or an array of strings.
  private mutating func oneOrMore(
    _ key: String, _ node: SourceNode
  ) -> [(text: String, place: SourcePlace)] {
    if node.isArray { return texts(key, node) }
    return text(key, node).map { [($0, node.place)] } ?? []
  }

  mutating func translationPaths(_ key: String, _ node: SourceNode) -> [TranslationPath] {
    oneOrMore(key, node).compactMap { written, place in
      let (path, keys) = Self.split(written)
      guard var format = CatalogFormat(path: path) else {
        diagnostics.report(
          .invalidValue, "'\(path)' does not have the extension of a catalog format",
          at: .value(place),
          help: "use one of "
            + CatalogFormat.extensions.map { "'.\($0)'" }.joined(separator: ", "))
        return nil
      }
      if let other = Self.otherPlaceholder(in: path) {
        diagnostics.report(
          .invalidValue, "'\(path)' contains '\(other)', which is not a placeholder",
          at: .value(place), help: "did you mean '\(TranslationPath.placeholder)'?")
        return nil
      }
      let count = path.ranges(of: TranslationPath.placeholder).count
      if count > 1 {
        diagnostics.report(
          .invalidValue, "'\(path)' contains '\(TranslationPath.placeholder)' more than once",
          at: .value(place), help: "write it once, in place of the language's tag")
        return nil
      }
      if count == 0, !format.declaresLanguage {
        diagnostics.report(
          .invalidValue, "'\(path)' does not contain '\(TranslationPath.placeholder)'",
          at: .value(place),
          help: "write it where the language's tag is, such as '\(Self.example(of: path))'")
        return nil
      }
      if keys != nil, format == .json { format = .i18next }
      if let keys, !checkRule(keys, format, place) { return nil }
      return TranslationPath(path: path, format: format, keys: keys, place: place)
    }
  }

  /// A path, and the rule for keys after it, which is nil if there is none.
  private static func split(_ written: String) -> (path: String, keys: String?) {
    guard let sign = written.lastIndex(of: "#"), written[sign...].contains("{") else {
      return (written, nil)
    }
    return (String(written[..<sign]), String(written[written.index(after: sign)...]))
  }

  private mutating func checkRule(
    _ keys: String, _ format: CatalogFormat, _ place: SourcePlace
  ) -> Bool {
    guard !format.isMap else {
      diagnostics.report(
        .invalidValue,
        "a catalog in \(format.extensions[0].uppercased()) has the items' ids as keys",
        at: .value(place), help: "delete '#\(keys)', or use a different format")
      return false
    }
    guard CatalogKeyRule(keys, menu: "m") != nil else {
      diagnostics.report(
        .invalidValue, "'\(keys)' is not a rule for keys", at: .value(place),
        help: "write '{id}' followed by '{text}', such as '#{menu}.{id}.{text}'")
      return false
    }
    return true
  }

  /// The first `{word}` of a path that is not the placeholder; nil if there is none.
  private static func otherPlaceholder(in path: String) -> Substring? {
    let pieces = path.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    for piece in pieces {
      guard let end = piece.firstIndex(of: "}") else { continue }
      let word = path[path.index(before: piece.startIndex)...end]
      if word != TranslationPath.placeholder { return word }
    }
    return nil
  }

  /// The path with the placeholder in place of the file's name, before the extension.
  private static func example(of path: String) -> String {
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let end = path.lastIndex(of: ".").map { path[$0...] } ?? ""
    return directory + TranslationPath.placeholder + end
  }

  /// Reads `all`, `source` or language tags. Returns nil if the value is invalid.
  mutating func languageSelection(_ key: String, _ node: SourceNode) -> LanguageSelection? {
    if !node.isArray {
      guard let word = text(key, node) else { return nil }
      if word == "all" { return .all }
      if word == "source" { return .source }
    }
    let written = oneOrMore(key, node)
    let listed = written.compactMap { text, place in
      languageTag(text, at: place).map { ListedLanguage(tag: $0, place: place) }
    }
    return listed.count == written.count ? .listed(listed) : nil
  }
}

extension LanguageSelection {
  /// Reads a selection on the command line: `all`, `source`, or tags separated by commas. Returns
  /// nil if one of the tags is invalid, or if there are none.
  init?(written: String) {
    switch written {
    case "all": self = .all
    case "source": self = .source
    default:
      let words = written.split(separator: ",").map { $0.filter { $0 != " " } }
      let tags = words.compactMap { LanguageTag($0) }
      guard tags.count == words.count, !tags.isEmpty else { return nil }
      self = .listed(tags.map { ListedLanguage(tag: $0, place: nil) })
    }
  }
}
