import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  static let swift = ConformanceLanguage(name: "swift", tools: ["swiftc"], targets: ["swift"]) {
    directory, menus in
    let tables = menus.map { "  \"\($0.name)\": \($0.type).table,\n" }.joined()
    try Data("let menus: [String: MenuTable] = [\n\(tables)]\n".utf8)
      .write(to: directory.appending(path: "Menus.swift"))
    let oracle = Repository.root.appending(path: "Tests/MenuOracle")
    let shared = ["MenuEvent.swift", "EngineAnswer.swift"].map { oracle.appending(path: $0).path }
    let program = directory.appending(path: "driver").path
    let compiled = try Command.run(
      "swiftc",
      ["-O", "-swift-version", "6", "-warnings-as-errors", "-o", program] + shared
        + files("swift", in: drivers.appending(path: "swift")) + files("swift", in: directory))
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    return [program]
  }
}
