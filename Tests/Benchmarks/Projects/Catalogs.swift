import Foundation
import MenuCompiler
import TestSupport

/// Prints the processor time of commands on a menu with catalogs: each format with 20 languages, a string catalog with
/// more and more languages, and catalogs of a large menu.
///
/// - Returns: Whether the time for a string catalog grows no faster than its languages, with half as much again for
///   noise.
func benchmarkCatalogs(_ size: Int) throws -> Bool {
  print("\(size) texts in 20 languages, seconds of processor time:")
  print("  format         new catalogs   update     lint    build")
  for format in CatalogFormat.allCases where format != .stringsdict {
    let times = try CatalogProject(format, texts: size, languages: 20).times()
    print("  \(format.rawValue)".padding(toLength: 16, withPad: " ", startingAt: 0), row(times))
  }
  print("new texts in a string catalog, \(size / 2) texts in 10, 20 and 40 languages, ratio:")
  let grown = try [10, 20, 40].map {
    try CatalogProject(.xcstrings, texts: size / 2, languages: $0).create()
  }
  let ratio = grown[2] / max(grown[0], 0.01)
  print("                ", row(grown), String(format: "%8.1f", ratio))
  print("lint of \(size * 50) items in 10 languages:")
  let large = try CatalogProject(.po, texts: size * 50, languages: 10)
  try large.translate()
  print("                ", row([try large.seconds("lint", "menu.yaml")]))
  return ratio < 1.5 * 4
}

private func row(_ times: [Double]) -> String {
  times.map { String(format: "%9.3f", $0) }.joined()
}

/// A menu in a directory, with its catalogs in a format.
private struct CatalogProject {
  private static let tags = """
    ar bg ca cs da de el es et fi fr ga he hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv th tr uk vi zh
    """.split(separator: " ").map(String.init)
  /// The language whose texts are made, and copied for the others.
  private static let model = "ar-XB"

  private let directory: TemporaryDirectory
  private let format: CatalogFormat
  private let languages: [String]

  init(_ format: CatalogFormat, texts: Int, languages: Int) throws {
    self.format = format
    self.languages = Array(Self.tags.prefix(languages))
    directory = try TemporaryDirectory()
    let name = "catalog_{language}.\(format.extensions[0])"
    let path =
      switch format {
      case .xcstrings: "catalog.xcstrings"
      case .i18next: name + "#menu.{id}.{text}"
      default: name
      }
    let items = (0..<texts).map { "- { id: i\($0), title: Item number \($0) }\n" }
    try directory.write(
      "menu: M\nlanguage: en\ntranslations: \"\(path)\"\nitems:\n" + items.joined(),
      to: "menu.yaml")
  }

  /// The times of new catalogs, an update of full ones, lint and a build.
  func times() throws -> [Double] {
    let created = try create()
    try translate()
    return [
      created, try seconds("translate", "menu.yaml"), try seconds("lint", "menu.yaml"),
      try seconds("build", "menu.yaml", "--target", "json", "--output", "out"),
    ]
  }

  func create() throws -> Double {
    let version = format == .xliff2 ? ["--catalog-format", "xliff2"] : []
    return try seconds(
      ["translate", "menu.yaml"] + languages.flatMap { ["--to", $0] } + version)
  }

  /// Fills the catalogs with translations.
  func translate() throws {
    guard format != .xcstrings else {
      let text = try Repository.text(directory.url.appending(path: "catalog.xcstrings"))
      let empty = try Regex(#""state" : "new",\s+"value" : """#)
      try directory.write(
        text.replacing(empty, with: #""state" : "translated", "value" : "T""#),
        to: "catalog.xcstrings")
      return
    }
    let version = format == .xliff2 ? ["--catalog-format", "xliff2"] : []
    _ = try seconds(["translate", "menu.yaml", "--to", Self.model] + version)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    let model = names.first { $0.hasPrefix("catalog_ar-XB") || $0.hasPrefix("catalog_ar_XB") }
    guard let model else { fatalError("no catalog in \(names)") }
    let text = try Repository.text(directory.url.appending(path: model))
    func named(_ text: String, _ tag: String) -> String {
      text.replacing("ar-XB", with: tag).replacing("ar_XB", with: tag)
    }
    for tag in languages { try directory.write(named(text, tag), to: named(model, tag)) }
    try FileManager.default.removeItem(at: directory.url.appending(path: model))
  }

  func seconds(_ arguments: String...) throws -> Double { try seconds(arguments) }

  /// The least processor time of three runs; of one that creates files, that of one run.
  private func seconds(_ arguments: [String]) throws -> Double {
    let runs = arguments.contains("--to") || arguments.first == "build" ? 1 : 3
    return try (0..<runs).map { _ in try MeasuredRun(arguments, in: directory).processor }.min()
      ?? 0
  }
}
