import Foundation
import TestSupport
import Testing

/// A suite about catalogs of a menu `menu.yaml` in which a text has a number.
protocol PluralCatalogSuite {
  var directory: TemporaryDirectory { get }
}

extension PluralCatalogSuite {
  func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  func text(_ name: String) throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }

  /// Writes the menu.
  ///
  /// - Parameters:
  ///   - paths: A path of catalogs, or an array of paths in YAML.
  ///   - detail: The detail of the item `recent` in YAML; by default, the two forms.
  func write(
    _ paths: String, _ detail: String? = nil, one: String = "{count} file",
    other: String = "{count} files", title: String = "Recent"
  ) throws {
    let detail = detail ?? "{ one: \"\(one)\", other: \"\(other)\" }"
    try directory.write(
      """
      menu: M
      language: en
      translations: \(paths.hasPrefix("[") ? paths : "\"\(paths)\"")
      items: [{ id: recent, title: \(title), slot: true, detail: \(detail) }]

      """, to: "menu.yaml")
  }

  /// The rules and messages of `menuc lint --all`.
  func findings() throws -> [String] {
    let lint = try menuc("lint", "menu.yaml", "--all")
    return lint.errors.matches(of: /(?:warning|error): (.*)/).map { String($0.output.1) }
  }

  /// The forms of the detail in the built table of a language.
  func forms(in language: String) throws -> [String: String] {
    let build = try menuc("build", "menu.yaml", "--target", "swift", "--output", "out")
    try #require(build.status == 0, "\(build.errors)")
    let code = try text("out/MMenu.swift")
    let part = code.components(separatedBy: "The texts in \(language):").dropFirst().first ?? ""
    let line = part.components(separatedBy: "private static let starts")[0]
    return Dictionary(
      line.matches(of: /detail\.(\w+) \d+:(.*?)(?= detail\.|\n|$)/).map {
        (String($0.output.1), String($0.output.2))
      }, uniquingKeysWith: { first, _ in first })
  }
}
