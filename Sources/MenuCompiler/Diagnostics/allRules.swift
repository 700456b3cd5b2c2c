extension Rule {
  /// All rules, in the order of their names' declaration.
  public static let all: [Rule] = [
    .emptyTitle, .paddedTitle, .duplicateTitle, .controlCharacter, .bidiControl,
    .caseOnlyDifference, .emptyCategory, .singleOpen, .deepMenu, .wideGroup, .urlScheme,
    .unusedColumn, .manyConstants, .unusedSuppression, .leafWithoutAction, .defaultValueRestated,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The rule of a name.
  public static func of(_ name: DiagnosticName) -> Rule {
    byName[name]
      ?? Rule(
        name, .error, "", reason: "", bad: Example(toml: "", yaml: ""),
        good: Example(toml: "", yaml: ""))
  }
}
