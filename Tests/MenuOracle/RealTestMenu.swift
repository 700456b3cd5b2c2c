import MenuRuntime
import RealMenus

extension TestMenu {
  /// A real menu for the oracle: the document's defaults are written out for each item.
  init(_ menu: RealMenu) {
    self.init(top: menu.items.map { TestItem($0, of: menu) })
    layout =
      switch menu.layout {
      case .rows: .rows
      case .sectionRows: .sectionRows
      case .sectionHeaders: .sectionHeaders
      }
    single = menu.isSingle
    keepOpen = menu.keepsOpen
    animation = MenuAnimation(insert: .directional, delete: .directional)
    scroll = MenuScroll(to: .reveal)
  }
}

extension TestItem {
  fileprivate init(_ item: RealMenuItem, of menu: RealMenu) {
    self.init(id: item.id ?? "")
    title = item.title
    body = item.body
    let texts = [("detail", item.detail), ("url", item.url), ("icon", item.icon)]
    fields = texts.compactMap { key, text in text.map { (key: key, value: $0) } }
    hidden = item.isHidden
    separator = item.isSeparator
    collapsed = item.collapsed ?? menu.isCollapsed
    collapsible = item.collapsible ?? true
    if item.isCategory {
      items = item.children.map { TestItem($0, of: menu) }
      single = item.isSingle ?? menu.isSingle
      keepOpen = item.keepsOpen ?? menu.keepsOpen
    }
  }
}
