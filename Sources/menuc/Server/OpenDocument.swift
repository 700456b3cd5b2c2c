import MenuCompiler

/// A document that the client has open.
struct OpenDocument {
  let uri: String
  /// The name in messages: the path, or the address of a document that is not a file.
  let name: String
  /// The path with links resolved.
  let identity: String
  let format: SourceFormat
  private(set) var version: Int
  private(set) var text: EditorText
  /// The text when the document was opened.
  let opened: [UInt8]
  /// The document with its syntax tree, as it is now.
  private(set) var source: EditorDocument

  init?(_ opened: LSPOpened.Document, _ unit: ColumnUnit) {
    let path = FileURI.path(of: opened.uri)
    let named: SourceFormat? =
      switch opened.languageId {
      case "toml": .toml
      case "yaml": .yaml
      case "json", "jsonc": .json
      default: nil
      }
    guard let format = path.flatMap({ SourceFormat(path: $0) }) ?? named else { return nil }
    self.format = format
    uri = opened.uri
    name = path ?? opened.uri
    identity = path.map { Disk.destination(of: $0) ?? $0 } ?? opened.uri
    version = opened.version
    let bytes = Array(opened.text.utf8)
    text = EditorText(bytes, unit)
    self.opened = bytes
    source = EditorDocument(
      SourceFile(name: name, identity: identity, format: format, bytes: bytes),
      isConfiguration: ProjectConfiguration.fileNames.contains(Disk.lastComponent(of: identity)))
  }

  var file: SourceFile { source.file }

  var isConfiguration: Bool { source.isConfiguration }

  /// Applies the changes of a client, one after another.
  mutating func apply(_ changes: [LSPChanged.Change], version: Int?, _ unit: ColumnUnit) {
    for change in changes {
      let bytes =
        change.range.map { text.replacing(from: $0.start, to: $0.end, with: change.text) }
        ?? Array(change.text.utf8)
      text = EditorText(bytes, unit)
    }
    self.version = version ?? self.version + 1
    source = EditorDocument(
      SourceFile(name: name, identity: identity, format: format, bytes: text.bytes),
      isConfiguration: isConfiguration)
  }
}

/// The state of a document's check.
struct CheckState {
  /// The latest result; nil before the first check has ended.
  var result: DocumentCheck.Result?
  /// The latest analysis in which the menu could be read.
  var lastMenu: EditorAnalysis?
  /// The ids of the menu when it could first be read.
  var firstIDs: Set<String>?
  /// Whether the document, or a file that it depends on, has changed since the latest check began.
  var isDirty = true
  /// The number of the check whose problems are awaited; nil if there is none.
  var running: Int?
  /// The check whose fixes are being tried; nil if there is none.
  var tryingFixes: (number: Int, isCancelled: Locked<Bool>)?
  /// The problems, grouped by the paths of the files that contain them.
  var diagnostics: [String: [LSPDiagnostic]] = [:]

  mutating func cancelFixes() {
    tryingFixes?.isCancelled.withLock { $0 = true }
    tryingFixes = nil
  }

  /// Whether a file is part of the menu.
  func includes(_ identity: String) -> Bool {
    result?.analysis?.files.contains { $0.identity == identity } ?? false
  }
}

extension LanguageServer {
  mutating func open(_ content: [UInt8]) {
    guard let opened = try? Self.parameters(LSPOpened.self, content).textDocument,
      let document = OpenDocument(opened, client.unit)
    else { return }
    documents[opened.uri] = document
    checks[document.identity] = checks[document.identity] ?? CheckState()
    touch(document)
  }

  mutating func change(_ content: [UInt8]) {
    guard let changed = try? Self.parameters(LSPChanged.self, content),
      var document = documents[changed.textDocument.uri]
    else { return }
    document.apply(changed.contentChanges, version: changed.textDocument.version, client.unit)
    documents[document.uri] = document
    dropParked(document.uri)
    touch(document)
  }

  mutating func close(_ content: [UInt8]) {
    guard let uri = try? Self.parameters(LSPDocumentRequest.self, content).textDocument.uri,
      let document = documents.removeValue(forKey: uri)
    else { return }
    dropParked(uri)
    touch(document)
    // Another address may lead to the same file.
    guard self.document(withIdentity: document.identity) == nil else { return }
    let affected = checks.removeValue(forKey: document.identity)?.diagnostics.keys.map { $0 } ?? []
    publish(Set(affected + [document.identity]))
  }

  /// Notes that the document and the menus that it belongs to must be checked. A configuration
  /// belongs to all menus.
  private mutating func touch(_ document: OpenDocument) {
    changes += 1
    for (path, check) in checks
    where path == document.identity || document.isConfiguration || check.includes(document.identity)
      || check.result?.analysis == nil
    {
      checks[path]?.isDirty = true
      checks[path]?.cancelFixes()
    }
  }

  /// The files on disk, with the contents of all open documents.
  var openFiles: OpenFiles {
    var files = OpenFiles()
    for document in documents.values where document.identity.isAbsolutePath {
      files.contents[document.identity] = document.text.bytes
    }
    return files
  }

  func document(withIdentity identity: String) -> OpenDocument? {
    documents.values.first { $0.identity == identity }
  }

  /// The address of a file; if the file is open, the address that the client uses.
  func uri(of identity: String) -> String {
    document(withIdentity: identity)?.uri ?? FileURI.uri(of: identity)
  }

  /// The paths of the menus that a file belongs to: the menus that include it, and the file itself
  /// if it is a menu or no menu includes it.
  func roots(of identity: String) -> [String] {
    let including = checks.keys.filter { $0 != identity && checks[$0]?.includes(identity) == true }
    let isMenu = checks[identity]?.result?.analysis?.namesMenu == true
    return (including.isEmpty || isMenu ? [identity] : []) + including.sorted()
  }

  /// Whether the checks that answers about a document depend on have ended.
  func isReady(_ document: OpenDocument, for need: RequestMethod.Need) -> Bool {
    roots(of: document.identity).allSatisfy { path in
      guard let check = checks[path], need != .text else { return true }
      guard let result = check.result else { return false }
      if need == .anyAnalysis { return true }
      guard !check.isDirty, check.running == nil else { return false }
      return need != .fixes || result.hasFixes
    }
  }

  /// The latest analysis of a document in which its menu could be read.
  func lastMenu(of document: OpenDocument) -> EditorAnalysis? {
    roots(of: document.identity).lazy.compactMap { checks[$0]?.lastMenu }.first
  }

  /// The analysis from which requests about a document are answered.
  func analysis(of document: OpenDocument) -> EditorAnalysis? {
    roots(of: document.identity).lazy.compactMap { checks[$0]?.result?.analysis }.first
  }
}
