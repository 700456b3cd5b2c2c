/// An item of a menu that is known only at run time, with the items below it.
///
/// ```swift
/// let theme = MenuItem(
///   "theme", "Theme", .choosesOne,
///   items: [MenuItem("light", "Light", .checked), MenuItem("dark", "Dark")])
/// ```
///
/// `MenuTable(items:)` creates a table from items.
public struct MenuItem: Sendable {
  /// The kind of an item, its initial state, and the rules of its group of children.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A category, even if it has no items.
    public static let category = Flags(rawValue: 1)
    /// A category or an item with a body that starts open.
    public static let open = Flags(rawValue: 2)
    /// A category or an item with a body that is always open.
    public static let fixed = Flags(rawValue: 4)
    /// Starts hidden.
    public static let hidden = Flags(rawValue: 8)
    /// Does not respond to taps.
    public static let disabled = Flags(rawValue: 16)
    /// A line between items, which has neither an id nor a title.
    public static let separator = Flags(rawValue: 32)
    /// At most one child may be open.
    public static let single = Flags(rawValue: 64)
    /// The last open child stays open.
    public static let keepOpen = Flags(rawValue: 128)
    /// A leaf that can be checked, or a category that is a summary check of the items below it.
    public static let checkItem = Flags(rawValue: 256)
    /// A check item that starts checked.
    public static let checked = Flags(rawValue: 512)
    /// At most one child can be checked; all children that are leaves are check items.
    public static let choosesOne = Flags(rawValue: 1024)
    /// A category whose rows the program provides; it has no items.
    public static let slot = Flags(rawValue: 2048)
    /// A category whose items are on a separate page.
    public static let page = Flags(rawValue: 4096)
    /// A category whose rows are among the rows of its siblings, and which is always open. The
    /// title is a heading above these rows; it can be empty.
    public static let inline = Flags(rawValue: 8192)
    /// An inline category that has a separator before and after it.
    public static let separators = Flags(rawValue: 16384)
    /// A category with `choosesOne` whose row shows the title of the checked item as its detail.
    public static let showsChecked = Flags(rawValue: 32768)
    /// A slot in which any number of rows can be checked. The program keeps the checks, like those
    /// of a slot with `choosesOne`.
    public static let choosesAny = Flags(rawValue: 65536)

    /// The flags with their names in JSON.
    static let names: [(name: String, flag: Flags)] = [
      ("category", .category), ("open", .open), ("fixed", .fixed), ("hidden", .hidden),
      ("disabled", .disabled), ("separator", .separator), ("single", .single),
      ("keepOpen", .keepOpen), ("checkItem", .checkItem), ("summaryCheck", .checkItem),
      ("checked", .checked), ("choosesOne", .choosesOne), ("slot", .slot), ("page", .page),
      ("inline", .inline), ("separators", .separators), ("showsChecked", .showsChecked),
      ("choosesAny", .choosesAny),
    ]
  }

  /// A key with one value; the raw value is the key in tables.
  public enum Key: String, CaseIterable, Sendable {
    case detail, body, footer, icon, accessory, action, url, shortcut, mnemonic, tag, height, badge
    case badgeVariant = "badge-variant"
    case role, help
    case disabledReason = "disabled-reason"
    case placeholder, loading
    /// Additional words by which a search finds the item.
    case keywords
    /// The ids that the item had before.
    case formerIDs = "was"
    /// The text that assistive technologies read instead of the title.
    case accessibilityLabel = "label"
    /// The text that assistive technologies read after the title.
    case accessibilityHint = "hint"

    /// The character between the strings of a value that is a list.
    var separator: String { self == .keywords ? "\n" : " " }
  }

  /// The item's stable identity, unique in the menu, without spaces or control characters; empty
  /// for a separator. It is never derived from the title, because saved states and `setTable(to:)`
  /// find the item by it.
  public var id: String
  /// The title; empty for a separator.
  public var title: String
  /// The kind of the item and its initial state.
  public var flags: Flags
  /// The values of keys.
  public var fields: [Key: MenuValue]
  /// For each of `detail`, `badge` and `accessibilityLabel` that is a text with a number: its
  /// forms, by their names in CLDR, such as `one` and `other`. They replace the value in `fields`.
  public var forms: [Key: [String: String]] = [:]
  /// The items below this item. If there are any, the item is a category.
  public var items: [MenuItem]
  /// The conditions under which the item shows: all entries must hold. An entry holds if at least
  /// one of its terms does, such as `signed-in`, `!signed-in` or `device=phone`.
  public var when: [[String]] = []
  /// The conditions under which the item responds to taps, in the form of `when`.
  public var enabled: [[String]] = []
  /// The item's own indicator; nil for the menu's.
  public var indicator: MenuIndicator?
  /// The values of the arguments of the item's action, by their names.
  public var arguments: [String: MenuValue] = [:]
  /// The values of columns, by the names of the columns.
  public var values: [String: MenuValue] = [:]

  /// Creates an item.
  public init(
    _ id: String, _ title: String, _ flags: Flags = [], fields: [Key: MenuValue] = [:],
    items: [MenuItem] = []
  ) {
    self.id = id
    self.title = title
    self.flags = flags
    self.fields = fields
    self.items = items
  }

  /// A line between items.
  public static var separator: MenuItem { MenuItem("", "", .separator) }
}

/// A value of an item's key, argument or column; written as a literal.
public enum MenuValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// Keywords, or former ids.
  case strings([String])

  /// The value in the form that tables use.
  func text(separator: String = " ") -> String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): MenuValue.text(number)
    case .boolean(let flag): flag ? "1" : "0"
    case .strings(let texts): texts.joined(separator: separator)
    }
  }

  private static func text(_ number: Double) -> String {
    // Rounding would need the mathematical library of the system.
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") && number.magnitude < 1e15 ? String(text.dropLast(2)) : text
  }
}

extension MenuValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(arrayLiteral elements: String...) { self = .strings(elements) }
}

/// A condition of a menu that is known only at run time.
public struct MenuCondition: Sendable {
  /// The name that terms use.
  public var name: String
  /// The values in their order; empty if the condition is true or false. If a condition follows a
  /// choice of one and no values are given, the values are the last parts of the ids of the
  /// choice's check items.
  public var choices: [String]
  /// The number of the value at first: 0 for false, 1 for true, or the value's place in `choices`.
  /// If the condition follows an item, the check at first determines the value instead.
  public var initial: Int
  /// The id of the check item, or of the choice of one, that the condition follows; nil if the
  /// program sets it.
  public var follows: String?

  /// Creates a condition.
  public init(
    _ name: String, choices: [String] = [], initial: Int = 0, follows: String? = nil
  ) {
    self.name = name
    self.choices = choices
    self.initial = initial
    self.follows = follows
  }
}

/// The reason why items do not form a table.
public struct MenuTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem.
  public enum Problem: String, Sendable {
    case missingID = "has no id"
    case invalidID = "has an id with a space or a control character"
    case repeatedID = "has the id of another item"
    case takenFormerID = "has a former id that another item has or had"
    case tooDeep = "is more than 64 levels deep"
    case tooMany = "is one of more than 1,000,000 items"
    case parentNotBefore = "comes before its parent"
    case slotWithItems = "is a slot and has items"
    case invalidInline = "is inline, but is a page, a section or an item with a body"
    case invalidPage = "is a page, but also a slot or an item with a body"
    case severalChecked = "is checked beside another item of a choice of one"
    case unknownCondition = "depends on a condition or a choice that the menu does not have"
    case invalidCondition =
      "is a condition with a repeated name or choice, too many values or an invalid initial value"
    case invalidFollows = "follows neither a check item nor a choice of one"
  }

  /// A description of the problem.
  public let problem: Problem
  /// The id of the item or, if it has none, its title; or the name of the condition.
  public let item: String

  public var description: String { "\"\(item)\" \(problem.rawValue)." }
}
