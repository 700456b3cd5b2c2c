/// The conditions of a menu, and the items that depend on them; part of its table.
///
/// The bits of all conditions are in one word: one for a condition that is true or false, set if it is
/// true, and one for each choice of the others, of which exactly one is set.
struct MenuConditions: Sendable {
  /// The bits of a condition, and how many values it has.
  struct BitField {
    var firstBit: Int
    var bitCount: Int
    var valueCount: Int
  }

  /// The number of conditions.
  var count: Int { bitCounts.count }
  /// The lowest bit of each condition, the number of its bits, and that of its values.
  private var firstBits: [Int] = []
  private var bitCounts: [Int] = []
  private var valueCounts: [Int] = []
  /// The bits of the conditions' defaults.
  private(set) var initialBits: UInt64 = 0
  /// For each entry of a `when`, the number of that `when`, which holds if all of its entries do.
  private var whens: [Int] = []
  /// For each entry, the bits one of which is set if it holds, or one of which is not set.
  private var anyBits: [UInt64] = []
  private var notBits: [UInt64] = []
  /// The items with a `when`, in its order, and where those of each one start.
  private var items: [Int] = []
  private var starts: [Int] = [0]

  /// No condition.
  init() {}

  /// The conditions of generated code, whose texts are numbers.
  init(
    _ conditions: StaticString, _ whens: StaticString, _ items: StaticString, nodeCount: Int
  ) {
    self.init(
      conditions: MenuConditions.numbers(conditions), whens: MenuConditions.numbers(whens),
      items: MenuConditions.numbers(items), nodeCount: nodeCount)
  }

  /// - Parameters:
  ///   - conditions: For each, its bits, its values, and its value at first.
  ///   - whens: For each entry, ascending, the number of its `when`, then the lower and upper 32 bits
  ///     of `any`, and those of `not`.
  ///   - items: For each item with a `when`, ordered by the second, its number and that of its `when`.
  init(conditions: [Int], whens: [Int], items: [Int], nodeCount: Int) {
    var bit = 0
    var place = 0
    while place + 2 < conditions.count {
      let condition = BitField(
        firstBit: bit, bitCount: conditions[place], valueCount: conditions[place + 1])
      bit += condition.bitCount
      if bit > 64 { break }
      firstBits.append(condition.firstBit)
      bitCounts.append(condition.bitCount)
      valueCounts.append(condition.valueCount)
      initialBits |= condition.bits(conditions[place + 2])
      place += 3
    }
    place = 0
    while place + 4 < whens.count {
      self.whens.append(whens[place])
      anyBits.append(MenuConditions.mask(whens, place + 1))
      notBits.append(MenuConditions.mask(whens, place + 3))
      place += 5
    }
    place = 0
    while place + 1 < items.count {
      let when = items[place + 1]
      while starts.count <= when { starts.append(self.items.count) }
      if items[place] < nodeCount { self.items.append(items[place]) }
      place += 2
    }
    starts.append(self.items.count)
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

  /// The bits and values of a condition.
  func bitField(_ condition: Int) -> BitField {
    BitField(
      firstBit: firstBits[condition], bitCount: bitCounts[condition],
      valueCount: valueCounts[condition])
  }

  /// Whether an entry of a `when` holds.
  private func entryHolds(_ entry: Int, _ bits: UInt64) -> Bool {
    let met = bits & anyBits[entry]
    let unmet = (bits | notBits[entry]) ^ bits
    return met | unmet != 0
  }

  /// The items whose `when` holds with one of these bits and not with the other, or, without the old
  /// ones, does not hold.
  @inline(never) func items(from old: UInt64?, to new: UInt64) -> [Int] {
    var result: [Int] = []
    var place = 0
    while place < whens.count {
      let when = whens[place]
      var held = true
      var holds = true
      while place < whens.count, whens[place] == when {
        if let old, !entryHolds(place, old) { held = false }
        if !entryHolds(place, new) { holds = false }
        place += 1
      }
      if held != holds, when + 1 < starts.count {
        let upper = starts[when + 1]
        var item = starts[when]
        while item < upper {
          result.append(items[item])
          item += 1
        }
      }
    }
    return result
  }
}

extension MenuConditions.BitField {
  /// All of its bits.
  var mask: UInt64 {
    let ones = 0xFFFF_FFFF_FFFF_FFFF &>> UInt64(truncatingIfNeeded: 64 - bitCount)
    return ones &<< UInt64(truncatingIfNeeded: firstBit)
  }

  /// The bits that are set for a value.
  func bits(_ value: Int) -> UInt64 {
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

  /// The conditions before any event; the program and every `when` hide nothing yet.
  init(_ table: MenuTable) {
    bits = table.conditions.initialBits
    if table.conditions.count > 0 { hiders = Array(repeating: 0, count: table.count / 32 + 1) }
  }

  /// Notes that the program hides a node or no longer does; returns whether anything hides it.
  mutating func setHiddenByProgram(_ isHidden: Bool, _ node: Int) -> Bool {
    if hiders.isEmpty { return isHidden }
    let shift = UInt64(truncatingIfNeeded: node * 2)
    hiders[node &>> 5] |= 1 &<< shift
    if !isHidden { hiders[node &>> 5] ^= 1 &<< shift }
    return hiders[node &>> 5] &>> shift & 3 != 0
  }

  /// Notes that a node's `when` began or ceased to hold; returns whether anything hides the node.
  mutating func flipWhen(_ node: Int) -> Bool {
    if hiders.isEmpty { return false }
    let shift = UInt64(truncatingIfNeeded: node * 2)
    hiders[node &>> 5] ^= 2 &<< shift
    return hiders[node &>> 5] &>> shift & 3 != 0
  }
}
