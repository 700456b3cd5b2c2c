/// Finds changes to items that both menus have.
func findItemChanges(_ comparison: inout MenuComparison) {
  for pair in comparison.pairing.pairs {
    findTitleChange(&comparison, pair)
    findFlagChanges(&comparison, pair)
    findInlineChange(&comparison, pair)
    findEnabledChange(&comparison, pair)
    let before = comparison.old.table.details[pair.old]
    let after = comparison.new.table.details[pair.new]
    if before == nil && after == nil { continue }
    let fields = (before?.fields ?? .init(), after?.fields ?? .init())
    if fields.0 != fields.1 { findFieldChanges(&comparison, pair, fields.0, fields.1) }
  }
}

/// Finds a changed title. If the id changed as well, the title was reported with the id.
private func findTitleChange(_ comparison: inout MenuComparison, _ pair: (old: Int, new: Int)) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  guard old.titles[pair.old] != new.titles[pair.new], old.ids[pair.old] == new.ids[pair.new] else {
    return
  }
  comparison.add(
    .titleChanged, pair, "'\(new.ids[pair.new])' has the title '\(new.titles[pair.new])'",
    before: old.titles[pair.old], after: new.titles[pair.new])
}

private func findFlagChanges(_ comparison: inout MenuComparison, _ pair: (old: Int, new: Int)) {
  let flags = (comparison.old.table.flags[pair.old], comparison.new.table.flags[pair.new])
  guard flags.0 != flags.1 else { return }
  let id = comparison.new.table.ids[pair.new]
  let hidden = (flags.0.contains(.hidden), flags.1.contains(.hidden))
  if hidden.0 != hidden.1 {
    comparison.add(
      .hiddenChanged, pair,
      "'\(id)' \(hidden.1 ? "starts hidden" : "is no longer hidden at first")",
      at: hidden.1 ? .hidden : .title, old: hidden.0 ? .hidden : .title, before: "\(hidden.0)",
      after: "\(hidden.1)")
  }
  let slot = (flags.0.contains(.slot), flags.1.contains(.slot))
  if slot.0 != slot.1 {
    comparison.add(
      .slotChanged, pair,
      slot.1
        ? "the program provides the rows of '\(id)'"
        : "'\(id)' is no longer a slot: rows that the program provides are not shown",
      at: slot.1 ? .slot : .title, old: slot.0 ? .slot : .title, before: "\(slot.0)",
      after: "\(slot.1)")
  }
  let rule = (flags.0.ruleOfSlot, flags.1.ruleOfSlot)
  if slot.0, slot.1, rule.0 != rule.1 {
    comparison.add(
      .lookChanged, pair, "the rows that the program adds to '\(id)' \(rule.1)", at: .choice,
      old: .choice, before: rule.0, after: rule.1)
  }
  let shows = (flags.0.contains(.showsChecked), flags.1.contains(.showsChecked))
  if shows.0 != shows.1 {
    comparison.add(
      .lookChanged, pair,
      "'\(id)' \(shows.1 ? "shows" : "no longer shows") its checked item as its detail",
      at: shows.1 ? .field(.detail) : .title, old: shows.0 ? .field(.detail) : .title,
      before: "\(shows.0)", after: "\(shows.1)")
  }
  let page = (flags.0.contains(.page), flags.1.contains(.page))
  if page.0 != page.1 {
    comparison.add(
      .pageChanged, pair,
      page.1
        ? "the items of '\(id)' are on a separate page, no longer below its row"
        : "the items of '\(id)' are no longer on a separate page",
      at: page.1 ? .opens : .title, old: page.0 ? .opens : .title, before: "\(page.0)",
      after: "\(page.1)")
  }
}

extension NodeFlags {
  /// Words for messages: how many rows of a slot can be checked.
  fileprivate var ruleOfSlot: String {
    if contains(.choosesOne) { return "are check items, of which one can be checked" }
    if contains(.choosesAny) { return "are check items, of which any number can be checked" }
    return "can't be checked"
  }
}

/// Finds an item that became an inline group or is no longer one: its rows move, and its own row
/// disappears or appears.
private func findInlineChange(_ comparison: inout MenuComparison, _ pair: (old: Int, new: Int)) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  let inline = (old.isInlineGroup(pair.old), new.isInlineGroup(pair.new))
  guard inline.0 != inline.1 else { return }
  let id = new.ids[pair.new]
  comparison.add(
    .inlineChanged, pair,
    inline.1
      ? "the rows of '\(id)' are now among the rows of its siblings"
      : "'\(id)' is no longer inline: it has a row, with its items below",
    at: inline.1 ? .inline : .title, old: inline.0 ? .inline : .title, before: "\(inline.0)",
    after: "\(inline.1)")
}

/// Finds a changed `enabled`. Compares the declarations, because the initial states depend on the
/// defaults of conditions.
private func findEnabledChange(_ comparison: inout MenuComparison, _ pair: (old: Int, new: Int)) {
  func conditions(_ side: MenuSide, _ node: Int) -> [WhenEntry] {
    side.table.details[node]?.fields.enabledWhen ?? []
  }
  func declared(_ side: MenuSide, _ node: Int) -> String {
    let conditions = conditions(side, node)
    if !conditions.isEmpty { return conditions.words }
    return "\(!side.table.flags[node].contains(.disabled))"
  }
  let entries = (conditions(comparison.old, pair.old), conditions(comparison.new, pair.new))
  if !entries.0.isEmpty, entries.0.requiresTheSame(as: entries.1) { return }
  let (before, after) = (declared(comparison.old, pair.old), declared(comparison.new, pair.new))
  guard before != after else { return }
  let change =
    switch after {
    case "true": before == "false" ? "now have an effect" : "always have an effect"
    case "false": "no longer have an effect"
    default: "have an effect when \(after)"
    }
  comparison.add(
    .enabledChanged, pair, "taps on '\(comparison.new.table.ids[pair.new])' \(change)",
    at: after == "true" ? .title : .enabled, old: before == "true" ? .title : .enabled,
    before: before, after: after)
}

private func findFieldChanges(
  _ comparison: inout MenuComparison, _ pair: (old: Int, new: Int), _ before: ItemDetails.Fields,
  _ after: ItemDetails.Fields
) {
  let id = comparison.new.table.ids[pair.new]
  func add(_ kind: ChangeKind, _ key: ItemKey, _ before: String?, _ after: String?) {
    guard before != after else { return }
    let change =
      switch (before, after) {
      case (let before?, let after?): "changed from '\(before)' to '\(after)'"
      case (nil, let after?): "is now '\(after)'; there was none"
      case (let before?, nil): "is gone; it was '\(before)'"
      case (nil, nil): ""
      }
    comparison.add(
      kind, pair, "the \(key.rawValue) of '\(id)' \(change)", at: after == nil ? .title : key,
      old: before == nil ? .title : key, before: before, after: after)
  }
  let whens = (before.when, after.when)
  if !whens.0.requiresTheSame(as: whens.1) {
    let shows = whens.1.isEmpty ? "no longer depends on conditions" : "shows when \(whens.1.words)"
    comparison.add(
      .whenChanged, pair, "'\(id)' \(shows)", at: whens.1.isEmpty ? .title : .when,
      old: whens.0.isEmpty ? .title : .when, before: whens.0.isEmpty ? nil : whens.0.words,
      after: whens.1.isEmpty ? nil : whens.1.words)
  }
  for field in ItemField.allCases {
    guard case .behavior(let kind) = field.description.role else { continue }
    add(kind, .field(field), before.words(of: field), after.words(of: field))
  }
  let look = lookOf(before, after).filter(\.isChanged)
  guard let first = look.first else { return }
  let names = look.map { "'\($0.key.rawValue)'" }.joined(separator: ", ")
  comparison.add(
    .lookChanged, pair, "\(names) of '\(id)' changed", at: first.isSaid ? first.key : .title,
    old: first.wasSaid ? first.key : .title)
}

extension ItemDetails.Fields {
  /// The text of a field in messages.
  fileprivate func words(of field: ItemField) -> String? {
    field == .shortcut ? text(field).flatMap { ShortcutList($0)?.words } : text(field)
  }
}

extension ItemDetails.Fields {
  /// The plural forms of a text, each with its name; empty if the text has no plural forms.
  fileprivate func forms(of field: PluralField) -> [String?] {
    plurals.first { $0.field == field }?.ordered.map { "\($0.form.rawValue): \($0.text)" } ?? []
  }
}

private struct Look {
  let key: ItemKey
  let wasSaid: Bool
  let isSaid: Bool
  let isChanged: Bool

  init<Value: Equatable>(_ key: ItemKey, _ before: Value?, _ after: Value?) {
    self.key = key
    wasSaid = before != nil
    isSaid = after != nil
    isChanged = before != after
  }
}

private func lookOf(_ before: ItemDetails.Fields, _ after: ItemDetails.Fields) -> [Look] {
  func spoken(_ fields: ItemDetails.Fields) -> [String?]? {
    let texts = [fields.accessibilityLabel, fields.accessibilityHint] + fields.forms(of: .label)
    return texts.allSatisfy { $0 == nil } ? nil : texts
  }
  func shown(_ field: ItemField, _ fields: ItemDetails.Fields) -> [String?]? {
    let forms = PluralField(name: field.key).map(fields.forms) ?? []
    if let value = fields[field] { return [value.json] + forms }
    return forms.isEmpty ? nil : forms
  }
  let plain = ItemField.allCases.filter(\.description.role.isLook)
  return plain.map { Look(.field($0), shown($0, before), shown($0, after)) } + [
    Look(.keywords, before.keywords.nonEmpty, after.keywords.nonEmpty),
    Look(.indicator, before.indicator, after.indicator),
    Look(.accessibility, spoken(before), spoken(after)),
  ]
}

extension [String] {
  fileprivate var nonEmpty: [String]? { isEmpty ? nil : self }
}

extension [WhenEntry] {
  /// Whether the other entries are the same, regardless of the order of entries and terms.
  fileprivate func requiresTheSame(as others: [WhenEntry]) -> Bool {
    func sets(_ entries: [WhenEntry]) -> Set<Set<String>> {
      Set(entries.map { Set($0.terms.map(\.text)) })
    }
    return self == others || sets(self) == sets(others)
  }
}
