/// Reads a page about a diagnostic. The form is strict: anything unexpected is an error.
///
/// ```
/// # name
///
/// A summary of the problem.
///
/// **Severity:** error
///
/// ## Why it matters
///
/// Why it matters, and how to correct it.
///
/// ## Wrong
///
/// [examples in TOML and in YAML]
///
/// menuc reports:
///
/// [the report]
///
/// ## Right
///
/// [examples in TOML and in YAML]
/// ```
struct RulePage {
  private let name: DiagnosticName
  private let lines: [Substring]
  private var index = 0

  /// The rule that a page describes.
  ///
  /// - Throws: ``RulePageError``.
  static func rule(of name: DiagnosticName, in text: String) throws -> Rule {
    var page = RulePage(of: name, text)
    return try page.rule()
  }

  /// The severity that a page states near its beginning; nil if it states none.
  static func severity(of text: String) -> DefaultSeverity? {
    text.split(separator: "\n", maxSplits: 5).first { $0.hasPrefix(severityLabel) }
      .flatMap { DefaultSeverity(rawValue: String($0.dropFirst(severityLabel.count))) }
  }

  private static let severityLabel = "**Severity:** "

  private init(of name: DiagnosticName, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func rule() throws -> Rule {
    try expect("# \(name.rawValue)")
    let summary = try paragraph()
    guard let severity = try paragraph().dropping(Self.severityLabel),
      DefaultSeverity(rawValue: severity) != nil
    else {
      let known = DefaultSeverity.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw error("expected '\(Self.severityLabel)' and one of \(known)")
    }
    try expect("## Why it matters")
    let reason = try paragraph()
    try expect("## Wrong")
    let bad = try example(endingWith: "menuc reports:")
    let report = try code(in: "")
    try expect("## Right")
    let good = try example(endingWith: nil)
    return Rule(
      name: name, summary: summary, reason: reason, bad: bad, report: report, good: good)
  }

  /// Reads an example: a code block in TOML and one in YAML, sentences about them, and other files,
  /// each after a sentence that names the file.
  private mutating func example(endingWith end: String?) throws -> Rule.Example {
    var menus: [String: String] = [:]
    var files: [String: String] = [:]
    var encoding: Rule.Example.Encoding?
    var omittedLetters = 0
    var isForPlugin = false
    var isConfiguration = false
    while skipBlankLines() {
      if lines[index].hasPrefix("```") {
        let language = String(lines[index].dropFirst(3))
        guard ["toml", "yaml"].contains(language), menus[language] == nil else {
          throw error("expected one block of TOML and one of YAML")
        }
        menus[language] = try code(in: language)
        continue
      }
      let sentence = try paragraph()
      if sentence == end { break }
      if let path = sentence.between("with `", "`:") {
        guard files[path] == nil else { throw error("'\(path)' appears twice") }
        files[path] = try code(in: SourceFormat(path: path)?.rawValue ?? "")
      } else if let name = sentence.between("The file is saved as ", "."),
        let known = Rule.Example.Encoding(rawValue: name)
      {
        encoding = known
      } else if let count = sentence.between("`…` stands for ", " letters.").flatMap({ Int($0) }) {
        omittedLetters = count
      } else if sentence == "SwiftPM's plugin compiles it." {
        isForPlugin = true
      } else if sentence == "The example is the project's configuration." {
        isConfiguration = true
      } else {
        throw error("'\(sentence)' does not describe an example")
      }
    }
    guard let toml = menus["toml"], let yaml = menus["yaml"] else {
      throw error("expected an example in TOML and in YAML before this line")
    }
    return Rule.Example(
      toml: toml, yaml: yaml, files: files, encoding: encoding, omittedLetters: omittedLetters,
      isForPlugin: isForPlugin, isConfiguration: isConfiguration)
  }

  private mutating func expect(_ line: String) throws {
    guard try paragraph() == line else { throw error("expected '\(line)'") }
  }

  /// Reads the lines up to the next empty line, and joins them.
  private mutating func paragraph() throws -> String {
    guard skipBlankLines() else { throw error("the page ends too early") }
    let start = index
    while index < lines.count, !lines[index].isEmpty { index += 1 }
    return lines[start..<index].joined(separator: " ")
  }

  /// Reads the next code block.
  private mutating func code(in language: String) throws -> String {
    guard skipBlankLines(), lines[index] == "```\(language)" else {
      throw error("expected a code block that begins with '```\(language)'")
    }
    let start = index + 1
    guard let end = lines[start...].firstIndex(of: "```") else {
      throw error("the code block is not closed")
    }
    index = end + 1
    return lines[start..<end].joined(separator: "\n")
  }

  /// Skips empty lines. Returns whether more lines follow.
  private mutating func skipBlankLines() -> Bool {
    while index < lines.count, lines[index].isEmpty { index += 1 }
    return index < lines.count
  }

  private func error(_ message: String) -> RulePageError {
    RulePageError(page: "\(name.rawValue).md", line: min(index + 1, lines.count), message: message)
  }
}

/// A page that is missing or invalid.
struct RulePageError: Error, CustomStringConvertible {
  let page: String
  var line = 1
  let message: String

  var description: String { "Diagnostics/\(page):\(line): \(message)" }
}

extension String {
  /// The text after a prefix; nil if the text does not have the prefix.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The text between a prefix and a suffix.
  fileprivate func between(_ prefix: String, _ suffix: String) -> String? {
    guard let rest = dropping(prefix), rest.hasSuffix(suffix) else { return nil }
    return String(rest.dropLast(suffix.count))
  }
}
