import Foundation
import TestSupport
import Testing

/// The articles that lead through commands are true: a reader who types them sees what they show.
/// `TutorialTests` follow the one that needs a compiler.
@Suite struct ArticleScriptTests {
  @Test(arguments: [
    "TutorialASite", "FromAndroid", "FromMkDocs", "FromASettingsBundle", "FromTheClassicTables",
  ])
  func theCommandsPrintWhatIsShown(article: String) throws {
    let script = try ArticleScript(Article(article))
    let count = try script.run()
    #expect(count >= 2)
  }

  /// The site of the tutorial marks its pages, and Python serves it.
  @Test func theSiteIsServed() throws {
    let article = try Article("TutorialASite")
    let script = try ArticleScript(article)
    try script.run()
    let command = try #require(
      article.text.firstMatch(of: /`(python3 -m http\.server [^`]*)`/)?.output.1)
    // Any free port; the server runs until it is stopped. It may inherit blocked signals from a thread
    // of the tests, so that only SIGKILL ends it; in the foreground, `timeout` outlives it.
    let served = try Command.run(
      "timeout",
      ["--foreground", "-s", "KILL", "2"] + command.split(separator: " ").map(String.init) + ["0"],
      in: script.directory.url)
    #expect(served.status == 137, "\(served.errors)")
    let page = try Repository.text(
      script.directory.url.appending(path: "site/install/index.html"))
    #expect(page.contains("<h1>Install</h1>") && page.contains("href=\"/first/\""))
  }

  /// The menus of short answers have no problems, and their links lead to articles.
  @Test(arguments: [
    "HowTo", "Questions", "Versions", "WhatAMenuLooksLike", "ContinuousIntegration",
  ])
  func theMenusHaveNoProblems(name: String) throws {
    let article = try Article(name)
    let directory = try TemporaryDirectory()
    try directory.write("items: [Apples]\n", to: "fruits.yaml")
    for menu in article.blocks("yaml") where menu.hasPrefix("menu:") {
      try directory.write(menu, to: "menu.yaml")
      let lint = try Command.menuc("lint", "menu.yaml", "--strict", in: directory.url)
      #expect((lint.status, lint.errors) == (0, ""), "\(menu)")
    }
    if name == "HowTo" { #expect(article.blocks("yaml").count > 10) }
  }

  /// The commands that the articles name exist, with their options.
  @Test(arguments: [
    "HowTo", "Questions", "Versions", "WhatAMenuLooksLike", "ContinuousIntegration",
  ])
  func theCommandsExist(name: String) throws {
    let text = try Article(name).text.replacing("\n", with: " ")
    for match in text.matches(of: /menuc ([a-z]+)((?: [^ `|]+)*)/) {
      guard Self.commands.contains(String(match.output.1)) else { continue }
      let help = try Command.menuc(String(match.output.1), "--help")
      #expect(help.status == 0, "\(match.output.0)")
      for option in match.output.2.split(separator: " ") where option.hasPrefix("--") {
        #expect(help.output.contains(option.prefix { $0 != "=" }), "\(match.output.0)")
      }
    }
  }

  private static let shortAnswers = [
    "HowTo", "Questions", "Versions", "WhatAMenuLooksLike", "ContinuousIntegration",
  ]

  private static let commands: Set = [
    "build", "diff", "explain", "import", "lint", "preview", "schema", "show", "template",
    "translate",
  ]
}
