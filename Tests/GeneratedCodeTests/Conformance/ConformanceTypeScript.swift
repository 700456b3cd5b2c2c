import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// Compiled by tsc under strict flags, run by node.
  static let typescript = ConformanceLanguage(
    name: "typescript", tools: ["tsc", "node"], targets: ["typescript"],
    compile: { directory, menus in
      let imports = menus.map { "import { \($0.type) } from \"./\($0.type).js\";\n" }
      let entries = menus.map { "  [\"\($0.name)\", \($0.type).table],\n" }
      return try typescriptDriver(imports.joined(), entries, in: directory)
    })

  /// The same menus, as tables that are made at run time of their tables as JSON.
  static let typescriptAtRunTime = ConformanceLanguage(
    name: "typescript at run time", tools: ["tsc", "node"], targets: ["json", "typescript"],
    hasColumnDefaults: false,
    compile: { directory, menus in
      for menu in menus {
        try FileManager.default.removeItem(at: directory.appending(path: "\(menu.type).ts"))
      }
      let imports = """
        import { readFileSync } from "fs";
        import { type MenuTable, buildMenu } from "./menuRuntime.js";

        function table(path: string): MenuTable {
          return buildMenu(JSON.parse(readFileSync(path, "utf8")));
        }

        """
      let entries = menus.map { menu in
        let path = directory.appending(path: "\(menu.type).json").path
        return "  [\"\(menu.name)\", table(\"\(path)\")],\n"
      }
      return try typescriptDriver(imports, entries, in: directory)
    })

  /// Compiles the driver with the tables of menus.
  private static func typescriptDriver(
    _ imports: String, _ entries: [String], in directory: URL
  ) throws -> [String] {
    let driver = drivers.appending(path: "typescript")
    for file in try files("ts", in: driver) {
      let name = URL(filePath: file).lastPathComponent
      try FileManager.default.copyItem(atPath: file, toPath: directory.appending(path: name).path)
    }
    let registry = """
      \(imports)
      export const menus = new Map([
      \(entries.joined())]);

      """
    try Data(registry.utf8).write(to: directory.appending(path: "menus.ts"))
    let compiled = try TypeScript.compile(directory)
    try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
    return ["node", directory.appending(path: "main.js").path]
  }
}
