import Foundation
import TestSupport
import Testing

/// The stand-ins can be compared with Apple's modules: each declaration states the systems in which
/// it first exists, and a script reports differences.
@Suite(.needs("python3", "swift-symbolgraph-extract")) struct AppleFactsTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Nothing differs, and every declaration states its systems.
  @Test(arguments: [HeadlessKit.uikit, .appkit, .swiftui])
  func aStandInIsLikeItself(kit: HeadlessKit) throws {
    let graphs = try graphs(of: kit)
    let compared = try compare(graphs, graphs)
    #expect(compared.output == "")
    #expect(compared.errors == "")
    #expect(compared.status == 0)
  }

  /// Compares the stand-in with a copy that differs in one declaration.
  @Test func whatDiffersIsReported() throws {
    let graphs = try graphs(of: .uikit)
    for change in Self.changes {
      let changed = directory.url.appending(path: "apple")
      try? FileManager.default.removeItem(at: changed)
      try FileManager.default.copyItem(at: graphs, to: changed)
      try change.apply(to: changed.appending(path: "UIKit.symbols.json"))
      let compared = try compare(graphs, changed)
      let lines = compared.output.split(separator: "\n").map(String.init)
      #expect(lines == change.report.map { "\(change.path): \($0)" }, "\(compared.errors)")
      #expect(compared.status == (change.report.isEmpty ? 0 : 1))
    }
  }

  /// A missing folder of graphs is an error, and is not considered a module without differences.
  @Test func withoutGraphsNothingIsCompared() throws {
    let compared = try compare(directory.url, directory.url)
    #expect(compared.errors == "\(directory.url.path): there are no symbol graphs\n")
    #expect(compared.status == 1)
  }

  private func compare(_ standIns: URL, _ apple: URL) throws -> Command {
    try Command.run("python3", ["Tests/AppleFacts/compare.py", standIns.path, apple.path])
  }

  /// Extracts the graphs of the stand-ins, and keeps them in the directory that the environment
  /// names.
  private func graphs(of kit: HeadlessKit) throws -> URL {
    let modules = try kit.compiled()
    let graphs = directory.url.appending(path: "graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let system = try SwiftTarget.ofThisMachine()
    for module in kit.modules {
      let extracted = try Command.run(
        "swift-symbolgraph-extract",
        ["-module-name", module.name, "-I", modules.path, "-target", system.target.triple]
          + ["-output-dir", graphs.path, "-minimum-access-level", "public"])
      try #require(extracted.status == 0, "\(extracted.errors)")
    }
    if let folder = ProcessInfo.processInfo.environment["MENUC_GRAPHS"] {
      let kept = URL(filePath: folder, relativeTo: Repository.root).appending(path: kit.target)
      try FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.copyItem(at: graphs, to: kept)
    }
    return graphs
  }
}

/// The compiler's description of its target system.
private struct SwiftTarget: Decodable {
  struct Target: Decodable { let triple: String }
  let target: Target

  static func ofThisMachine() throws -> SwiftTarget {
    let printed = try Command.run("swiftc", ["-print-target-info"])
    return try JSONDecoder().decode(SwiftTarget.self, from: Data(printed.output.utf8))
  }
}

/// An Apple declaration that differs from the stand-in's, and the report about it.
private struct AppleChange: Sendable {
  let path: String
  /// The members of the symbol that change, in JSON. If nil, the symbol is removed.
  var members: String?
  var report: [String] = []

  func apply(to file: URL) throws {
    var graph = try #require(try Self.object(Data(contentsOf: file)))
    let symbols = try #require(graph["symbols"] as? [[String: Any]])
    let changes = try members.map { try #require(try Self.object(Data($0.utf8))) }
    var changed = 0
    graph["symbols"] = symbols.compactMap { symbol -> [String: Any]? in
      let components = symbol["pathComponents"] as? [String]
      if components?.joined(separator: ".") != path { return symbol }
      changed += 1
      return changes.map { symbol.merging($0) { $1 } }
    }
    try #require(changed > 0, "\(path)")
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
  }

  private static func object(_ data: Data) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}

extension AppleFactsTests {
  fileprivate static let changes = [
    AppleChange(
      path: "UITableView.reconfigureRows(at:)", report: ["not declared by Apple"]),
    AppleChange(
      path: "UILabel.text",
      members: #"{"declarationFragments": [{"kind": "text", "spelling": "var text: String!"}]}"#,
      report: ["type: String? in the stand-in, String! in Apple's"]),
    AppleChange(
      path: "UITableView.cellForRow(at:)",
      members: """
        {"functionSignature": {
          "parameters": [
            {"name": "at", "declarationFragments": [{"kind": "text", "spelling": "row: Int"}]}],
          "returns": [{"kind": "text", "spelling": "UITableViewCell?"}]}}
        """,
      report: [
        "type: IndexPath, UITableViewCell? in the stand-in, Int, UITableViewCell? in Apple's"
      ]),
    AppleChange(
      path: "UIView.bounds",
      members: """
        {"declarationFragments": [{"kind": "text", "spelling": "var bounds: CGRect { get }"}]}
        """,
      report: ["access: settable in the stand-in, read-only in Apple's"]),
    AppleChange(
      path: "UITableView.Style", members: #"{"kind": {"identifier": "swift.struct"}}"#,
      report: ["kind: swift.enum in the stand-in, swift.struct in Apple's"]),
    // If a declaration does not name tvOS, tvOS follows iOS.
    AppleChange(
      path: "UITableView.sectionHeaderTopPadding",
      members: #"{"availability": [{"domain": "iOS", "introduced": {"major": 16}}]}"#,
      report: ["iOS", "tvOS"].map { "\($0): 15.0 in the stand-in, 16.0 in Apple's" }),
    AppleChange(
      path: "UITableViewCell.AccessoryType.detailButton",
      members: #"{"availability": [{"domain": "iOS", "introduced": {"major": 7}}]}"#,
      report: ["tvOS: unavailable in the stand-in, 9.0 in Apple's"]),
    // Equivalent declarations: an inherited member, another name of a type, an optional
    // requirement.
    AppleChange(
      path: "UIView.accessibilityLabel",
      members: #"{"pathComponents": ["UIResponder", "accessibilityLabel"]}"#),
    AppleChange(
      path: "UIAccessibilityCustomAction.actionHandler",
      members: """
        {"declarationFragments": [{"kind": "text", "spelling":
          "var actionHandler: ((UIAccessibilityCustomAction) -> Bool)? { get set }"}]}
        """),
    AppleChange(
      path: "UITableViewDelegate.tableView(_:didSelectRowAt:)",
      members: """
        {"declarationFragments": [{"kind": "text", "spelling": "optional func tableView"}]}
        """),
  ]
}
