/// Converts language names between gettext and BCP 47: `de_AT` and `de-AT`, `sr@latin` and
/// `sr-Latn`, `ca@valencia` and `ca-valencia`.
package enum POLanguage {
  /// The scripts for which gettext has modifiers; other scripts are written between language and
  /// region.
  private static let scripts = [
    ("latin", "Latn"), ("cyrillic", "Cyrl"), ("arabic", "Arab"), ("devanagari", "Deva"),
  ]

  /// The tag of a language that a header or a path names: `LANGUAGE_REGION.CHARSET@MODIFIER`.
  package static func tag(of name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1)
    let locale = parts.first?.prefix { $0 != "." } ?? ""
    var subtags = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    if parts.count == 2 {
      let modifier = parts[1].lowercased()
      if let script = scripts.first(where: { $0.0 == modifier })?.1 {
        subtags.insert(script, at: min(1, subtags.count))
      } else if modifier != "euro" {
        subtags.append(modifier)
      }
    }
    return subtags.joined(separator: "-")
  }

  /// The name, in gettext's notation, of the language with the given tag.
  static func name(of tag: String) -> String {
    var subtags = tag.split(separator: "-").map(String.init)
    var modifier = ""
    if subtags.count > 1, let script = script(subtags[1]) {
      modifier = "@" + script
      subtags.remove(at: 1)
    } else if let last = subtags.last, subtags.count > 1, isVariant(last) {
      modifier = "@" + last
      subtags.removeLast()
    }
    return subtags.joined(separator: "_") + modifier
  }

  private static func script(_ subtag: String) -> String? {
    scripts.first { $0.1.lowercased() == subtag.lowercased() }?.0
  }

  /// Whether a subtag other than the first is a variant of five or more characters, which no script
  /// or region has.
  private static func isVariant(_ subtag: String) -> Bool { subtag.utf8.count > 4 }
}
