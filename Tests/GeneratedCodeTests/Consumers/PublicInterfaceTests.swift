import Foundation
import TestSupport
import Testing

/// What programs outside of this package can call in MenuCompiler.
@Suite struct PublicInterfaceTests {
  private static let sources = Repository.root.appending(path: "Sources/MenuCompiler")

  /// Type-checks a program that is not part of the package, against the modules of the build.
  private func check(_ program: String) throws -> Command {
    let directory = try TemporaryDirectory()
    let file = try directory.write(program, to: "program.swift")
    let products = Repository.products
    let checkouts = Repository.root.appending(path: ".build/checkouts")
    let maps = [
      Repository.root.appending(path: "Sources/CSHA256/include"),
      Repository.root.appending(path: "Sources/MenuFiles/include"),
      checkouts.appending(path: "Yams/Sources/CYaml/include"),
      checkouts.appending(path: "TOMLKit/Sources/CTOML/include/CTOML"),
    ]
    return try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
        + ["-I", products.appending(path: "Modules").path]
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)/module.modulemap"] } + [file.path])
  }

  @Test func aProgramCompilesFixesAndReportsMenus() throws {
    let checked = try check(
      """
      import MenuCompiler

      func build(_ text: String) throws -> [String: String] {
        let file = SourceFile(name: "menu.toml", format: .toml, text: text)
        var request = BuildRequest()
        request.targets = ["swift"]
        var severities = SeveritySettings()
        try severities.set("duplicate-title", to: .error)
        let input = CompilerInput(
          loadInclude: { path, file in
            .loaded(SourceFile(name: path, format: file.format, text: "items = []"))
          },
          loadTarget: { path, _ in throw TargetError("\\(path): there is no such target") },
          loadCatalogs: { _, _ in .found([]) }, judge: { _ in PathRefusal(.outside) })
        let compiled = try compileMenu(
          file, goal: .files(request), input: input, severities: severities)
        for problem in compiled.diagnostics where problem.severity == .error {
          print(problem.fileName, problem.range?.startLine ?? 1, problem.message, problem.help ?? "")
          for edit in problem.fix?.edits ?? [] { print(edit.range.bytes, edit.text) }
        }
        let fixed = fixMenus([file], .safe, input: { _ in input })
        print(fixed.files.map(\\.count))
        var report = Report(version: "1.0")
        report.add(compiled)
        print(report.printed(as: .sarif))
        print(try explain("duplicate-id", as: .toml), try menuSchema(), try configurationSchema())
        return Dictionary(uniqueKeysWithValues: compiled.files.map { ($0.name, $0.text) })
      }
      """)
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test(arguments: ["LoweredMenu", "Menu", "SourceNode", "Baseline", "ProjectConfiguration"])
  func stagesAreNotPublic(type: String) throws {
    let checked = try check("import MenuCompiler\nfunc use(_ value: \(type)) {}\n")
    #expect(checked.status != 0)
    #expect(checked.errors.contains("cannot find type '\(type)'"), "\(checked.errors)")
  }

  /// Each public declaration has a documentation comment.
  @Test func publicDeclarationsAreDocumented() throws {
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    where path.hasSuffix(".swift") {
      let lines = try Repository.text(Self.sources.appending(path: path)).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated()
      where line.drop(while: { $0 == " " }).hasPrefix("public ") {
        count += 1
        let above = lines[..<number].last { !$0.contains("@discardableResult") }
        let isDocumented = above?.contains("///") == true
        #expect(isDocumented, "\(path):\(number + 1): \(line)")
      }
    }
    #expect((80..<150).contains(count), "\(count) public declarations")
  }
}
