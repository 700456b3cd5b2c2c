import TestSupport

/// A menu with items that only some languages have, for the tests of generated code.
enum LocalMenu {
  private static let document = """
    menu: Local
    language: en
    translations: "local/{language}.json"
    expansion: single
    items:
      - General
      - title: Imprint
        when: language=de
        items: [Address]
      - title: Legal
        when: "!language=de"
        items: [{ title: Terms, id: legal.terms, enabled: language=fr }]
    """

  /// Writes the menu as `local.yaml`, with its catalogs.
  static func write(to directory: TemporaryDirectory) throws {
    try directory.write(document, to: "local.yaml")
    for tag in ["de", "fr"] { try directory.write("{}", to: "local/\(tag).json") }
  }

  /// What programs print, which begin in German and go on in French, in French again and in English: the
  /// removed, inserted and updated rows of each change, and the ids of all rows.
  static let printed = """
    de: general imprint imprint.address
    fr: [1-3] [1-3] [] general legal legal.terms true
    fr: [] [] [] general legal legal.terms true
    en: [] [] [2] general legal legal.terms false

    """
}
