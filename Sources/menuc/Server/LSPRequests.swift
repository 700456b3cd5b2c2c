import MenuCompiler

// The parameters of requests and notifications that the server reads.

struct LSPDocumentID: Decodable {
  let uri: String
  let version: Int?
}

struct LSPInitialize: Decodable {
  struct Capabilities: Decodable {
    struct General: Decodable {
      let positionEncodings: [String]?
    }

    struct Text: Decodable {
      struct Completion: Decodable {
        struct ItemFeatures: Decodable {
          let snippetSupport: Bool?
        }

        let completionItem: ItemFeatures?
      }

      struct CodeAction: Decodable {
        struct Resolve: Decodable {
          let properties: [String]?
        }

        let resolveSupport: Resolve?
      }

      struct Symbols: Decodable {
        let hierarchicalDocumentSymbolSupport: Bool?
      }

      let completion: Completion?
      let codeAction: CodeAction?
      let documentSymbol: Symbols?
    }

    struct Workspace: Decodable {
      struct Edit: Decodable {
        struct Annotations: Decodable {}

        let documentChanges: Bool?
        let changeAnnotationSupport: Annotations?
      }

      struct Watching: Decodable {
        let dynamicRegistration: Bool?
      }

      let workspaceEdit: Edit?
      let didChangeWatchedFiles: Watching?
    }

    let general: General?
    let textDocument: Text?
    let workspace: Workspace?
  }

  struct Options: Decodable {
    /// The start of the addresses of explanations, to which a rule's name is appended.
    let explanations: String?
  }

  struct Folder: Decodable {
    let uri: String
  }

  let processId: Int?
  let capabilities: Capabilities
  let initializationOptions: Options?
  let rootUri: String?
  let workspaceFolders: [Folder]?

  private enum CodingKeys: CodingKey {
    case processId, capabilities, initializationOptions, rootUri, workspaceFolders
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    capabilities = try container.decode(Capabilities.self, forKey: .capabilities)
    // A client is not refused because of optional members in an unexpected form.
    processId = try? container.decodeIfPresent(Int.self, forKey: .processId)
    initializationOptions = try? container.decodeIfPresent(
      Options.self, forKey: .initializationOptions)
    rootUri = try? container.decodeIfPresent(String.self, forKey: .rootUri)
    workspaceFolders = try? container.decodeIfPresent([Folder].self, forKey: .workspaceFolders)
  }
}

struct LSPOpened: Decodable {
  struct Document: Decodable {
    let uri: String
    let languageId: String?
    let version: Int
    let text: String
  }

  let textDocument: Document
}

struct LSPChanged: Decodable {
  struct Change: Decodable {
    let range: LSPRange?
    let text: String
  }

  let textDocument: LSPDocumentID
  let contentChanges: [Change]
}

struct LSPDocumentRequest: Decodable {
  let textDocument: LSPDocumentID
}

struct LSPPositionRequest: Decodable {
  let textDocument: LSPDocumentID
  let position: EditorPosition
}

struct LSPReferencesRequest: Decodable {
  struct Context: Decodable {
    let includeDeclaration: Bool
  }

  let textDocument: LSPDocumentID
  let position: EditorPosition
  let context: Context?
}

struct LSPRenameRequest: Decodable {
  let textDocument: LSPDocumentID
  let position: EditorPosition
  let newName: String
}

struct LSPRangeRequest: Decodable {
  let textDocument: LSPDocumentID
  let range: LSPRange
}

struct LSPCodeActionRequest: Decodable {
  struct Context: Decodable {
    let only: [String]?
  }

  let textDocument: LSPDocumentID
  let range: LSPRange
  let context: Context?
}

struct LSPResolveRequest: Codable {
  let title: String
  let kind: String
  let data: LSPCodeAction.Payload?
}

struct LSPColorRequest: Decodable {
  let textDocument: LSPDocumentID
  let color: LSPColor
  let range: LSPRange
}

struct LSPSymbolRequest: Decodable {
  let query: String
}

struct LSPCancel: Decodable {
  let id: RPCID
}
