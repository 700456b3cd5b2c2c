import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  static let swift = ConformanceLanguage(name: "swift", tools: ["swiftc"], targets: ["swift"]) {
    directory, menus in
    let program = directory.appending(path: "driver")
    let files =
      try swiftSupport(for: menus, in: directory)
      + drivers.appending(path: "swift").swiftFiles() + directory.swiftFiles()
    let compiled = try Command.swiftc(files, to: program, options: ["-O"])
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    return [program.path]
  }

  /// Writes the registry of menus beside them. Returns the files that drivers in Swift share with
  /// the oracle.
  static func swiftSupport(for menus: [Entry], in directory: URL) throws -> [URL] {
    let tables = menus.map { "  \"\($0.name)\": \($0.type).table,\n" }.joined()
    try Data("let menus: [String: MenuTable] = [\n\(tables)]\n".utf8)
      .write(to: directory.appending(path: "Menus.swift"))
    let oracle = Repository.root.appending(path: "Tests/MenuOracle")
    return [
      "MenuEvent.swift", "EngineAnswer.swift", "EngineEvents.swift", "EngineSlots.swift",
    ].map { oracle.appending(path: $0) }
  }
}
