import Foundation
import MenuCompiler

/// The state of a language server. It reads and writes no messages itself: it receives the contents
/// of messages, and collects the messages to send. Files are read through ``OpenFiles``.
struct LanguageServer {
  enum Phase {
    case started
    case initialized
    case shutDown
    /// Ended; the payload is the program's status.
    case ended(Int32)
  }

  private(set) var phase = Phase.started
  var client = ClientFeatures()
  /// The open documents, by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// The checks of documents, by the paths of the documents.
  var checks: [String: CheckState] = [:]
  /// The diagnostics that the client has, by address.
  var published: [String: [LSPDiagnostic]] = [:]
  /// The symbols of menus that are not open.
  var closedMenus = ClosedMenus()
  /// The requests that are waiting for a check.
  var parked: [ParkedRequest] = []
  /// The number of the last check that was begun.
  var lastCheck = 0
  /// The number of times that documents were opened, changed or closed.
  var changes = 0
  /// The contents of messages to send, in order.
  private var output: [[UInt8]] = []

  /// Removes and returns the messages to send.
  mutating func takeOutput() -> [[UInt8]] {
    defer { output = [] }
    return output
  }

  mutating func send(_ message: [UInt8]) { output.append(message) }

  /// Processes messages that have arrived together. A request that one of these messages cancels is
  /// not processed; its answer is an error.
  mutating func receive(_ contents: [[UInt8]]) {
    let messages = contents.map { ($0, Self.decode(RPCMessage.self, $0)) }
    let cancelled = messages.compactMap { content, message -> RPCID? in
      guard message?.method == "$/cancelRequest" else { return nil }
      return Self.decode(RPCParameters<LSPCancel>.self, content)?.params.id
    }
    for (content, message) in messages {
      if case .ended = phase { return }
      guard let message else {
        send(RPCWriter.failure(nil, RPCError(.parseError, "the message is not JSON-RPC")))
        continue
      }
      guard let method = message.method else {
        // A response to a request of the server, which needs no answer.
        if message.id == nil {
          send(RPCWriter.failure(nil, RPCError(.invalidRequest, "the message has no method")))
        }
        continue
      }
      if let id = message.id {
        if cancelled.contains(id) {
          send(RPCWriter.failure(id, RPCError(.requestCancelled, "canceled")))
        } else {
          answer(id, method, content)
        }
      } else {
        notice(method, content)
      }
    }
    cancel(Set(cancelled))
  }

  static func decode<Value: Decodable>(_: Value.Type, _ content: [UInt8]) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(content))
  }

  /// The parameters of a request.
  static func parameters<Value: Decodable>(
    _: Value.Type = Value.self, _ content: [UInt8]
  ) throws(RPCError) -> Value {
    guard let decoded = decode(RPCParameters<Value>.self, content) else {
      throw RPCError(.invalidParameters, "the parameters do not match the method")
    }
    return decoded.params
  }

  private mutating func cancel(_ ids: Set<RPCID>) {
    for request in parked where ids.contains(request.id) {
      send(RPCWriter.failure(request.id, RPCError(.requestCancelled, "canceled")))
    }
    parked.removeAll { ids.contains($0.id) }
  }

  private mutating func notice(_ method: String, _ content: [UInt8]) {
    if method == "exit" {
      if case .shutDown = phase { phase = .ended(0) } else { phase = .ended(1) }
      return
    }
    guard case .initialized = phase else { return }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(content)
    case "textDocument/didChange": change(content)
    case "textDocument/didClose": close(content)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      for path in checks.keys { checks[path]?.isDirty = true }
    // Unknown notifications are ignored, as the protocol requires.
    default: break
    }
  }

  private mutating func answer(_ id: RPCID, _ method: String, _ content: [UInt8]) {
    do {
      switch (phase, method) {
      case (.started, "initialize"):
        let result = try initialize(content)
        phase = .initialized
        send(RPCWriter.response(id, result))
      case (.started, _): throw RPCError(.notInitialized, "'initialize' must come first")
      case (.shutDown, _), (.ended, _):
        throw RPCError(.invalidRequest, "the server is shut down")
      case (.initialized, "initialize"):
        throw RPCError(.invalidRequest, "the server is already initialized")
      case (.initialized, "shutdown"):
        phase = .shutDown
        send(RPCWriter.response(id, LSPNull()))
      case (.initialized, _):
        guard let known = RequestMethod(rawValue: method) else {
          throw RPCError(.methodNotFound, "there is no method '\(PrintableText.visible(method))'")
        }
        try handle(ParkedRequest(id: id, method: known, content: content))
      }
    } catch let error as RPCError {
      send(RPCWriter.failure(id, error))
    } catch {
      send(RPCWriter.failure(id, RPCError(.requestFailed, "\(error)")))
    }
  }

  /// Answers a request, or keeps it until the check that it needs has ended.
  private mutating func handle(_ request: ParkedRequest) throws {
    let uri = try Self.parameters(LSPAnyDocument.self, request.content).textDocument?.uri
    if let uri, let document = documents[uri], !isReady(document, for: request.method.need) {
      parked.append(request)
      return
    }
    send(RPCWriter.response(request.id, try result(of: request)))
  }

  /// Answers the requests whose checks have ended.
  mutating func answerParked() {
    let waiting = parked
    parked = []
    for request in waiting { answer(request.id, request.method.rawValue, request.content) }
  }

  /// Rejects the waiting requests about a document that has changed since they arrived.
  mutating func dropParked(_ uri: String) {
    parked.removeAll { request in
      guard
        Self.decode(RPCParameters<LSPDocumentRequest>.self, request.content)?.params
          .textDocument.uri == uri
      else { return false }
      output.append(
        RPCWriter.failure(request.id, RPCError(.contentModified, "the document has changed")))
      return true
    }
  }

  private mutating func result(of request: ParkedRequest) throws -> any Encodable {
    let content = request.content
    return switch request.method {
    case .completion: try completion(content)
    case .hover: try hover(content)
    case .definition: try definition(content)
    case .references: try references(content)
    case .prepareRename: try prepareRename(content)
    case .rename: try rename(content)
    case .documentSymbol: try documentSymbols(content)
    case .workspaceSymbol: try workspaceSymbols(content)
    case .foldingRange: try foldingRanges(content)
    case .formatting: try formatting(content)
    case .codeAction: try codeActions(content)
    case .resolveCodeAction: try resolve(content)
    case .documentColor: try colors(content)
    case .colorPresentation: try colorPresentations(content)
    case .inlayHint: try inlayHints(content)
    }
  }
}

/// The requests that the server answers.
enum RequestMethod: String {
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case documentSymbol = "textDocument/documentSymbol"
  case workspaceSymbol = "workspace/symbol"
  case foldingRange = "textDocument/foldingRange"
  case formatting = "textDocument/formatting"
  case codeAction = "textDocument/codeAction"
  case resolveCodeAction = "codeAction/resolve"
  case documentColor = "textDocument/documentColor"
  case colorPresentation = "textDocument/colorPresentation"
  case inlayHint = "textDocument/inlayHint"

  /// The state of a check that an answer waits for.
  enum Need {
    /// Nothing: the text is enough.
    case text
    /// The first check of the document. While the user types, the latest check is enough.
    case anyAnalysis
    /// The check of the document in its current state.
    case analysis
    /// The fixes of the document's problems.
    case fixes
  }

  var need: Need {
    switch self {
    case .completion, .hover: .anyAnalysis
    case .definition, .references, .prepareRename, .rename, .inlayHint: .analysis
    case .codeAction: .fixes
    case .documentSymbol, .workspaceSymbol, .foldingRange, .formatting, .resolveCodeAction,
      .documentColor, .colorPresentation:
      .text
    }
  }
}

/// A request that waits for a check.
struct ParkedRequest {
  let id: RPCID
  let method: RequestMethod
  let content: [UInt8]
}

/// The document of a request, if it has one.
private struct LSPAnyDocument: Decodable {
  let textDocument: LSPDocumentID?
}
