import Foundation
import TestSupport

/// An engine that is written by hand.
enum Engine: String, CaseIterable {
  case swift = "Swift"
  case c = "C"
  case typescript = "TypeScript"
  case kotlin = "Kotlin"

  /// The folder of the engine's files.
  var folder: URL {
    let path =
      switch self {
      case .swift: "MenuRuntime"
      case .c: "MenuTemplates/Templates/c/Engine"
      case .typescript: "MenuTemplates/Templates/typescript"
      case .kotlin: "MenuTemplates/Templates/kotlin"
      }
    return Repository.root.appending(path: "Sources/\(path)")
  }

  /// The name of the file of a part.
  func file(of part: String) -> String {
    switch self {
    case .swift: "Menu\(part).swift"
    case .c: "menu_\(EngineName(part).words.joined(separator: "_")).c"
    case .typescript: "menu\(part).ts"
    case .kotlin: "Menu\(part).kt"
    }
  }

  /// The names of the files of all parts, sorted.
  func files() throws -> [String] {
    let suffix = "." + (file(of: "").split(separator: ".").last ?? "")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// The functions that the files of parts declare, by the parts; none for a part without a file.
  func functions(of parts: [String]) throws -> [String: [EngineFunction]] {
    var functions: [String: [EngineFunction]] = [:]
    let files = try files()
    for part in parts where files.contains(file(of: part)) {
      let text = try Repository.text(folder.appending(path: file(of: part)))
      functions[part] = EngineSource(engine: self, part: part, text: text).functions
    }
    return functions
  }
}

/// A name as its words in lower case, written in camel case or in snake case.
struct EngineName {
  let words: [String]

  init(_ name: String) {
    words =
      name.contains("_")
      ? name.lowercased().split(separator: "_").map(String.init)
      : name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/).map { $0.output.lowercased() }
  }

  /// The words without prepositions at the end, which are labels in other languages: `placeOf` is
  /// `place(of:)`.
  static func key(_ words: some Collection<String>) -> String {
    let prepositions: Set = ["of", "at", "in", "on", "for", "from", "to"]
    var words = Array(words)
    while words.count > 1, prepositions.contains(words[words.count - 1]) { words.removeLast() }
    return words.joined()
  }
}

/// A function or a computed property that an engine declares.
struct EngineFunction {
  let name: String
  /// The names by which other engines can declare the function, without regard to case.
  let keys: Set<String>
  let isPublic: Bool
  /// The lines between the braces.
  let lineCount: Int
}

/// The text of a part.
struct EngineSource {
  let engine: Engine
  let part: String
  let lines: [String]

  init(engine: Engine, part: String, text: String) {
    self.engine = engine
    self.part = part
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var functions: [EngineFunction] {
    lines.indices.compactMap { number in
      let line = lines[number]
      // Regular expressions are slow, so most lines are passed over before.
      switch engine {
      case .swift: return line.contains("func ") || line.contains("var ") ? swift(number) : nil
      case .c: return line.first?.isLetter == true && line.contains("(") ? c(number) : nil
      case .typescript:
        let indent = line.prefix { $0 == " " }.count
        return indent < 3 && line.contains("(") ? typescript(number) : nil
      case .kotlin: return line.contains("fun ") || line.contains("val ") ? kotlin(number) : nil
      }
    }
  }

  private func line(_ number: Int) -> String { number < lines.count ? lines[number] : "" }

  /// A function has its base name or, as in `expand(under:)`, also the first label.
  private func swift(_ start: Int) -> EngineFunction? {
    let function =
      /^ *(?:@\w+ )?((?:(?:public|private|fileprivate|static|mutating) )*)func (\w+)(?:<[^>]*>)?\((\w*)/
    let property = /^ *((?:(?:public|private|static) )*)var (\w+): [^={]*\{/
    if let match = lines[start].firstMatch(of: function) {
      var label = String(match.output.3)
      if label.isEmpty {
        label = String(line(start + 1).trimmingCharacters(in: .whitespaces).prefix { $0.isLetter })
      }
      let words = EngineName(String(match.output.2)).words
      var keys: Set = [EngineName.key(words)]
      if !label.isEmpty { keys.insert(EngineName.key(words + EngineName(label).words)) }
      return declared(
        named: String(match.output.2), keys, isPublic: match.output.1.contains("public"), start)
    }
    guard let match = lines[start].firstMatch(of: property) else { return nil }
    return declared(
      named: String(match.output.2), [EngineName.key(EngineName(String(match.output.2)).words)],
      isPublic: match.output.1.contains("public"), start)
  }

  /// A definition. C has neither namespaces nor closures: names begin with `menu_`, and also with the
  /// part; or the part's name, perhaps in the singular, follows, as in `start_conditions`. A function
  /// around an event is a pair, as `begin_bulk` and `end_bulk`.
  private func c(_ start: Int) -> EngineFunction? {
    let declaration = /^(static )?(?:inline )?(?:const )?\w+(?: (?:const )?\**| \*const \*)(\w+)\(/
    guard let match = lines[start].firstMatch(of: declaration),
      !lines[start].hasPrefix("typedef"),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("{") || $0.hasSuffix(";") }),
      lines[end].hasPrefix("{")
    else { return nil }
    let partWords = EngineName(part).words
    var words = EngineName(String(match.output.2)).words[...]
    if words.first == "menu" { words = words.dropFirst() }
    var keys: Set = [EngineName.key(words)]
    if words.starts(with: partWords), words.count > partWords.count {
      keys.insert(EngineName.key(words.dropFirst(partWords.count)))
    }
    if words.count > 1, words.first == "begin" || words.first == "end" {
      words = words.dropFirst()
      keys.insert(EngineName.key(words))
    }
    let last = partWords.last ?? ""
    for suffix in [partWords, [last.hasSuffix("s") ? String(last.dropLast()) : last]]
    where words.count > suffix.count && Array(words.suffix(suffix.count)) == suffix {
      keys.insert(EngineName.key(words.dropLast(suffix.count)))
    }
    return declared(
      named: String(match.output.2), keys, isPublic: match.output.1 == nil, start)
  }

  private func typescript(_ start: Int) -> EngineFunction? {
    let function = /^(export )?function (\w+)[<(]/
    let method =
      /^  ((?:(?:private|protected|static|get|readonly) )*)(\w+)(?:<[^>]*>)?\((?:.*[{(,])?$/
    let keywords: Set = ["constructor", "if", "for", "while", "return", "switch", "super"]
    if let match = lines[start].firstMatch(of: function) {
      return declared(
        named: String(match.output.2), [EngineName.key(EngineName(String(match.output.2)).words)],
        isPublic: match.output.1 != nil, start)
    }
    guard let match = lines[start].firstMatch(of: method),
      !keywords.contains(String(match.output.2))
    else { return nil }
    let isHidden = match.output.1.contains("private") || match.output.1.contains("protected")
    return declared(
      named: String(match.output.2), [EngineName.key(EngineName(String(match.output.2)).words)],
      isPublic: !isHidden && isInPublicType(start), start)
  }

  private func kotlin(_ start: Int) -> EngineFunction? {
    let modifiers = /^ *((?:(?:internal|private|inline|operator|override|public) )*)/
    guard let found = lines[start].firstMatch(of: modifiers) else { return nil }
    let rest = lines[start][found.range.upperBound...]
    let name: Substring
    if let match = rest.prefixMatch(of: /fun (?:<[^>]*> )?(?:[\w<>]+\.)?(\w+)\(/) {
      name = match.output.1
    } else if let match = rest.prefixMatch(of: /va[lr] (?:[\w<>]+\.)?(\w+)(?:: [^=]*)?/),
      rest.contains(" get()") || line(start + 1).contains(/^ *get\(\)/)
    {
      name = match.output.1
    } else {
      return nil
    }
    let isHidden = found.output.1.contains("private") || found.output.1.contains("internal")
    return declared(
      named: String(name), [EngineName.key(EngineName(String(name)).words)],
      isPublic: !isHidden && isInPublicType(start), start)
  }

  /// Whether the declaration that begins in a line is in a public type, as the nearest line above
  /// says that declares a type at the top level.
  private func isInPublicType(_ start: Int) -> Bool {
    guard lines[start].hasPrefix(" ") else { return true }
    let type = lines[..<start].last {
      // Most lines are indented. An expression takes far longer to say so.
      !$0.hasPrefix(" ") && $0.contains(#/^(?:\w+ )*(?:class|object|enum|interface) /#)
    }
    return type.map { $0.hasPrefix("public ") || $0.hasPrefix("export ") } ?? false
  }

  private func declared(
    named name: String, _ keys: Set<String>, isPublic: Bool, _ start: Int
  ) -> EngineFunction {
    EngineFunction(name: name, keys: keys, isPublic: isPublic, lineCount: lineCount(start))
  }

  /// The lines of the body of a function that is declared in a line. A body of Kotlin without braces
  /// ends at an empty line.
  private func lineCount(_ start: Int) -> Int {
    let head = lines[start...].prefix { !$0.isEmpty }
    guard
      let opening = head.indices.first(where: {
        lines[$0].hasSuffix("{") || lines[$0].contains(/\{.*\}/)
      })
    else { return head.count - 1 }
    let isExpression = lines[start...opening].contains {
      $0.contains(/\) ?(?:: [\w<>?]+)? =(?: |$)/)
    }
    if engine == .kotlin, isExpression { return head.count - 1 }
    if !lines[opening].hasSuffix("{") { return 1 }
    let indent = String(lines[start].prefix { $0 == " " })
    let end = lines[opening...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.endIndex
    return end - opening - 1
  }
}
