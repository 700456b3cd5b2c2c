/// A menu as flat columns, which targets print and generated code reads in place.
///
/// Nodes are numbered breadth-first: the top-level items, then the children of node 0, of node 1,
/// and so on, so that siblings are adjacent. Every column has one element per node.
package struct LoweredMenu: Sendable {
  package var name: String
  package var title: String
  /// The language of the texts, if the document declares it.
  package var language: LanguageTag?
  /// The texts of views in the menu's language, if they are built in or translated. English texts
  /// are omitted.
  var interfaceTexts: [InterfaceText: String] = [:]
  /// The texts in other languages, in the order of the tags' bytes.
  package var languages: [LoweredLanguage] = []
  package var settings: Menu.Settings
  /// Whether at most one top-level category can be open.
  package var topLevelIsSingle: Bool
  package var topLevelKeepsOpen: Bool
  /// Whether at most one top-level check item can be checked.
  package var topLevelChoosesOne: Bool
  package var topLevelCount: Int
  package var columns: [Column]
  /// The actions that the document declares; nil if it declares none.
  package var actions: [Action]?
  /// The arguments of declared actions, by the action's name; none for actions without arguments.
  var argumentsOfActions: [String: [ActionArgument]] = [:]
  /// The conditions that the program sets, by name.
  package var conditions: [Condition]

  package var ids: [String] = []
  package var titles: [String] = []
  package var details: [ItemDetails?] = []
  package var idIsDeclared: [Bool] = []
  /// The forms of the choices among the children of nodes with declared ids, by the numbers of
  /// these nodes.
  var choiceForms: [Int: ChoiceForm] = [:]
  /// The parent's number; -1 for top-level nodes.
  package var parents: [Int32] = []
  /// The number of the first child; 0 if there is none.
  package var firstChildren: [Int32] = []
  package var childCounts: [Int32] = []
  /// The depth of each node; 0 for top-level nodes.
  package var depths: [UInt8] = []
  package var flags: [NodeFlags] = []
  /// The number of rows that opening the node adds in the initial state: the sum of the visible
  /// sizes of its children, and 1 for the placeholder of a slot.
  package var shownRows: [Int32] = []
  /// A Fenwick tree for each group of siblings over their visible sizes in the initial state.
  /// Element i of a group (from 1) holds the sum of the i & −i sizes that end with element i.
  package var sizeTree: [Int32] = []
  /// The nodes in the order of their ids' UTF-8 bytes. Separators, which have no ids, come last.
  package var nodesByID: [Int32] = []
  /// The nodes in the order of the document, in which each node precedes its children.
  package var documentOrder: [Int32] = []

  /// The distinct conditions of items, in `when` or `enabled`, in the order of the first nodes that
  /// have them.
  package var whens: [LoweredWhen] = []
  /// The items that conditions follow, in the order of the items' numbers, then of the conditions.
  package var followers: [LoweredFollower] = []
  /// The flags before the initial state was computed, if that state depends on the language;
  /// otherwise empty.
  var declaredFlags: [NodeFlags] = []
  /// Whether each node initially has no row even if its ancestors are open: for example, because it
  /// is hidden, because its `when` does not hold, or because it is a separator that lacks a row on
  /// one side.
  var isAbsentAtFirst: [Bool] = []

  /// Whether any item has a text with a number.
  var hasPlurals = false

  package var count: Int { titles.count }

  /// The rule of the document's language for texts with a number; nil if the menu has no such
  /// texts.
  package var pluralRule: PluralRule? { hasPlurals ? language?.pluralRule : nil }

  /// The indicator of a node, with all settings merged.
  package func indicator(of node: Int) -> Indicator {
    details[node]?.fields.indicator.map { settings.indicator.merged(with: $0) }
      ?? settings.indicator
  }
}
