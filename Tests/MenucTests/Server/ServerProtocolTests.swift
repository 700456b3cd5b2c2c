import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// What clients do besides what they should.
@Suite struct ServerProtocolTests {
  fileprivate static func message(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func errors(_ messages: [[UInt8]]) throws -> [Int] {
    try messages.compactMap { content in
      let object = try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any]
      return (object?["error"] as? [String: Any])?["code"] as? Int
    }
  }

  @Test func requestsBeforeAndAfterASessionAreRefused() throws {
    var server = LanguageServer()
    let shutdown = Self.message("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"shutdown\"}")
    let initialize = Self.message(
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}")
    server.receive([
      shutdown, initialize, initialize, Self.message("{\"id\":2,\"method\":\"no/such\"}"),
      Self.message("{\"id\":3,\"method\":\"textDocument/hover\",\"params\":[]}"),
      Self.message("no JSON"), Self.message("{}"), Self.message("[]"), Self.message("{\"id\":9}"),
      shutdown, shutdown,
    ])
    let output = server.takeOutput()
    #expect(
      try errors(output)
        == [-32002, -32600, -32601, -32602, -32700, -32600, -32700, -32600])
    server.receive([Self.message("{\"method\":\"exit\"}")])
    guard case .ended(0) = server.phase else {
      Issue.record("\(server.phase)")
      return
    }
  }

  @Test func cancelledAndStaleRequestsAreDropped() throws {
    var harness = try ServerHarness()
    let uri = "untitled:a"
    try harness.open(uri, "menu: M\nitems: [A]\n")
    let hover: [String: Any] = [
      "jsonrpc": "2.0", "id": "hover", "method": "textDocument/definition",
      "params": ServerHarness.place(uri, 0, 1),
    ]
    // It waits for the check, until the document changes.
    try harness.send(hover)
    try harness.change(uri, [["text": "menu: N\nitems: [A]\n"]])
    func code(_ id: String) -> Int? {
      let answer = harness.messages.last { $0["id"] as? String == id }
      return (answer?["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(code("hover") == -32801)
    var second = hover
    second["id"] = "second"
    try harness.send(second)
    try harness.notify("$/cancelRequest", ["id": "second"])
    #expect(code("second") == -32800)
    // A result that is late is not shown.
    let next = harness.server.nextCheck()
    let job = try #require(next)
    try harness.change(uri, [["text": "menu: O\nitems: [A]\n"]])
    harness.server.finish(job, job.run())
    let late = harness.server.takeOutput()
    #expect(late.isEmpty)
    // Neither are fixes of a state before the last.
    try harness.change(uri, [["text": "menu: O\nitems: [{ titel: A }]\n"]])
    let check = harness.server.nextCheck()
    harness.server.finish(try #require(check), try #require(check).run())
    let fixes = harness.server.nextFixes()
    try harness.change(uri, [["text": "menu: O\nitems: [A]\n"]])
    let again = harness.server.nextCheck()
    harness.server.finish(try #require(again), try #require(again).run())
    harness.server.finish(try #require(fixes), try #require(fixes).run())
    try harness.check()
    #expect(harness.diagnostics(uri)?.isEmpty == true)
    // A trial of fixes that nobody needs ends.
    let isCancelled = try #require(
      fixes.flatMap { job -> Locked<Bool>? in
        guard case .fixes(_, let isCancelled) = job.step else { return nil }
        return isCancelled
      })
    #expect(isCancelled.withLock { $0 })
  }

  /// Runs the program with input that ends at some point.
  private func run(_ input: [UInt8]) throws -> Command {
    try Command.menuc("lsp", input: String(decoding: input, as: UTF8.self))
  }

  @Test func theProgramEndsWithItsClient() throws {
    let initialize = Self.message(
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}")
    let shutdown = Self.message("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}")
    let exit = Self.message("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}")
    let session = [initialize, shutdown, exit].flatMap(MessageFrames.framed)
    let whole = try run(session)
    #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole.errors)")
    // Each byte of the output belongs to a message.
    var frames = MessageFrames()
    frames.append(Array(whole.output.utf8))
    var count = 0
    while try frames.next() != nil { count += 1 }
    #expect(count == 2 && frames.isEmpty)
    #expect(try run(session.dropLast(40)).status == 0)
    #expect(try run([initialize, exit].flatMap(MessageFrames.framed)).status == 1)
    let broken = try run(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(broken.status == 1 && broken.errors.contains("Content-Length"), "\(broken.errors)")
    #expect(broken.output.isEmpty)
  }
}
