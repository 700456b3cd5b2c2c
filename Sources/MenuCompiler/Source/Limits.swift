/// The limits of the language. Exceeding one is an error that states the limit.
public enum Limits {
  /// Bytes of one file: 128 MiB.
  public static let fileBytes = 128 << 20
  /// Items of a menu, after aliases and includes.
  public static let items = 1_000_000
  /// Includes of a menu: documents that each include the next one twice double its items with each.
  public static let includes = 10_000
  /// Values of one file after aliases: protects against documents that grow by aliases.
  public static let values = 12_000_000
  /// Levels of items; a top-level item is on level 1.
  public static let depth = 64
  /// The most levels of tables and arrays that a document needs for ``depth`` levels of items.
  public static let nesting = 2 * depth + 8
  /// Bytes of one string: 64 KiB.
  public static let textBytes = 64 << 10
  /// The largest integer that every target can hold exactly: 2^53 − 1.
  public static let integer: Int64 = (1 << 53) - 1
  /// Values of all conditions of a menu: engines keep them in the bits of one integer.
  public static let conditionBits = 64
  /// Steps of a search for values of conditions, after which an item is assumed to show.
  static let conditionSteps = 10_000
  /// Literals that all such searches in a menu look at, after which all items are assumed to show.
  static let conditionWork = 20_000_000
  /// Letters and candidates that searches for what misspelt words mean look at, for each kind of word in a
  /// menu; after that, only candidates that differ by one letter are found.
  static let suggestionWork = 32_000_000
  /// Catalogs of one menu.
  static let catalogs = 500
  /// The largest number of rows or lines: every target's integers can hold it.
  public static let count: Int64 = (1 << 31) - 1
}
