import MenuCompiler

extension LanguageServer {
  // MARK: - Symbols

  func documentSymbols(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let document = try requestedDocument(content)
    guard !document.isConfiguration else { return LSPNull() }
    let symbols = EditorOutline(document.source).symbols
    guard client.hasNestedSymbols else {
      return symbols.flatMap { $0.flat(in: document.text, uri: document.uri, of: nil) }
    }
    return symbols.map { nested($0, document.text) }
  }

  private func nested(_ symbol: EditorSymbol, _ text: EditorText) -> LSPDocumentSymbol {
    LSPDocumentSymbol(
      name: symbol.name, detail: symbol.detail.isEmpty ? nil : symbol.detail,
      kind: symbol.kind.number, range: text.range(of: symbol.range),
      selectionRange: text.range(of: symbol.nameRange),
      children: symbol.children.isEmpty ? nil : symbol.children.map { nested($0, text) })
  }

  /// The items of all open documents, of the files that they include, and of all other menus in
  /// their projects and in the workspace's projects.
  mutating func workspaceSymbols(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let query = try Self.parameters(LSPSymbolRequest.self, content).query.lowercased()
    var sources: [String: EditorDocument] = [:]
    for check in checks.values {
      for file in check.result?.analysis?.files ?? []
      where SourceFormat.documents.contains(file.format) {
        sources[file.identity] = EditorDocument(file)
      }
    }
    for document in documents.values where !document.isConfiguration {
      sources[document.identity] = document.source
    }
    var symbols = sources.sorted { $0.key < $1.key }.flatMap { identity, source in
      let text = EditorText(source.file.bytes, client.unit)
      return EditorOutline(source).symbols
        .flatMap { $0.flat(in: text, uri: uri(of: identity), of: nil) }
    }
    let directories = Set(
      client.folders + sources.keys.filter(\.isAbsolutePath).map { Disk.parent(of: $0) })
    symbols += closedMenus.symbols(
      of: directories, besides: Set(sources.keys), files: openFiles, client.unit)
    return Array(
      symbols.lazy.filter { query.isEmpty || $0.name.lowercased().contains(query) }
        .prefix(Self.mostSymbols))
  }

  private static let mostSymbols = 500

  func foldingRanges(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let document = try requestedDocument(content)
    var lines: Set<Int> = []
    return EditorOutline(document.source).foldingRanges.compactMap { range -> LSPFoldingRange? in
      let (start, end) = (
        document.text.position(of: range.lowerBound), document.text.position(of: range.upperBound)
      )
      // A block scalar ends with its last line break.
      let last = end.character == 0 ? end.line - 1 : end.line
      return start.line < last ? LSPFoldingRange(startLine: start.line, endLine: last) : nil
    }.filter { lines.insert($0.startLine).inserted }
  }

  // MARK: - Formatting

  func formatting(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let document = try requestedDocument(content)
    let formatted = formatDocument(document.file)
    if let refusal = formatted.refusal {
      throw RPCError(.requestFailed, "left as it is: line \(refusal.line): \(refusal.message)")
    }
    // A document with errors has no layout; its errors are shown anyway.
    guard let bytes = formatted.bytes else { return [LSPTextEdit]() }
    return document.text.edits(to: bytes)
  }

  // MARK: - Colors

  func colors(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let document = try requestedDocument(content)
    return EditorOutline(document.source).colors.map { color in
      LSPColorInformation(
        range: document.text.range(of: color.range),
        color: LSPColor(
          red: color.channels[0], green: color.channels[1], blue: color.channels[2],
          alpha: color.channels[3]))
    }
  }

  func colorPresentations(_ content: [UInt8]) throws(RPCError) -> any Encodable {
    let request = try Self.parameters(LSPColorRequest.self, content)
    _ = try document(request.textDocument.uri)
    let color = request.color
    let text = EditorOutline.color(of: [color.red, color.green, color.blue, color.alpha])
    return [
      LSPColorPresentation(
        label: text, textEdit: LSPTextEdit(range: request.range, newText: "\"\(text)\""))
    ]
  }

  private func requestedDocument(_ content: [UInt8]) throws(RPCError) -> OpenDocument {
    try document(try Self.parameters(LSPDocumentRequest.self, content).textDocument.uri)
  }
}

extension EditorSymbol {
  /// The symbol and the symbols below it, for clients that do not support trees and for searches.
  func flat(in text: EditorText, uri: String, of container: String?) -> [LSPSymbol] {
    let own = LSPSymbol(
      name: name, kind: kind.number,
      location: LSPLocation(uri: uri, range: text.range(of: nameRange)), containerName: container)
    return [own] + children.flatMap { $0.flat(in: text, uri: uri, of: name) }
  }
}

extension EditorSymbol.Kind {
  /// The number of the protocol's kind: namespace, field, function, boolean or property.
  fileprivate var number: Int {
    switch self {
    case .category: 3
    case .item: 8
    case .action: 12
    case .condition: 17
    case .column: 7
    }
  }
}

extension EditorText {
  /// The edit that turns the text into a new one; none if they are equal.
  func edits(to new: [UInt8]) -> [LSPTextEdit] {
    guard new != bytes else { return [] }
    let shorter = min(bytes.count, new.count)
    var start = 0
    while start < shorter, bytes[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, bytes[bytes.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    // An edit consists of whole characters.
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end > 0, bytes[bytes.count - end] & 0xC0 == 0x80 { end -= 1 }
    return [
      LSPTextEdit(
        range: range(of: start..<bytes.count - end),
        newText: String(decoding: new[start..<new.count - end], as: UTF8.self))
    ]
  }
}
