import Foundation
import TestSupport

/// A menu to write in both formats: a tree and what the document says for all of it.
struct RealInputMenu: Sendable {
  enum Layout: String {
    case rows
    case sectionRows = "section-rows"
    case sectionHeaders = "section-headers"
  }

  var name: String
  var layout = Layout.rows
  var isSingle = false
  var keepsOpen = false
  var isCollapsed = false
  /// Whether the TOML is one array of inline tables.
  var writesInline = false
  var items: [RealInputItem]

  /// A menu with settings that differ from one number to the next.
  init(_ name: String, _ items: [RealInputItem], variant: Int) throws {
    self.name = name
    self.items = items
    let settings: [(Layout, isSingle: Bool, keepsOpen: Bool, isCollapsed: Bool)] = [
      (.rows, false, false, true), (.sectionRows, true, false, false),
      (.sectionHeaders, false, true, true), (.rows, true, true, true),
      (.sectionRows, false, false, false), (.sectionHeaders, true, true, false),
    ]
    (layout, isSingle, keepsOpen, isCollapsed) = settings[variant % settings.count]
    // A line can't be a section.
    if items.contains(where: \.isSeparator) { layout = .rows }
    writesInline = variant.isMultiple(of: 2)
    var ids = try RealInputIDs()
    ids.assign(to: &self.items)
  }

  /// The name of the type that is generated: numbers stay apart.
  var type: String {
    var type = ""
    for word in name.split(separator: " ") {
      if type.last?.isNumber == true, word.first?.isNumber == true { type += "_" }
      type += word.prefix(1).uppercased() + word.dropFirst()
    }
    return type + "Menu"
  }

  /// The document's keys but for `items`.
  var entries: [(key: String, value: RealInputItem.Value)] {
    [
      ("menu", .text(name)), ("layout", .text(layout.rawValue)),
      ("expansion", .text(isSingle ? "single" : "multiple")), ("keep-open", .flag(keepsOpen)),
      ("collapsed", .flag(isCollapsed)),
    ]
  }
}

/// The data sets: all of the project's where they are, else those kept with the tests.
enum RealInputData {
  private struct Source: Decodable {
    var tree: [RealInputItem]
  }

  private static var directory: URL {
    let shared = Repository.root.deletingLastPathComponent().appending(path: "shared/data")
    return FileManager.default.fileExists(atPath: shared.path)
      ? shared : Repository.fixtures.appending(path: "Real")
  }

  /// The files in the order of their names.
  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: [.fileSizeKey]
    )
    .filter { $0.pathExtension == "json" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Whether a set is large enough to be compiled by itself.
  static func isLarge(_ file: URL) throws -> Bool {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 > 1 << 20
  }

  static func items(in file: URL) throws -> [RealInputItem] {
    try JSONDecoder().decode(Source.self, from: Data(contentsOf: file)).tree
  }

  /// The file's words.
  static func name(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
