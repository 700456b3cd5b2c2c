/// A report for people on the problems in a custom target.
///
/// - Parameters:
///   - path: The path of the template, or of the target's folder, as the user wrote it.
///   - isColored: Whether to use the terminal's colors.
///   - width: The number of columns of the terminal; nil for output that does not depend on a
///     terminal.
package func templateReport(
  _ problems: [TemplateProblem], of source: TargetSource, at path: String, isColored: Bool,
  width: Int?
) -> String {
  let names = source.texts.keys.sorted()
  let isFolder = names != [source.name]
  let shown = { (name: String) in isFolder && name != source.name ? "\(path)/\(name)" : path }
  var sources = Sources()
  for name in names {
    let text = source.texts[name] ?? ""
    // No file is parsed, so any format will do.
    sources.add(
      ParsedFile(unparsed: SourceFile(name: shown(name), format: .toml, text: text)))
  }
  var printer = DiagnosticText(sources, isColored: isColored, width: width)
  var report = problems.reduce(into: "") { report, problem in
    let file = names.firstIndex(of: problem.file)
    report += printer.render(
      DiagnosticText.Finding(
        severity: .error, message: problem.message, name: "template",
        fileName: shown(problem.file),
        range: file.flatMap { problem.range(inFile: $0, of: sources) }, label: nil,
        help: problem.help))
  }
  if problems.count > 1 {
    report += "\(problems.count) errors in \(PrintableText.visible(path))\n"
  }
  return report
}

extension TemplateProblem {
  /// The range in a file; nil for the file as a whole.
  fileprivate func range(inFile file: Int, of sources: Sources) -> SourceRange? {
    guard let line else { return nil }
    let lines = LineIndex(sources.files[file].file.bytes)
    let start = column ?? 1
    let end = column == nil ? Int.max : start + length
    let lower = lines.offset(line: line, column: start)
    let upper = min(
      lines.end(ofLine: line), column == nil ? .max : lines.offset(line: line, column: end))
    return SourceRange(
      file: file, bytes: lower..<max(lower, upper), startLine: line, startColumn: start,
      endLine: line, endColumn: start + length)
  }
}
