import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// Compiled by tsc under strict flags, run by node.
  static let typescript = ConformanceLanguage(
    name: "typescript", tools: ["tsc", "node"], targets: ["typescript"],
    compile: { directory, menus in
      let driver = drivers.appending(path: "typescript")
      for file in try files("ts", in: driver) {
        let name = URL(filePath: file).lastPathComponent
        try FileManager.default.copyItem(atPath: file, toPath: directory.appending(path: name).path)
      }
      let imports = menus.map { "import { \($0.type) } from \"./\($0.type).js\";\n" }
      let entries = menus.map { "  [\"\($0.name)\", \($0.type).table],\n" }
      let registry = """
        \(imports.joined())
        export const menus = new Map([
        \(entries.joined())]);

        """
      try Data(registry.utf8).write(to: directory.appending(path: "menus.ts"))
      let compiled = try TypeScript.compile(directory)
      try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
      return ["node", directory.appending(path: "main.js").path]
    })
}
