/// A document compiled for an editor.
package struct EditorAnalysis: Sendable {
  /// The document with its problems.
  package let compiled: CompiledMenu
  /// The menu as declared; nil if it can't be read.
  let menu: Menu?
  /// The numbers of the files, keyed by identity.
  private let numbers: [String: Int32]
  /// The items, keyed by their places.
  private let items: [SourcePlace: Item]

  /// Compiles a document. Fixes are not tried.
  ///
  /// - Throws: ``TargetError`` and ``UsageError``, like
  ///   ``compileMenu(_:goal:input:severities:sink:offersFixes:)``.
  package init(
    _ file: SourceFile, input: CompilerInput, severities: SeveritySettings
  ) throws {
    self.init(
      try compileStages(
        file, goal: .check, input: input, severities: severities, keepsDeclared: true))
  }

  init(_ compiled: CompiledMenu) {
    self.compiled = compiled
    menu = compiled.declared
    let files = compiled.sources.files
    numbers = Dictionary(
      files.indices.map { (files[$0].file.identity, Int32($0)) }
    ) { first, _ in first }
    var items: [SourcePlace: Item] = [:]
    visitItems(menu?.items ?? []) { items[$0.place] = $0 }
    self.items = items
  }

  /// The document with its problems and the fixes that work. To try each fix, the document is
  /// compiled again.
  ///
  /// - Parameter isCancelled: Whether the result is no longer needed. The document is then not
  ///   compiled again.
  package func offeringFixes(
    of file: SourceFile, input: CompilerInput, severities: SeveritySettings,
    isCancelled: @escaping () -> Bool
  ) throws -> CompiledMenu {
    let input = input.remembering
    return try compiled.offeringSoundFixes(
      of: file, goal: .check,
      compiler: FixCompiler(documents: [file], input: { _ in input }) {
        if isCancelled() { throw CancellationError() }
        return try compileStages($0, goal: .table, input: $1, severities: severities)
      })
  }

  /// The document without fixes, which were not tried.
  package var withoutFixes: CompiledMenu { compiled.offering { _ in false } }

  /// The document, the files that it includes, and its catalogs, in the order of their numbers.
  package var files: [SourceFile] { compiled.sources.files.map(\.file) }

  /// Whether the menu could be read.
  package var hasMenu: Bool { menu != nil }

  /// The number of the file with the given identity; nil if it is not part of the document.
  func number(of identity: String) -> Int32? { numbers[identity] }

  func item(at place: SourcePlace) -> Item? { items[place] }

  /// The value at the given steps in a file; nil if there is none.
  func node(at path: [SourceStep], in file: Int32) -> SourceNode? {
    var node = compiled.sources.files[Int(file)].root
    for step in path {
      switch (step, node?.value) {
      case (.key(let key), .table): node = node?[key]
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        node = elements[index]
      default: return nil
      }
    }
    return node
  }

  /// The item whose table, or one of whose values, is at the given steps; nil if there is none.
  func item(at path: [SourceStep], in file: Int32) -> Item? {
    if let item = node(at: path, in: file).flatMap({ items[$0.place] }) { return item }
    guard case .key? = path.last else { return nil }
    return node(at: path.dropLast(), in: file).flatMap { items[$0.place] }
  }
}

extension EditorAnalysis {
  /// An analysis without a document, which can only explain keys.
  package static let nothing = EditorAnalysis(
    CompiledMenu(sources: Sources(), diagnostics: [], failure: nil, menu: nil, files: []))
}

extension EditorAnalysis {
  /// Whether the document has items but is not a menu by itself. Other documents may include it.
  package var isPart: Bool {
    guard let root = compiled.sources.files.first?.root else { return false }
    return root[DocumentKey.menu.rawValue] == nil && root[DocumentKey.items.rawValue] != nil
  }

  /// Whether the document has the key `menu`, and is therefore meant to be a menu.
  package var namesMenu: Bool {
    compiled.sources.files.first?.root?[DocumentKey.menu.rawValue] != nil
  }
}
