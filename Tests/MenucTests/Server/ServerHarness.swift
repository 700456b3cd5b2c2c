import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// A language server in memory, with a client that has one document.
struct ServerHarness {
  var server = LanguageServer()
  private var lastID = 0
  private var lastVersion = 0
  /// All messages of the server so far.
  private(set) var messages: [[String: Any]] = []

  init(
    _ capabilities: [String: Any] = [:], options: [String: Any]? = nil, folder: String? = nil
  ) throws {
    let standard: [String: Any] = [
      "general": ["positionEncodings": ["utf-16"]],
      "workspace": ["workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]],
      "textDocument": [
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "codeAction": ["resolveSupport": ["properties": ["edit"]]],
      ],
    ]
    var parameters: [String: Any] = [
      "processId": NSNull(), "capabilities": standard.merging(capabilities) { $1 },
    ]
    if let options { parameters["initializationOptions"] = options }
    if let folder { parameters["workspaceFolders"] = [["uri": folder, "name": "folder"]] }
    _ = try request("initialize", parameters)
    try notify("initialized", [:])
  }

  mutating func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  mutating func send(_ message: [String: Any]) throws {
    server.receive([Array(try JSONSerialization.data(withJSONObject: message))])
    try takeOutput()
  }

  private mutating func takeOutput() throws {
    for content in server.takeOutput() {
      let object = try JSONSerialization.jsonObject(with: Data(content))
      messages.append(try #require(object as? [String: Any]))
    }
  }

  /// The response to a request, after all checks have ended.
  mutating func response(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    try check()
    return try #require(messages.first { $0["id"] as? Int == id && $0["method"] == nil })
  }

  /// The result of a request; nil if it is null.
  mutating func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    let response = try response(method, parameters)
    #expect(response["error"] == nil, "\(method): \(response)")
    return response["result"].flatMap { $0 is NSNull ? nil : $0 }
  }

  mutating func check() throws {
    server.runChecks()
    try takeOutput()
  }

  mutating func open(_ uri: String, _ text: String, language: String = "yaml") throws {
    lastVersion += 1
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": language, "version": lastVersion, "text": text,
        ]
      ])
  }

  mutating func change(_ uri: String, _ changes: [[String: Any]]) throws {
    lastVersion += 1
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": lastVersion], "contentChanges": changes])
  }

  /// The diagnostics that the client has of a document: the latest.
  func diagnostics(_ uri: String) -> [[String: Any]]? {
    let published = messages.last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? [String: Any])?["uri"] as? String == uri
    }
    return (published?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
  }

  /// The parameters of a request about a position.
  static func place(_ uri: String, _ line: Int, _ character: Int) -> [String: Any] {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
  }

  static func range(_ line: Int, _ from: Int, _ to: Int) -> [String: Any] {
    [
      "start": ["line": line, "character": from], "end": ["line": line, "character": to],
    ]
  }

  /// The text after edits, by lines and columns in UTF-16.
  static func applying(_ edits: [[String: Any]], to text: String) throws -> String {
    var bytes = Array(text.utf8)
    func position(_ edit: [String: Any], _ end: String) throws -> EditorPosition {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let place = try #require(range[end])
      return EditorPosition(line: place["line"] ?? -1, character: place["character"] ?? -1)
    }
    // Of edits at one place, the first in the list comes first in the text.
    let sorted = try edits.enumerated().sorted { one, other in
      let starts = (try position(one.element, "start"), try position(other.element, "start"))
      return (starts.0, one.offset) > (starts.1, other.offset)
    }
    for (_, edit) in sorted {
      bytes = EditorText(bytes, .utf16).replacing(
        from: try position(edit, "start"), to: try position(edit, "end"),
        with: try #require(edit["newText"] as? String))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
