/// A file that fixes changed.
public struct FixedFile: Sendable {
  /// As it was read.
  public let file: SourceFile
  public let bytes: [UInt8]
  /// How many problems were fixed.
  public let count: Int
}

/// The result of fixing.
public struct FixedMenus {
  /// The fixed menus with the problems that remain, in the order of the documents, or why one could
  /// not be compiled.
  public let menus: [Result<CompiledMenu, any Error>]
  /// The files that changed, in the order in which the menus name them.
  public let files: [FixedFile]
}

/// Applies fixes in memory. Menus that share a file are fixed together: each fix must be right for
/// all of them.
///
/// A round applies all fixes that do not conflict, in the order of the file, and checks the menus
/// again. A fix is reverted if its problem remains, if it causes a new one, or if it is marked safe
/// but changes what the menu means. Rounds end when there is nothing left to do.
///
/// - Parameters:
///   - safety: ``Fix/Safety-swift.enum/unsafe`` for all fixes; otherwise only the safe ones.
///   - input: Returns how a document accesses the files beside it.
///   - mayEdit: Whether a file may be changed.
public func fixMenus(
  _ documents: [SourceFile], _ safety: Fix.Safety, severities: SeveritySettings = .init(),
  input: @escaping (SourceFile) -> CompilerInput, mayEdit: (SourceFile) -> Bool = { _ in true }
) -> FixedMenus {
  var session = FixSession(
    FixCompiler(documents: documents, severities: severities, input: input),
    allowsUnsafe: safety == .unsafe)
  while session.round(mayEdit) {}
  return FixedMenus(menus: session.menus(), files: session.files)
}

/// Compiles the menus with some of their files changed. Each file is read only once, so that edits
/// fit the text that they were made for.
final class FixCompiler {
  let documents: [SourceFile]
  private let severities: SeveritySettings
  private let input: (SourceFile) -> CompilerInput
  /// The files as they were read, by identity.
  private(set) var originals: [String: SourceFile] = [:]
  /// How many times a menu was compiled.
  private(set) var compilations = 0

  init(
    documents: [SourceFile], severities: SeveritySettings,
    input: @escaping (SourceFile) -> CompilerInput
  ) {
    self.documents = documents
    self.severities = severities
    self.input = input
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
    return Result {
      try compileWithUntriedFixes(
        current(document, texts), goal: .table, input: input, severities: severities)
    }
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
