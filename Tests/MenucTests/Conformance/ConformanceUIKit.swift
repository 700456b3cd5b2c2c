import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// The generated controller: each event goes through it to a table view that enforces UIKit's rules,
  /// and every row that is then on screen is looked at.
  static let uikit = ConformanceLanguage(name: "uikit", tools: ["swiftc"], targets: ["uikit"]) {
    directory, menus in
    let tables = menus.map { "  \"\($0.name)\": \($0.type).table,\n" }.joined()
    try Data("let menus: [String: MenuTable] = [\n\(tables)]\n".utf8)
      .write(to: directory.appending(path: "Menus.swift"))
    let oracle = Repository.root.appending(path: "Tests/MenuOracle")
    var files = ["MenuEvent.swift", "EngineAnswer.swift"].map { oracle.appending(path: $0) }
    files.append(drivers.appending(path: "swift/texts.swift"))
    for folder in [
      drivers.appending(path: "uikit"), Repository.root.appending(path: "Tests/UIKitReplay"),
      directory,
    ] {
      files += try Self.files("swift", in: folder).map { URL(filePath: $0) }
    }
    let program = directory.appending(path: "driver")
    let module = try HeadlessUIKit.make(in: directory.appending(path: "kit"), options: ["-Onone"])
    let compiled = try HeadlessUIKit.compile(files, with: module, to: program, options: ["-Onone"])
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    return [program.path]
  }
}
