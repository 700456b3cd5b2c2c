/// A language in which a menu has texts: no menu says which that is.
public struct MenuLanguage: Sendable {
  /// Its tag, such as `de` or `zh-Hant`.
  public let tag: String
  /// Whether its text runs from right to left.
  public let isRightToLeft: Bool
}

extension MenuTable {
  /// The language of the texts: nil, because the document does not say.
  public var language: MenuLanguage? { nil }

  /// This menu, which has texts in one language only.
  public func table(in preferred: [String]) -> MenuTable { self }
}

extension MenuCursor {
  /// Nil: there are no other languages.
  init?(translated table: MenuTable, _ node: MenuNode) { return nil }
}
