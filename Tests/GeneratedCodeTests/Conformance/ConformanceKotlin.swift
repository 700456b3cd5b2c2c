import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  static let kotlin = ConformanceLanguage(
    name: "kotlin", tools: ["kotlinc", "java"], targets: ["kotlin"]
  ) { directory, menus in
    let tables = menus.map { "    \"\($0.name)\" to \($0.type).table" }.joined(separator: ",\n")
    try Data("val menus: Map<String, MenuTable> = mapOf(\n\(tables)\n)\n".utf8)
      .write(to: directory.appending(path: "Menus.kt"))
    let program = directory.appending(path: "driver.jar").path
    try Kotlin.compile(
      files("kt", in: drivers.appending(path: "kotlin")) + files("kt", in: directory), to: program)
    return Kotlin.command(running: "DriverKt", in: program)
  }
}
