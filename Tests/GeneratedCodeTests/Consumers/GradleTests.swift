import Foundation
import TestSupport
import Testing

/// The sample for Gradle, whose tasks run if one of their inputs changed.
@Suite(.needs("gradle", "kotlinc", "java", "python3"), .buildingPackages) final class GradleTests {
  private let consumer: Consumer
  private let home: TemporaryDirectory
  private let menus = "src/main/menus"

  init() throws {
    consumer = try Consumer("gradle")
    home = try TemporaryDirectory()
    try home.write("org.gradle.jvmargs=-XX:TieredStopAtLevel=1\n", to: "gradle.properties")
  }

  /// Gradle's server would use memory for hours.
  deinit { _ = try? gradle("--stop") }

  private func gradle(_ arguments: String) throws -> Command {
    try shell(["gradle \(arguments)"])
  }

  private func shell(_ commands: [String]) throws -> Command {
    try consumer.shell(
      commands, environment: ["GRADLE_USER_HOME": home.url.path], leavesServer: true)
  }

  private func expectCompilation(shows text: String) throws {
    let built = try gradle("compileMenus")
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    #expect(!built.output.contains(":compileMenus UP-TO-DATE"))
    #expect(try table().contains(text))
  }

  private func table() throws -> String {
    try consumer.text("build/generated/menus/DishesMenu.kt")
  }

  @Test func onlyWhatChangedIsBuilt() throws {
    let menu = try consumer.text("\(menus)/dishes.menu.toml")
    let include = try consumer.text("\(menus)/seasonal.toml")
    try consumer.write(
      "language = \"en\"\ntranslations = \"texts/{language}.yaml\"\n\(menu)",
      to: "\(menus)/dishes.menu.toml")
    try consumer.write("soups: Suppen\n", to: "\(menus)/texts/de.yaml")
    let first = try shell(consumer.buildCommands())
    try #require(first.status == 0, "\(first.output)\(first.errors)")
    #expect((first.output + first.errors).contains("de.yaml:1:1: warning:"))
    #expect(try consumer.shell([consumer.runCommand()]).output == consumer.expected())
    #expect(try table().contains("Suppen"))

    try consumer.write("unrelated\n", to: "src/main/notes.txt")
    let second = try shell(consumer.buildCommands())
    #expect(second.output.contains(":compileMenus UP-TO-DATE"))
    #expect(second.output.contains(":compileKotlin UP-TO-DATE"))
    try consumer.write(
      include.replacing("Rhubarb", with: "Radish"), to: "\(menus)/seasonal.toml")
    try expectCompilation(shows: "Radish")
    try consumer.write("soups: Eintopf\n", to: "\(menus)/texts/de.yaml")
    try expectCompilation(shows: "Eintopf")

    let old = try table()
    try consumer.write("items = [\"Asparagus\", 1]\n", to: "\(menus)/seasonal.toml")
    let broken = try gradle("compileMenus")
    #expect(broken.status != 0)
    let place = "\(menus)/seasonal.toml:1:23: error:"
    #expect((broken.output + broken.errors).contains(place), "\(broken.errors)")
    #expect(try table() == old, "the old output stays")
    try consumer.write(include, to: "\(menus)/seasonal.toml")
    try outputIsCached()
  }

  private func outputIsCached() throws {
    let built = try gradle("--build-cache compileMenus")
    #expect(built.status == 0, "\(built.errors)")
    let old = try table()
    try consumer.remove("build")
    #expect(try gradle("--build-cache compileMenus").output.contains(":compileMenus FROM-CACHE"))
    #expect(try table() == old)
  }
}
