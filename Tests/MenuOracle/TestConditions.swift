@testable import MenuRuntime

/// A condition of a menu under test.
struct TestCondition: Equatable {
  var name: String
  /// The choices; empty for a condition that is true or false.
  var choices: [String] = []
  /// The value at first: 1 for true, or the number of a choice.
  var initial = 0
  /// The id of the check item, or of the choice of one, that the condition follows.
  var follows: String?
  /// Whether the choices are the languages of the menu, and the value is that of its texts.
  var followsLanguage = false

  /// The values from 0: false and true, or the choices.
  var valueCount: Int { choices.isEmpty ? 2 : choices.count }

  /// The bits in the masks of tables: one, or one for each choice.
  var bitCount: Int { choices.isEmpty ? 1 : choices.count }
}

/// A term of a `when`: that a condition has a value, or that it has another.
struct TestTerm: Equatable {
  var condition: Int
  /// 1 for true, or the number of a choice.
  var value = 1
  var isNegated = false

  func holds(_ values: [Int]) -> Bool { (values[condition] == value) != isNegated }

  /// The term as a document writes it.
  func text(in conditions: [TestCondition]) -> String {
    let condition = conditions[condition]
    let choice = condition.choices.isEmpty ? "" : "=" + condition.choices[value]
    return (isNegated ? "!" : "") + condition.name + choice
  }
}

/// A value that a condition has while an item is checked.
struct TestFollower {
  var node: Int
  var condition: Int
  var value: Int
}

extension TestMenu {
  /// All combinations of values of the conditions, in the order of counting.
  func settings() -> [[Int]] {
    conditions.reduce([[]]) { settings, condition in
      settings.flatMap { setting in (0..<condition.valueCount).map { setting + [$0] } }
    }
  }

  /// The conditions as generated code has them.
  func tableConditions() -> MenuConditions {
    var whens: [[[TestTerm]]] = []
    var items: [(item: Int, when: Int)] = []
    let nodes = numbered()
    for (number, node) in nodes.enumerated() {
      for (item, entries) in [
        (number, node.item.when), (number + nodes.count, node.item.enabledWhen),
      ] where !entries.isEmpty {
        let when = whens.firstIndex(of: entries) ?? whens.count
        if when == whens.count { whens.append(entries) }
        items.append((item, when))
      }
    }
    items.sort { ($0.when, $0.item) < ($1.when, $1.item) }
    let oracle = Oracle(self)
    return MenuConditions(
      conditions: zip(conditions, oracle.initialValues).flatMap { condition, initial in
        [
          condition.bitCount, condition.valueCount, initial < 0 ? condition.valueCount : initial,
        ]
      },
      whens: whens.enumerated().flatMap { when, entries in
        entries.flatMap { masks($0).flatMap { [when] + $0 } }
      },
      items: items.flatMap { [$0.item, $0.when] },
      followers: oracle.followers.sorted { ($0.node, $0.condition) < ($1.node, $1.condition) }
        .flatMap { [$0.node, $0.condition, $0.value] } + languageFollowers(nodes.count),
      nodeCount: nodes.count)
  }

  /// The followers of the languages, in the order of the languages.
  private func languageFollowers(_ nodeCount: Int) -> [Int] {
    guard let number = conditions.firstIndex(where: \.followsLanguage) else { return [] }
    return conditions[number].choices.indices.flatMap { [nodeCount + $0, number, $0] }
  }

  /// The languages of the menu, by the condition that follows them.
  func languages() -> [MenuLanguage] {
    let tags = conditions.first(where: \.followsLanguage)?.choices ?? (hasCounts ? ["en"] : [])
    return tags.map {
      MenuLanguage(
        $0, isRightToLeft: false, title: "A test", plurals: hasCounts ? "one: n = 1" : nil)
    }
  }

  /// For each 64 bits, those of which one must be set, and those of which one must not be, in halves.
  private func masks(_ terms: [TestTerm]) -> [[Int]] {
    let firstBits = conditions.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.bitCount) }
    let wordCount = max((firstBits[conditions.count] + 63) / 64, 1)
    return (0..<wordCount).map { word in
      var (any, not) = (0 as UInt64, 0 as UInt64)
      for term in terms {
        let choice = conditions[term.condition].choices.isEmpty ? 0 : term.value
        let bit = firstBits[term.condition] + choice
        if bit / 64 != word { continue }
        if term.isNegated { not |= 1 << (bit % 64) } else { any |= 1 << (bit % 64) }
      }
      return [any, not].flatMap { [Int($0 & 0xFFFF_FFFF), Int($0 >> 32)] }
    }
  }
}
