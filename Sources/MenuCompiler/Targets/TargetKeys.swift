/// The keys of a target's description.
enum TargetKey: String, LanguageKey {
  case name
  case summary
  case extends
  case shares
  case text
  case forms
  case identifiers
  case flags
  case files
  case parameters
  case output
  case once
  case browsers
  case perLanguage = "per-language"

  static let owner = "a target"

  var description: KeyDescription {
    switch self {
    case .name: .init(.text(), "The target's name; by default the name of its file or folder.")
    case .summary: .init(.text(), "One sentence for `menuc template list`.")
    case .extends:
      .init(
        .text(),
        "A built-in target to start from: this target inherits its files, parameters, text and identifiers, and the other keys add to them or replace them."
      )
    case .shares:
      .init(
        .text(),
        "A built-in target whose templates and assets this target can use as if they were in its folder; it writes none of that target's files."
      )
    case .text: .init(.map(of: .scalar), "How text is written in a string literal.")
    case .forms:
      .init(
        .map(of: .map(of: .scalar)),
        "Further forms of text, by name, each described like `text`; the filter `as` selects one."
      )
    case .identifiers: .init(.map(of: .scalar), "How ids become constants.")
    case .flags: .init(.map(of: .scalar), "How the filter `named` prints `flags`.")
    case .files: .init(.array(of: .map(of: .scalar)), "The files that are written, in order.")
    case .parameters:
      .init(.map(of: .map(of: .scalar)), "The parameters that `generate` and `--param` can set.")
    case .output: .init(.text(), "For a lone template: the name of its file.")
    case .once:
      .init(.choice(TargetFile.Occasion.names), "For a lone template: the same as a file's `once`.")
    case .browsers:
      .init(
        .boolean, default: "false",
        "Whether browsers read the output: if so, a URL that runs code is an error, and so is a `script` outside the project."
      )
    case .perLanguage:
      .init(
        .boolean, default: "false",
        "Whether each file of a menu is written once for every language, with the language's tag in its name: `menu.json` and `menu.de.json`."
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
      .init(.map(of: .text()), "Replacements for characters and character sequences.")
    case .leading:
      .init(
        .map(of: .text()),
        "Replacements for characters at the start of a text.")
    case .unicode:
      .init(
        .text(),
        "How any other character is escaped: `%X` is its code point in hexadecimal, `%4` each UTF-16 unit in four hexadecimal digits, `%2` each byte in two, and `%3` each byte in three octal digits."
      )
    case .nul:
      .init(
        .text(),
        "The replacement for NULs in `texts`; by default, NULs are escaped according to `unicode`.")
    case .ascii: .init(.boolean, default: "false", "Whether characters outside ASCII are escaped.")
    case .units:
      .init(
        .choice(TextUnits.names), default: "\"utf8\"",
        "The unit of the lengths and offsets in `record`: bytes of UTF-8, or units of UTF-16.")
    case .piece:
      .init(
        .integer(1...Int64(Limits.fileBytes)),
        "The largest number of bytes, after escaping, between two joints of a long text.")
    case .joint:
      .init(.text(), "The string between the pieces of a long text, such as `\" + \"`.")
    }
  }
}

/// The keys of a target's `identifiers`.
enum IdentifierKey: String, LanguageKey {
  case `case`
  case enumerationCase = "enumeration-case"
  case globalCases = "global-cases"
  case reserved
  case reservedForm = "reserved-form"
  case unicodeForm = "unicode-form"
  case renamed
  case renamedInOptional = "renamed-in-optional"
  case ascii
  case types

  static let owner = "`identifiers`"

  var description: KeyDescription {
    switch self {
    case .case:
      .init(
        .choice(IdentifierStyle.Case.names), default: "\"lower-camel\"", "How words are joined.")
    case .enumerationCase:
      .init(
        .choice(IdentifierStyle.Case.names),
        "How the words of an enumeration's cases are joined; by default according to `case`.")
    case .globalCases:
      .init(
        .boolean, default: "false",
        "Whether the cases of all enumerations share one namespace, as in C, so that the name of each case begins with its type."
      )
    case .reserved: .init(.array(of: .text()), "Words that can't be constants as they are.")
    case .reservedForm:
      .init(.text(), default: "\"%_\"", "How a reserved word is written; `%` is the word.")
    case .unicodeForm:
      .init(
        .text(), default: "\"%\"",
        "How an identifier with characters outside ASCII is written; `%` is the identifier.")
    case .renamed:
      .init(
        .map(of: .text()),
        "Replacements for words that can't be identifiers even in their reserved form.")
    case .renamedInOptional:
      .init(
        .map(of: .text()),
        "Replacements for the cases of a choice that may have no checked item, such as Swift's `none`."
      )
    case .ascii:
      .init(
        .boolean, default: "false",
        "Whether a letter outside ASCII becomes `u` followed by its code point in hexadecimal.")
    case .types: .init(.array(of: .text()), "Type names that a menu's type can't have.")
    }
  }
}

/// The keys of a target's `flags`.
enum FlagsKey: String, LanguageKey {
  case names
  case separator
  case none

  static let owner = "`flags`"

  var description: KeyDescription {
    switch self {
    case .names:
      .init(
        .map(of: .text()),
        "The string for each flag; a flag without a string is left out. The flags: \(Self.flags)."
      )
    case .separator: .init(.text(), default: "\" | \"", "The string between two names.")
    case .none: .init(.text(), default: "\"0\"", "The string if no flags are set.")
    }
  }

  private static let flags = FlagNames.known.map { "`\($0.key)`" }.joined(separator: ", ")
}

/// The keys of a file of a target.
enum TargetFileKey: String, LanguageKey {
  case template
  case output
  case once
  case module
  case assets
  case when
  case interface

  static let owner = "a file of a target"

  var description: KeyDescription {
    switch self {
    case .template: .init(.text(), isRequired: true, "A `.stencil` file of the folder.")
    case .output:
      .init(.text(), isRequired: true, "The file's name; may use the template's vocabulary.")
    case .once:
      .init(
        .choice(TargetFile.Occasion.names), default: "\"menu\"",
        "Whether the file is written once per menu, once per output directory, or once per language in Android's resource folders, such as `res/values` and `res/values-de`."
      )
    case .module:
      .init(
        .text(),
        "A module with the same declarations as the file; with `runtime = \"import\"`, the file is not written."
      )
    case .assets:
      .init(
        .array(of: .text()), "Other files of the folder, available to the template in `assets`.")
    case .when:
      .init(
        .text(),
        "A parameter and its value, such as `view=true`: the file is written only with this value.")
    case .interface:
      .init(
        .array(of: .text()),
        "The interface texts that the code of the file shows or speaks, such as `search`.")
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
    case .type:
      .init(.choice(TargetParameter.Kind.names), isRequired: true, "The type of the values.")
    case .values:
      .init(
        .map(of: .text()),
        "For a choice: the possible words, each with the value that templates see.")
    case .default:
      .init(
        .scalar, isRequired: true,
        "The value for entries of `generate` that do not set the parameter.")
    case .summary: .init(.text(), "One sentence for `menuc template list`.")
    case .pattern:
      .init(.text(), "For a text: a regular expression that the whole text must match.")
    }
  }
}
