import Foundation
import MenuCompiler

/// Makes a document from the JSON Schema of menus: keys that exist, with values of their types, as
/// the bytes of an input decide. A few values are of other types.
struct SchemaWalk {
  /// Unsafe only in form: the dictionary is never changed.
  nonisolated(unsafe) private static let schema: [String: Any] = {
    let text = (try? menuSchema()) ?? "{}"
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
  }()

  private var bytes: ArraySlice<UInt8>
  /// The number of values so far.
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The document as JSON, with the keys in the order of their names.
  mutating func document() throws -> [UInt8] {
    var document = object(Self.schema, depth: 0)
    document["menu"] = "Made"
    // Outputs are those of the request; catalogs, includes and templates are not here.
    for key in ["generate", "translations", "translation-keys"] { document[key] = nil }
    if document["items"] == nil { document["items"] = [["title": "A"], ["title": "B"]] }
    return Array(try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys]))
  }

  /// The next decision: a number below a limit. There is nothing more of anything at the end.
  private mutating func below(_ limit: Int) -> Int {
    guard limit > 0, let byte = bytes.popFirst() else { return 0 }
    return Int(byte) % limit
  }

  private mutating func value(of schema: [String: Any], depth: Int) -> Any {
    count += 1
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let definition = (Self.schema["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      return value(of: definition, depth: depth)
    }
    if let constant = schema["const"] { return constant }
    if let choices = schema["enum"] as? [Any], !choices.isEmpty, below(16) < 15 {
      return choices[below(choices.count)]
    }
    for key in ["anyOf", "oneOf"] {
      if let choices = schema[key] as? [[String: Any]], !choices.isEmpty {
        return value(of: choices[below(choices.count)], depth: depth)
      }
    }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? "string"]
    let isWrong = below(64) == 63
    switch isWrong ? "null" : types[below(types.count)] {
    case "object": return object(schema, depth: depth)
    case "array":
      guard depth < 12, count < 300 else { return [Any]() }
      let items = schema["items"] as? [String: Any] ?? [:]
      return (0..<below(5)).map { _ in value(of: items, depth: depth + 1) }
    case "boolean": return below(2) == 1
    case "integer", "number": return below(2) == 0 ? below(256) : -below(256)
    case "null": return NSNull()
    default: return Self.strings[below(Self.strings.count)]
    }
  }

  private mutating func object(_ schema: [String: Any], depth: Int) -> [String: Any] {
    var object: [String: Any] = [:]
    guard depth < 12, count < 300 else { return object }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let names = properties.keys.sorted()
    for name in schema["required"] as? [String] ?? [] where properties[name] is [String: Any] {
      object[name] = value(of: properties[name] as? [String: Any] ?? [:], depth: depth + 1)
    }
    for _ in 0..<below(6) where !names.isEmpty {
      let name = names[below(names.count)]
      object[name] = value(of: properties[name] as? [String: Any] ?? [:], depth: depth + 1)
    }
    if let others = schema["additionalProperties"] as? [String: Any] {
      for _ in 0..<below(3) {
        object[Self.strings[below(Self.strings.count)]] = value(of: others, depth: depth + 1)
      }
    }
    return object
  }

  private static let strings = [
    "a", "b", "c", "a", "b", "item-a", "Mod+N", "!a", "a=b", "=b", "#ff0000", "star", "red", "1",
    "true", "",
    "A", "Title", "Ünï", "\u{1F600}", "\u{5D0}\u{5D1}", "\"", "\\", "'", "*/", "${x}", "a\nb",
    "a\tb", "</script>",
    "{n}", "{count}", "{{ a }}", "{% x %}", "null", "~", "- a", "a: b", "# a", " a", "a ", "0x1F",
    "1e3", "1979-05-27",
    "en", "de", "pt-BR", "https://example.com/?a=1&b", "page/a.md", "?", "\u{FEFF}a", "\u{200F}",
    "\u{2028}", "\r",
  ]
}

/// A made menu keeps all promises in JSON, and is the same menu in TOML and YAML.
func checkMadeMenu(_ bytes: [UInt8]) throws {
  var walk = SchemaWalk(bytes)
  let text = try walk.document()
  try checkDocument(text, .json)
  let json = SourceFile(name: "menu", format: .json, bytes: text)
  for format in [SourceFormat.toml, .yaml] {
    if let twin = convertDocument(json, to: format, name: "menu").file {
      try checkDocument(twin.bytes, format)
    }
  }
}
