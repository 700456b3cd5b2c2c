import Foundation
import TestSupport
import Testing

/// `menuc build --certify` reads back what it generated.
@Suite struct CertifyTests {
  /// The tour has every key of the language, all targets, a catalog and a custom template.
  @Test func theTourIsCertified() throws {
    let directory = try TemporaryDirectory()
    let menu = Repository.samples.appending(path: "tour/menu.toml").path
    let command = try Command.menuc(
      "build", menu, "--certify", "--quiet", "--output", directory.url.path)
    #expect(command.status == 0)
    let notes = command.errors.split(separator: "\n").map { $0.dropFirst("menuc: note: ".count) }
    let certified = notes.compactMap {
      $0.wholeMatch(of: /certified (.+): \d+ facts agree with the menu/)
    }
    #expect(
      certified.map { String($0.1) } == [
        "Menu.swift", "Menu.swift", "Menu.swift", "Menu.swift", "DarkroomMenu.ts",
        "DarkroomMenu.html", "darkroom-menu.js", "darkroom_menu.c", "DarkroomMenu.m",
        "DarkroomMenu.kt", "DarkroomMenu.json", "DarkroomMenu.de.json",
      ])
    #expect(
      notes.filter { !$0.hasPrefix("certified") } == [
        "not certified: Outline.md, because the target writes no table",
        "not certified: Outline.de.md, because the target writes no table",
        "not certified: DarkroomMenu.dot, because the target writes no table",
        "not certified: DarkroomMenu.md, because the template is custom",
      ])
  }

  /// Outputs that an earlier build wrote are generated again, because there is nothing else to compare.
  @Test func menusThatHaveNotChangedAreCertified() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu: M\nitems: [A]\n", to: "menu.yaml")
    func build() throws -> Command {
      try Command.menuc("build", "menu.yaml", "--certify", in: directory.url)
    }
    let first = try build()
    #expect(first.status == 0)
    #expect(first.errors.hasPrefix("menuc: note: certified MMenu.swift: "))
    let second = try build()
    #expect(second.errors == first.errors)
    #expect(
      second.output == "unchanged Generated/MenuRuntime.swift\nunchanged Generated/MMenu.swift\n")
  }
}
