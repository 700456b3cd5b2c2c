/// What `menuc` can write: a description, and the templates that do it. The built-in targets are
/// made in the same way as one's own.
public struct Target: Sendable {
  public var name: String
  public var summary: String
  var escaping = TextEscaping()
  /// Further forms of a text, by name.
  var forms: [String: TextEscaping] = [:]
  var identifiers = IdentifierStyle()
  /// Whether browsers read what is written.
  var isForBrowsers = false
  public var files: [TargetFile] = []
  /// In the order of their names.
  public var parameters: [TargetParameter] = []
  /// The templates and assets, by their file names.
  public var texts: [String: String] = [:]
}

/// A file that a target writes.
public struct TargetFile: Sendable {
  /// How often a file is written.
  public enum Occasion: String, Choice {
    case menu
    case directory
  }

  public var template: String
  /// The name of the written file, itself a template.
  public var output: String
  public var once = Occasion.menu
  public var assets: [String] = []
}

/// What a target lets an entry of `generate` set.
public struct TargetParameter: Sendable {
  public enum Kind: String, Choice {
    case text
    case boolean
    case integer
    case choice
  }

  public enum Value: Sendable, Equatable {
    case text(String)
    case boolean(Bool)
    case integer(Int64)
  }

  public var name: String
  public var kind: Kind
  /// Of a choice: what templates find, by what is written.
  public var values: [String: String] = [:]
  public var defaultValue: Value
  public var summary: String
  /// Of a text: the regular expression that all of it must match.
  public var pattern: String?

  /// Whether a text is what the pattern asks for.
  func accepts(_ text: String) -> Bool {
    guard let pattern, let expression = try? Regex(pattern) else { return true }
    return (try? expression.matchingSemantics(.unicodeScalar).wholeMatch(in: text)) != nil
  }

  /// What is written, in the order of bytes.
  public var choices: [String] { values.keys.sorted { $0.utf8Precedes($1) } }
}

/// The files of a target as they stand in its folder, or a lone template.
public struct TargetSource: Sendable {
  /// The folder's name, or the template's file name.
  public var name: String
  /// The texts of its files, by their names.
  public var texts: [String: String]

  public init(name: String, texts: [String: String]) {
    self.name = name
    self.texts = texts
  }
}
