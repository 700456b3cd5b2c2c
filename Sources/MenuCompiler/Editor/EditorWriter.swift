/// Writes keys and values in the format of a document.
struct EditorWriter {
  let format: SourceFormat
  /// Whether keys and values are between brackets or braces.
  let isInFlow: Bool

  /// The string between a key and its value.
  var separator: String { format == .toml ? " = " : ": " }

  func key(_ name: String) -> String {
    switch format {
    case .toml: name.utf8.allSatisfy(\.isWord) && !name.isEmpty ? name : string(name)
    case .yaml: PlainScalar.isUnmistakable(name) ? name : string(name)
    case .json, .po, .xml, .strings, .properties: LiteralText.doubleQuoted(name)
    }
  }

  func string(_ text: String) -> String {
    format == .yaml && PlainScalar.isUnmistakable(text) ? text : LiteralText.doubleQuoted(text)
  }

  /// A placeholder for a value of a type, in the syntax of snippets.
  func placeholder(for type: KeyType) -> String {
    if !type.words.isEmpty {
      let words = type.words.map { word in
        word == "true" || word == "false" ? word : string(word).escapedForSnippets
      }
      return "${1|\(words.joined(separator: ","))|}"
    }
    switch type {
    case .text, .shortcut, .textOrTable, .preset, .choice, .oneOrMore, .anyOf:
      return format == .yaml ? "$1" : "\"$1\""
    case .when: return isInFlow || format != .yaml ? "[\"$1\"]" : "$1"
    case .table, .map, .entry: return "{ $1 }"
    case .array(of: .item) where format == .yaml && !isInFlow: return "\n  - title: $1"
    case .array(of: .item) where format == .json: return "[{ \"title\": \"$1\" }]"
    case .array(of: .item):
      return "[{ title = \"$1\" }]".replacing(" =", with: format == .toml ? " =" : ":")
    case .array(of: .text): return "[\"$1\"]"
    case .array: return "[$1]"
    case .boolean, .integer, .number, .scalar, .item, .booleanOrWhen: return "$1"
    }
  }
}

extension String {
  /// The string with backslashes, `$` and `}` escaped, because they have a special meaning in
  /// snippets.
  var escapedForSnippets: String {
    replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
