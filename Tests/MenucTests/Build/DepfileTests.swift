import Foundation
import TestSupport
import Testing

/// The contents of depfiles. DepfileNameTests and BuildEditTests run Make, Ninja and CMake with
/// them.
@Suite struct DepfileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: Side\nitems: [A]\n", to: "menu.yaml")
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build"] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test func itNamesAllThatWasRead() throws {
    try directory.write("items: [{ title: C, id: c }]\n", to: "my parts/more#1 x.yaml")
    try directory.write("# {{ menu.title }}\n", to: "out$line.md.stencil")
    try directory.write(
      """
      menu: Side
      items:
      - { title: A, id: a, items: [{ include: "my parts/more#1 x.yaml" }] }

      """, to: "menu.yaml")
    let built = try build(
      "menu.yaml", "--template", "out$line.md.stencil", "--output", "out", "--depfile", "d/x.d")
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      try text("d/x.d") == """
        out/out$$line.md: \\
          menu.yaml \\
          my\\ parts/more\\#1\\ x.yaml \\
          out$$line.md.stencil
        menu.yaml:
        my\\ parts/more\\#1\\ x.yaml:
        out$$line.md.stencil:

        """)
  }

  /// Ninja accepts only an output that its rule has, and Make needs the output that its rule
  /// touches.
  @Test(arguments: ["swift", "c", "objc", "kotlin", "typescript", "uikit", "webcomponent"])
  func itNamesTheOutputThatIsListedFirst(target: String) throws {
    try directory.write("menu: Top\nitems: [A]\n", to: "top.yaml")
    let options = ["menu.yaml", "top.yaml", "--target", target]
    let list = try Command.run(
      Repository.menuc.path, ["build", "--list-outputs"] + options, in: directory.url)
    let first = try #require(list.output.split(separator: "\n").first)
    let name = try #require(first.split(separator: "/").last).lowercased()
    #expect(name.hasPrefix("side"), "not a file that menus share")
    #expect(!name.hasSuffix(".h"), "touching a header compiles what includes it")
    let built = try Command.run(
      Repository.menuc.path, ["build", "--depfile", "x.d"] + options, in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      try text("x.d") == "\(first): \\\n  menu.yaml \\\n  top.yaml\nmenu.yaml:\ntop.yaml:\n")
  }

  /// The nearest directory replaces a missing one, whose time Make and Ninja can't compare.
  @Test func theNearestDirectoryThatExists() throws {
    try directory.write(
      "menu: Side\nlanguage: en\ntranslations: \"a/b/{language}.po\"\nitems: [A]\n",
      to: "menu.yaml")
    func inputs() throws -> [Substring] {
      let built = try build("menu.yaml", "--depfile", "d/x.d")
      #expect(built.status == 0, "\(built.errors)")
      return try text("d/x.d").split(separator: "\n").filter { $0.hasPrefix("  ") }
    }
    #expect(try inputs() == ["  menu.yaml \\", "  ."])
    try directory.write("", to: "a/README")
    #expect(try inputs() == ["  menu.yaml \\", "  a"])
    try directory.write("", to: "a/b/README")
    #expect(try inputs() == ["  menu.yaml \\", "  a/b"])
  }

  @Test(arguments: [
    ("menu.yaml;touch${IFS}RAN;.yaml", "can't read ';'"), ("a=b.yaml", "can't read '='"),
    ("a:b.yaml", "can't read ':'"),
    ("a%.yaml", "can't read '%'"), ("a|b.yaml", "can't read '|'"), ("a*.yaml", "can't read '*'"),
    ("a\\ b.yaml", "can't read '\\'"), ("a\nb: ;touch RAN\n.yaml", "can't read '␊'"),
    ("a\r\nb.yaml", "can't read '␍'"), ("a\tb.yaml", "can't read '\t'"),
    ("`touch RAN`.yaml", "can't read '`'"), ("a>b.yaml", "can't read '>'"),
    ("~/a.yaml", "'~' at the start"), ("./~root/a.yaml", "'~' at the start"),
    ("a[bc].yaml", "a pattern that matches 'ab.yaml'"),
  ])
  func whatCannotBeReadIsRefused(name: String, reason: String) throws {
    try directory.write("items: [B]\n", to: name)
    try directory.write("items: [B]\n", to: "ab.yaml")
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    try directory.write(
      "menu: Side\nitems: [{ title: A, items: [{ include: \(quoted) }] }]\n", to: "menu.yaml")
    let refused = try build("menu.yaml", "--depfile", "x.d")
    #expect(refused.status == 2)
    #expect(refused.errors.contains(reason), "\(refused.errors)")
    #expect(refused.errors.contains("help: rename it, or build without --depfile"))
    for path in ["Generated", "x.d"] {
      #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: path).path))
    }
    #expect(try build("menu.yaml").status == 0)
  }

  /// Names of directories and outputs need no extension.
  @Test(arguments: [
    ("a )", "can't read ')' at the end"), ("b:", "can't read ':'"),
    ("c&", "can't read '&' at the end"), ("d ", "can't read ' ' at the end"),
    (".SECONDEXPANSION", "such names are settings of Make"),
    ("./.IGNORE", "such names are settings of Make"),
  ])
  func directoriesToo(name: String, reason: String) throws {
    try directory.write("a: B\n", to: "\(name)/de.yaml")
    try directory.write(
      "menu: Side\nlanguage: en\ntranslations: \"\(name)/{language}.yaml\"\nitems: [A]\n",
      to: "menu.yaml")
    let refused = try build("menu.yaml", "--depfile", "x.d")
    #expect(refused.status == 2)
    #expect(refused.errors.contains(reason), "\(refused.errors)")
  }

  @Test func outputsToo() throws {
    let refused = try build("menu.yaml", "--output", "a;b", "--depfile", "x.d")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "the depfile can't name 'a;b/SideMenu.swift': Make, Ninja or CMake can't read ';' in a name"
      ))
  }
}
