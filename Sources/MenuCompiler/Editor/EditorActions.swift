/// A change that an editor offers to make at a place.
package struct EditorAction: Sendable {
  package let title: String
  package let edits: [SourceEdit]
}

extension EditorAnalysis {
  /// Allows a warning with a comment at its place. Returns nil for an error, for a problem without
  /// a range, and in JSON, XML and `.strings` files.
  package func allowing(_ problem: LocatedDiagnostic) -> EditorAction? {
    guard problem.severity != .error, problem.name.severity != .error, let range = problem.range
    else {
      return nil
    }
    let file = files[range.file]
    let opening: String
    switch file.format {
    case .toml, .yaml, .po, .properties: opening = "#"
    case .json, .xml, .strings: return nil
    }
    var locator = SourceLocator(compiled.sources)
    let lines = locator.lineIndex(Int32(range.file))
    let start = lines.start(ofLine: range.startLine)
    let title = "Allow '\(problem.name.rawValue)' here"
    // A comment above an item that contains the place would also allow the warning elsewhere. In
    // PO, a comment's lines are those of one text.
    let known = SuppressionScan.suppressions(in: file).first {
      $0.lines.contains(range.startLine) && !$0.isMisspelled && !$0.names.isEmpty
        && ($0.line == range.startLine || file.format == .po)
    }
    let edit =
      known.map { ($0.range.upperBound..<$0.range.upperBound, ", \(problem.name.rawValue)") }
      ?? (
        start..<start,
        indent(of: file.bytes, from: start)
          + "\(opening) menuc:allow \(problem.name.rawValue)\(lines.lineBreak(at: start))"
      )
    return EditorAction(
      title: title,
      edits: [SourceEdit(range: locator.range(of: edit.0, in: Int32(range.file)), text: edit.1)])
  }

  private func indent(of bytes: [UInt8], from start: Int) -> String {
    String(decoding: bytes[start..<bytes.endOfBlanks(from: start)], as: UTF8.self)
  }

  /// Writes the derived id of the item at an offset as its declared id. Saved states, catalogs and
  /// programs then keep working if the title changes. Returns nil if there is no item at the
  /// offset, or if its id is already declared or can't be written.
  package func declaringID(at offset: Int, in document: EditorDocument) -> EditorAction? {
    guard let found = name(at: offset, in: document), case .item = found.name.kind,
      let item = items(withID: found.name.name).first, !item.idIsDeclared
    else { return nil }
    var locator = SourceLocator(compiled.sources)
    let change = Fix.Change.insertEntry(into: item.place, key: ItemKey.id.rawValue, text: item.id)
    guard let fix = locator.locate([Fix("write the id", .safe, change)]) else { return nil }
    return EditorAction(title: "Write the id '\(item.id)'", edits: fix.edits)
  }
}

/// The explanation of a rule for an editor, in Markdown.
package func editorExplanation(of name: DiagnosticName) -> String {
  guard let rule = try? Rule.of(name) else { return "" }
  return "**\(name.rawValue)**: \(rule.summary)\n\n\(rule.reason)"
}
