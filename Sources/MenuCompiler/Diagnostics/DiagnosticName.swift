/// The stable names of problems. A name never changes its meaning.
public enum DiagnosticName: String, Sendable, CaseIterable {
  // The text itself.
  case syntax
  case notUTF8 = "not-utf8"
  case nulCharacter = "nul-character"
  case tooLarge = "too-large"
  case tooDeep = "too-deep"
  // Keys and values.
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case invalidColor = "invalid-color"
  case invalidGlyph = "invalid-glyph"
  case invalidShortcut = "invalid-shortcut"
  case invalidName = "invalid-name"
  case invalidID = "invalid-id"
  // Items.
  case unaddressableTitle = "unaddressable-title"
  case duplicateID = "duplicate-id"
  case duplicateShortcut = "duplicate-shortcut"
  case notACategory = "not-a-category"
  case contradiction
  case separatorKeys = "separator-keys"
  case separatorTopLevel = "separator-top-level"
  case footerNotTopLevel = "footer-not-top-level"
  // Columns.
  case undeclaredValue = "undeclared-value"
  case missingValue = "missing-value"
  // Includes.
  case includeMissing = "include-missing"
  case includeOutside = "include-outside"
  case includeCycle = "include-cycle"
  // What is generated.
  case unknownTarget = "unknown-target"
  case unknownParameter = "unknown-parameter"
  case nameCollision = "name-collision"
  case outputCollision = "output-collision"
  case templateOutside = "template-outside"
  case outputOutside = "output-outside"
  case scriptOutside = "script-outside"
  case unsafeURL = "unsafe-url"

  // Warnings: the menu can be built, but is hardly what its author wants.
  case emptyTitle = "empty-title"
  case paddedTitle = "padded-title"
  case duplicateTitle = "duplicate-title"
  case controlCharacter = "control-character"
  case bidiControl = "bidi-control"
  case caseOnlyDifference = "case-only-difference"
  case emptyCategory = "empty-category"
  case singleOpen = "single-open"
  case deepMenu = "deep-menu"
  case wideGroup = "wide-group"
  case urlScheme = "url-scheme"
  case unusedColumn = "unused-column"
  case manyConstants = "many-constants"
  case unusedSuppression = "unused-suppression"
  // Off unless they are asked for.
  case leafWithoutAction = "leaf-without-action"
  case defaultValueRestated = "default-value-restated"

  /// What the name weighs unless a setting says otherwise; nil if it is off.
  public var severity: Severity? { Rule.of(self).severity }
}
