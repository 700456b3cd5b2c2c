/// What `menuc explain` prints: all names, with what they weigh and what they stand for.
public func explainAll() -> String {
  let nameWidth = Rule.all.map(\.name.rawValue.count).max() ?? 0
  let lines = Rule.all.map { rule in
    let name = rule.name.rawValue.padded(to: nameWidth)
    return "\(name)  \(rule.weight.padded(to: "warning".count))  \(rule.summary)\n"
  }
  return lines.joined()
}

/// What `menuc explain NAME` prints, of a diagnostic or a change.
///
/// - Parameter format: The spelling of the examples.
/// - Throws: ``UsageError`` for a name that does not exist.
public func explain(_ name: String, as format: SourceFormat) throws -> String {
  if let change = ChangeKind(rawValue: name) {
    return """
      \(name): \(change.severity.rawValue), \(change.category.rawValue)

      \(change.meaning.wrapped())

      A change, of which `menuc diff` tells; its article is BreakingChanges.

      """
  }
  guard let known = DiagnosticName(rawValue: name) else { throw UsageError.unknownDiagnostic(name) }
  let rule = Rule.of(known)
  var text = "\(name): \(rule.weight)\n\n\(rule.summary.wrapped())\n\n\(rule.reason.wrapped())\n"
  if rule.severity == nil { text += "\n\(rule.weightInWords.wrapped())\n" }
  text += "\nWrong\(rule.bad.encoding == .latin1 ? ", saved as Latin-1" : ""):\n\n"
  text += listing(of: rule.bad, as: format)
  text += "\nmenuc says:\n\n\(try rule.message(as: format).indented(by: 4))"
  text += "\nRight\(rule.bad.encoding == .latin1 ? ", saved as UTF-8" : ""):\n\n"
  text += listing(of: rule.good, as: format)
  return text
}

private func listing(of example: Rule.Example, as format: SourceFormat) -> String {
  var text = "\(example.text(as: format).shortened)\n".indented(by: 4)
  for file in example.included(as: format) {
    text += "\n  \(file.path):\n\n\("\(file.text)\n".indented(by: 4))"
  }
  return text
}

extension Rule {
  /// `error`, `warning` or `off`.
  var weight: String { severity?.rawValue ?? "off" }

  /// What the name weighs, as a sentence.
  var weightInWords: String {
    switch severity {
    case .error: "An error."
    case .warning: "A warning."
    case .note: "A note."
    case nil: "A warning that is off by default: `--warn \(name.rawValue)` turns it on."
    }
  }

  /// What menuc says about the bad example.
  func message(as format: SourceFormat) throws -> String {
    let compiled = try bad.compiled(as: format, severities: SeveritySettings(turningOn: name))
    var text = DiagnosticText(compiled.sources)
    return compiled.diagnostics.map { text.render($0) }.joined()
  }
}
