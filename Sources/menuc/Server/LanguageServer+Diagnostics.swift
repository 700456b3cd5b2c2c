import MenuCompiler

extension LanguageServer {
  /// The maximum number of problems of one file that are sent. With more problems, editors become
  /// slow.
  private static let mostDiagnostics = 1_000

  /// The problems of a check as diagnostics, grouped by the paths of their files.
  func diagnostics(
    of result: DocumentCheck.Result, at path: String
  ) -> [String: [LSPDiagnostic]] {
    var texts = FileTexts(result.sources, client.unit)
    var found: [String: [LSPDiagnostic]] = [:]
    var omitted: [String: Int] = [:]
    for problem in result.problems {
      let identity = result.sources[problem.file].identity
      guard found[identity, default: []].count < Self.mostDiagnostics else {
        omitted[identity, default: 0] += 1
        continue
      }
      found[identity, default: []].append(diagnostic(problem, result.sources, &texts))
    }
    let start = EditorPosition(line: 0, character: 0)
    for (identity, count) in omitted {
      found[identity]?.append(
        note("\(count) more problems are not shown: 'menuc lint' reports all", severity: 3))
    }
    if let failure = result.failure { found[path, default: []].append(note(failure, severity: 1)) }
    return found

    func note(_ message: String, severity: Int) -> LSPDiagnostic {
      LSPDiagnostic(
        range: LSPRange(start: start, end: start), severity: severity, code: nil,
        codeDescription: nil, source: "menuc", message: message, tags: nil, relatedInformation: nil)
    }
  }

  func diagnostic(
    _ problem: LocatedDiagnostic, _ sources: [SourceFile], _ texts: inout FileTexts
  ) -> LSPDiagnostic {
    let name = problem.name.rawValue
    let related = problem.related.map { related in
      LSPDiagnostic.Related(
        location: LSPLocation(
          uri: uri(of: sources[related.range.file].identity),
          range: texts.range(of: related.range.bytes, in: related.range.file)),
        message: related.label)
    }
    return LSPDiagnostic(
      range: texts.range(of: problem.range?.bytes ?? 0..<0, in: problem.file),
      severity: problem.severity == .error ? 1 : problem.severity == .warning ? 2 : 3,
      code: name, codeDescription: client.explanations.map { .init(href: $0 + name) },
      source: "menuc",
      message: [problem.message, problem.label, problem.help].compactMap { $0 }
        .joined(separator: "\n"),
      tags: Self.unnecessary.contains(name) ? [1] : nil, relatedInformation: related.map { [$0] })
  }

  /// The rules about parts that can be left out, which editors show faded.
  private static let unnecessary: Set = [
    "default-value-restated", "redundant-when", "unused-action", "unused-column",
    "unused-condition", "unused-suppression",
  ]

  /// Sends the diagnostics of files that have changed. Problems of a file that several menus
  /// include are shown once.
  mutating func publish(_ identities: Set<String>) {
    for identity in identities.sorted() {
      let address = uri(of: identity)
      var all: [LSPDiagnostic] = []
      var known: Set<LSPDiagnostic> = []
      for (path, check) in checks.sorted(by: { $0.key < $1.key }) {
        // A file that a menu includes need not be a menu by itself.
        let isPart = path == identity && !roots(of: identity).contains(identity)
        guard !isPart else { continue }
        all += (check.diagnostics[identity] ?? []).filter { known.insert($0).inserted }
      }
      guard all != published[address] ?? [] || published[address] == nil else { continue }
      if all.isEmpty, published[address] == nil, document(withIdentity: identity) == nil {
        continue
      }
      published[address] = document(withIdentity: identity) == nil && all.isEmpty ? nil : all
      send(
        RPCWriter.notification(
          "textDocument/publishDiagnostics",
          LSPPublishedDiagnostics(
            uri: address, version: document(withIdentity: identity)?.version, diagnostics: all)))
    }
  }
}

/// The texts of several files, in which positions are looked up.
struct FileTexts {
  private let files: [SourceFile]
  private let unit: ColumnUnit
  private var texts: [Int: EditorText] = [:]

  init(_ files: [SourceFile], _ unit: ColumnUnit) {
    self.files = files
    self.unit = unit
  }

  mutating func range(of bytes: Range<Int>, in file: Int) -> LSPRange {
    let text = texts[file] ?? EditorText(files[file].bytes, unit)
    texts[file] = text
    return text.range(of: bytes)
  }

  mutating func edit(_ edit: SourceEdit) -> LSPTextEdit {
    LSPTextEdit(range: range(of: edit.range.bytes, in: edit.range.file), newText: edit.text)
  }
}

extension EditorText {
  func range(of bytes: Range<Int>) -> LSPRange {
    LSPRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }
}
