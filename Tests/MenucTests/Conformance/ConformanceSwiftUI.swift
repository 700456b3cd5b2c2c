import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// The generated model: each event goes through it, and the outline that follows it is looked at.
  static let swiftui = ConformanceLanguage(
    name: "swiftui", tools: ["swiftc"], targets: ["swiftui"]
  ) { directory, menus in
    let tables = menus.map { "  \"\($0.name)\": \($0.type).table,\n" }.joined()
    try Data("let menus: [String: MenuTable] = [\n\(tables)]\n".utf8)
      .write(to: directory.appending(path: "Menus.swift"))
    let oracle = Repository.root.appending(path: "Tests/MenuOracle")
    var files = ["MenuEvent.swift", "EngineAnswer.swift"].map { oracle.appending(path: $0) }
    files.append(drivers.appending(path: "swift/texts.swift"))
    for folder in [
      drivers.appending(path: "swiftui"), Repository.root.appending(path: "Tests/SwiftUIReplay"),
      directory,
    ] {
      files += try Self.files("swift", in: folder).map { URL(filePath: $0) }
    }
    let program = directory.appending(path: "driver")
    let module = try HeadlessSwiftUI.make(in: directory.appending(path: "kit"))
    let compiled = try HeadlessSwiftUI.compile(files, with: module, to: program)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    return [program.path]
  }
}
