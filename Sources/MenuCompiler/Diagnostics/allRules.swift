extension Rule {
  /// All rules, in the order of their names' declaration.
  public static let all: [Rule] = [
    .syntax, .notUTF8, .nulCharacter, .tooLarge, .tooDeep,
    .duplicateKey, .unknownKey, .missingKey, .wrongType, .invalidValue, .invalidColor,
    .invalidGlyph,
    .invalidShortcut, .invalidName, .invalidID,
    .unaddressableTitle, .duplicateID, .duplicateShortcut, .notACategory, .contradiction,
    .separatorKeys, .separatorTopLevel, .footerNotTopLevel,
    .undeclaredValue, .missingValue,
    .includeMissing, .includeOutside, .includeCycle,
    .unknownTarget, .unknownParameter, .nameCollision, .outputCollision,
    .templateOutside, .outputOutside, .scriptOutside, .unsafeURL,
    .emptyTitle, .paddedTitle, .duplicateTitle, .controlCharacter, .bidiControl,
    .caseOnlyDifference, .emptyCategory, .singleOpen, .deepMenu, .wideGroup, .urlScheme,
    .unusedColumn, .manyConstants, .unusedSuppression, .leafWithoutAction, .defaultValueRestated,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The rule of a name.
  public static func of(_ name: DiagnosticName) -> Rule {
    guard let rule = byName[name] else { preconditionFailure("'\(name.rawValue)' has no rule") }
    return rule
  }
}
