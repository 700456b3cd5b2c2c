import Foundation
import TestSupport
import Testing

/// With a folder `.menuc` above it, an output directory contains nothing but outputs.
@Suite struct RecordPlaceTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write("- { title: A, url: /a/ }")
  }

  private func write(_ items: String) throws {
    try directory.write(
      """
      menu: Side
      generate:
      - { target: html, output: site/menus, form: fragment, assets: files }
      items:
      \(items)

      """, to: "side.yaml")
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["build", directory.url.appending(path: "side.yaml").path] + options)
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: ".menuc"), withIntermediateDirectories: true)
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: directory.url.appending(path: folder).path
    ).sorted()
  }

  private static let records = [
    "site%2Fmenus.menuc-cache", "site%2Fmenus.menuc-manifest.json",
  ]

  @Test func theOutputHasNothingElse() throws {
    try makeFolder()
    #expect(try build().status == 0)
    #expect(try files("site/menus").allSatisfy { !$0.hasPrefix(".") })
    #expect(try files(".menuc") == Self.records)
    #expect(try build("--check").status == 0)
    try write("- { title: B, url: /b/ }")
    #expect(try build("--check").status != 0)
    #expect(try build().status == 0)
    // A file that the menu no longer has is removed, as the manifest is found.
    let text = try Repository.text(directory.url.appending(path: "side.yaml"))
    try directory.write(
      text.replacing("form: fragment, ", with: "file: page.html, "), to: "side.yaml")
    #expect(try build().status == 0)
    #expect(try !files("site/menus").contains("SideMenu.html"))
    // An edited file is not overwritten.
    try directory.write("edited", to: "site/menus/page.html")
    #expect(try build().status != 0)
  }

  @Test func recordsMoveToTheFolder() throws {
    #expect(try build().status == 0)
    let before = try files("site/menus")
    #expect(before.contains(".menuc-manifest.json"))
    try makeFolder()
    try write("- { title: B, url: /b/ }")
    #expect(try build().status == 0)
    #expect(try files("site/menus") == before.filter { !$0.hasPrefix(".") })
    #expect(try files(".menuc") == Self.records)
  }

  /// A link could lead out of the project.
  @Test func aLinkIsNoFolder() throws {
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: ".menuc").path, withDestinationPath: "elsewhere")
    #expect(try build().status == 0)
    #expect(try files("elsewhere").isEmpty)
    #expect(try files("site/menus").contains(".menuc-manifest.json"))
  }
}
