/// Compiles the menus with some of their files changed. The contents that a file had when it was
/// first read are used each time, so that edits apply to the text that they were made for.
final class FixCompiler {
  /// Compiles a document to its table. The fixes of the result's problems are untested.
  typealias Compile = (SourceFile, CompilerInput) throws -> CompiledMenu

  let documents: [SourceFile]
  private let input: (SourceFile) -> CompilerInput
  private let compile: Compile
  /// The files as they were read, by identity.
  private(set) var originals: [String: SourceFile] = [:]
  /// How many times a menu was compiled.
  private(set) var compilations = 0

  init(
    documents: [SourceFile], input: @escaping (SourceFile) -> CompilerInput,
    compile: @escaping Compile
  ) {
    self.documents = documents
    self.input = input
    self.compile = compile
  }

  /// - Parameter texts: The contents of the changed files, by identity.
  func compile(_ index: Int, with texts: [String: [UInt8]]) -> Result<CompiledMenu, any Error> {
    compilations += 1
    let document = documents[index]
    var input = input(document)
    let load = input.loadInclude
    input.loadInclude = { [self] path, file in
      switch load(path, file) {
      case .loaded(let file): .loaded(current(file, texts))
      case .missing(let reason): .missing(reason)
      case .outside: .outside
      }
    }
    if let configuration = input.configuration {
      let file = current(configuration.file, texts)
      if file.bytes != configuration.file.bytes {
        input.configuration = configuration.edited(to: file)
      }
    }
    return Result { try compile(current(document, texts), input) }
  }

  /// Records the files of a menu that was compiled elsewhere.
  func know(_ sources: Sources) {
    for file in sources.files { originals[file.file.identity] = file.file }
  }

  private func current(_ file: SourceFile, _ texts: [String: [UInt8]]) -> SourceFile {
    if originals[file.identity] == nil { originals[file.identity] = file }
    let bytes = texts[file.identity] ?? originals[file.identity]?.bytes ?? file.bytes
    return SourceFile(
      name: file.name, identity: file.identity, format: file.format, bytes: bytes)
  }
}
