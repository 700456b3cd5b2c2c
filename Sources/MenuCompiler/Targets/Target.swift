/// A kind of output that `menuc` can write: a description and its templates. Built-in targets and
/// custom targets have the same form.
package struct Target: Sendable {
  package var name: String
  package var summary: String
  /// Whether the target is built in. The tests check its templates.
  var isBuiltIn = false
  /// The name of the target that this target extends.
  var base: String?
  var escaping = TextEscaping()
  /// Additional escaped forms of text, by name.
  var forms: [String: TextEscaping] = [:]
  var identifiers = IdentifierStyle()
  var flagNames = FlagNames()
  /// Whether browsers read the output.
  var isForBrowsers = false
  /// Whether a separate set of menu files is written for every language.
  var isPerLanguage = false
  package var files: [TargetFile] = []
  /// The parameters, sorted by name.
  package var parameters: [TargetParameter] = []
  /// The templates and assets, by their file names.
  package var texts: [String: String] = [:]
  /// The data that is derived from the target once, for all menus.
  var derived = DerivedObject()
}

/// A file that a target writes.
package struct TargetFile: Sendable {
  /// How often a file is written.
  package enum Occasion: String, Choice {
    case menu
    case directory
    /// Once for each language, in Android's resource folders.
    case language
  }

  package var template: String
  /// The name of the written file, which is itself a template.
  package var output: String
  package var once = Occasion.menu
  /// The module that a program can import in place of the file; empty if there is none.
  package var module = ""
  package var assets: [String] = []
  /// The parameter value that the file requires; nil if the file is always written.
  package var condition: TargetFileCondition?
  /// The texts that views in the file show in addition to the menu's texts.
  package var interfaceTexts: [InterfaceText] = []
}

extension Target {
  /// The interface texts that the files with the given parameters show, in the order of the
  /// registry. A text of a list of links, which has a single language, is omitted if the parameter
  /// of the same name replaces the English text. The text `close` is also omitted if the page has
  /// no drawer.
  package func interfaceTexts(with parameters: [String: TargetParameter.Value]) -> [InterfaceText] {
    let shown = files.filter { $0.condition?.holds(for: parameters) != false }
      .flatMap(\.interfaceTexts)
    func isReplaced(_ text: InterfaceText) -> Bool {
      guard [.drawer, .close, .external].contains(text) else { return false }
      let hasDrawer = parameters[InterfaceText.drawer.rawValue]?.written.isEmpty != true
      if text == .close, !hasDrawer { return true }
      return parameters[text.rawValue].map { $0.written != text.english } ?? false
    }
    return InterfaceText.allCases.filter { shown.contains($0) && !isReplaced($0) }
  }
}

/// A parameter and the value that it must have, as written: `view=true`.
package struct TargetFileCondition: Sendable, Equatable {
  package var parameter: String
  package var value: String

  /// Returns nil if the string has no `=`.
  init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    parameter = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }

  func holds(for parameters: [String: TargetParameter.Value]) -> Bool {
    parameters[parameter]?.written == value
  }
}

/// A parameter that an entry of `generate` can set.
package struct TargetParameter: Sendable {
  package enum Kind: String, Choice {
    case text
    case boolean
    case integer
    case choice
  }

  package enum Value: Sendable, Equatable {
    case text(String)
    case boolean(Bool)
    case integer(Int64)

    /// The value in the form required by `--param`.
    var written: String {
      switch self {
      case .text(let text): text
      case .boolean(let isOn): "\(isOn)"
      case .integer(let number): "\(number)"
      }
    }
  }

  package var name: String
  package var kind: Kind
  /// For a choice, the value that templates see for each word.
  package var values: [String: String] = [:]
  package var defaultValue: Value
  package var summary: String
  /// For a string, the regular expression that must match it entirely.
  package var pattern: String?

  /// Whether the pattern matches an entire string; true if there is no valid pattern.
  func accepts(_ text: String) -> Bool {
    guard let pattern, let expression = try? Regex(pattern) else { return true }
    return (try? expression.matchingSemantics(.unicodeScalar).wholeMatch(in: text)) != nil
  }

  /// The words of a choice, sorted by their bytes.
  package var choices: [String] { values.keys.sorted { $0.utf8Precedes($1) } }

  /// The replacement for a word of an earlier version, with help that explains it; nil for any
  /// other word.
  func successor(of word: String) -> (word: String, help: String)? {
    guard name == WellKnownParameter.runtime, word == "needed", values["include"] != nil else {
      return nil
    }
    return (
      "include", "the engine is always written as a whole: write 'include', or delete '\(name)'"
    )
  }
}

/// The files of a target's folder, or a single template.
public struct TargetSource: Sendable {
  /// The folder's name, or the template's file name.
  public var name: String
  /// The contents of the files, by their names.
  public var texts: [String: String]

  /// Creates a target from files in memory.
  ///
  /// - Parameters:
  ///   - name: The folder's name, or the template's file name.
  ///   - texts: The contents of the files, by their names.
  public init(name: String, texts: [String: String]) {
    self.name = name
    self.texts = texts
  }
}
