import MenuCompiler
import MenuRuntime

@testable import MenuOracle

extension TestMenu {
  /// The oracle's form of a menu, with the document's defaults filled in for each item.
  init(_ menu: Menu) {
    self.init(top: menu.items.map { TestItem($0, of: menu) })
    layout =
      switch menu.settings.layout {
      case .rows: .rows
      case .sectionRows: .sectionRows
      case .sectionHeaders: .sectionHeaders
      }
    single = menu.expansion == .single
    keepOpen = menu.keepOpen
    choice = menu.choice.map(TestChoice.init)
    hitArea =
      switch menu.settings.hitArea {
      case .row: .row
      case .indicator: .indicator
      case .both: .both
      case .auto: .auto
      }
    animation = MenuAnimation(
      insert: MenuAnimationPreset(menu.settings.animation.insert),
      delete: MenuAnimationPreset(menu.settings.animation.delete))
    let position: MenuScroll.Position =
      switch menu.settings.scroll.to {
      case .none: .none
      case .top: .top
      case .reveal: .reveal
      }
    scroll = MenuScroll(to: position, rows: menu.settings.scroll.rows)
    conditions = menu.conditions.map {
      TestCondition(
        name: $0.name, choices: $0.choices ?? [], initial: $0.defaultValue,
        follows: $0.followed?.id)
    }
  }
}

extension TestItem {
  init(_ item: Item, of menu: Menu) {
    self.init(id: item.id)
    title = item.title
    let texts = item.details?.fields
    body = texts?.text(.body)
    fields = [ItemField.action, .url].compactMap { field in
      texts?.text(field).map { (key: field.key, value: $0) }
    }
    for plural in texts?.plurals ?? [] {
      fields += plural.ordered.map { ("\(plural.field.rawValue).\($0.form.rawValue)", $0.text) }
    }
    when = texts?.when.map { $0.terms.compactMap { TestTerm($0, of: menu) } } ?? []
    enabledWhen = texts?.enabledWhen.map { $0.terms.compactMap { TestTerm($0, of: menu) } } ?? []
    slot = item.isSlot
    page = item.isPage
    placeholder = texts?.text(.placeholder)
    loading = texts?.text(.loading)
    formerIDs = texts?.formerIDs.map(\.id) ?? []
    checked = item.checked
    isSummaryCheck = item.isSummaryCheck
    showsChecked = item.showsChecked
    choice = item.choice.map(TestChoice.init)
    hidden = item.hidden
    enabled = item.enabled
    separator = item.isSeparator
    border = item.border == .first ? 1 : item.border == .last ? -1 : 0
    isFooter = item.border == .footer
    inline = item.isInline
    heading = item.isInline && !item.title.isEmpty
    if item.isExpandable {
      collapsed = item.collapsed ?? menu.collapsed
      collapsible = !item.isInline && (item.collapsible ?? menu.collapsible)
    }
    if item.isCategory, !item.isSlot {
      items = item.children.map { TestItem($0, of: menu) }
      single = (item.expansion ?? menu.expansion) == .single
      keepOpen = item.keepOpen ?? menu.keepOpen
    }
  }
}

extension TestTerm {
  /// Nil if the menu has no such condition or choice.
  fileprivate init?(_ term: WhenTerm, of menu: Menu) {
    guard let condition = menu.conditions.firstIndex(where: { $0.name == term.condition }) else {
      return nil
    }
    self.init(condition: condition, isNegated: term.isNegated)
    guard let choice = term.choice else { return }
    guard let value = menu.conditions[condition].choices?.firstIndex(of: choice) else { return nil }
    self.value = value
  }
}

extension TestChoice {
  fileprivate init(_ choice: ChoiceMode) {
    self =
      switch choice {
      case .any: .any
      case .one: .one
      }
  }
}

extension MenuAnimationPreset {
  fileprivate init(_ preset: AnimationPreset) {
    self =
      switch preset {
      case .automatic: .automatic
      case .none: .none
      case .fade: .fade
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .middle: .middle
      case .directional: .directional
      case .fold: .fold
      }
  }
}
