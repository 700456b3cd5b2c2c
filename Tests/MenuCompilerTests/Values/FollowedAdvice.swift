import TestSupport
import Testing

@testable import MenuCompiler

/// A document whose author follows the help of each error exactly. Each wrong entry is on a
/// separate line.
struct FollowedAdvice {
  private(set) var text: String
  /// The advice that was followed, for messages of tests.
  private(set) var steps: [String] = []
  /// The remaining errors.
  private(set) var errors: [LocatedDiagnostic] = []
  private let format: SourceFormat

  init(_ text: String, _ format: SourceFormat) throws {
    self.text = text
    self.format = format
    errors = try compiledErrors()
    // Every step must fix a problem. The help of problems caused by a step is not followed.
    for _ in errors {
      guard let error = errors.last else { break }
      let count = errors.count
      guard follow(error) else {
        steps.append("can't follow: \(error.message): \(error.help ?? "")")
        return
      }
      steps.append("\(error.message): \(error.help ?? "")")
      errors = try compiledErrors()
      guard errors.count < count else { return }
    }
  }

  private func compiledErrors() throws -> [LocatedDiagnostic] {
    let file = SourceFile(name: "menu", identity: "/menu", format: format, bytes: Array(text.utf8))
    let part = SourceFile(
      name: "part.toml", identity: "/part.toml", format: .toml,
      bytes: Array("menu = \"P\"\nitems = [\"Part\"]".utf8))
    let input = CompilerInput(
      loadInclude: { _, _ in .loaded(part) }, loadTarget: CompilerInput.none.loadTarget)
    return try compileMenu(file, goal: .table, input: input, severities: SeveritySettings())
      .diagnostics.filter { $0.severity == .error }
  }

  private mutating func follow(_ error: LocatedDiagnostic) -> Bool {
    guard let help = error.help, let range = error.range?.bytes else { return false }
    let isEntry = error.name == .unknownKey || help.contains("replace 'when'")
    if let example = help.wholeMatch(of: /(?s).*write `(.+)`/) {
      if isEntry {
        replaceLine(at: range, with: String(example.1))
      } else {
        replace(range, with: String(example.1))
      }
    } else if let meant = help.prefixMatch(of: /did you mean '([^']+)'\?.*/) {
      let isQuoted = text.utf8[range]?.hasPrefix("\"") == true
      replace(range, with: isQuoted ? "\"\(meant.1)\"" : String(meant.1))
    } else if help.hasPrefix("delete it") {
      replaceLine(at: range, with: nil)
    } else if help.contains("a single string") || help.contains("document's language only") {
      replace(range, with: "\"Text\"")
    } else if let quoted = help.prefixMatch(of: /put the string in quotes: (".*"); nothing/) {
      replace(range, with: String(quoted.1))
    } else if help.hasPrefix("write a space after the dash") {
      text = text.replacing(/(?m)^( *-)(?=[^ -])/) { "\($0.1) " }
    } else if help.hasPrefix("write each element on a separate line") {
      text = text.replacing(/(?m)^(items:)(?: (-\S+))?$/) {
        "\($0.1)" + ($0.2.map { "\n  \($0)" } ?? "")
      }
      .replacing(/(?m)^( *-)(?=[^ -])/) { "\($0.1) " }
    } else if help.hasPrefix("delete the comma") {
      text = text.replacing(/,(?= *\})/, with: "")
    } else if help.hasPrefix("join the lines") {
      text = text.replacing(/\n(?= *(title|icon|\}))/, with: " ").replacing(/, *\}/, with: " }")
    } else if help.hasPrefix("rename it here and in each"),
      let name = help.firstMatch(of: /for example to '([^']+)'/), let old = text.utf8[range]
    {
      text = text.replacing(old, with: String(name.1))
    } else {
      return false
    }
    return true
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: new.utf8)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the text after the indentation and a dash on the line of a range; nil deletes it.
  private mutating func replaceLine(at range: Range<Int>, with new: String?) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = text.utf8.prefix(range.lowerBound).filter { $0 == UInt8(ascii: "\n") }.count
    let margin = lines[line].prefixMatch(of: /[ ]*(- )?/).map { String($0.0) } ?? ""
    if let new { lines[line] = margin + new } else { lines.remove(at: line) }
    text = lines.joined(separator: "\n")
  }
}

extension String.UTF8View {
  fileprivate subscript(range: Range<Int>) -> String? {
    guard range.upperBound <= count else { return nil }
    return String(decoding: Array(self)[range], as: UTF8.self)
  }
}
