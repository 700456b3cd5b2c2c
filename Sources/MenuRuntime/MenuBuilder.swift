extension MenuTable {
  /// Creates the table of a menu that is known only at run time. The table is the same as that of a
  /// document with these items. Takes O(n log n) time, because it sorts the ids.
  ///
  /// - Parameters:
  ///   - items: The top-level items, in document order.
  ///   - topLevel: The rules of the top level: only `single`, `keepOpen` and `choosesOne` count.
  ///   - conditions: The conditions that `when` and `enabled` name, in any order; the table numbers
  ///     them by the bytes of their names.
  ///   - language: The tag of the texts' language, and whether it runs from right to left.
  ///   - plurals: The language's rules for the forms of texts with a number, as in CLDR (UTS 35,
  ///     part 3) for the number `n`: `one: n = 1; few: n = 2..4`. Numbers that match no rule have
  ///     the form `other`. Nil if no text has a number.
  public convenience init(
    items: [MenuItem], name: String = "", title: String = "", layout: MenuLayout = .rows,
    topLevel: MenuItem.Flags = [], settings: MenuSettings = MenuSettings(indicator: .standard),
    conditions: [MenuCondition] = [], language: (tag: String, isRightToLeft: Bool)? = nil,
    plurals: String? = nil
  ) throws(MenuTableError) {
    var builder = MenuBuilder(indicator: settings.indicator, hasSections: layout != .rows)
    try builder.number(items, topLevel)
    let conditions = try builder.resolveConditions(conditions)
    builder.hideEmptyInlines()
    builder.tidySeparators()
    builder.applyRules()
    builder.countRows()
    let ranks = try builder.rankIDs()
    let formerIDs = try builder.formerIDs(ranks)
    let (structure, text) = builder.lines(ranks)
    self.init(
      name: name, title: title, nodeCount: builder.count, topLevelCount: builder.topLevelCount,
      digits: builder.digits, textDigits: MenuBuilder.digits(text.count), layout: layout,
      topLevelIsSingle: topLevel.contains(.single),
      topLevelKeepsOpen: topLevel.contains(.keepOpen),
      topLevelChoosesOne: topLevel.contains(.choosesOne), settings: settings,
      storage: MenuTableBytes(structure, text, formerIDs),
      conditions: conditions,
      shortcutList: MenuShortcuts(builder.items.map { $0.fields[.shortcut]?.text(separator: " ") }),
      languages: language.map {
        [
          MenuLanguage(
            $0.tag, isRightToLeft: $0.isRightToLeft, title: title, plurals: plurals)
        ]
      }
        ?? [])
  }
}

/// The items of a menu as numbered columns, from which the strings of a table are written.
///
/// The compiler has its own implementation of these rules, in the code that numbers items and
/// determines their initial state. Tests compare the tables of the two implementations.
struct MenuBuilder {
  let indicator: MenuIndicator
  let hasSections: Bool
  private(set) var items: [MenuItem] = []
  private var parents: [Int] = []
  private var firstChildren: [Int] = []
  private var childCounts: [Int] = []
  private var depths: [Int] = []
  /// The number of ancestors of each node, including the inline categories that `depths` leaves
  /// out.
  private var levels: [Int] = []
  /// The rules of the top-level group.
  private var topLevel: MenuItem.Flags = []
  private(set) var topLevelCount = 0
  /// Whether each node has no row at first even if its ancestors are open.
  private var isAbsent: [Bool] = []
  private var isDisabled: [Bool] = []
  private var shownRows: [Int] = []
  private var sizeTree: [Int] = []

  init(indicator: MenuIndicator, hasSections: Bool) {
    self.indicator = indicator
    self.hasSections = hasSections
  }

  var count: Int { items.count }

  /// The number of digits of the largest number in a column.
  var digits: Int {
    MenuBuilder.digits(max(count, 1, sizeTree.max() ?? 0, shownRows.max() ?? 0))
  }

  static func digits(_ number: Int) -> Int { String(number).utf8.count }

  /// Numbers the items breadth first.
  mutating func number(
    _ top: [MenuItem], _ rules: MenuItem.Flags
  ) throws(MenuTableError) {
    topLevel = rules
    try append(top, below: -1)
    topLevelCount = count
    var next = 0
    while next < count {
      let children = items[next].items
      let hasFooter = items[next].hasFooter && !(hasSections && parents[next] < 0)
      items[next].items = []
      if !children.isEmpty {
        let first = count
        try append(children, below: next)
        if hasFooter { try add(.footer, below: next) }
        firstChildren[next] = first
        childCounts[next] = count - first
      }
      next += 1
    }
    isAbsent = items.map { $0.flags.contains(.hidden) }
    isDisabled = items.map { $0.flags.contains(.disabled) }
  }

  private mutating func append(
    _ siblings: [MenuItem], below parent: Int
  ) throws(MenuTableError) {
    let choosesOne = (parent < 0 ? topLevel : items[parent].flags).contains(.choosesOne)
    var hasChecked = false
    for item in siblings {
      var item = item.flags.contains(.separator) ? .separator : item
      if item.flags.contains(.slot), !item.items.isEmpty { throw item.error(.slotWithItems) }
      item.completeFlags(choosesOne: choosesOne)
      if choosesOne, item.flags.contains(.checked) {
        if hasChecked { throw item.error(.severalChecked) }
        hasChecked = true
      }
      if item.flags.contains(.separators) { try add(.border(.inline), below: parent) }
      try add(item, below: parent)
      if item.flags.contains(.separators) { try add(.border(.separators), below: parent) }
    }
  }

  private mutating func add(_ item: MenuItem, below parent: Int) throws(MenuTableError) {
    let level = parent < 0 ? 0 : levels[parent] + 1
    if level == 64 { throw item.error(.tooDeep) }
    if count == 1_000_000 { throw item.error(.tooMany) }
    if item.isInline {
      let isSection = hasSections && parent < 0
      if isSection || item.flags.contains(.page) || item.fields[.body] != nil {
        throw item.error(.invalidInline)
      }
    }
    if item.flags.contains(.page), item.flags.contains(.slot) || item.fields[.body] != nil {
      throw item.error(.invalidPage)
    }
    items.append(item)
    parents.append(parent)
    firstChildren.append(0)
    childCounts.append(0)
    levels.append(level)
    depths.append(parent < 0 ? 0 : depths[parent] + (items[parent].isInline ? 0 : 1))
  }

  private func group(_ parent: Int) -> Range<Int> {
    if parent < 0 { return 0..<topLevelCount }
    return firstChildren[parent]..<firstChildren[parent] + childCounts[parent]
  }
}

extension MenuBuilder {
  /// Creates the conditions of the table. Hides the items whose `when`, and disables the items
  /// whose `enabled`, does not hold at first.
  mutating func resolveConditions(
    _ conditions: [MenuCondition]
  ) throws(MenuTableError) -> MenuConditions {
    var conditions = conditions.sorted { MenuIDKey($0.name) < MenuIDKey($1.name) }
    let followers = try resolveFollowers(&conditions)
    let masks = try MenuConditionMasks(conditions)
    var numbers: [[[Int]]: Int] = [:]
    var clauses: [Int] = []
    var nodes: [[Int]] = []
    for node in items.indices {
      for isEnabled in [false, true] {
        let entries = isEnabled ? items[node].enabled : items[node].when
        if entries.isEmpty { continue }
        guard let own = masks.clauses(entries) else {
          throw items[node].error(.unknownCondition)
        }
        let number = numbers[own] ?? nodes.count
        if number == nodes.count {
          numbers[own] = number
          for clause in own { clauses += [number] + clause }
          nodes.append([])
        }
        nodes[number].append(isEnabled ? node + count : node)
      }
    }
    let result = MenuConditions(
      conditions: masks.numbers, whens: clauses,
      items: nodes.enumerated().flatMap { when, nodes in nodes.sorted().flatMap { [$0, when] } },
      followers: followers, nodeCount: count)
    let holds = result.evaluate(result.initialBits)
    for when in holds.indices where !holds[when] {
      result.forEachItem(of: when) { node in
        if node < count { isAbsent[node] = true } else { isDisabled[node - count] = true }
      }
    }
    return result
  }

  /// Sets the choices and the initial values of the conditions that follow items. Returns the
  /// followed items in the form that `MenuConditions` expects.
  private func resolveFollowers(
    _ conditions: inout [MenuCondition]
  ) throws(MenuTableError) -> [Int] {
    if conditions.allSatisfy({ $0.follows == nil }) { return [] }
    var nodes: [MenuIDKey: Int] = [:]
    for node in items.indices.reversed() { nodes[MenuIDKey(items[node].id)] = node }
    var followers: [[Int]] = []
    for number in conditions.indices {
      guard let id = conditions[number].follows else { continue }
      let node = nodes[MenuIDKey(id)] ?? -1
      if node >= 0, items[node].isCheckedByItself {
        conditions[number].choices = []
        conditions[number].initial = items[node].flags.contains(.checked) ? 1 : 0
        followers.append([node, number, 1])
        continue
      }
      let group = node < 0 ? [] : group(node).filter { items[$0].isCheckedByItself }
      if conditions[number].choices.isEmpty {
        conditions[number].choices = group.map { items[$0].lastIDPart }
      }
      let choices = conditions[number].choices
      if node < 0 || choices.isEmpty || !items[node].flags.contains(.choosesOne) {
        throw MenuTableError(problem: .invalidFollows, item: conditions[number].name)
      }
      conditions[number].initial = choices.count
      var values: [String: Int] = [:]
      for (value, choice) in choices.enumerated() { values[choice] = value }
      for item in group {
        guard let value = values[items[item].lastIDPart] else { continue }
        followers.append([item, number, value])
        if items[item].flags.contains(.checked) { conditions[number].initial = value }
      }
    }
    return followers.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.flatMap { $0 }
  }

  /// Hides the inline categories that have nothing to show at first.
  mutating func hideEmptyInlines() {
    for node in items.indices.reversed() where items[node].isInline && !items[node].hasSlotRow {
      let isEmpty = group(node).allSatisfy {
        isAbsent[$0] || items[$0].flags.contains(.separator)
      }
      if isEmpty { isAbsent[node] = true }
    }
  }

  /// Hides the separators and footers that do not show at first.
  mutating func tidySeparators() {
    for parent in -1..<count where parent < 0 || !items[parent].isInline {
      var (pending, hasRow) = (-1, false)
      tidyLine(group(parent), &pending, &hasRow, isGone: false)
    }
  }

  /// Hides these separators and footers in a group and in its inline categories, treated as one
  /// group.
  private mutating func tidyLine(
    _ group: Range<Int>, _ pending: inout Int, _ hasRow: inout Bool, isGone: Bool
  ) {
    var isEmpty = true
    for node in group {
      if items[node].isFooter {
        isAbsent[node] = isGone || isEmpty
        continue
      }
      if items[node].flags.contains(.separator) {
        isAbsent[node] = true
        let inline = items[node].inlineOfBorder(node)
        let isAlone = isGone || inline >= 0 && isAbsent[inline]
        if hasRow, pending < 0, !isAlone { pending = node }
        continue
      }
      let isGone = isGone || isAbsent[node]
      if !isGone { isEmpty = false }
      if !isGone, items[node].ownRows > 0 || items[node].flags.contains(.slot) {
        if pending >= 0 { isAbsent[pending] = false }
        pending = -1
        hasRow = true
      }
      if items[node].isInline { tidyLine(self.group(node), &pending, &hasRow, isGone: isGone) }
    }
  }

  /// Applies the rules of groups to the items that start open.
  mutating func applyRules() {
    for parent in -1..<count {
      let rules = parent < 0 ? topLevel : items[parent].flags
      if rules.isDisjoint(with: [.single, .keepOpen]) { continue }
      let members = group(parent).filter { node in
        items[node].isExpandable && !items[node].flags.contains(.fixed) && isAwake(node)
      }
      let open = members.filter { items[$0].flags.contains(.open) }
      if rules.contains(.single) {
        for node in open.dropFirst() { items[node].flags.remove(.open) }
      }
      if rules.contains(.keepOpen), open.isEmpty, let first = members.first {
        items[first].flags.insert(.open)
      }
    }
  }

  private func isAwake(_ node: Int) -> Bool {
    if isAbsent[node] { return false }
    let item = items[node]
    let canBeEmpty = item.flags.contains(.category) && !item.flags.contains(.page)
    if !canBeEmpty || item.fields[.body] != nil { return true }
    return item.hasSlotRow || group(node).contains { !isAbsent[$0] }
  }

  /// Counts the rows that each node shows when it opens, and sums the initial sizes of siblings in
  /// Fenwick trees.
  mutating func countRows() {
    shownRows = items.map { $0.hasSlotRow ? 1 : 0 }
    sizeTree = Array(repeating: 0, count: count)
    for node in items.indices.reversed() {
      let isOpen = items[node].flags.contains(.open)
      sizeTree[node] = isAbsent[node] ? 0 : isOpen ? items[node].ownRows + shownRows[node] : 1
      if parents[node] >= 0 { shownRows[parents[node]] += sizeTree[node] }
    }
    for parent in -1..<count {
      let group = group(parent)
      for place in 1..<max(group.count, 1) {
        let above = place + (place & -place)
        if above <= group.count {
          sizeTree[group.lowerBound + above - 1] += sizeTree[group.lowerBound + place - 1]
        }
      }
    }
  }
}

extension MenuBuilder {
  /// The nodes in the order of the UTF-8 bytes of their ids, with separators last.
  func rankIDs() throws(MenuTableError) -> [Int] {
    var ranks: [(key: MenuIDKey, node: Int)] = []
    ranks.reserveCapacity(count)
    var separators: [Int] = []
    for node in items.indices {
      let item = items[node]
      if item.flags.contains(.separator) {
        separators.append(node)
      } else if item.id.isEmpty {
        throw item.error(.missingID)
      } else if item.id.utf8.contains(where: { $0 <= MenuByte.space }) {
        throw item.error(.invalidID)
      } else {
        ranks.append((MenuIDKey(item.id), node))
      }
    }
    ranks.sort { $0.key < $1.key }
    for place in ranks.indices.dropFirst() where ranks[place].key == ranks[place - 1].key {
      throw items[max(ranks[place].node, ranks[place - 1].node)].error(.repeatedID)
    }
    return ranks.map(\.node) + separators
  }

  /// The lines of the structure and of the text.
  func lines(_ ranks: [Int]) -> (structure: [UInt8], text: [UInt8]) {
    var text: [UInt8] = []
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for item in items {
      offsets.append(text.count)
      item.write(to: &text, over: indicator)
    }
    let digits = digits
    let textDigits = MenuBuilder.digits(text.count)
    // The letters of the flags, as in generated code.
    let letters = Array("cbofhds1kmxrlpwg".utf8)
    var structure: [UInt8] = []
    structure.reserveCapacity(
      count * MenuStructureLine(digits: digits, textDigits: textDigits).width)
    for node in items.indices {
      structure.append(parents[node] < 0 ? nil : parents[node], width: digits)
      structure.append(firstChildren[node], width: digits)
      structure.append(childCounts[node], width: digits)
      structure.append(sizeTree[node], width: digits)
      structure.append(shownRows[node], width: digits)
      structure.append(ranks[node], width: digits)
      structure.append(depths[node], width: MenuStructureLine.depthDigits)
      for flag in MenuStructureLine.Flag.allCases {
        let isSet = items[node].has(flag, isDisabled: isDisabled[node])
        let letter = items[node].ownLetter(of: flag) ?? letters[flag.rawValue]
        structure.append(isSet ? letter : MenuByte.minus)
      }
      structure.append(MenuByte.space)
      structure.append(offsets[node], width: textDigits)
      structure[structure.count - 1] = MenuByte.lineFeed
    }
    return (structure, text)
  }
}
