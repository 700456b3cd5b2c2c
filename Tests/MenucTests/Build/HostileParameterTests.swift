import MenuCompiler
import TestSupport
import Testing

/// The parameters that an untrusted menu sets for a page become text in it, never markup.
@Suite struct HostileParameterTests {
  @Test(arguments: ["page", "fragment"]) func parametersAreEscaped(form: String) throws {
    let target = try #require(try TargetLibrary.target(named: "html"))
    let texts = target.parameters.filter { $0.kind == .text && $0.pattern == nil }
    let names = Set(texts.map(\.name)).subtracting(["type", "file"])
    #expect(names.isSuperset(of: ["key", "label", "omitted", "path", "picker", "search"]))

    let directory = try TemporaryDirectory()
    try directory.write("/title: Groß\n", to: "de.yaml")
    let items = (0...10_000).map { "- i\($0)\n" }.joined()
    try directory.write(
      "menu: Big\nlanguage: en\ntranslations: '{language}.yaml'\nitems:\n\(items)", to: "menu.yaml")
    let hostile = names.sorted().flatMap {
      // An unknown id would be an error.
      ["--param", "\($0)=\($0 == "current" ? "/" : "")\"><i id='\($0)'>&"]
    }
    let arguments = ["--target", "html", "--param", "form=\(form)", "--param", "assets=files"]
    let built = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml", "--output", "out"] + arguments + hostile,
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")

    let page = try Repository.text(directory.url.appending(path: "out/BigMenu.html"))
    #expect(names.filter { page.contains("<i id='\($0)'") } == [])
    #expect(names.filter { page.contains("&gt;&lt;i id=&#39;\($0)&#39;&gt;&amp;") }.count > 6)
  }
}
