import Foundation
import MenuCompiler
import TestSupport
import Testing

/// Notes for translators in catalogs that are updated.
@Suite struct NoteTests {
  private static let formats: [CatalogFormat] = [
    .po, .xliff, .xliff2, .xcstrings, .strings, .android, .ts, .arb, .properties,
  ]

  private func menu(_ category: String, _ more: String = "", format: CatalogFormat) -> String {
    """
    menu: M
    language: en
    translations: "\(TranslateCommandTests.path(format))"
    items:
      - { title: \(category), id: look, items: [Theme, { title: Font, detail: Its size }] }
    \(more)

    """
  }

  /// A new title of a category changes its own entry, and no line of the entries below it.
  @Test(arguments: formats)
  func aNewTitleChangesOneEntry(format: CatalogFormat) throws {
    let directory = try TemporaryDirectory()
    func translate() throws -> String {
      let result = try Command.run(
        Repository.menuc.path, ["translate", "menu.yaml", "--to", "de"], in: directory.url)
      #expect(result.status == 0, "\(result.errors)")
      return try Repository.text(
        directory.url.appending(path: TranslateCommandTests.path(format, "de")))
    }
    try directory.write(menu("Appearance", format: format), to: "menu.yaml")
    let before = try translate()
    try directory.write(menu("Design", format: format), to: "menu.yaml")
    let after = try translate()
    #expect(after.contains("Appearance › Theme"))
    let own = before.components(separatedBy: "\n").filter { !$0.contains("Appearance") }
    let kept = after.components(separatedBy: "\n").filter {
      !$0.contains("Design") && !$0.contains("Appearance")
    }
    #expect(own == kept)
    #expect(
      before.ranges(of: "Appearance › ").count == after.ranges(of: "Appearance › ").count)
    #expect(try translate() == after)

    // An item that moved to another category gets another note.
    try directory.write(
      menu(
        "Design",
        "  - { title: More, items: [{ title: Sizes, id: x }, { title: Appearance, id: y }] }",
        format: format),
      to: "menu.yaml")
    #expect(try translate().contains("Design › Theme"))
  }
}
