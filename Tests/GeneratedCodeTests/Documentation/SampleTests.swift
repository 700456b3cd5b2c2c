import Foundation
import TestSupport
import Testing

/// Every folder of `Samples` is tested, also a new one.
@Suite struct SampleTests {
  static let names = (try? folders()) ?? []

  @Test func samplesAreFound() { #expect(Self.names.count >= 6) }

  @Test(arguments: names) func tomlAndYAMLAreTheSameMenu(_ name: String) throws {
    let folder = Repository.samples.appending(path: name)
    let toml = try Command.menuc("dump", "menu.toml", in: folder)
    let yaml = try Command.menuc("dump", "menu.yaml", in: folder)
    #expect(toml.status == 0, "\(toml.errors)")
    #expect(yaml.status == 0, "\(yaml.errors)")
    #expect(toml.output.contains("\"items\""))
    #expect(toml.output == yaml.output)
  }

  @Test(arguments: names) func lintIsSilent(_ name: String) throws {
    let folder = Repository.samples.appending(path: name)
    for document in try Self.documents(in: folder) {
      let result = try Command.menuc("lint", document, in: folder)
      #expect(result.status == 0)
      #expect(result.output == "")
      #expect(result.errors == "")
    }
  }

  /// TOML and YAML generate the same code, which compiles; ScenarioTests run it.
  @Test(arguments: names) func tomlAndYAMLGenerateTheSameSwift(_ name: String) throws {
    let folder = Repository.samples.appending(path: name)
    let toml = try Self.build("menu.toml", of: folder)
    let yaml = try Self.build("menu.yaml", of: folder)
    defer { withExtendedLifetime((toml, yaml)) {} }
    let generated = toml.url.appending(path: "Generated")
    let files = try Self.files(in: generated)
    #expect(files == (try Self.files(in: yaml.url.appending(path: "Generated"))))
    // The manifest names its document.
    for file in files where file != ".menuc-manifest.json" {
      let text = try Repository.text(generated.appending(path: file))
      let isSame = text == (try Repository.text(yaml.url.appending(path: "Generated/\(file)")))
      #expect(isSame, "\(name): TOML and YAML generate another \(file)")
    }
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(sources.count >= 2)
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        + sources.map { generated.appending(path: $0).path })
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  /// The tour's outputs in all languages are checked in.
  @Test func theTourGeneratesWhatIsCheckedIn() throws {
    let folder = Repository.samples.appending(path: "tour")
    let golden = folder.appending(path: "Generated")
    let copy = try Self.build("menu.toml", of: folder)
    defer { withExtendedLifetime(copy) {} }
    let built = copy.url.appending(path: "Generated")
    let files = try Self.files(in: built)
    if !Repository.recordsGoldens { #expect(files == (try Self.files(in: golden))) }
    for file in files {
      let text = try Repository.text(built.appending(path: file))
      try Repository.record(text, to: golden.appending(path: file))
      let expected = try Repository.text(golden.appending(path: file))
      // The comparison is separate because `text == expected` would print both files.
      let isSame = text == expected
      #expect(isSame, "\(file) is not what is checked in")
    }
  }

  @Test func tourUsesEveryKey() throws {
    let tour = Repository.samples.appending(path: "tour")
    let text = Self.withoutComments(try Repository.text(tour.appending(path: "menu.toml")))
    let firstItem = try #require(text.firstRange(of: "[[items]]"))
    let document = String(text[..<firstItem.upperBound])
    var items = String(text[firstItem.lowerBound...])
    for file in ["presets.toml", "help.yaml"] {
      #expect(items.contains("include = \"\(file)\""))
      let included = try Repository.text(tour.appending(path: file))
      let start = included.firstRange(of: "\nitems:") ?? included.firstRange(of: "[[items]]")
      items += Self.withoutComments(String(included[try #require(start).lowerBound...]))
    }

    let schema = try JSONSerialization.jsonObject(
      with: Data(try Command.menuc("schema").output.utf8))
    let root = try #require(schema as? [String: Any])
    let kinds = try #require(root["$defs"] as? [String: Any])
    let documentKeys = try #require(root["properties"] as? [String: Any]).keys
    let itemKeys = Self.keys(of: try #require(kinds["item"]))
    #expect(documentKeys.count > 15)
    #expect(itemKeys.count > 15)
    #expect(documentKeys.filter { !Self.mentions($0, in: document) }.sorted() == [])
    #expect(itemKeys.filter { !Self.mentions($0, in: items) }.sorted() == [])
    // The keys of the tables inside, such as `indicator`; `generate` has the keys of all targets.
    let insideKeys = Self.keys(of: kinds.filter { $0.key != "generate" })
      .union(["target", "template", "output"])
      // Forms of texts with a number that English does not have.
      .subtracting(["zero", "two", "few", "many"])
    #expect(insideKeys.filter { !Self.mentions($0, in: document + items) }.sorted() == [])
    #expect(Self.mentions("x-owner", in: document))
    for accessory in ["none", "disclosure", "detail", "checkmark"] {
      #expect(items.contains("accessory = \"\(accessory)\""))
    }
    for type in ["string", "integer", "number", "boolean"] {
      #expect(document.contains("type = \"\(type)\""))
    }
  }
}

extension SampleTests {
  private static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.samples.path).filter {
      FileManager.default.fileExists(
        atPath: Repository.samples.appending(path: "\($0)/menu.toml").path)
    }.sorted()
  }

  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != ".menuc-cache" }.sorted()
  }

  /// The menu, and what it includes.
  private static func documents(in folder: URL) throws -> [String] {
    try files(in: folder).filter { $0.hasSuffix(".toml") || $0.hasSuffix(".yaml") }
  }

  /// The sample without generated files.
  private static func copy(of folder: URL) throws -> TemporaryDirectory {
    let copy = try TemporaryDirectory()
    for file in try files(in: folder) where file != "Generated" {
      try FileManager.default.copyItem(
        at: folder.appending(path: file), to: copy.url.appending(path: file))
    }
    return copy
  }

  /// A copy of the sample with the files that a document generates.
  private static func build(_ document: String, of folder: URL) throws -> TemporaryDirectory {
    let copy = try copy(of: folder)
    let result = try Command.menuc("build", document, in: copy.url)
    #expect(result.status == 0, "\(result.errors)")
    return copy
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.hasPrefix("#") ? "" : line.firstRange(of: " # ").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  /// Whether a TOML or YAML text has the key: as `key =`, `key:` or in a header, `[key.…]`.
  private static func mentions(_ key: String, in text: String) -> Bool {
    let name = NSRegularExpression.escapedPattern(for: key)
    let pattern = #"(?m)(^[ -]*|[{,\[.] *)"?\#(name)"?( *=|:|[.\]])"#
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  /// All names of properties in a schema.
  private static func keys(of schema: Any) -> Set<String> {
    switch schema {
    case let table as [String: Any]:
      var keys = Set((table["properties"] as? [String: Any])?.keys.map { $0 } ?? [])
      for (_, value) in table { keys.formUnion(self.keys(of: value)) }
      return keys
    case let list as [Any]:
      return list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    default: return []
    }
  }
}
