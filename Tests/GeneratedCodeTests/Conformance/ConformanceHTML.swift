import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// The script of the pages, run by node with the driver of TypeScript.
  static let html = ConformanceLanguage(
    name: "html", tools: ["tsc", "node"], targets: ["typescript", "html"], hasConstants: false
  ) { directory, menus in
    try prepareHTML(directory, menus)
    return ["sh", "-c", "cd \"$1\" && node main.js", "sh", directory.path]
  }

  /// The same, with the engine that the driver imports. Any document can generate it.
  static func prepareHTML(_ directory: URL, _ menus: [Entry], engineOf document: String) throws {
    let engine = try Command.menuc(
      "build", document, "--target", "typescript", "--output", directory.path, "--quiet",
      "--param", "runtime=only")
    try #require(engine.status == 0, "\(engine.errors)")
    try prepareHTML(directory, menus)
  }

  /// Puts the driver's JavaScript beside the pages, with a list of the page of each menu.
  static func prepareHTML(_ directory: URL, _ menus: [Entry]) throws {
    let files =
      try files("ts", in: drivers.appending(path: "typescript"))
      + files("js", in: drivers.appending(path: "html"))
    for file in files where !file.hasSuffix("/main.ts") {
      let name = URL(filePath: file).lastPathComponent
      try FileManager.default.copyItem(atPath: file, toPath: directory.appending(path: name).path)
    }
    let pages = Dictionary(uniqueKeysWithValues: menus.map { ($0.name, "\($0.type).html") })
    try JSONEncoder().encode(pages).write(to: directory.appending(path: "pages.json"))
    let compiled = try TypeScript.compile(directory, only: ["driver.ts", "node.d.ts"])
    try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
  }
}
