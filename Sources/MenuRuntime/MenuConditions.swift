/// A value that a program gives to a condition, both by number.
///
/// Conditions are numbered in the order of their names. The values of a condition that is true or
/// false are 0 for false and 1 for true; those of any other are its choices, from 0.
public struct MenuConditionValue: Hashable, Sendable {
  /// The condition's number.
  public var condition: Int
  /// The value's number.
  public var value: Int

  /// A value of a condition.
  public init(condition: Int, value: Int) {
    self.condition = condition
    self.value = value
  }
}

/// The conditions of a menu, and the items that depend on them; part of its table.
///
/// The bits of all conditions are in one word: one for a condition that is true or false, set if it is
/// true, and one for each choice of the others, of which exactly one is set, or none while the condition
/// follows a choice without a checked item.
struct MenuConditions: Sendable {
  /// The bits of a condition, and how many values it has.
  struct BitField {
    var firstBit: Int
    var bitCount: Int
    var valueCount: Int
  }

  /// A bit that is set while an item is checked.
  struct Follower {
    var node: Int
    var bit: UInt64
  }

  /// An entry of a `when`.
  private struct Clause {
    /// The number of the `when`, which holds if all of its clauses do.
    var when: Int
    /// The bits one of which is set if the clause holds, or one of which is not set.
    var any: UInt64
    var not: UInt64

    func holds(_ bits: UInt64) -> Bool { bits & any | ~bits & not != 0 }
  }

  /// By the numbers of the conditions.
  private(set) var fields: [BitField] = []
  /// The bits of the conditions' defaults.
  private(set) var initialBits: UInt64 = 0
  /// In the order of their `when`.
  private var clauses: [Clause] = []
  /// The items with a `when`, in its order, and where those of each one start. Where the `when` is
  /// that of an item's `enabled`, the number of all items is added to the item's.
  private var items: [Int] = []
  private var starts: [Int] = [0]
  /// The items that conditions follow, ascending.
  private(set) var followers: [Follower] = []
  /// All bits of the conditions that follow items.
  private(set) var followedBits: UInt64 = 0

  /// The number of conditions.
  var count: Int { fields.count }

  /// No condition.
  init() {}

  /// The conditions of generated code, whose texts are numbers.
  init(
    _ conditions: StaticString, _ whens: StaticString, _ items: StaticString,
    _ followers: StaticString, nodeCount: Int
  ) {
    self.init(
      conditions: MenuConditions.numbers(conditions), whens: MenuConditions.numbers(whens),
      items: MenuConditions.numbers(items), followers: MenuConditions.numbers(followers),
      nodeCount: nodeCount)
  }

  /// - Parameters:
  ///   - conditions: For each, its bits, its values, and its value at first, or the number of its values
  ///     if it has none.
  ///   - whens: For each entry, ascending, the number of its `when`, then the lower and upper 32 bits
  ///     of `any`, and those of `not`.
  ///   - items: For each item with a `when`, ordered by the second, its number and that of its `when`.
  ///     Where it is the condition of an item's `enabled`, `nodeCount` is added to the item's number.
  ///   - followers: For each item that a condition follows, ascending, its number, that of the
  ///     condition, and the value that the condition has while the item is checked.
  init(
    conditions: [Int], whens: [Int], items: [Int], followers: [Int] = [], nodeCount: Int
  ) {
    var bit = 0
    for place in stride(from: 0, to: conditions.count - 2, by: 3) {
      let field = BitField(
        firstBit: bit, bitCount: conditions[place], valueCount: conditions[place + 1])
      bit += field.bitCount
      if bit > 64 { break }
      fields.append(field)
      initialBits |= field.bits(conditions[place + 2])
    }
    for place in stride(from: 0, to: whens.count - 4, by: 5) {
      clauses.append(
        Clause(
          when: whens[place], any: MenuConditions.mask(whens, place + 1),
          not: MenuConditions.mask(whens, place + 3)))
    }
    for place in stride(from: 0, to: items.count - 1, by: 2) {
      let when = items[place + 1]
      while starts.count <= when { starts.append(self.items.count) }
      if items[place] < 2 * nodeCount { self.items.append(items[place]) }
    }
    starts.append(self.items.count)
    for place in stride(from: 0, to: followers.count - 2, by: 3) {
      let (node, condition) = (followers[place], followers[place + 1])
      if node >= nodeCount || condition >= fields.count { continue }
      let bit = fields[condition].bits(followers[place + 2])
      self.followers.append(Follower(node: node, bit: bit))
      followedBits |= fields[condition].mask
    }
  }

  /// Where the followers start whose items have this number or a higher one.
  private func firstFollower(_ node: Int) -> Int {
    var (low, high) = (0, followers.count)
    while low < high {
      let middle = (low + high) / 2
      if followers[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bits that are set while an item is checked; 0 if no condition follows it.
  func bits(following node: Int) -> UInt64 {
    var bits: UInt64 = 0
    var place = firstFollower(node)
    while place < followers.count, followers[place].node == node {
      bits |= followers[place].bit
      place += 1
    }
    return bits
  }

  /// The 64 bits whose lower and upper half are here.
  private static func mask(_ numbers: [Int], _ place: Int) -> UInt64 {
    let lower = UInt64(truncatingIfNeeded: numbers[place]) & 0xFFFF_FFFF
    let upper = UInt64(truncatingIfNeeded: numbers[place + 1])
    return upper &<< 32 | lower
  }

  /// The decimal numbers in a text, with any bytes between them.
  static func numbers(_ text: StaticString) -> [Int] {
    var result: [Int] = []
    let bytes = text.utf8Start
    let end = text.utf8CodeUnitCount
    var place = 0
    while place < end {
      let start = place
      var value = 0
      while place < end, MenuByte.isDigit(bytes[place]) {
        value = value * 10 + MenuByte.digit(bytes[place])
        place += 1
      }
      if place > start { result.append(value) }
      place += 1
    }
    return result
  }

  /// Which of the `when` hold for these bits.
  func evaluate(_ bits: UInt64) -> [Bool] {
    var holds = Array(repeating: true, count: starts.count - 1)
    for clause in clauses where clause.when < holds.count && !clause.holds(bits) {
      holds[clause.when] = false
    }
    return holds
  }

  /// Visits the items with a `when`, in ascending order, then those whose `enabled` it is, with the
  /// number of all items added to theirs.
  func forEachItem(of when: Int, _ visit: (Int) -> Void) {
    for place in starts[when]..<starts[when + 1] { visit(items[place]) }
  }
}

extension MenuConditions.BitField {
  /// All of its bits.
  var mask: UInt64 {
    let ones = 0xFFFF_FFFF_FFFF_FFFF &>> UInt64(truncatingIfNeeded: 64 - bitCount)
    return ones &<< UInt64(truncatingIfNeeded: firstBit)
  }

  /// The number of the value that these bits have; −1 if there is none.
  func value(in bits: UInt64) -> Int {
    if bitCount == valueCount, bits & mask == 0 { return -1 }
    var value = 0
    while value + 1 < valueCount, bits & mask != self.bits(value) { value += 1 }
    return value
  }

  /// The bits that are set for a value; none for a value that the condition does not have.
  func bits(_ value: Int) -> UInt64 {
    if value >= valueCount { return 0 }
    let bit = bitCount == valueCount ? value : 0
    let isSet: UInt64 = bitCount == valueCount || value == 1 ? 1 : 0
    return isSet &<< UInt64(truncatingIfNeeded: firstBit + bit)
  }
}

/// The values of a menu's conditions, and what hides its nodes.
struct MenuConditionState: Sendable {
  /// The bits of the conditions.
  var bits: UInt64
  /// Two bits for each node: whether the program hides it, and whether its `when` does. Empty in a menu
  /// without conditions.
  private var hiders: [UInt64] = []
  /// One bit for each node: whether conditions have enabled or disabled it since the start. Empty until
  /// they do so for the first time.
  private var turned: [UInt64] = []
  private let count: Int

  /// The conditions before any event, while neither the program nor a `when` hides anything.
  init(_ table: MenuTable) {
    bits = table.conditions.initialBits
    count = table.count
    if table.conditions.count > 0 { hiders = Array(repeating: 0, count: table.count / 32 + 1) }
  }

  /// Visits the items that the conditions hide at first.
  mutating func start(_ conditions: MenuConditions, _ hide: (Int) -> Void) {
    let holds = conditions.evaluate(bits)
    for when in holds.indices where !holds[when] {
      conditions.forEachItem(of: when) { node in
        // The table says which nodes are disabled at first.
        if node >= count { return }
        _ = flipWhen(node)
        hide(node)
      }
    }
  }

  /// Gives conditions values, and returns the numbers of the `when` that change.
  mutating func set(_ values: [MenuConditionValue], _ conditions: MenuConditions) -> [Int] {
    let old = bits
    for value in values where value.condition >= 0 && value.condition < conditions.count {
      let field = conditions.fields[value.condition]
      if value.value < 0 || value.value >= field.valueCount { continue }
      if field.mask & conditions.followedBits != 0 { continue }
      bits = (bits | field.mask) ^ field.mask | field.bits(value.value)
    }
    return changed(since: old, conditions)
  }

  /// Gives the conditions that follow an item their values after it was checked or unchecked, and
  /// returns the numbers of the `when` that change.
  mutating func follow(
    unchecked: Int, checked: Int, _ conditions: MenuConditions
  ) -> [Int] {
    let old = bits
    let cleared = conditions.bits(following: unchecked)
    bits = (bits | cleared) ^ cleared | conditions.bits(following: checked)
    return changed(since: old, conditions)
  }

  /// Gives all conditions that follow items their values, and returns the numbers of the `when` that
  /// change.
  mutating func follow(_ checks: MenuChecks, _ conditions: MenuConditions) -> [Int] {
    let old = bits
    bits = (bits | conditions.followedBits) ^ conditions.followedBits
    for follower in conditions.followers where checks.isChecked(follower.node) {
      bits |= follower.bit
    }
    return changed(since: old, conditions)
  }

  /// The numbers of the `when` that changed together with the bits.
  private func changed(since old: UInt64, _ conditions: MenuConditions) -> [Int] {
    if bits == old { return [] }
    let (held, holds) = (conditions.evaluate(old), conditions.evaluate(bits))
    return holds.indices.filter { held[$0] != holds[$0] }
  }

  /// Notes that the program hides a node or shows it again; returns whether anything hides the node.
  mutating func setHidden(_ isHidden: Bool, _ node: Int) -> Bool {
    if hiders.isEmpty { return isHidden }
    let shift = UInt64(truncatingIfNeeded: node * 2)
    hiders[node &>> 5] |= 1 &<< shift
    if !isHidden { hiders[node &>> 5] ^= 1 &<< shift }
    return hiders[node &>> 5] &>> shift & 3 != 0
  }

  /// Whether the program hides the node, which anything hides or not.
  func isHiddenByProgram(_ node: Int, isHidden: Bool) -> Bool {
    if hiders.isEmpty { return isHidden }
    return hiders[node &>> 5] &>> UInt64(truncatingIfNeeded: node * 2) & 1 != 0
  }

  /// Notes that a node's `when` began or ceased to hold; returns whether anything hides the node.
  mutating func flipWhen(_ node: Int) -> Bool {
    if hiders.isEmpty { return false }
    let shift = UInt64(truncatingIfNeeded: node * 2)
    hiders[node &>> 5] ^= 2 &<< shift
    return hiders[node &>> 5] &>> shift & 3 != 0
  }

  /// Whether conditions have enabled or disabled the node since the start.
  func isTurned(_ node: Int) -> Bool {
    if turned.isEmpty || node < 0 || node >= count { return false }
    return turned[node &>> 6] &>> UInt64(truncatingIfNeeded: node) & 1 != 0
  }

  /// Notes that conditions enable disabled nodes, and disable enabled ones.
  mutating func turn(_ nodes: [Int]) {
    if turned.isEmpty, !nodes.isEmpty { turned = Array(repeating: 0, count: count / 64 + 1) }
    for node in nodes { turned[node &>> 6] ^= 1 &<< UInt64(truncatingIfNeeded: node) }
  }
}
