extension ValueReader {
  /// Reads the entries of `generate`. Their parameters are checked against those of the target once
  /// the target is known.
  ///
  /// - Parameter origin: The project's configuration, if it contains the entries.
  mutating func generate(_ node: SourceNode, origin: SourceFile? = nil) -> [GenerateEntry] {
    guard case .array(let nodes) = node.value else {
      wrongType(
        DocumentKey.generate.rawValue, node, takes: .array,
        proposal: Self.output(for: node).map { .array([$0]) })
      return []
    }
    return nodes.compactMap { node in
      var entry = generateEntry(node)
      entry?.origin = origin
      return entry
    }
  }

  /// The entry that a target's name, or a table in place of an array, most likely means.
  private static func output(for node: SourceNode) -> Proposal? {
    if case .table(let entries) = node.value {
      let texts = entries.compactMap { entry in
        entry.value.isText
          ? entry.value.scalarText.map { Proposal.Entry(entry.key, .string($0)) } : nil
      }
      return texts.count == entries.count && texts.count <= 8 ? .table(texts) : nil
    }
    guard node.isText, let text = node.scalarText else { return nil }
    return .table(GenerateKey.target.rawValue, .string(ForeignValue.target(meantBy: text)))
  }

  private mutating func generateEntry(_ node: SourceNode) -> GenerateEntry? {
    guard case .table(let all) = node.value else {
      wrongType(
        DocumentKey.generate.rawValue, node, takes: .table, proposal: Self.output(for: node))
      return nil
    }
    var entry = GenerateEntry(
      place: node.place, output: GenerateEntry.standardOutput, parameters: [])
    var isWhole = true
    for (key, value) in entries(of: node, as: GenerateKey.self, besides: { _ in true }) {
      if key == .define {
        let defines = defines(value)
        isWhole = isWhole && defines != nil
        entry.defines = defines ?? []
        continue
      }
      if key == .languages {
        let languages = languageSelection(key.rawValue, value)
        isWhole = isWhole && languages != nil
        entry.languages = languages ?? .all
        continue
      }
      let text = text(key.rawValue, value)
      isWhole = isWhole && text != nil
      switch key {
      case .target: entry.target = text
      case .template: entry.template = text
      case .output:
        entry.output = text ?? entry.output
        if let text, text.isEmpty || text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
          diagnostics.report(
            .invalidValue, "'output' is not the path of a directory", at: .value(value.place),
            help: "write a path relative to this document; '.' is the document's own directory")
          isWhole = false
        }
      case .define, .languages: break
      }
    }
    entry.parameters = all.filter { GenerateKey(rawValue: $0.key) == nil }
    guard isWhole else { return nil }
    switch (entry.target, entry.template) {
    case (nil, nil):
      let misspelled = entry.parameters.filter { given in
        let known = KeyHelp.meant(by: given.key, as: GenerateKey.self)
        return known == GenerateKey.target.rawValue || known == GenerateKey.template.rawValue
      }
      for given in misspelled {
        unknownKey(given, in: node, as: GenerateKey.self)
      }
      guard misspelled.isEmpty else { return nil }
      diagnostics.report(
        .missingKey, "the entry has neither 'target' nor 'template'", at: .value(node.place),
        help: "add one of them, such as the target 'swift'")
      return nil
    case (.some, .some):
      diagnostics.targetAndTemplate(node)
      return nil
    default: return entry
    }
  }
}

extension GenerateEntry {
  /// The output directory of an entry that does not set one, relative to the document or
  /// configuration that contains the entry.
  package static let standardOutput = "Generated"
}
