import Foundation
import TestSupport
import Testing

/// The report of a small menu in each format, to the byte, and as other programs read it.
@Suite struct FormatGoldenTests {
  static let fixtures = Repository.fixtures.appending(path: "Reports")
  static let formats = [
    "text", "concise", "xcode", "json", "sarif", "github", "checkstyle", "junit", "gitlab",
  ]
  static let documents = ["groceries.toml", "groceries.yaml"]

  @Test(arguments: documents, formats)
  func golden(document: String, format: String) throws {
    let result = try Command.menuc(
      "lint", document, "clean.toml", "nowhere.toml", "--format", format, in: Self.fixtures)
    #expect(result.status == 2)
    let complaint = "menuc: error: nowhere.toml: no such file or directory\n"
    let isForPeople = ["text", "concise", "xcode"].contains(format)
    if isForPeople {
      #expect(result.output == "")
      #expect(result.errors.contains(complaint))
    } else {
      #expect(result.errors == complaint)
    }
    let report = isForPeople ? result.errors : result.output
    let golden = Self.fixtures.appending(path: "\(document).\(format)")
    try Repository.record(report, to: golden)
    #expect(report == (try Repository.text(golden)))
  }

  /// All formats have the same places, severities and messages.
  @Test(.needs("python3"), arguments: documents)
  func allFormatsAgree(document: String) throws {
    try FormatReader.check([document, "clean.toml", "nowhere.toml"], in: Self.fixtures)
  }

  @Test(.needs("python3")) func allFormatsAgreeOnAllProblems() throws {
    let directory = Repository.fixtures.appending(path: "Diagnostics")
    let documents = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      // Documents beyond the limits test nothing new here, and take most of a second each.
      .filter { $0.hasSuffix(".toml") || $0.hasSuffix(".yaml") }
      .filter { !$0.hasPrefix("too-large") }.sorted()
    #expect(documents.count > 60)
    // In CI, all documents are tested.
    let step = Rounds.factor == 1 ? 3 : 1
    let some = documents.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
    try FormatReader.check(some, in: directory)
  }

  /// Reports that the reader accepts, by format.
  private static let reports = Result {
    let documents = ["groceries.toml", "clean.toml", "nowhere.toml"]
    let folder = try FormatReader.reports(of: documents, in: fixtures)
    #expect(try FormatReader.read(folder).status == 0)
    return try formats.map { ($0, try Repository.text(folder.url.appending(path: $0))) }
  }

  /// The readers reject invalid reports; otherwise their acceptance would prove nothing.
  @Test(
    .needs("python3"),
    arguments: [
      ("json", "\"line\": 9", "\"line\": 8"), ("xcode", "already", "never"),
      ("sarif", "\"ruleIndex\": 0", "\"ruleIndex\": 1"), ("sarif", "Column\": 6", "Column\": 0"),
      ("sarif", "\"uriBaseId\"", "\"baseId\""), ("github", "::error", ":error"),
      ("checkstyle", "&#10;", "&"), ("junit", "failures=\"3\"", "failures=\"2\""),
      ("concise", "already", "never"), ("gitlab", "\"begin\": 9", "\"begin\": 8"),
    ])
  func theReaderFindsWhatIsWrong(format: String, old: String, new: String) throws {
    let folder = try TemporaryDirectory()
    for (name, text) in try Self.reports.get() { try folder.write(text, to: name) }
    let file = folder.url.appending(path: format)
    let text = try Repository.text(file)
    #expect(text.contains(old), "\(format) has no \(old)")
    try Data(text.replacing(old, with: new).utf8).write(to: file)
    #expect(try FormatReader.read(folder).status != 0)
  }
}

/// Reads reports as other programs do: see `Tests/Fixtures/Reports/check.py`.
enum FormatReader {
  static func check(_ documents: [String], in directory: URL) throws {
    let result = try read(try reports(of: documents, in: directory))
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  /// Writes the report of documents in every format into a folder.
  static func reports(of documents: [String], in directory: URL) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for format in FormatGoldenTests.formats {
      let file = folder.url.appending(path: format).path
      let result = try Command.run(
        Repository.menuc.path,
        ["lint", "--format", format, "--output-file", file, "--no-configuration", "--"] + documents,
        in: directory)
      #expect([0, 1, 2].contains(result.status), "\(result.errors)")
    }
    return folder
  }

  static func read(_ folder: TemporaryDirectory) throws -> Command {
    let script = FormatGoldenTests.fixtures.appending(path: "check.py").path
    return try Command.run("python3", [script, folder.url.path] + schemas)
  }

  /// The schemas of SARIF, if there is a validator.
  private static let schemas: [String] = {
    let validator = try? Command.run("python3", ["-c", "import jsonschema"])
    guard Repository.isCI || validator?.status == 0 else {
      print("skipped: SARIF is not checked against its schema: needs python3 with jsonschema")
      return []
    }
    let own = FormatGoldenTests.fixtures.appending(path: "sarif.schema.json").path
    let official = ProcessInfo.processInfo.environment["MENUC_SARIF_SCHEMA"]
    return [own] + [official].compactMap { $0 }
  }()
}
