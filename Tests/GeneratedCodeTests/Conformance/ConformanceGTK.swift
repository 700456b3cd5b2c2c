import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  /// The generated model of rows for GTK: each change passes through it, and the rows that its signals
  /// describe are compared with the state.
  static let gtk = ConformanceLanguage(
    name: "gtk", tools: ["gcc", "pkg-config"], packages: ["gtk4"], targets: ["gtk"]
  ) { directory, menus in
    try compileC(
      by: "gcc",
      ["-O1", "-DDRIVER_MODEL", drivers.appending(path: "gtk/model.c").path] + gtkFlags(),
      directory, menus)
  }

  /// The flags with which programs for GTK are compiled. The warnings are about the program, not about GTK.
  static func gtkFlags() throws -> [String] {
    let flags = try Command.run("pkg-config", ["--cflags", "--libs", "gtk4"])
    try #require(flags.status == 0, "\(flags.errors)")
    return flags.output.split(whereSeparator: \.isWhitespace).flatMap { flag in
      flag.hasPrefix("-I") ? ["-isystem", String(flag.dropFirst(2))] : [String(flag)]
    }
  }
}
