/// A menu's static table: two texts that are read in place, and the document's settings.
///
/// Unchanging, so that a copy is a reference. Nothing is parsed before it is asked for.
/// Every query takes any node; one outside the menu has no parent, children, texts or flags.
public final class MenuTable: Sendable {
  /// The menu's name, as in generated type names.
  public let name: String
  /// What a person reads above the menu.
  public let title: String
  /// How visible items are placed in sections and rows.
  public let layout: MenuLayout
  /// What the document says about presentation.
  public let settings: MenuSettings
  /// The number of nodes, separators included; at most 1,000,000.
  public let count: Int
  /// The number of top-level nodes.
  public let topLevelCount: Int
  let topLevelIsSingle: Bool
  let topLevelKeepsOpen: Bool
  let digits: Int
  let textDigits: Int
  let lineWidth: Int
  let textCount: Int
  // Unsafe only to the compiler: these bytes never change and live as long as the program.
  nonisolated(unsafe) let structure: UnsafePointer<UInt8>
  nonisolated(unsafe) let text: UnsafePointer<UInt8>

  /// The table of generated code.
  ///
  /// `structure` has one line an item, of `parent first count tree shown rank` in `digits`
  /// columns each, right-aligned, then `depth` in 2, nine flags, and the item's offset in
  /// `text` in `textDigits`. The flags are `c` category, `b` body, `o` open at first (after the
  /// group rules, dormant or not), `f` fixed (not collapsible), `h` hidden at first,
  /// `d` disabled, `s` separator, and for the group of its children `1` single, `k` keep-open.
  /// `text` has one line an item: `id title{ key value}`, values as `LENGTH:BYTES`.
  public convenience init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    settings: MenuSettings, structure: StaticString, text: StaticString
  ) {
    self.init(
      name: name, title: title, nodeCount: nodeCount, topLevelCount: topLevelCount,
      digits: digits, textDigits: textDigits, layout: layout,
      topLevelIsSingle: topLevelIsSingle, topLevelKeepsOpen: topLevelKeepsOpen,
      settings: settings, structure: structure.utf8Start,
      structureCount: structure.utf8CodeUnitCount, text: text.utf8Start,
      textCount: text.utf8CodeUnitCount)
  }

  /// A table over bytes of one's own, which must stay unchanged as long as the program runs.
  ///
  /// For tools and tests that make tables at run time. A `structure` shorter than `nodeCount`
  /// lines gives an empty table.
  public init(
    name: String, title: String, nodeCount: Int, topLevelCount: Int, digits: Int,
    textDigits: Int, layout: MenuLayout, topLevelIsSingle: Bool, topLevelKeepsOpen: Bool,
    settings: MenuSettings, structure: UnsafePointer<UInt8>, structureCount: Int,
    text: UnsafePointer<UInt8>, textCount: Int
  ) {
    self.name = name
    self.title = title
    self.layout = layout
    self.settings = settings
    self.topLevelIsSingle = topLevelIsSingle
    self.topLevelKeepsOpen = topLevelKeepsOpen
    self.structure = structure
    self.text = text
    self.textCount = textCount
    self.digits = digits
    self.textDigits = textDigits
    let width = 6 * digits + 20 + textDigits
    let isWhole = nodeCount > 0 && nodeCount * width <= structureCount
    lineWidth = width
    count = isWhole ? nodeCount : 0
    self.topLevelCount = isWhole ? topLevelCount : 0
  }
}
