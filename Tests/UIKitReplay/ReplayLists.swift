import UIKit

/// The same menu in a collection view, which must show what the state has after each event.
@MainActor final class ListReplay {
  let menu: MenuListController
  /// The collection view of the open page.
  var view: UICollectionView { menu.collectionView }
  let program: ProgramRows
  /// The registration of the program's own cells, if it has them.
  var registration: UICollectionView.CellRegistration<MenuListCell, String>?

  /// A function to call when a cell is shown.
  var onWillShow: (() -> Void)?

  init(
    _ table: MenuTable, _ program: ProgramRows,
    in view: UICollectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
  ) {
    self.program = program
    HeadlessViews.items[ObjectIdentifier(MenuListCell.self)] = { MenuListCell(frame: .zero) }
    HeadlessViews.items[ObjectIdentifier(MenuListSeparatorCell.self)] = {
      MenuListSeparatorCell(frame: .zero)
    }
    menu = MenuListController(table, in: view)
    menu.clock = ReplayClock()
    menu.delegate = self
    menu.dataSource = self
  }

  /// Notes each cell and header that a new one would not equal.
  func check() {
    for path in view.indexPathsForVisibleItems {
      let content = menu.content(at: path)
      if case .item(let node) = content, menu.table.isSeparator(node), !menu.table.isFooter(node),
        registration == nil
      {
        let isLine = view.cellForItem(at: path) is MenuListSeparatorCell
        if !isLine { HeadlessLog.note("MISSING line \(path)") }
        continue
      }
      guard let cell = view.cellForItem(at: path) as? MenuListCell else {
        HeadlessLog.note("MISSING item \(path)")
        continue
      }
      let shown = text(cell)
      view.reconfigureItems(at: [path])
      if shown != text(cell) { HeadlessLog.note("STALE \(shown), not \(text(cell))") }
      if content == nil { HeadlessLog.note("MISSING content of \(path)") }
    }
    let rows = (0..<menu.state.sectionCount).map { menu.state.rowCount(inSection: $0) }
    var shown = Array(repeating: 0, count: view.numberOfSections)
    for path in view.indexPathsForVisibleItems { shown[path.section] += 1 }
    if rows != shown { HeadlessLog.note("ROWS of the list \(shown), not \(rows)") }
    for section in 0..<menu.state.sectionCount where menu.state.layout == .sectionHeaders {
      let title = menu.state.node(ofSection: section).map { menu.table.title(of: $0) }
      let configuration = header(section)?.contentConfiguration as? UIListContentConfiguration
      if configuration?.text != title {
        HeadlessLog.note("STALE header \(configuration?.text ?? "none"), not \(title ?? "none")")
      }
    }
  }

  func header(_ section: Int) -> MenuListCell? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? MenuListCell
  }

  func text(_ cell: MenuListCell) -> String {
    guard let shown = cell.contentConfiguration as? UIListContentConfiguration else { return "?" }
    let marks = cell.accessories.map {
      $0.text == "▸" && cell.configurationState.isExpanded ? "▾" : $0.text
    }
    let level = String(repeating: "  ", count: cell.indentationLevel)
    let icon = shown.image.map { "<\($0.name)> " } ?? ""
    let detail = shown.secondaryText.map { " | \($0.prefix(20))" } ?? ""
    var text = "\(level)\(icon)\(shown.text ?? "")\(detail) \(marks.joined(separator: " "))"
    if shown.textProperties.color != .label { text += ", \(shown.textProperties.color.text)" }
    if cell.isSelected { text += ", selected" }
    if cell.accessibilityTraits.contains(.notEnabled) { text += ", dimmed" }
    for (trait, name) in [
      (UIAccessibilityTraits.toggleButton, "toggle"), (.header, "header"), (.staticText, "text"),
    ] where cell.accessibilityTraits.contains(trait) {
      text += ", \(name)"
    }
    for action in cell.accessibilityCustomActions ?? [] { text += ", action \(action.name)" }
    if cell.contentView.backgroundColor != nil { text += ", on the tint" }
    return text
  }

  func show() {
    for section in 0..<view.numberOfSections {
      if let cell = header(section) { print("  \(section)   \(text(cell))") }
      for path in view.indexPathsForVisibleItems where path.section == section {
        let cell = view.cellForItem(at: path) as? MenuListCell
        print("  \(section)-\(path.item) \(cell.map { text($0) } ?? "────")")
      }
      let footer = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section))
      if let cell = footer as? MenuListCell { print("  \(section)   footer: \(text(cell))") }
    }
  }

  func tap(_ id: String) {
    print("tap \(id)")
    guard let node = menu.table.node(withID: id) else { return print("  there is no such item") }
    if let path = menu.state.indexPath(of: node) {
      view.touch(IndexPath(item: path.row, section: path.section))
    } else if let section = menu.state.section(of: node), let cell = header(section),
      cell.control.isEnabled, !cell.control.isHidden
    {
      cell.control.sendActions(for: .touchUpInside)
    } else {
      print("  is not on screen")
    }
    report()
  }

  /// A key on the row of an item, or on its header.
  func press(_ code: UIKeyboardHIDUsage, on id: String) {
    print("press \(code) on \(id)")
    guard let node = menu.table.node(withID: id) else { return print("  there is no such item") }
    let path = menu.state.indexPath(of: node)
    let cell = path.flatMap { view.cellForItem(at: IndexPath(item: $0.row, section: $0.section)) }
    let control = menu.state.section(of: node).flatMap { header($0)?.control }
    guard let target = cell ?? control, let system = UIFocusSystem.focusSystem(for: view) else {
      return print("  is not on screen")
    }
    system.requestFocusUpdate(to: target)
    system.updateFocusIfNeeded()
    target.pressesBegan([UIPress(code)], with: nil)
    let rows = view.indexPathsForVisibleItems
      .filter { view.cellForItem(at: $0)?.isFocused == true }
      .compactMap { menu.content(at: $0)?.node }
    let headers = (0..<menu.state.sectionCount)
      .filter { header($0)?.control.isFocused == true }
      .compactMap { menu.state.node(ofSection: $0) }
    HeadlessLog.note("the focus: \((rows + headers).map { menu.table.id(of: $0) ?? "-" })")
    report()
  }

  /// Lets time pass.
  func wait(_ seconds: Double) async {
    await HeadlessClock.settle()
    print("\(seconds) s later")
    HeadlessClock.advance(by: seconds)
    await HeadlessClock.settle()
    report()
  }

  /// Touches the disclosure arrow of an item.
  func tapArrow(_ id: String) {
    print("tap the arrow of \(id)")
    guard let path = menu.table.node(withID: id).flatMap({ menu.state.indexPath(of: $0) }),
      let cell = view.cellForItem(at: IndexPath(item: path.row, section: path.section))
        as? MenuListCell
    else { return print("  is not on screen") }
    cell.accessories.lazy.compactMap(\.press).first?()
    report()
  }

  func report() {
    check()
    for line in HeadlessLog.take() { print("  \(line)") }
  }
}

extension ListReplay: MenuListControllerDelegate {
  private func id(_ node: MenuNode) -> String { menu.table.id(of: node) ?? "-" }
  func menuList(_ menuList: MenuListController, perform action: String, for node: MenuNode) {
    HeadlessLog.note("action \(action) of \(id(node))")
  }
  func menuList(_ menuList: MenuListController, open url: URL, for node: MenuNode) {
    HeadlessLog.note("url \(url) of \(id(node))")
  }
  func menuList(_ menuList: MenuListController, didChoose node: MenuNode) {
    HeadlessLog.note("chosen \(id(node))")
  }
  func menuList(_ menuList: MenuListController, didOpen page: MenuNode?) {
    HeadlessLog.note("did open \(page.map { id($0) } ?? "the top page")")
  }
  func menuList(_ menuList: MenuListController, willPush screen: MenuListPageController) {
    HeadlessLog.note("will push \(screen.title ?? "untitled")")
  }
  func menuList(
    _ menuList: MenuListController, willShow cell: UICollectionViewListCell, for node: MenuNode
  ) {
    onWillShow?()
  }
}

extension ListReplay: MenuListControllerDataSource {
  func menuList(
    _ menuList: MenuListController, cellForRow index: Int, of slot: MenuNode, at path: IndexPath
  ) -> UICollectionViewCell? {
    custom(program.title(ofRow: index, of: slot), at: path)
  }
  func menuList(
    _ menuList: MenuListController, cellFor node: MenuNode, at path: IndexPath
  ) -> UICollectionViewCell? {
    custom(menuList.table.title(of: node), at: path)
  }

  private func custom(_ title: String, at path: IndexPath) -> UICollectionViewCell? {
    registration.map {
      view.dequeueConfiguredReusableCell(using: $0, for: path, item: "own " + title)
    }
  }

  func menuList(
    _ menuList: MenuListController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow {
    let title = program.title(ofRow: index, of: slot)
    var row = MenuTableSlotRow(title, detail: program.detail(ofRow: index, of: slot))
    row.action = { HeadlessLog.note("open \(title)") }
    row.isChecked = program.row(index, of: slot).id % 3 == 0
    return row
  }
  func menuList(_ menuList: MenuListController, textsOf node: MenuNode) -> MenuTableTexts {
    MenuTableTexts(badge: program.badges[node].map { "\($0)" })
  }
}
