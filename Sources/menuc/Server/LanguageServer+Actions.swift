import MenuCompiler

extension LanguageServer {
  func codeActions(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let request = try Self.parameters(LSPCodeActionRequest.self, content)
    let document = try document(request.textDocument.uri)
    let start = document.text.offset(of: request.range.start)
    let range = start...max(start, document.text.offset(of: request.range.end))
    func isWanted(_ kind: String) -> Bool {
      request.context?.only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    var actions: [LSPCodeAction] = []
    if isWanted("quickfix") { actions += quickFixes(in: range, of: document) }
    if isWanted("refactor.rewrite"), let analysis = analysis(of: document),
      let action = analysis.declaringID(at: start, in: document.source)
    {
      actions.append(
        LSPCodeAction(
          title: action.title, kind: "refactor.rewrite",
          edit: workspaceEdit(action.edits, in: analysis.files)))
    }
    if isWanted(Self.keepingIDs), let check = checks[document.identity],
      let first = check.firstIDs, let analysis = check.result?.analysis, analysis.hasMenu,
      !first.isSubset(of: analysis.ids),
      !problems(in: document).contains(where: { $0.severity == .error })
    {
      var action = LSPCodeAction(
        title: "Keep the old ids of items under 'was'", kind: Self.keepingIDs,
        data: .init(uri: document.uri))
      if !client.resolvesEdits { action.edit = keepingIDs(of: document) }
      actions.append(action)
    }
    if isWanted("source.fixAll"),
      problems(in: document).contains(where: { $0.fix?.safety == .safe })
    {
      var action = LSPCodeAction(
        title: "Fix all problems that have a safe fix", kind: "source.fixAll",
        data: .init(uri: document.uri))
      if !client.resolvesEdits { action.edit = fixingAll(document) }
      actions.append(action)
    }
    return actions
  }

  /// The fixes of the problems in a range, and comments that allow these problems.
  private func quickFixes(
    in range: ClosedRange<Int>, of document: OpenDocument
  ) -> [LSPCodeAction] {
    var fixes: [LSPCodeAction] = []
    var allowances: [LSPCodeAction] = []
    for path in roots(of: document.identity) {
      guard let result = checks[path]?.result else { continue }
      var texts = FileTexts(result.sources, client.unit)
      for problem in result.problems
      where result.sources[problem.file].identity == document.identity {
        let place = problem.range?.bytes ?? 0..<0
        guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else {
          continue
        }
        let shown = diagnostic(problem, result.sources, &texts)
        if let fix = problem.fix {
          fixes.append(
            LSPCodeAction(
              title: fix.title.prefix(1).uppercased() + fix.title.dropFirst(), kind: "quickfix",
              diagnostics: [shown], isPreferred: fix.safety == .safe,
              edit: workspaceEdit(fix.edits, in: result.sources)))
        }
        if let action = result.analysis?.allowing(problem) {
          allowances.append(
            LSPCodeAction(
              title: action.title, kind: "quickfix", diagnostics: [shown],
              edit: workspaceEdit(action.edits, in: result.sources)))
        }
      }
    }
    return fixes + allowances
  }

  func resolve(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let request = try Self.parameters(LSPResolveRequest.self, content)
    var action = LSPCodeAction(title: request.title, kind: request.kind, data: request.data)
    guard let uri = request.data?.uri else { return action }
    let document = try document(uri)
    action.edit =
      request.kind == Self.keepingIDs ? keepingIDs(of: document) : fixingAll(document)
    return action
  }

  /// The kind of the action that lists former ids.
  private static let keepingIDs = "refactor.rewrite.was"

  private func keepingIDs(of document: OpenDocument) -> LSPWorkspaceEdit? {
    let files = DocumentCheck(file: document.file, files: openFiles)
      .keepingIDs(of: document.opened)
    guard !files.isEmpty else { return nil }
    return workspaceEdit(
      files.map { fixed in
        (
          uri(of: fixed.file.identity),
          EditorText(fixed.file.bytes, client.unit).edits(to: fixed.bytes)
        )
      })
  }

  private func fixingAll(_ document: OpenDocument) -> LSPWorkspaceEdit? {
    let path = roots(of: document.identity).first ?? document.identity
    guard let root = self.document(withIdentity: path) else { return nil }
    let fixed = DocumentCheck(file: root.file, files: openFiles)
      .fixed(only: document.identity).first { $0.file.identity == document.identity }
    guard let fixed else { return nil }
    return workspaceEdit([(document.uri, document.text.edits(to: fixed.bytes))])
  }

  /// Edits to several files, and further edits that the user can leave out.
  func workspaceEdit(
    _ edits: [SourceEdit], keeping former: [SourceEdit] = [], in files: [SourceFile]
  ) -> LSPWorkspaceEdit {
    var texts = FileTexts(files, client.unit)
    var byAddress: [String: [LSPTextEdit]] = [:]
    for edit in edits {
      byAddress[uri(of: files[edit.range.file].identity), default: []].append(texts.edit(edit))
    }
    let isAnnotated = client.hasAnnotations && client.hasDocumentChanges
    for edit in former {
      var change = texts.edit(edit)
      if isAnnotated { change.annotationId = "was" }
      byAddress[uri(of: files[edit.range.file].identity), default: []].append(change)
    }
    var result = workspaceEdit(byAddress.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    if isAnnotated, !former.isEmpty {
      result.changeAnnotations = [
        "was": .init(
          label: "Keep the old ids under 'was'", needsConfirmation: false,
          description: "Saved states and catalogs that use the old ids still apply.")
      ]
    }
    return result
  }

  private func workspaceEdit(_ edits: [(uri: String, edits: [LSPTextEdit])]) -> LSPWorkspaceEdit {
    guard client.hasDocumentChanges else {
      return LSPWorkspaceEdit(changes: Dictionary(edits) { $0 + $1 })
    }
    return LSPWorkspaceEdit(
      documentChanges: edits.map { uri, edits in
        .init(textDocument: .init(uri: uri, version: documents[uri]?.version), edits: edits)
      })
  }
}
