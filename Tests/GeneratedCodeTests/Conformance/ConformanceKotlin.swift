import Foundation
import TestSupport
import Testing

extension ConformanceLanguage {
  static let kotlin = ConformanceLanguage(
    name: "kotlin", tools: ["kotlinc", "java"], targets: ["kotlin"]
  ) { directory, menus in
    try kotlinDriver(menus.map { "\"\($0.name)\" to \($0.type).table" }, in: directory)
  }

  /// The same engine behind the lists of Android: they follow notifications alone, and enforce the rules of
  /// the system's lists.
  static let android = ConformanceLanguage(
    name: "android", tools: ["kotlinc", "java", "javac"], targets: ["android"]
  ) { directory, menus in
    let stand = directory.appending(path: "HeadlessAndroid")
    try HeadlessAndroid.compile(to: stand)
    return try kotlinDriver(
      menus.map { "\"\($0.name)\" to \($0.type).table" }, showing: "android",
      with: [stand.path], in: directory)
  }

  /// The same menus, as tables that are made at run time of their tables as JSON.
  static let kotlinAtRunTime = ConformanceLanguage(
    name: "kotlin at run time", tools: ["kotlinc", "java"], targets: ["json", "kotlin"],
    hasColumnDefaults: false
  ) { directory, menus in
    for menu in menus {
      try FileManager.default.removeItem(at: directory.appending(path: "\(menu.type).kt"))
    }
    let reader = drivers.appending(path: "kotlin/AtRunTime/JsonReader.kt")
    try FileManager.default.copyItem(
      at: reader, to: directory.appending(path: reader.lastPathComponent))
    return try kotlinDriver(
      menus.map { menu in
        let path = directory.appending(path: "\(menu.type).json").path
        return "\"\(menu.name)\" to buildMenu(readJson(\"\(path)\"))"
      }, in: directory)
  }

  /// Compiles the driver with the tables of menus.
  ///
  /// - Parameters:
  ///   - view: The folder of drivers with what shows a state.
  ///   - classes: Where the classes are that this needs.
  private static func kotlinDriver(
    _ tables: [String], showing view: String = "kotlin/Plain", with classes: [String] = [],
    in directory: URL
  ) throws -> [String] {
    let list = tables.map { "    \($0)" }.joined(separator: ",\n")
    try Data("val menus: Map<String, MenuTable> = mapOf(\n\(list)\n)\n".utf8)
      .write(to: directory.appending(path: "Menus.kt"))
    let program = directory.appending(path: "driver.jar").path
    try Kotlin.compile(
      files("kt", in: drivers.appending(path: "kotlin"))
        + files("kt", in: drivers.appending(path: view)) + files("kt", in: directory),
      to: program, with: classes)
    return Kotlin.command(running: "DriverKt", in: program, with: classes)
  }
}
