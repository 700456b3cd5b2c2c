/// A menu as flat columns, which every target prints and which the generated code reads in place.
///
/// Nodes are numbered breadth-first: the top-level items, then the children of node 0, of node 1,
/// and so on, so that siblings are adjacent. Every column has one element per node.
public struct LoweredMenu: Sendable {
  public var name: String
  public var title: String
  /// The language of the texts, if the document declares it.
  public var language: LanguageTag?
  /// The texts in other languages, in the order of the tags' bytes.
  public var languages: [LoweredLanguage] = []
  public var settings: Menu.Settings
  /// The rules of the top-level group.
  public var topLevelIsSingle: Bool
  public var topLevelKeepsOpen: Bool
  /// Whether at most one top-level check item can be checked.
  public var topLevelChoosesOne: Bool
  public var topLevelCount: Int
  public var columns: [Column]
  /// The actions that the document declares; nil if it declares none.
  public var actions: [Action]?
  /// The conditions that the program sets, by name.
  public var conditions: [Condition]

  public var ids: [String] = []
  public var titles: [String] = []
  public var details: [ItemDetails?] = []
  public var idIsDeclared: [Bool] = []
  /// The parent's number; -1 for top-level nodes.
  public var parents: [Int32] = []
  /// The number of the first child; 0 if there is none.
  public var firstChildren: [Int32] = []
  public var childCounts: [Int32] = []
  /// The depth of each node; 0 for top-level nodes.
  public var depths: [UInt8] = []
  public var flags: [NodeFlags] = []
  /// The number of rows that opening the node shows in the initial state: the sum of the visible
  /// sizes of its children.
  public var shownRows: [Int32] = []
  /// A Fenwick tree over each group of siblings, of their visible sizes in the initial state:
  /// element i of a group (from 1) holds the sum of the i & −i sizes up to it.
  public var sizeTree: [Int32] = []
  /// The nodes in the order of their ids' UTF-8 bytes; separators, which have no ids, come last.
  public var nodesByID: [Int32] = []
  /// The nodes in the order of the document, in which each node precedes its children.
  public var documentOrder: [Int32] = []

  /// The different `when`s of items, in the order of their first nodes.
  public var whens: [LoweredWhen] = []
  /// Whether each node has no row at first, even if its ancestors are open: it is hidden, its `when`
  /// does not hold, or it is a separator without a row on either side.
  var isAbsentAtFirst: [Bool] = []

  public var count: Int { titles.count }

  /// The indicator of a node, with all settings merged.
  public func indicator(of node: Int) -> Indicator {
    details[node]?.fields.indicator.map { settings.indicator.merged(with: $0) }
      ?? settings.indicator
  }
}
