import Foundation
import TestSupport
import Testing

/// The article "Seeing a menu" is true.
@Suite struct ShowArticleTests {
  let article: Article
  let directory: TemporaryDirectory

  init() throws {
    article = try Article("SeeingAMenu")
    directory = try TemporaryDirectory()
    try directory.write(try article.block("toml"), to: "player.toml")
    try directory.write("about: { title: Über }\n", to: "translations/de.yaml")
  }

  @Test func theMenuIsShownAsInTheArticle() throws {
    let result = try Command.menuc(
      "show", "player.toml", "--allow", "untranslated", in: directory.url)
    #expect((result.status, result.errors) == (0, ""))
    #expect(try result.output == article.block("text"))
  }

  /// Each option in the table is one of the command, and changes what is shown.
  @Test(arguments: [
    (["--all"], "[ ] Play offline"), (["--ids"], "Library  2,481 songs  [library]"),
    (["--depth", "1"], "▸ Quality"), (["--filter", "play OFF"], "[ ] Play offline"),
    (["--set", "signed-in"], "Sign out"), (["--language", "de"], "Über  disabled"),
    (["--define", "signed-in=true"], "Sign out"),
  ])
  func theOptionsWork(option: [String], line: String) throws {
    let plain = try article.block("text")
    let result = try Command.run(
      Repository.menuc.path, ["show", "player.toml", "--allow", "untranslated"] + option,
      in: directory.url)
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output != plain && result.output.contains(line), "\(result.output)")
  }
}
