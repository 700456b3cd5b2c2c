/// A value in a tag and the filters after it, such as `title|replace:"a","b"|comment`.
struct FilterChain {
  /// The name or literal before the filters.
  let value: String
  let filters: [Filter]

  struct Filter {
    let name: String
    let arguments: [String]
    /// The filter as written.
    let text: String
  }

  init(_ text: some StringProtocol) {
    let parts = Self.split(text, at: "|")
    value = parts.first ?? ""
    filters = parts.dropFirst().map { part in
      let pieces = Self.split(part, at: ":", most: 1)
      return Filter(
        name: pieces.first ?? "",
        arguments: pieces.count > 1 ? Self.split(pieces[1], at: ",") : [], text: part)
    }
  }

  /// Splits a string at separators outside quotes, and removes the blanks around each part.
  private static func split(
    _ text: some StringProtocol, at separator: Character, most: Int = .max
  ) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in text {
      if character == separator, quote == nil, parts.count <= most {
        parts.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmingBlanks)
  }
}

extension String {
  /// The string without quotes around it.
  var unquoted: String {
    guard count > 1, let quote = first, quote == "\"" || quote == "'", last == quote else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
