/// The facts about a menu that determine which parts a small engine can omit.
extension TemplateContext {
  static let partNames: [TemplateName<TemplateContext>] = [
    .record(
      "parts", "How much the menu uses features that engines can leave out.",
      [
        .value("checks", "The number of check items.") { context in
          context.menu.nodes.count { context.menu.isCheckItem($0) }
        },
        .value("rules", "The number of groups that are `single` or `keep-open`.") { context in
          let menu = context.menu
          return (menu.topLevelIsSingle || menu.topLevelKeepsOpen ? 1 : 0)
            + menu.flags.count { !$0.isDisjoint(with: [.single, .keepOpen]) }
        },
        .value("pages", "The number of pages.") { $0.menu.flags.count { $0.contains(.page) } },
        .value("slots", "The number of slots.") { $0.menu.flags.count { $0.contains(.slot) } },
        .value("inlines", "The number of inline groups.") {
          $0.menu.flags.count { $0.isSuperset(of: [.inline, .category]) }
        },
        .value("conditionBits", "The number of bits of all `conditions`.") { context in
          context.menu.conditions.reduce(0) { $0 + ($1.choices?.count ?? 1) }
        },
        .value(
          "savedSize",
          "The largest number of bytes of a saved state; 0 if nothing is saved. Of each choice of one, only one item is saved."
        ) { context in
          let menu = context.menu
          let rivals = context.savedItems.filter {
            menu.isCheckItem($0) && menu.isInChoiceOfOne($0)
          }
          let entries =
            context.savedItems.count - rivals.count + Set(rivals.map { menu.parents[$0] }).count
          return entries == 0 ? 0 : 5 + (SavedHash.entryBits * entries + 7) / 8
        },
        .value("languages", "The number of languages, including the document's.") {
          $0.writtenLanguages.count + 1
        },
      ]),
    .rows(
      "actionItems", "The items with one of the `actions`, in the order of their numbers.",
      columns: [
        .numbers("item", "The item's number.") { Int32($1.node) },
        .words("name", "The name of the action's case.") { $0.job.actionCase(for: $1.action) },
      ]
    ) { context -> [(node: Int, action: String)] in
      guard !context.actions.isEmpty else { return [] }
      return context.menu.details.enumerated().compactMap { node, details in
        (details?.fields.text(.action)).map { (node, $0) }
      }
    },
    .rows(
      "savedItems",
      "The items that can be opened and closed, or checked, in the order of their numbers; only items that can be checked if the parameter `saves` is `checks`.",
      columns: [
        .numbers("item", "The item's number.") { Int32($1) },
        .words("hash", "A hash of the id: the values of three bytes, the first of which is even.") {
          SavedHash(of: $0.menu.ids[$1]).bytes
        },
      ]
    ) { $0.savedItems },
    .rows(
      "savedFormerIDs", "The ids that `savedItems` had before, in the order of `formerIDs`.",
      columns: [
        .numbers("item", "The item's number.") { Int32($1.node) },
        .words("hash", "A hash of the former id, as in `savedItems`.") {
          SavedHash(of: $1.id).bytes
        },
      ]
    ) { context in
      let saved = Set(context.savedItems)
      return context.menu.formerIDs.filter { saved.contains($0.node) }
    },
  ]

  var savedItems: [Int] {
    menu.nodes.filter { menu.flags[$0].isSaved(checksAlone: job.savesChecksAlone) }
  }
}

extension LoweredMenu {
  fileprivate var nodes: Range<Int> { 0..<count }

  fileprivate func isInChoiceOfOne(_ node: Int) -> Bool {
    let parent = Int(parents[node])
    return parent < 0 ? topLevelChoosesOne : flags[parent].contains(.choosesOne)
  }
}
