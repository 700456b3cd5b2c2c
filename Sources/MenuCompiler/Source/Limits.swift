/// The limits of the language and of the analyses of a menu. A document that exceeds a limit of the
/// language causes an error that states the limit.
package enum Limits {
  /// The size of one file in bytes: 128 MiB.
  package static let fileBytes = 128 << 20
  /// The number of items in a menu after aliases and includes are expanded.
  package static let items = 1_000_000
  /// The number of includes in a menu. If each document includes the next one twice, each document
  /// doubles the number of items.
  package static let includes = 10_000
  /// The number of values in one file after aliases are expanded. The limit protects against
  /// documents that grow through aliases.
  package static let values = 12_000_000
  /// The number of levels of items; a top-level item is on level 1.
  package static let depth = 64
  /// The maximum number of levels of tables and arrays that a document needs for ``depth`` levels
  /// of items.
  package static let nesting = 2 * depth + 8
  /// The length of one string in bytes: 64 KiB.
  package static let textBytes = 64 << 10
  /// The length of a menu's name in bytes. The names of generated files contain it, with a
  /// separator before each capital letter.
  static let menuNameBytes = 100
  /// The largest integer that every target can hold exactly: 2^53 − 1.
  package static let integer: Int64 = (1 << 53) - 1
  /// The total number of values of all conditions in a menu. A condition without choices counts as
  /// one value.
  package static let conditionBits = 1024
  /// The number of values of one condition, which analyses store in the bits of one integer.
  package static let conditionValues = 64
  /// The number of steps after which a search for values of conditions gives up and treats an item
  /// as visible.
  static let conditionSteps = 10_000
  /// The number of literals that all searches for values of conditions in a menu may examine.
  /// Beyond this limit, all items are treated as possibly visible.
  static let conditionWork = 20_000_000
  /// The number of letters and candidates that searches for the meaning of misspelled words may
  /// examine, for each kind of word in a menu. Beyond this limit, only candidates that differ by
  /// one letter are found.
  static let suggestionWork = 32_000_000
  /// The number of catalogs of one menu.
  static let catalogs = 500
  /// The largest number of rows or lines, which fits into the integers of every target.
  package static let count: Int64 = (1 << 31) - 1
}
