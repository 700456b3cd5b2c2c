import MenuCompiler

/// The features that the client of a server supports.
struct ClientFeatures {
  var unit = ColumnUnit.utf16
  var hasSnippets = false
  /// Whether the edits of code actions can be requested later.
  var resolvesEdits = false
  var hasDocumentChanges = false
  var hasAnnotations = false
  var hasNestedSymbols = false
  var watchesFiles = false
  /// The start of the addresses of explanations; nil if the client names none.
  var explanations: String?
  /// The directories of the workspace.
  var folders: [String] = []

  init() {}

  init(_ parameters: LSPInitialize) {
    let capabilities = parameters.capabilities
    let encodings = capabilities.general?.positionEncodings ?? []
    unit = encodings.contains(ColumnUnit.utf8.rawValue) ? .utf8 : .utf16
    hasSnippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport ?? false
    resolvesEdits =
      capabilities.textDocument?.codeAction?.resolveSupport?.properties?.contains("edit") ?? false
    hasDocumentChanges = capabilities.workspace?.workspaceEdit?.documentChanges ?? false
    hasAnnotations = capabilities.workspace?.workspaceEdit?.changeAnnotationSupport != nil
    hasNestedSymbols =
      capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    explanations = parameters.initializationOptions?.explanations
    let uris = parameters.workspaceFolders?.map(\.uri) ?? parameters.rootUri.map { [$0] } ?? []
    folders = uris.compactMap(FileURI.path(of:))
  }
}

/// The answer to `initialize`.
struct ServerCapabilities: Encodable {
  struct Sync: Encodable {
    let openClose = true
    /// Changes are sent as ranges.
    let change = 2
    let save = true
  }

  struct Completion: Encodable {
    let triggerCharacters = ["\"", "'", "=", ":", "[", "{", ",", "!", "/", " "]
  }

  struct Rename: Encodable {
    let prepareProvider = true
  }

  struct CodeActions: Encodable {
    let codeActionKinds = ["quickfix", "refactor.rewrite", "source.fixAll"]
    let resolveProvider = true
  }

  let positionEncoding: ColumnUnit
  let textDocumentSync = Sync()
  let completionProvider = Completion()
  let hoverProvider = true
  let definitionProvider = true
  let referencesProvider = true
  let renameProvider = Rename()
  let documentSymbolProvider = true
  let workspaceSymbolProvider = true
  let foldingRangeProvider = true
  let documentFormattingProvider = true
  let codeActionProvider = CodeActions()
  let colorProvider = true
  let inlayHintProvider = true
}

extension LanguageServer {
  struct Initialized: Encodable {
    struct Info: Encodable {
      let name = "menuc"
      let version = Version.text
    }

    let capabilities: ServerCapabilities
    let serverInfo = Info()
  }

  private struct Registrations: Encodable {
    struct Registration: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable {
          let globPattern: String
        }

        let watchers: [Watcher]
      }

      let id = "menuc-files"
      let method = "workspace/didChangeWatchedFiles"
      let registerOptions: Options
    }

    let registrations: [Registration]
  }

  mutating func initialize(_ content: [UInt8]) throws(RPCError) -> Initialized {
    client = ClientFeatures(try Self.parameters(LSPInitialize.self, content))
    return Initialized(capabilities: ServerCapabilities(positionEncoding: client.unit))
  }

  /// Asks the client to report changes to documents and catalogs on disk.
  mutating func registerWatchers() {
    guard client.watchesFiles else { return }
    let names = "toml,yaml,yml,json,po,xlf,xliff,xcstrings,strings,xml,ts,arb,properties"
    let registration = Registrations.Registration(
      registerOptions: .init(watchers: [.init(globPattern: "**/*.{\(names)}")]))
    send(
      RPCWriter.request(
        1, "client/registerCapability", Registrations(registrations: [registration])))
  }
}
