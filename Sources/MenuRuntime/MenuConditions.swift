/// A condition and the value that a program gives it, both by number.
///
/// Conditions are numbered in the order of their names. The values of a condition that is true or
/// false are 0 for false and 1 for true; the values of any other condition are its choices, from 0.
public struct MenuConditionValue: Hashable, Sendable {
  /// The condition's number.
  public var condition: Int
  /// The value's number.
  public var value: Int

  /// Creates a value of a condition.
  public init(condition: Int, value: Int) {
    self.condition = condition
    self.value = value
  }
}

/// The conditions of a menu, and the items that depend on them; part of its table.
///
/// A condition that is true or false has one bit, set if it is true. Any other condition has one
/// bit for each choice. Exactly one of these bits is set, or none while the condition follows a
/// choice without a checked item.
struct MenuConditions: Sendable {
  /// The bits of a condition, and the number of its values.
  struct BitField {
    var firstBit: Int
    var bitCount: Int
    var valueCount: Int
    /// Whether the condition follows an item, or the language.
    var isFollowed = false
  }

  /// A bit that is set while an item is checked. If the node is not in the menu, the bit is set
  /// while the texts are in a language: subtracting the number of nodes from `node` gives the
  /// number of that language.
  struct Follower {
    var node: Int
    var bit: Int
  }

  /// The bits that an entry of a `when` requires in a word of the conditions' bits.
  private struct Clause {
    /// The number of the `when`, which holds if all of its entries do.
    var when: Int
    /// The entry holds if one of the bits in `any` is set, or if one of the bits in `not` is not
    /// set.
    var any: UInt64
    var not: UInt64

    func holds(_ bits: UInt64) -> Bool { bits & any | ~bits & not != 0 }
  }

  /// The fields, by the numbers of the conditions.
  private(set) var fields: [BitField] = []
  /// The bits of the conditions' defaults.
  private(set) var initialBits = MenuConditionBits()
  /// The clauses, in the order of their `when`. Each entry has one clause for each word of the
  /// bits.
  private var clauses: [Clause] = []
  /// The items with a `when`, in the order of the `when`, and the places where the items of each
  /// `when` start. If the `when` is an item's `enabled`, the number of nodes is added to the item's
  /// number.
  private var items: [Int] = []
  private var starts: [Int] = [0]
  /// The items that conditions follow, ascending, and then the languages.
  private(set) var followers: [Follower] = []

  /// The number of conditions.
  var count: Int { fields.count }

  /// No conditions.
  init() {}

  /// The conditions of generated code, whose strings contain numbers.
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
  ///   - conditions: For each condition, the number of its bits, the number of its values, and its
  ///     value at first, or the number of its values if it has none at first.
  ///   - whens: For each entry, ordered by its `when`, and in the entry for each word of the bits:
  ///     the number of the `when`, the lower and upper 32 bits of `any`, and the lower and upper 32
  ///     bits of `not`.
  ///   - items: For each item with a `when`, ordered by the `when`, the number of the item and the
  ///     number of its `when`. If the `when` is the condition of an item's `enabled`, `nodeCount`
  ///     is added to the item's number.
  ///   - followers: For each item that a condition follows, ascending, its number, the number of
  ///     the condition, and the value that the condition has while the item is checked. Likewise
  ///     for each language, whose number is added to `nodeCount`.
  init(
    conditions: [Int], whens: [Int], items: [Int], followers: [Int] = [], nodeCount: Int
  ) {
    var bit = 0
    for place in stride(from: 0, to: conditions.count - 2, by: 3) {
      let field = BitField(
        firstBit: bit, bitCount: conditions[place], valueCount: conditions[place + 1])
      bit += field.bitCount
      fields.append(field)
    }
    initialBits = MenuConditionBits(bitCount: bit)
    for (number, field) in fields.enumerated() {
      initialBits.set(field, to: conditions[number * 3 + 2])
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
      if condition >= fields.count { continue }
      fields[condition].isFollowed = true
      if let bit = fields[condition].bit(of: followers[place + 2]) {
        self.followers.append(Follower(node: node, bit: bit))
      }
    }
  }

  /// The place of the first follower whose item has this number or a higher one.
  private func firstFollower(_ node: Int) -> Int {
    var (low, high) = (0, followers.count)
    while low < high {
      let middle = (low + high) / 2
      if followers[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The followers of an item; none if no condition follows it.
  func followers(of node: Int) -> ArraySlice<Follower> {
    followers[firstFollower(node)..<firstFollower(node + 1)]
  }

  /// The 64 bits whose lower half is the number at this place, and whose upper half is the next
  /// number.
  private static func mask(_ numbers: [Int], _ place: Int) -> UInt64 {
    let lower = UInt64(truncatingIfNeeded: numbers[place]) & 0xFFFF_FFFF
    let upper = UInt64(truncatingIfNeeded: numbers[place + 1])
    return upper &<< 32 | lower
  }

  /// The decimal numbers in a string, with any bytes between them.
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

  /// Whether each `when` holds for these bits.
  func evaluate(_ bits: MenuConditionBits) -> [Bool] {
    var holds = Array(repeating: true, count: starts.count - 1)
    // With one word, an entry is one clause.
    if bits.wordCount == 1 {
      let bits = bits[0]
      for clause in clauses where clause.when < holds.count && !clause.holds(bits) {
        holds[clause.when] = false
      }
      return holds
    }
    var place = 0
    while place + bits.wordCount <= clauses.count {
      let when = clauses[place].when
      let isMet = (0..<bits.wordCount).contains { clauses[place + $0].holds(bits[$0]) }
      if !isMet, when < holds.count { holds[when] = false }
      place += bits.wordCount
    }
    return holds
  }

  /// Visits the items with this `when` in ascending order, then the items that have it as their
  /// `enabled`, with the number of nodes added to their numbers.
  func forEachItem(of when: Int, _ visit: (Int) -> Void) {
    for place in starts[when]..<starts[when + 1] { visit(items[place]) }
  }
}

extension MenuConditions.BitField {
  /// The bit that is set for a value; nil if no bit is set, or if the condition does not have the
  /// value.
  func bit(of value: Int) -> Int? {
    if value < 0 || value >= valueCount { return nil }
    if bitCount == valueCount { return firstBit + value }
    return value == 1 ? firstBit : nil
  }

  /// The number of the value that the condition has with these bits; −1 if it has none.
  func value(in bits: MenuConditionBits) -> Int {
    for value in 0..<valueCount {
      if let bit = bit(of: value), bits.contains(bit) { return value }
    }
    return bitCount == valueCount ? -1 : 0
  }
}

/// The bits of all conditions of a menu, in words of 64.
struct MenuConditionBits: Equatable, Sendable {
  private var first: UInt64 = 0
  /// The words after the first.
  private var others: [UInt64] = []

  init(bitCount: Int = 0) {
    if bitCount > 64 { others = Array(repeating: 0, count: (bitCount - 1) / 64) }
  }

  var wordCount: Int { 1 + others.count }

  subscript(word: Int) -> UInt64 { word == 0 ? first : others[word - 1] }

  func contains(_ bit: Int) -> Bool { self[bit &>> 6] & mask(bit) != 0 }

  mutating func set(_ bit: Int, _ isSet: Bool) {
    if contains(bit) == isSet { return }
    if bit < 64 { first ^= mask(bit) } else { others[bit &>> 6 - 1] ^= mask(bit) }
  }

  /// Sets the bit of a condition's value, and clears the condition's other bits.
  mutating func set(_ field: MenuConditions.BitField, to value: Int) {
    for bit in field.firstBit..<field.firstBit + field.bitCount { set(bit, false) }
    if let bit = field.bit(of: value) { set(bit, true) }
  }

  private func mask(_ bit: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: bit) }
}

/// The values of a menu's conditions, and whether the program or a `when` hides its nodes.
struct MenuConditionState: Sendable {
  /// The bits of the conditions.
  private(set) var bits: MenuConditionBits
  /// Two bits for each node: whether the program hides it, and whether its `when` does. Empty in a
  /// menu without conditions.
  private var hiders: [UInt64] = []
  /// One bit for each node: whether conditions have enabled or disabled it since the start. Empty
  /// until conditions enable or disable a node for the first time.
  private var turned: [UInt64] = []
  private let count: Int

  /// The conditions before any event. Neither the program nor a `when` hides anything until `start`
  /// and `setHidden` are called.
  init(_ table: MenuTable) {
    bits = table.conditions.initialBits
    count = table.count
    if table.conditions.count > 0 { hiders = Array(repeating: 0, count: table.count / 32 + 1) }
  }

  /// Notes and visits the items that the conditions hide at first.
  mutating func start(_ conditions: MenuConditions, _ hide: (Int) -> Void) {
    let holds = conditions.evaluate(bits)
    for when in holds.indices where !holds[when] {
      conditions.forEachItem(of: when) { node in
        // The table specifies which nodes are disabled at first.
        if node >= count { return }
        _ = flipWhen(node)
        hide(node)
      }
    }
  }

  /// Gives conditions values, and returns the number of each `when` that changes. Ignores values
  /// that do not exist, and conditions that follow an item or the language.
  mutating func set(_ values: [MenuConditionValue], _ conditions: MenuConditions) -> [Int] {
    let old = bits
    for value in values where value.condition >= 0 && value.condition < conditions.count {
      let field = conditions.fields[value.condition]
      if value.value < 0 || value.value >= field.valueCount || field.isFollowed { continue }
      bits.set(field, to: value.value)
    }
    return changed(since: old, conditions)
  }

  /// Gives the conditions that follow items, or the language, their values after an item was
  /// checked or unchecked, or after the language changed. Returns the number of each `when` that
  /// changes.
  mutating func follow(
    unchecked: Int, checked: Int, _ conditions: MenuConditions
  ) -> [Int] {
    let old = bits
    for follower in conditions.followers(of: unchecked) { bits.set(follower.bit, false) }
    for follower in conditions.followers(of: checked) { bits.set(follower.bit, true) }
    return changed(since: old, conditions)
  }

  /// Gives all conditions that follow items their values, and returns the number of each `when`
  /// that changes.
  mutating func follow(_ checks: MenuChecks, _ conditions: MenuConditions) -> [Int] {
    let old = bits
    for follower in conditions.followers where follower.node < count {
      bits.set(follower.bit, false)
    }
    for follower in conditions.followers
    where follower.node < count && checks.isChecked(follower.node) {
      bits.set(follower.bit, true)
    }
    return changed(since: old, conditions)
  }

  /// The number of each `when` that changed together with the bits.
  private func changed(since old: MenuConditionBits, _ conditions: MenuConditions) -> [Int] {
    if bits == old { return [] }
    let (held, holds) = (conditions.evaluate(old), conditions.evaluate(bits))
    return holds.indices.filter { held[$0] != holds[$0] }
  }

  /// Notes that the program hides a node or shows it again; returns whether anything hides the
  /// node.
  mutating func setHidden(_ isHidden: Bool, _ node: Int) -> Bool {
    if hiders.isEmpty { return isHidden }
    let shift = UInt64(truncatingIfNeeded: node * 2)
    hiders[node &>> 5] |= 1 &<< shift
    if !isHidden { hiders[node &>> 5] ^= 1 &<< shift }
    return hiders[node &>> 5] &>> shift & 3 != 0
  }

  /// Whether the program hides the node, given whether anything hides it.
  func isHiddenByProgram(_ node: Int, isHidden: Bool) -> Bool {
    if hiders.isEmpty { return isHidden }
    return hiders[node &>> 5] &>> UInt64(truncatingIfNeeded: node * 2) & 1 != 0
  }

  /// Notes that a node's `when` started or stopped holding; returns whether anything hides the
  /// node.
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

  /// Notes that conditions enable those of these nodes that are disabled, and disable the others.
  mutating func turn(_ nodes: [Int]) {
    if turned.isEmpty, !nodes.isEmpty { turned = Array(repeating: 0, count: count / 64 + 1) }
    for node in nodes { turned[node &>> 6] ^= 1 &<< UInt64(truncatingIfNeeded: node) }
  }
}
