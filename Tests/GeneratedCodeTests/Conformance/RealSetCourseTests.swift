import Foundation
import MenuRuntime
import Testing

@testable import MenuOracle

/// Real menus and random events: the engine, the oracle and a table view agree after each.
@Suite struct RealSetCourseTests {
  @Test(arguments: try RealInputData.files()) func engineAgreesWithTheOracle(file: URL) throws {
    let items = try RealInputData.items(in: file)
    for variant in 0..<3 {
      let menu = TestMenu(try RealInputMenu(RealInputData.name(of: file), items, variant: variant))
      var dice = Dice(seed: UInt64(variant))
      let events = min(300, max(12, 300_000 / menu.numbered().count))
      let course = Course(menu: menu, events: Course.random(&dice, on: menu, events: events))
      if let failure = course.failure() { Issue.record("\(menu.layout): \(failure.prefix(1_000))") }
    }
  }
}

extension TestMenu {
  /// A real set with the settings of a variant.
  fileprivate init(_ menu: RealInputMenu) {
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
  fileprivate init(_ item: RealInputItem, of menu: RealInputMenu) {
    self.init(id: item.id ?? "")
    body = item.body
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
