import Foundation
import TestSupport
import Testing

/// The scripts of pages and elements are minified: files of their targets that are built from
/// readable ones by a fixed version of esbuild.
@Suite(
  .enabled(if: PageScript.canMake, "needs esbuild \(PageScript.version)"))
struct PageScriptTests {
  @Test(arguments: PageScript.all) func itIsMadeOfItsParts(script: PageScript) throws {
    let file = Repository.root.appending(
      path: "Sources/MenuTemplates/Templates/\(script.target)/\(script.name).min.js")
    let made = try script.minified()
    try Repository.record(made, to: file)
    let isSame = try made == Repository.text(file)
    #expect(isSame, "MENUC_RECORD=1 swift test --filter PageScriptTests, then build and test again")
  }

  @Test func everyPartIsWritten() throws {
    let scripts = try FileManager.default.contentsOfDirectory(atPath: PageScript.scripts.path)
    let written = PageScript.all.flatMap(\.parts).map { ($0 as NSString).lastPathComponent }
    #expect(scripts.filter { !written.contains($0) } == [])
  }
}

/// A script of pages, and its source files, relative to `Sources/MenuTemplates`.
struct PageScript: CustomTestStringConvertible {
  static let version = "0.17.0"
  static let canMake =
    Repository.isCI
    || (try? Command.run("esbuild", ["--version"]))?.output
      .trimmingCharacters(in: .whitespacesAndNewlines) == version

  private static let sources = Repository.root.appending(path: "Sources/MenuTemplates")
  static let scripts = sources.appending(path: "Scripts")

  /// The target to which the script belongs.
  var target = "html"
  let name: String
  let parts: [String]
  /// The declarations that other scripts can use. All other unused declarations are left out.
  let offers: [String]
  /// Whether no script uses the declarations, so that they can have short names.
  var isClosed = false

  var testDescription: String { name }

  static let all = [
    PageScript(
      name: "menu",
      parts: model
        + (["pageMake"] + page + ["watchMenus", "pageStart"]).map { "Scripts/\($0).js" },
      offers: ["readMenuTable", "startMenu"]),
    PageScript(
      target: "webcomponent", name: "menuElement",
      parts: model + (["elementMake"] + page + element).map { "Scripts/\($0).js" },
      offers: ["MenuElement", "defineMenu"]),
    PageScript(
      name: "menuLinks",
      parts: ["viewFolding", "viewAddresses", "viewRanking"].map {
        "Templates/typescript/view/\($0).ts"
      } + links.map { "Scripts/\($0).js" },
      offers: ["startLinks"], isClosed: true),
    PageScript(
      name: "pageLanguages", parts: ["Scripts/pageLanguages.js"], offers: ["PageLanguages"]),
  ]

  private static let model =
    engine.map { "Templates/typescript/\($0).ts" }
    + view.map { "Templates/typescript/view/\($0).ts" }

  private static let engine = [
    "menuNode", "menuSettings", "menuShortcut", "menuLanguages", "menuText", "menuTable",
    "menuStructure", "menuReader", "menuPlurals", "menuWords", "menuRows", "menuSections",
    "menuGroups",
    "menuHiding",
    "menuSeparators", "menuConditions", "menuFollowing", "menuChecks", "menuInline", "menuSlots",
    "menuSlotEvents", "menuSaving", "menuBulk", "menuEvents", "menuPages", "menuTap", "menuPlan",
    "menuTransition",
    "menuSnapshot", "menuRecord", "menuChange", "menuQueries", "menuExpansion",
  ]

  private static let view = [
    "viewTypes", "viewFolding", "viewAddresses", "viewPlaces", "viewOpening", "viewSiblings",
    "viewTrees", "viewTyping", "viewShortcuts", "viewKeys", "viewRanking",
    "viewSearch",
  ]

  private static let page = [
    "storedText", "pageLanguages", "pageTable", "pageRows", "pageTexts", "pageExtents",
    "pageElements",
    "pageStrings", "pageLines", "pageSections", "pageMotion", "pageViewport", "pageScroll",
    "pageView", "pageTaps", "pageKeys", "pageSearch", "pagePicker", "pageBack", "pageSlots",
    "pageMemory", "pageMenu", "pageProgram",
  ]

  private static let links = [
    "storedText", "watchMenus", "linksCurrent", "linksSearch", "linksMenu", "linksStart",
  ]

  private static let element = ["elementLines", "elementMenu", "elementClass"]

  /// One script without unused declarations, comments and long local names.
  func minified() throws -> String {
    let texts = try parts.map { try Repository.text(Self.sources.appending(path: $0)) }
    let joined = texts.joined(separator: "\n").replacing("\nexport ", with: "\n")
    let exports = "\nexport { \(offers.joined(separator: ", ")) };\n"
    let bundle = try esbuild(
      joined + exports, "script.ts", ["--bundle", "--format=esm", "--tsconfig=tsconfig.json"])
    let exported = try #require(bundle.range(of: "\nexport {", options: .backwards))
    // Pages contain a script that other scripts extend: it has no exports, and its classes keep
    // their names.
    let script = String(bundle[..<exported.lowerBound])
    let options = ["--minify", "--legal-comments=none"]
    guard isClosed else { return try esbuild(script, "script.js", options) }
    let (start, end) = ("(()=>{", "})();\n")
    let closed = try esbuild(script, "script.js", options + ["--format=iife"])
    try #require(closed.hasPrefix(start) && closed.hasSuffix(end))
    // Templates write a function around the script.
    return closed.dropFirst(start.count).dropLast(end.count) + "\n"
  }

  private func esbuild(_ text: String, _ name: String, _ options: [String]) throws -> String {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: name)
    // Fields without a value are not set, as tsc does for ES2020.
    try directory.write(
      #"{ "compilerOptions": { "useDefineForClassFields": false } }"#, to: "tsconfig.json")
    let made = try Command.run(
      "esbuild", [name, "--target=es2022", "--log-level=warning"] + options, in: directory.url)
    #expect(made.errors == "")
    try #require(made.status == 0)
    return made.output
  }
}
