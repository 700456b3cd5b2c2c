/// The keys of a target's description.
enum TargetKey: String, LanguageKey {
  case name
  case summary
  case extends
  case text
  case forms
  case identifiers
  case files
  case parameters
  case output
  case once
  case browsers

  static let owner = "a target"

  var description: KeyDescription {
    switch self {
    case .name: .init(.text(), "What the target is called; the file's or folder's name if silent.")
    case .summary: .init(.text(), "One sentence for `menuc template list`.")
    case .extends:
      .init(
        .text(),
        "A built-in target whose files and parameters this one has too, and whose texts and identifiers are as this one's; what is said here is added, or stands in its place."
      )
    case .text: .init(.map(of: .scalar), "How a text stands in a string literal.")
    case .forms:
      .init(
        .map(of: .map(of: .scalar)),
        "Further forms of a text, by name, each described as `text` is; the filter `as` chooses one."
      )
    case .identifiers: .init(.map(of: .scalar), "How ids become constants.")
    case .files: .init(.array(of: .map(of: .scalar)), "What is written, in order.")
    case .parameters: .init(.map(of: .map(of: .scalar)), "What `generate` and `--param` may set.")
    case .output: .init(.text(), "For a lone template: the name of its file.")
    case .once:
      .init(.choice(TargetFile.Occasion.names), "For a lone template: see a file's `once`.")
    case .browsers:
      .init(
        .boolean, default: "false",
        "Whether browsers read what is written: a url that runs code is an error then, and a `script` outside the project as well."
      )
    }
  }
}

/// The keys of a target's `text`.
enum TextKey: String, LanguageKey {
  case escapes
  case leading
  case unicode
  case nul
  case ascii
  case units
  case piece
  case joint

  static let owner = "`text`"

  var description: KeyDescription {
    switch self {
    case .escapes:
      .init(.map(of: .text()), "What is written for a character or a sequence, by the sequence.")
    case .leading:
      .init(
        .map(of: .text()),
        "What is written for a character with which a text begins, by the character.")
    case .unicode:
      .init(
        .text(),
        "How any other character is escaped: `%X` its number in hexadecimal, `%4` that in four digits for each UTF-16 unit, `%2` in two for each byte, `%3` each byte in three octal digits."
      )
    case .nul: .init(.text(), "What is written for the NULs of `texts`; by default as `unicode`.")
    case .ascii: .init(.boolean, default: "false", "Whether all but ASCII is escaped.")
    case .units:
      .init(
        .choice(TextUnits.names), default: "\"utf8\"",
        "What the lengths and offsets of `record` count: bytes of UTF-8, or units of UTF-16.")
    case .piece:
      .init(
        .integer(1...Int64(Limits.fileBytes)),
        "How many bytes of a long text, escaped, stand between two joints at most.")
    case .joint:
      .init(.text(), "What is written between the pieces of a long text, such as `\" + \"`.")
    }
  }
}

/// The keys of a target's `identifiers`.
enum IdentifierKey: String, LanguageKey {
  case `case`
  case reserved
  case reservedForm = "reserved-form"
  case unicodeForm = "unicode-form"
  case renamed
  case ascii
  case types

  static let owner = "`identifiers`"

  var description: KeyDescription {
    switch self {
    case .case:
      .init(
        .choice(IdentifierStyle.Case.names), default: "\"lower-camel\"", "How words are joined.")
    case .reserved: .init(.array(of: .text()), "Words that can't be constants as they are.")
    case .reservedForm:
      .init(.text(), default: "\"%_\"", "What is written for a reserved word; `%` is the word.")
    case .unicodeForm:
      .init(
        .text(), default: "\"%\"",
        "What is written for an identifier that is not of ASCII alone; `%` is the identifier.")
    case .renamed: .init(.map(of: .text()), "What is written for a word in any case, by the word.")
    case .ascii:
      .init(
        .boolean, default: "false",
        "Whether a letter outside ASCII becomes `u` and its number in hexadecimal.")
    case .types: .init(.array(of: .text()), "Names of types that a menu's type can't have.")
    }
  }
}

/// The keys of a file of a target.
enum TargetFileKey: String, LanguageKey {
  case template
  case output
  case once
  case assets

  static let owner = "a file of a target"

  var description: KeyDescription {
    switch self {
    case .template: .init(.text(), isRequired: true, "A `.stencil` file of the folder.")
    case .output:
      .init(.text(), isRequired: true, "The file's name; may use the template's vocabulary.")
    case .once:
      .init(
        .choice(TargetFile.Occasion.names), default: "\"menu\"",
        "Whether the file is written once a menu or once an output directory.")
    case .assets:
      .init(.array(of: .text()), "Other files of the folder, which the template finds in `assets`.")
    }
  }
}

/// The keys of a parameter of a target.
enum ParameterKey: String, LanguageKey {
  case type
  case values
  case `default`
  case summary
  case pattern

  static let owner = "a parameter"

  var description: KeyDescription {
    switch self {
    case .type: .init(.choice(TargetParameter.Kind.names), isRequired: true, "What it takes.")
    case .values:
      .init(.map(of: .text()), "Of a choice: what the template finds, by what is written.")
    case .default: .init(.scalar, isRequired: true, "The value of an entry that is silent.")
    case .summary: .init(.text(), "One sentence for `menuc template list`.")
    case .pattern:
      .init(.text(), "Of a text: a regular expression that all of it must match.")
    }
  }
}
