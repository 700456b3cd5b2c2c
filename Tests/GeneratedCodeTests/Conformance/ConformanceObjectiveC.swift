import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// Compiled by gobjc with GNUstep's Foundation, and manual reference counting.
  static let objc = ConformanceLanguage(
    name: "objc", tools: ["gcc", "gnustep-config"], targets: ["objc"]
  ) { directory, menus in
    let imports = menus.map { "#import \"\($0.type).h\"\n" }.joined()
    let rows = menus.map { menu in
      "    if ([name isEqual:@\"\(menu.name)\"])\n        return [\(menu.type) table];\n"
        + menu.languages.map { tag in
          """
              if ([name isEqual:@"\(menu.name)/\(tag)"])
                  return [\(menu.type) tableForPreferredLanguages:[NSArray arrayWithObject:@"\(tag)"]];

          """
        }.joined()
    }.joined()
    let registry = """
      #import "Driver.h"
      \(imports)
      MNUMenuTable *DriverMenu(NSString *name)
      {
      \(rows)    return nil;
      }

      """
    try Data(registry.utf8).write(to: directory.appending(path: "DriverMenus.m"))
    let driver = drivers.appending(path: "objc")
    let program = directory.appending(path: "driver").path
    try compileObjectiveC(
      ["-I", driver.path, "-I", directory.path]
        + files("m", in: driver) + files("m", in: directory), engine: directory, to: program)
    return [program]
  }

  /// Compiles classes, and the engine in C that is in a directory.
  static func compileObjectiveC(
    _ arguments: [String], engine: URL, to program: String
  ) throws {
    let engineObject = engine.appending(path: "menu_runtime.o").path
    let inC = try Command.run(
      "gcc",
      strictC + ["-O1", "-c", "-o", engineObject, engine.appending(path: "menu_runtime.c").path])
    try #require(inC.status == 0, "\(inC.errors.prefix(4_000))")
    let compiled = try Command.run(
      "gcc",
      strictObjectiveC() + ["-O1", "-o", program] + arguments
        + [engineObject, "-lgnustep-base", "-lobjc"])
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// The strict flags of an Objective-C compiler, and the flags that GNUstep needs.
  static func strictObjectiveC() throws -> [String] {
    let config = try Command.run("gnustep-config", ["--objc-flags"])
    try #require(config.status == 0, "\(config.errors)")
    let flags = config.output.split { $0 == " " || $0 == "\n" }.map(String.init)
      .filter { !["-MMD", "-MP", "-g", "-O2", "-Wno-import", "-I."].contains($0) }
    // Warnings are for the generated code, not for GNUstep's headers.
    let system = flags.flatMap {
      $0.hasPrefix("-I") ? ["-isystem", String($0.dropFirst(2))] : [$0]
    }
    return system + ["-Wall", "-Wextra", "-Wshadow", "-Werror"]
  }

  /// Checks the classes in a directory by clang, with reference counting or without. Debian's
  /// Objective-C runtime can't run the former.
  static func checkByClang(_ directory: URL, _ counting: String) throws -> Command {
    let headers = try Command.run("gcc", ["-print-file-name=include"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // The parts of Debian's runtime headers that reference counting refuses are left out.
    let runtime = [
      "-fobjc-runtime=gnustep-1.9", "-fno-blocks", "-D__objc_runtime_INCLUDE_GNU",
      "-DMethod=struct objc_method *", "-DIvar=struct objc_ivar *", "-idirafter", headers,
    ]
    let omitted = ["-DGNU_RUNTIME=1", "-D_NATIVE_OBJC_EXCEPTIONS", "-shared-libgcc"]
    let flags = try strictObjectiveC().filter { !omitted.contains($0) }
    return try Command.run(
      "clang",
      flags + runtime + ["-Wno-unused-command-line-argument", counting, "-fsyntax-only"]
        + files("m", in: directory))
  }
}
