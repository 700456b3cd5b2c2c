import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The article "What each platform shows" has a row for each key, and is true of what views read.
@Suite struct PlatformTableTests {
  /// The cells of each row, by the names of the columns.
  private let rows: [(key: String, cells: [String: String])]

  init() throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/WhatPlatformsShow.md")
    )
    let lines = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let names = try #require(lines.first)
    rows = lines.dropFirst(2).map { cells in
      (
        cells[0].replacingOccurrences(of: "`", with: ""),
        Dictionary(zip(names, cells), uniquingKeysWith: { $1 })
      )
    }
  }

  @Test func everyKeyHasARow() {
    #expect(rows.map(\.key) == ItemKey.allCases.map(\.rawValue))
    for row in rows { #expect(row.cells.count == 10, "\(row.key)") }
  }

  /// The sources of the views, by the columns of the article; all paths are in `Sources`.
  static let sources: [(column: String, paths: [String])] = [
    ("uikit", ["MenuTemplates/Templates/uikit"]),
    (
      "appkit",
      [
        "MenuTemplates/Templates/appkit/MenuTable", "MenuTemplates/Templates/appkit/MenuRow",
        "MenuTemplates/Templates/uikit/Table/",
      ]
    ),
    (
      "menu bar",
      [
        "MenuTemplates/Templates/appkit/MenuBar",
        "MenuTemplates/Templates/appkit/MenuStandardItems",
      ]
    ),
    ("swiftui", ["MenuTemplates/Templates/swiftui"]),
    ("android", ["MenuTemplates/Templates/android"]),
    ("gtk", ["MenuTemplates/Templates/gtk"]),
    ("html", ["MenuTemplates/Scripts/page"]),
    ("headless", ["MenuTemplates/Templates/typescript/view"]),
    ("show", ["menuc/Show"]),
  ]

  /// A view reads a value that it shows, and no other: from the table, or from the state, which knows
  /// what a program provides in its place. Shortcuts, actions and addresses reach views in other ways.
  @Test(arguments: sources.map(\.column)) func viewsReadWhatTheyShow(column: String) throws {
    let paths = try #require(Self.sources.first { $0.column == column }).paths
    let root = Repository.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().filter {
      file in
      paths.contains { file.hasPrefix($0) }
        && [".swift", ".kt", ".js", ".ts", ".c"].contains { file.hasSuffix($0) }
    }
    #expect(!files.isEmpty)
    let code = try files.map { try Repository.text(root.appending(path: $0)) }.joined()
    for field in ItemField.allCases {
      let name = field.name
      let shown = "shown" + name.prefix(1).uppercased() + name.dropFirst()
      let calls = [
        "table.\(name)(of:", "table.\(name)s(of:", "state.\(name)(of:", "state.\(shown)(of:",
        ".\(name)Of(", ".\(shown)Of(",
      ]
      let kotlin = [
        "table.\(name)(", "table.\(name)s(", "state.\(name)(", "state.\(shown)(",
      ]
      let inC = Self.namesInC(name)
      let wanted = column == "android" ? kotlin : column == "gtk" ? inC : calls
      let isRead = wanted.contains { code.contains($0) }
      if [.action, .url].contains(field) { continue }
      let cell = try #require(rows.first { $0.key == field.key }?.cells[column])
      #expect((cell != "—") == isRead, "\(field.key) in \(column): \(cell)")
    }
  }

  /// What the engine in C calls a value of an item, with or without the state.
  private static func namesInC(_ name: String) -> [String] {
    let words = name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
    return ["(", "s(", "_of(", "_at("].map { "menu_\(words)\($0)" } + ["menu_shown_\(words)("]
  }
}
