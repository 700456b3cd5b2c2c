import Foundation
import TestSupport
import Testing

/// A field of an item is one entry, and so is a setting of the document: the patch adds one of each
/// to a copy of the program, which then supports them everywhere.
@Suite(.needs("patch", "swift"), .buildingPackages) struct AddedFieldTests {
  @Test func anEntryIsAllThatAFieldNeeds() throws {
    #expect(try Repository.text(SourcePackage.patch).split(separator: "\n").count < 30)
    let program = try SourcePackage.shared.get().menuc
    let directory = try TemporaryDirectory()
    for name in ["old.toml", "new.toml"] {
      try FileManager.default.copyItem(
        at: Repository.fixtures.appending(path: "AddedField/\(name)"),
        to: directory.url.appending(path: name))
    }
    func menuc(_ arguments: String...) throws -> String {
      let run = try Command.run(program.path, arguments, in: directory.url)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }

    let table = try menuc("dump", "new.toml")
    #expect(table.contains("\"caption\": \"Black\""), "\(table)")
    #expect(table.contains("\"captionLines\": 2"), "\(table)")

    let schema = try menuc("schema")
    for words in ["\"caption\":", "\"caption-lines\":", "A second line under the title."] {
      #expect(schema.contains(words), "the schema lacks \(words)")
    }

    let changes = try menuc("diff", "old.toml", "new.toml")
    #expect(changes.contains("'caption' of 'tea' changed"), "\(changes)")
    #expect(changes.contains("the menu's 'caption-lines' changed"), "\(changes)")

    _ = try menuc("build", "new.toml")
    let generated = directory.url.appending(path: "Generated/DrinksMenu.swift")
    #expect(try Repository.text(generated).contains("caption 5:Black"))

    // The tested program knows neither.
    let original = try Command.menuc("lint", "new.toml", in: directory.url)
    #expect(original.errors.contains("unknown-key"), "\(original.errors)")
  }
}
