/// Prints diagnostics for people: the source line with marks under it, and help.
package struct DiagnosticText {
  private let sources: Sources
  private let style: TerminalStyle
  private let columns: Int?
  private var lines: [Int: LineIndex] = [:]

  /// - Parameters:
  ///   - isColored: Whether to use the terminal's colors.
  ///   - width: The number of columns of the terminal, to which source lines are shortened; nil for
  ///     output that does not depend on a terminal.
  package init(_ sources: Sources, isColored: Bool = false, width: Int? = nil) {
    self.sources = sources
    columns = width
    style = TerminalStyle(isColored: isColored)
  }

  /// Prints a diagnostic, with a line break at its end.
  package mutating func render(_ diagnostic: LocatedDiagnostic) -> String {
    render(Finding(diagnostic))
  }

  /// The properties of a diagnostic, or of anything else that has a place, for printing.
  struct Finding {
    let severity: Severity
    let message: String
    let name: String
    let fileName: String
    /// The range in the file; nil for a file as a whole.
    let range: SourceRange?
    let label: String?
    var related: LocatedDiagnostic.Related?
    let help: String?
  }

  /// Prints a finding, with a line break at its end.
  mutating func render(_ diagnostic: Finding) -> String {
    var text = style.headline(of: diagnostic)
    if let range = diagnostic.range {
      let related = diagnostic.related
      let width = String(max(range.startLine, related?.range.startLine ?? 0)).count
      let margin = String(repeating: " ", count: width)
      text += "\(style.faint("\(margin) |"))\n"
      let snippet = snippet(of: range, margin: width)
      text += line(range.startLine, snippet.text, width: width)
      text += mark(snippet, "^", diagnostic.label ?? "", width: width, isPrimary: true)
      if let related {
        let other = self.snippet(of: related.range, margin: width)
        if related.range.file != range.file {
          text += style.faint("\(margin)::: \(related.place)\n")
        }
        if related.range.file != range.file || related.range.startLine != range.startLine
          || other.text != snippet.text
        {
          text += line(related.range.startLine, other.text, width: width)
        }
        text += mark(other, "-", related.label, width: width, isPrimary: false)
      }
      text += help(of: diagnostic, margin: margin)
    } else {
      text += help(of: diagnostic, margin: " ")
    }
    return text
  }

  private func help(of diagnostic: Finding, margin: String) -> String {
    guard let help = diagnostic.help else { return "" }
    return "\(margin) = \(style.strong("help:")) \(PrintableText.visible(help))\n"
  }

  private mutating func snippet(of range: SourceRange, margin: Int) -> SourceSnippet {
    let bytes = sources.files[range.file].file.bytes
    let index = lines[range.file] ?? LineIndex(bytes)
    lines[range.file] = index
    let start = index.start(ofLine: range.startLine)
    let end = index.end(ofLine: range.startLine)
    let lower = max(start, min(range.bytes.lowerBound, end))
    let upper = max(lower, min(range.bytes.upperBound, end))
    return SourceSnippet(
      line: bytes[start..<end], marked: lower..<upper, room: columns.map { $0 - margin - 3 })
  }

  private func line(_ number: Int, _ text: String, width: Int) -> String {
    let digits = String(number)
    let padding = String(repeating: " ", count: width - digits.count)
    return "\(style.faint("\(padding)\(digits) |")) \(text)\n"
  }

  private func mark(
    _ snippet: SourceSnippet, _ mark: Character, _ label: String, width: Int, isPrimary: Bool
  ) -> String {
    let marks = String(repeating: mark, count: max(1, snippet.markWidth))
    let text = label.isEmpty ? marks : "\(marks) \(PrintableText.visible(label))"
    let margin = style.faint(String(repeating: " ", count: width) + " |")
    return "\(margin) \(snippet.padding)\(isPrimary ? style.mark(text) : style.faint(text))\n"
  }
}

extension DiagnosticText.Finding {
  /// The place as `path:line:column`, safe to print. A file as a whole has line 1 and column 1.
  var place: String {
    "\(PrintableText.leading(fileName)):\(range?.startLine ?? 1):\(range?.startColumn ?? 1)"
  }

  init(_ diagnostic: LocatedDiagnostic) {
    self.init(
      severity: diagnostic.severity, message: diagnostic.message, name: diagnostic.name.rawValue,
      fileName: diagnostic.fileName, range: diagnostic.range, label: diagnostic.label,
      related: diagnostic.related, help: diagnostic.help)
  }
}

/// Styles strings with terminal escape sequences, or leaves them unchanged.
struct TerminalStyle {
  let isColored: Bool

  /// The first line of a finding's printed form, with a line break at its end.
  func headline(of finding: DiagnosticText.Finding) -> String {
    let severity = severity(finding.severity, "\(finding.severity.rawValue):")
    let message = strong(PrintableText.visible(finding.message))
    return "\(strong("\(finding.place):")) \(severity) \(message) [\(finding.name)]\n"
  }

  func strong(_ text: String) -> String { sgr("1", text) }
  func faint(_ text: String) -> String { sgr("2", text) }
  func mark(_ text: String) -> String { sgr("1;31", text) }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: sgr("1;31", text)
    case .warning: sgr("1;33", text)
    case .note: sgr("1;36", text)
    }
  }

  private func sgr(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
