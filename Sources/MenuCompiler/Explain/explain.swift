/// The output of `menuc explain`: all names, with their severity and meaning.
public func explainAll() throws -> String {
  let rules = try Rule.all()
  let nameWidth = rules.map(\.name.rawValue.count).max() ?? 0
  let lines = rules.map { rule in
    let name = rule.name.rawValue.padded(to: nameWidth)
    return "\(name)  \(rule.weight.padded(to: "warning".count))  \(rule.summary)\n"
  }
  return lines.joined()
}

/// The output of `menuc explain NAME` for a diagnostic or a change.
///
/// - Parameter format: The format of the examples.
/// - Throws: ``UsageError`` for a name that does not exist.
public func explain(_ name: String, as format: SourceFormat) throws -> String {
  if let change = ChangeKind(rawValue: name) {
    return """
      \(name): \(change.severity.rawValue), \(change.category.rawValue)

      \(change.meaning.wrapped())

      What to do: \(change.remedy.wrapped(after: "What to do: ".count))

      `menuc diff` reports this change; the article BreakingChanges lists all of them.

      """
  }
  guard let known = DiagnosticName(rawValue: name) else { throw UsageError.unknownDiagnostic(name) }
  let rule = try Rule.of(known)
  var text = "\(name): \(rule.weight)\n\n\(rule.summary.wrapped())\n\n\(rule.reason.wrapped())\n"
  if rule.severity == nil {
    text += "\nOff by default: `--warn \(name)` turns it on.\n"
  }
  text += "\nWrong\(rule.bad.note):\n\n"
  text += listing(of: rule.bad, as: format)
  text += "\nmenuc reports:\n\n\(try rule.report(as: format).indented(by: 4))"
  text += "\nRight\(rule.good.note):\n\n"
  text += listing(of: rule.good, as: format)
  return text
}

private func listing(of example: Rule.Example, as format: SourceFormat) -> String {
  var text = "\(example.text(as: format).withoutRepetition())\n".indented(by: 4)
  for file in example.included(as: format) {
    text += "\n  \(file.path):\n\n\("\(file.text.withoutRepetition())\n".indented(by: 4))"
  }
  return text
}

extension Rule.Example {
  /// A note about properties of the menu that its text does not show.
  fileprivate var note: String {
    omittedLetters > 0
      ? ", with \(omittedLetters) letters in place of `…`"
      : encoding.map { ", saved as \($0.rawValue)" } ?? ""
  }
}

extension Rule {
  /// The default severity in words: `error`, `warning` or `off`.
  var weight: String { severity?.rawValue ?? "off" }

  /// menuc's report for the bad example.
  func report(as format: SourceFormat) throws -> String {
    let severities = SeveritySettings(turningOn: name)
    var compiled = try bad.compiled(as: format, severities: severities, goal: .check)
    if compiled.diagnostics.isEmpty {
      // Output collisions are found only when the outputs are rendered.
      compiled = try bad.compiled(as: format, severities: severities)
    }
    var text = DiagnosticText(compiled.sources)
    return compiled.diagnostics.map { text.render($0) }.joined()
  }
}
