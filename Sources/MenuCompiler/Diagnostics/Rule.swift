import MenuFiles
import MenuTemplates

/// The description of a diagnostic, apart from the code that detects it.
///
/// Its source is a documentation page that is embedded in `menuc`. `menuc explain` prints the
/// description, reports quote it, and tests compile its examples.
package struct Rule: Sendable {
  package let name: DiagnosticName
  /// One sentence that states the problem.
  package let summary: String
  /// The reason why the problem matters, and advice on correcting it.
  package let reason: String
  /// A menu, or a project's configuration, that breaks only this rule.
  package let bad: Example
  /// menuc's report for the bad example in TOML.
  package let report: String
  /// The same example without the problem.
  package let good: Example

  /// The default severity; nil if the rule is off by default.
  package var severity: Severity? { name.severity }

  /// A menu, or a project's configuration, in TOML and in YAML.
  package struct Example: Sendable {
    /// The encoding of a file.
    package enum Encoding: String, Sendable, CaseIterable {
      case utf8 = "UTF-8"
      /// ISO 8859-1, one byte per character.
      case latin1 = "Latin-1"
    }

    package let toml: String
    package let yaml: String
    /// The files in addition to the menu, keyed by path.
    package let files: [String: String]
    /// The encoding of the menu, if the page states one.
    package let encoding: Encoding?
    /// The number of letters that `…` represents in the menu.
    package let omittedLetters: Int
    /// Whether a plugin compiles the menu for a Swift module.
    package let isForPlugin: Bool
    /// Whether the example is the project's configuration instead of a menu.
    package let isConfiguration: Bool
  }
}

extension Rule {
  /// All rules, in the order of ``DiagnosticName/allCases``.
  static func all() throws -> [Rule] { try DiagnosticName.allCases.map(of) }

  /// The rule with the given name. Throws an error if its page is missing or invalid; tests ensure
  /// that all pages are valid.
  package static func of(_ name: DiagnosticName) throws -> Rule {
    guard let page = RulePages.texts[name.rawValue] else {
      throw RulePageError(page: "\(name.rawValue).md", message: "the page is missing")
    }
    return try RulePage.rule(of: name, in: page)
  }
}

/// The documentation pages about diagnostics, keyed by name.
enum RulePages {
  static let texts: [String: String] = {
    let pages =
      EmbeddedFolders(menu_pages, in: "MenuCompiler/MenuCompiler.docc/Diagnostics").files(of: ".")
      ?? [:]
    return Dictionary(
      uniqueKeysWithValues: pages.map { (String($0.key.dropLast(".md".count)), $0.value) })
  }()
}
