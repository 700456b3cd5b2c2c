/// A menu's static table: strings that are read in place, and the document's settings.
///
/// Immutable, and parsed only where a query asks. Every query takes any node; one outside the menu
/// has no parent, children, texts or flags.
public final class MenuTable: Sendable {
  /// The menu's name, as in generated type names.
  public let name: String
  /// The heading of the menu.
  public let title: String
  /// The languages in which the menu has texts, the document's own first; empty if it does not say
  /// which that is.
  public let languages: [MenuLanguage]
  /// The language that `table(in:)` chose; nil if the texts are the document's without a choice.
  public let chosenLanguage: MenuLanguage?
  /// How visible items are placed in sections and rows.
  public let layout: MenuLayout
  /// The document's settings for presentation.
  public let settings: MenuSettings
  /// The number of nodes, separators included; at most 1,000,000.
  public let count: Int
  /// The number of top-level nodes.
  public let topLevelCount: Int
  let topLevelIsSingle: Bool
  let topLevelKeepsOpen: Bool
  let topLevelChoosesOne: Bool
  let line: MenuStructureLine
  let textCount: Int
  let formerIDCount: Int
  let conditions: MenuConditions
  // Safe to share: these bytes never change, and live as long as the program.
  nonisolated(unsafe) let structure: UnsafePointer<UInt8>
  nonisolated(unsafe) let text: UnsafePointer<UInt8>
  nonisolated(unsafe) let formerIDs: UnsafePointer<UInt8>

  /// The table of generated code.
  ///
  /// `structure` and `text` have one line per node, in the order of their numbers. A line of
  /// `structure` is laid out as `MenuStructureLine` describes. A line of `text` is
  /// `id title{ key value}`, where the id, the title and values are written as `LENGTH:BYTES`.
  /// `formerIDs` has one line for each id that an item had before, sorted by their bytes: the item's
  /// number in `digits` bytes, a space and the id. `conditions`, `whens` and `conditionalItems` are
  /// numbers, as `MenuConditions` describes them.
  public convenience init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    topLevelChoosesOne: Bool, settings: MenuSettings, structure: StaticString,
    text: StaticString, formerIDs: StaticString = "", conditions: StaticString = "",
    whens: StaticString = "", conditionalItems: StaticString = "",
    languages: [MenuLanguage] = []
  ) {
    self.init(
      name: name, title: title, nodeCount: nodeCount, topLevelCount: topLevelCount,
      digits: digits, textDigits: textDigits, layout: layout,
      topLevelIsSingle: topLevelIsSingle, topLevelKeepsOpen: topLevelKeepsOpen,
      topLevelChoosesOne: topLevelChoosesOne, settings: settings,
      structure: structure.utf8Start, structureCount: structure.utf8CodeUnitCount,
      text: text.utf8Start, textCount: text.utf8CodeUnitCount,
      formerIDs: formerIDs.utf8Start, formerIDCount: formerIDs.utf8CodeUnitCount,
      conditions: MenuConditions(conditions, whens, conditionalItems, nodeCount: nodeCount),
      languages: languages)
  }

  /// The table whose strings are these bytes, which must never change or be freed.
  ///
  /// A structure that is too short for its nodes gives an empty table.
  init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    topLevelChoosesOne: Bool, settings: MenuSettings, structure: UnsafePointer<UInt8>,
    structureCount: Int, text: UnsafePointer<UInt8>, textCount: Int,
    formerIDs: UnsafePointer<UInt8>, formerIDCount: Int,
    conditions: MenuConditions = MenuConditions(), languages: [MenuLanguage] = [],
    chosenLanguage: MenuLanguage? = nil
  ) {
    self.name = name
    self.title = title
    self.languages = languages
    self.chosenLanguage = chosenLanguage
    self.layout = layout
    self.settings = settings
    self.topLevelIsSingle = topLevelIsSingle
    self.topLevelKeepsOpen = topLevelKeepsOpen
    self.topLevelChoosesOne = topLevelChoosesOne
    self.structure = structure
    self.text = text
    self.textCount = textCount
    self.formerIDs = formerIDs
    self.formerIDCount = formerIDCount
    line = MenuStructureLine(digits: digits, textDigits: textDigits)
    let isWhole = nodeCount > 0 && nodeCount * line.width <= structureCount
    count = isWhole ? nodeCount : 0
    self.topLevelCount = isWhole ? topLevelCount : 0
    self.conditions = isWhole ? conditions : MenuConditions()
  }
}
