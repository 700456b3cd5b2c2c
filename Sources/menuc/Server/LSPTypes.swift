import MenuCompiler

// The parts of the Language Server Protocol, version 3.17, that the server uses. The names of
// members are the names in the protocol.

struct LSPRange: Codable, Hashable {
  var start: EditorPosition
  var end: EditorPosition
}

struct LSPLocation: Codable, Hashable {
  let uri: String
  let range: LSPRange
}

struct LSPTextEdit: Codable, Hashable {
  let range: LSPRange
  let newText: String
  var annotationId: String?
}

struct LSPDiagnostic: Codable, Hashable {
  struct CodeDescription: Codable, Hashable {
    let href: String
  }

  struct Related: Codable, Hashable {
    let location: LSPLocation
    let message: String
  }

  let range: LSPRange
  let severity: Int
  let code: String?
  let codeDescription: CodeDescription?
  let source: String
  let message: String
  let tags: [Int]?
  let relatedInformation: [Related]?
}

struct LSPPublishedDiagnostics: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [LSPDiagnostic]
}

struct LSPMarkup: Encodable {
  let kind: String
  let value: String

  static func markdown(_ text: String) -> LSPMarkup { LSPMarkup(kind: "markdown", value: text) }
}

struct LSPHover: Encodable {
  let contents: LSPMarkup
  let range: LSPRange
}

struct LSPCompletionItem: Encodable {
  let label: String
  let kind: Int
  let detail: String?
  let documentation: LSPMarkup?
  let sortText: String
  let filterText: String
  let insertTextFormat: Int
  let textEdit: LSPTextEdit
}

struct LSPCompletionList: Encodable {
  let isIncomplete: Bool
  let items: [LSPCompletionItem]
}

struct LSPDocumentSymbol: Encodable {
  let name: String
  let detail: String?
  let kind: Int
  let range: LSPRange
  let selectionRange: LSPRange
  let children: [LSPDocumentSymbol]?
}

struct LSPSymbol: Encodable {
  let name: String
  let kind: Int
  let location: LSPLocation
  let containerName: String?
}

struct LSPFoldingRange: Encodable, Hashable {
  let startLine: Int
  let endLine: Int
}

struct LSPColor: Codable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double
}

struct LSPColorInformation: Encodable {
  let range: LSPRange
  let color: LSPColor
}

struct LSPColorPresentation: Encodable {
  let label: String
  let textEdit: LSPTextEdit
}

struct LSPInlayHint: Encodable {
  let position: EditorPosition
  let label: String
  let paddingLeft = true
}

struct LSPPrepareRename: Encodable {
  let range: LSPRange
  let placeholder: String
}

/// The edits of several documents.
struct LSPWorkspaceEdit: Encodable {
  struct Document: Encodable {
    struct Identifier: Encodable {
      let uri: String
      let version: Int?

      private enum CodingKeys: CodingKey { case uri, version }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        // The version of a document that is not open is null.
        try container.encode(version, forKey: .version)
      }
    }

    let textDocument: Identifier
    let edits: [LSPTextEdit]
  }

  struct Annotation: Encodable {
    let label: String
    let needsConfirmation: Bool
    let description: String
  }

  var changes: [String: [LSPTextEdit]]?
  var documentChanges: [Document]?
  var changeAnnotations: [String: Annotation]?
}

struct LSPCodeAction: Encodable {
  struct Payload: Codable {
    let uri: String
  }

  let title: String
  let kind: String
  var diagnostics: [LSPDiagnostic]?
  var isPreferred: Bool?
  var edit: LSPWorkspaceEdit?
  var data: Payload?
}

/// A response without a value.
struct LSPNull: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
