import MenuRuntime

/// A menu under test as a program makes it at run time.
extension TestMenu {
  /// The items as a program would write them.
  func builtTable() throws(MenuTableError) -> MenuTable {
    var rules: MenuItem.Flags = []
    if single { rules.insert(.single) }
    if keepOpen { rules.insert(.keepOpen) }
    if choice == .one { rules.insert(.choosesOne) }
    return try MenuTable(
      items: menuItems(top, in: choice), name: "Test", title: "A test", layout: layout,
      topLevel: rules,
      settings: MenuSettings(
        indicator: indicator, hitArea: hitArea, animation: animation, scroll: scroll),
      conditions: conditions.map {
        let choices = $0.follows == nil ? $0.choices : []
        return MenuCondition(
          $0.name, choices: choices, initial: $0.initial, follows: $0.follows)
      },
      language: hasCounts ? ("en", false) : nil, plurals: hasCounts ? "one: n = 1" : nil
    )
  }

  private func menuItems(_ items: [TestItem], in choice: TestChoice?) -> [MenuItem] {
    // The borders of inline groups follow from a flag of these, and footers from a text.
    items.indices.filter { items[$0].border == 0 && !items[$0].isFooter }.map { place in
      let item = items[place]
      if item.separator { return .separator }
      let hasBorders = place > 0 && items[place - 1].border > 0
      var built = MenuItem(
        item.id, item.shownTitle, flags(of: item, in: choice, hasBorders: hasBorders),
        items: menuItems(item.items ?? [], in: item.choice))
      for (key, text) in [
        ("body", item.body), ("placeholder", item.placeholder), ("loading", item.loading),
      ] + item.fields.map({ ($0.key, Optional($0.value)) }) {
        if let text, let key = MenuItem.Key(rawValue: key) { built.fields[key] = .string(text) }
      }
      for form in ["one", "other"] {
        if let text = item.field("detail.\(form)") {
          built.forms[.detail, default: [:]][form] = text
        }
      }
      if !item.formerIDs.isEmpty { built.fields[.formerIDs] = .strings(item.formerIDs) }
      built.when = item.when.map { $0.map { $0.text(in: conditions) } }
      built.enabled = item.enabledWhen.map { $0.map { $0.text(in: conditions) } }
      return built
    }
  }

  private func flags(
    of item: TestItem, in choice: TestChoice?, hasBorders: Bool
  ) -> MenuItem.Flags {
    var flags: MenuItem.Flags = []
    for (flag, isSet) in [
      (MenuItem.Flags.category, item.items != nil), (.open, !item.collapsed),
      (.fixed, !item.collapsible), (.hidden, item.hidden), (.disabled, !item.enabled),
      (.single, item.single), (.keepOpen, item.keepOpen), (.slot, item.slot),
      (
        .checkItem,
        item.isSummaryCheck
          || (!item.isCategory && item.body == nil && (item.checked != nil || choice != nil))
      ), (.checked, item.checked == true),
      (.choosesOne, item.choice == .one), (.page, item.page),
      (.inline, item.inline), (.separators, hasBorders), (.showsChecked, item.showsChecked),
      (.choosesAny, item.slot && item.choice == .any),
    ] where isSet { flags.insert(flag) }
    return flags
  }

  /// Another version of the menu: items that are gone, new, moved, renamed, or changed.
  func edited(_ dice: inout Dice, version: Int) -> TestMenu {
    var menu = self
    var pool: [TestItem] = []
    var named = 0
    func edit(_ items: [TestItem], _ dice: inout Dice, choice: TestChoice?) -> [TestItem] {
      var result: [TestItem] = []
      for var item in items {
        if item.border != 0 || item.isFooter { continue }
        if item.separator {
          if dice.chance(90) { result.append(item) }
          continue
        }
        if let below = item.items { item.items = edit(below, &dice, choice: item.choice) }
        switch dice.below(40) {
        case 0, 1: continue
        case 2:
          if choice == nil, item.checked == nil { pool.append(item) } else { result.append(item) }
          continue
        case 3: item.title = "Title \(dice.below(4))"
        case 4 where !item.inline:
          item.body = dice.chance(50) ? nil : "body \(dice.below(4))"
          if item.body != nil { item.checked = nil }
        case 5:
          item.formerIDs.append(item.id)
          item.id = "v\(version)-\(item.id)"
        case 6: item.hidden.toggle()
        case 7: item.collapsed.toggle()
        case 8: if item.enabledWhen.isEmpty, !item.inline { item.enabled.toggle() }
        case 9: item.single.toggle()
        case 10: item.keepOpen.toggle()
        case 11:
          named += 1
          result.append(TestItem(id: "v\(version)-new-\(named)"))
        case 12: if item.slot { item.placeholder = dice.chance(50) ? nil : "none" }
        case 13: if choice == nil, let taken = pool.popLast() { result.append(taken) }
        case 14: if menu.layout == .rows || choice != nil { result.append(.line) }
        case 15, 16: item.turnInline(heading: dice.chance(50))
        case 17 where item.isCategory:
          item.fields.removeAll { $0.key == "footer" }
          if dice.chance(60) { item.fields.append(("footer", "Footer \(dice.below(4))")) }
        default: break
        }
        if item.items == nil, item.body == nil, !item.slot { item.collapsible = true }
        result.append(item)
      }
      while dice.chance(15), result.count > 1 {
        result.insert(result.remove(at: dice.below(result.count)), at: dice.below(result.count))
      }
      return result.flatMap { $0.inline && dice.chance(30) ? $0.bordered() : [$0] }
    }
    menu.top = edit(top, &dice, choice: choice) + pool
    if menu.layout != .rows {
      menu.top.removeAll(where: \.separator)
      for index in menu.top.indices where menu.top[index].inline {
        menu.top[index].turnInline(heading: false)
      }
    }
    if dice.chance(20) { menu.single.toggle() }
    menu.settleFooters()
    menu.keepFollowers()
    return menu
  }

  /// Lets the program set the conditions whose items are gone, or have another number of choices.
  private mutating func keepFollowers() {
    let oracle = Oracle(self)
    for index in conditions.indices {
      guard let id = conditions[index].follows else { continue }
      let node = oracle.nodes.firstIndex { !$0.item.separator && $0.item.id == id }
      let items = (node.map(oracle.group) ?? 0..<0).filter(oracle.isCheckItem)
        .map { oracle.nodes[$0].item.id }
      if conditions[index].choices.isEmpty {
        if node.map(oracle.isCheckItem) != true { conditions[index].follows = nil }
      } else if node.flatMap(oracle.choice) == .one, items.count == conditions[index].choices.count
      {
        conditions[index].choices = items
      } else {
        conditions[index].follows = nil
      }
    }
  }
}

extension TestItem {
  /// Makes an inline group of a category that can be one, or a category of an inline group.
  fileprivate mutating func turnInline(heading: Bool) {
    if inline {
      inline = false
    } else if isCategory, !page, body == nil {
      makeInline(heading: heading)
    }
  }
}
