import MenuCompiler

extension LanguageServer {
  func document(_ uri: String) throws(RPCError) -> OpenDocument {
    guard let document = documents[uri] else {
      throw RPCError(.invalidParameters, "the document is not open, or has an unknown format")
    }
    return document
  }

  /// The document of a request, and the offset of its position.
  private func place(_ content: [UInt8]) throws(RPCError) -> (document: OpenDocument, offset: Int) {
    let request = try Self.parameters(LSPPositionRequest.self, content)
    let document = try document(request.textDocument.uri)
    return (document, document.text.offset(of: request.position))
  }

  // MARK: - Completion

  func completion(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let (document, offset) = try place(content)
    let analysis = lastMenu(of: document)
    let files = FilesBelow(document)
    guard
      let completer = EditorCompleter(
        at: offset, in: document.source, analysis: analysis, files: { files.paths })
    else { return LSPNull() }
    let kinds: [EditorCompletion.Kind: Int] = [.key: 10, .word: 20, .name: 18, .file: 17]
    let all = completer.completions
    let shown = all.prefix(Self.mostCompletions)
    let items = shown.enumerated().map { index, completion in
      let isSnippet = client.hasSnippets && completion.snippet != nil
      let number = String(index)
      return LSPCompletionItem(
        label: completion.label, kind: kinds[completion.kind] ?? 1,
        detail: completion.detail.isEmpty ? nil : completion.detail,
        documentation: completion.documentation.isEmpty ? nil : .markdown(completion.documentation),
        sortText: String(repeating: "0", count: 5 - number.count) + number,
        filterText: completion.text, insertTextFormat: isSnippet ? 2 : 1,
        textEdit: LSPTextEdit(
          range: document.text.range(of: completion.range),
          newText: isSnippet ? completion.snippet ?? completion.text : completion.text))
    }
    return LSPCompletionList(isIncomplete: all.count > shown.count, items: items)
  }

  private static let mostCompletions = 1_000

  // MARK: - Hover

  func hover(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let (document, offset) = try place(content)
    let analysis = lastMenu(of: document) ?? .nothing
    let hover = analysis.hover(at: offset, in: document.source)
    let explanations = explanations(at: offset, in: document)
    guard hover != nil || !explanations.isEmpty else { return LSPNull() }
    let text = (explanations + [hover?.text].compactMap { $0 }).joined(separator: "\n\n---\n\n")
    return LSPHover(
      contents: .markdown(text), range: document.text.range(of: hover?.range ?? offset..<offset))
  }

  /// The explanations of the problems at an offset.
  private func explanations(at offset: Int, in document: OpenDocument) -> [String] {
    // The places of problems are places in the text that was checked.
    guard isReady(document, for: .analysis) else { return [] }
    var names: [DiagnosticName] = []
    for problem in problems(in: document)
    where problem.range.map({ $0.bytes.contains(offset) }) == true && !names.contains(problem.name)
    {
      names.append(problem.name)
    }
    return names.prefix(3).map(editorExplanation)
  }

  /// The problems in an open document, of all menus that it belongs to.
  func problems(in document: OpenDocument) -> [LocatedDiagnostic] {
    roots(of: document.identity).flatMap { path -> [LocatedDiagnostic] in
      guard let result = checks[path]?.result else { return [] }
      return result.problems.filter { result.sources[$0.file].identity == document.identity }
    }
  }

  // MARK: - Definitions and references

  func definition(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let (document, offset) = try place(content)
    guard let analysis = analysis(of: document),
      let found = analysis.references(at: offset, in: document.source)
    else { return LSPNull() }
    var texts = FileTexts(analysis.files, client.unit)
    return found.declarations.map { location($0, analysis, &texts) }
  }

  func references(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let (document, offset) = try place(content)
    let request = try Self.parameters(LSPReferencesRequest.self, content)
    guard let analysis = analysis(of: document),
      let found = analysis.references(at: offset, in: document.source)
    else { return LSPNull() }
    var texts = FileTexts(analysis.files, client.unit)
    let declarations = request.context?.includeDeclaration == false ? [] : found.declarations
    return (declarations + found.uses).map { location($0, analysis, &texts) }
  }

  private func location(
    _ place: EditorLocation, _ analysis: EditorAnalysis, _ texts: inout FileTexts
  ) -> LSPLocation {
    LSPLocation(
      uri: uri(of: analysis.files[place.file].identity),
      range: texts.range(of: place.range, in: place.file))
  }

  // MARK: - Rename

  func prepareRename(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let (document, offset) = try place(content)
    guard let found = analysis(of: document)?.renamable(at: offset, in: document.source) else {
      return LSPNull()
    }
    return LSPPrepareRename(range: document.text.range(of: found.range), placeholder: found.name)
  }

  func rename(_ content: [UInt8]) throws -> any Encodable {
    let (document, offset) = try place(content)
    let request = try Self.parameters(LSPRenameRequest.self, content)
    guard let analysis = analysis(of: document) else {
      throw RPCError(.requestFailed, "the document can't be read")
    }
    let rename = try analysis.rename(at: offset, in: document.source, to: request.newName)
    return workspaceEdit(rename.edits, keeping: rename.formerIDs, in: analysis.files)
  }

  func inlayHints(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let request = try Self.parameters(LSPRangeRequest.self, content)
    let document = try document(request.textDocument.uri)
    let start = document.text.offset(of: request.range.start)
    let range = start..<max(start, document.text.offset(of: request.range.end))
    let hints = analysis(of: document)?.derivedIDs(in: document.source, within: range) ?? []
    return hints.map {
      LSPInlayHint(position: document.text.position(of: $0.offset), label: $0.id)
    }
  }
}
