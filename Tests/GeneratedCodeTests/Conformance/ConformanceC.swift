import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// Compiled by gcc, with sanitizers that end the program at undefined behavior.
  static let c = ConformanceLanguage(name: "c", tools: ["gcc"], targets: ["c"]) {
    try compileC(
      by: "gcc", ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"], $0, $1)
  }

  /// Compiled by clang, optimized.
  static let cByClang = ConformanceLanguage(name: "c by clang", tools: ["clang"], targets: ["c"]) {
    try compileC(by: "clang", ["-O2"], $0, $1)
  }

  /// The strict flags of every C compiler.
  static let strictC = [
    "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow",
    "-Wmissing-prototypes", "-Werror",
  ]

  static func compileC(
    by compiler: String, _ options: [String], _ directory: URL, _ menus: [Entry],
    strict: [String] = strictC
  ) throws -> [String] {
    let headers = menus.map { "#include \"\(snakeCase($0.type)).h\"\n" }.joined()
    let rows = menus.map { menu in
      let table = snakeCase(menu.type)
      return "    { \"\(menu.name)\", &\(table) },\n"
        + menu.languages.map {
          "    { \"\(menu.name)/\($0)\", &\(table)_in_\(snakeCase($0.replacing("-", with: ""))) },\n"
        }.joined()
    }.joined()
    let registry = """
      #include "driver.h"
      \(headers)
      const driver_menu driver_menus[] = {
      \(rows)    { NULL, NULL },
      };

      """
    try Data(registry.utf8).write(to: directory.appending(path: "driver_menus.c"))
    let driver = drivers.appending(path: "c")
    let program = directory.appending(path: "driver").path
    let compiled = try Command.run(
      compiler,
      strict + ["-I", driver.path, "-I", directory.path, "-o", program]
        + files("c", in: driver) + files("c", in: directory) + options)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    return [program]
  }

  /// A type's name as in the file names of target `c`.
  static func snakeCase(_ type: String) -> String {
    var result = ""
    var last: Character = "_"
    for character in type {
      if character.isUppercase, last != "_" { result += "_" }
      result += character.lowercased()
      last = character
    }
    return result
  }
}
