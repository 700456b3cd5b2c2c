import Foundation
import TestSupport
import Testing

/// The picture of a report in the article on diagnostics shows the program's output.
@Suite struct PictureTests {
  @Test func pictureIsUpToDate() throws {
    let picture = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/Resources/diagnostics.svg")
    let result = try Command.menuc(
      "lint", "--color", "always", "menu.toml", in: Repository.fixtures.appending(path: "Picture"))
    #expect(result.status == 1)
    let svg = TerminalPicture(result.errors).svg
    try Repository.record(svg, to: picture)
    #expect(try Repository.text(picture) == svg, "MENUC_RECORD=1 draws it anew")
    #expect(!svg.contains("\u{1B}"))
  }
}
