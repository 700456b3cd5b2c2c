import Foundation
import TestSupport
import Testing

/// The CMake package, installed beside menuc and used with Make.
@Suite(.needs("cmake", "make", "cc")) struct CMakePackageTests {
  let consumer: Consumer
  let prefix: TemporaryDirectory

  init() throws {
    consumer = try Consumer("cmake")
    prefix = try TemporaryDirectory()
    let files = FileManager.default
    try files.createDirectory(
      at: prefix.url.appending(path: "lib/cmake"), withIntermediateDirectories: true)
    try files.createDirectory(
      at: prefix.url.appending(path: "bin"), withIntermediateDirectories: true)
    try files.copyItem(
      at: Repository.root.appending(path: "Plugins/CMake"),
      to: prefix.url.appending(path: "lib/cmake/menuc"))
    try files.createSymbolicLink(
      at: prefix.url.appending(path: "bin/menuc"), withDestinationURL: Repository.menuc)
  }

  private func configure() throws -> Command {
    try consumer.shell([
      "cmake -G 'Unix Makefiles' -B build -DCMAKE_PREFIX_PATH='\(prefix.url.path)'"
    ])
  }

  /// Builds. Returns whether the menu was compiled.
  private func compilesMenu() throws -> Bool {
    let built = try consumer.shell(["cmake --build build"])
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    return built.output.contains("Compiling dishes.toml")
  }

  @Test func makeBuildsWhatChanged() throws {
    let menu = try consumer.text("dishes.toml")
    try consumer.write(
      "language = \"en\"\ntranslations = \"texts/{language}.yaml\"\n\(menu)", to: "dishes.toml")
    try consumer.write("soups: Suppen\n", to: "texts/de.yaml")
    try consumer.write("strict = false\n", to: "menuc.toml")
    let configured = try configure()
    try #require(configured.status == 0, "\(configured.output)\(configured.errors)")
    let program = try consumer.text("build/CMakeCache.txt").split(separator: "\n")
      .first { $0.hasPrefix("MENUC:") }
    #expect(program?.hasPrefix("MENUC:FILEPATH=\(prefix.url.path)/") == true)

    #expect(try compilesMenu())
    #expect(try consumer.shell([consumer.runCommand()]).output == consumer.expected())
    #expect(try !compilesMenu())
    let include = try consumer.text("seasonal.toml").replacing("Rhubarb", with: "Radish")
    for (path, text) in [
      ("seasonal.toml", include), ("texts/de.yaml", "soups: Eintopf\n"),
      ("texts/fr.yaml", "soups: Potages\n"), ("menuc.toml", "strict = false\n"),
    ] {
      try consumer.write(text, to: path)
      #expect(try compilesMenu(), "\(path)")
      #expect(try !compilesMenu(), "\(path)")
    }
    let table = try consumer.text("build/menus/dishes/dishes_menu.c")
    for text in ["Radish", "Eintopf", "Potages"] { #expect(table.contains(text)) }
    try consumer.write("strict = true\n", to: "menuc.toml")
    let strict = try consumer.shell(["cmake --build build"])
    #expect(strict.status != 0)
    #expect(strict.errors.contains("/texts/de.yaml:1:1: error:"), "\(strict.errors)")
  }

  @Test func oneCallNamesAllMenusOfATarget() throws {
    let rules = try consumer.text("CMakeLists.txt")
    try consumer.write("menu = \"Drinks\"\nitems = [\"Tea\"]\n", to: "drinks.toml")
    try consumer.write(rules + "menuc_generate(dishes MENUS drinks.toml)\n", to: "CMakeLists.txt")
    let configured = try configure()
    #expect(configured.status != 0)
    let words = configured.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "menuc_generate: 'dishes' has the menus dishes.toml from an earlier call. All menus of a target "
          + "share an engine: name them in one call"), "\(configured.errors)")

    try consumer.write(
      rules.replacing("MENUS dishes.toml", with: "MENUS dishes.toml drinks.toml"),
      to: "CMakeLists.txt")
    #expect(try configure().status == 0)
    let built = try consumer.shell(["cmake --build build"])
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    #expect(try consumer.text("build/menus/dishes/drinks_menu.c").contains("Tea"))
  }

  @Test func thePackageHasTheVersionOfMenuc() throws {
    let version = try Command.menuc("--version").output.trimmingCharacters(in: .newlines)
    let package = Repository.root.appending(path: "Plugins")
    #expect(
      try Repository.text(package.appending(path: "CMake/menucConfigVersion.cmake"))
        .contains("set(PACKAGE_VERSION \"\(version)\")"))
    #expect(
      try Repository.text(package.appending(path: "Bazel/MODULE.bazel"))
        .contains("version = \"\(version)\""))
    #expect(
      try Repository.text(package.appending(path: "Gradle/build.gradle"))
        .contains("version = '\(version)'"))

    let rules = try consumer.text("CMakeLists.txt")
    try consumer.write(rules.replacing("menuc 0.1", with: "menuc 0.2"), to: "CMakeLists.txt")
    let other = try configure()
    #expect(other.status != 0)
    #expect(other.errors.contains("version: \(version)"), "\(other.errors)")
  }
}
