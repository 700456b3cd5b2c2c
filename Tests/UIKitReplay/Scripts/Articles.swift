import UIKit

/// The programs of the samples' pages, for what the articles' code can do.
@MainActor func articles() {
  arrays()
  details()
  addedSections()
  gradientHeaders()
  loaded()
  let sections = SectionsViewController()
  sections.loadViewIfNeeded()
  print("other methods of the table view: \(sections.menu.tableViewDelegate != nil)")
}

/// Prints the titles in a table view.
@MainActor private func report(_ screen: UITableViewController) {
  for line in HeadlessLog.take() { print("  \(line)") }
  let table: UITableView = screen.tableView
  for section in 0..<table.numberOfSections {
    if let header = table.headerView(forSection: section) {
      print("  header \(header.accessibilityLabel ?? "none")")
    }
    for path in table.indexPathsForVisibleRows ?? [] where path.section == section {
      let cell = table.cellForRow(at: path)
      let cover = (cell as? BookCell).map { $0.cover.isHidden ? ", closed" : ", with its cover" }
      print("  \(cell?.accessibilityLabel ?? "none")\(cover ?? "")")
    }
  }
}

@MainActor private func arrays() {
  print("=== Rows from arrays")
  let screen = GroceriesViewController()
  screen.loadViewIfNeeded()
  if let fruits = screen.menu?.table.node(withID: "Fruits") { screen.menu?.tap(fruits) }
  report(screen)
  print("another array")
  screen.groceries = [("Sweets", ["Cake"]), ("Fruits", ["Apples", "Plums"])]
  report(screen)
}

@MainActor private func details() {
  print("=== Details of any kind")
  HeadlessViews.cells[ObjectIdentifier(BookCell.self)] = {
    BookCell(style: .default, reuseIdentifier: $0)
  }
  let screen = BooksViewController()
  screen.loadViewIfNeeded()
  if let book = screen.menu.table.node(withID: "frankenstein") { screen.menu.tap(book) }
  report(screen)
}

@MainActor private func addedSections() {
  print("=== Sections that are added")
  let screen = FormViewController()
  screen.loadViewIfNeeded()
  screen.add("Discounts", ["Spring sale", "Autumn sale"])
  if let section = screen.menu?.table.node(withID: "section-1") { screen.menu?.tap(section) }
  report(screen)
}

@MainActor private func gradientHeaders() {
  print("=== A gradient header")
  HeadlessViews.headers[ObjectIdentifier(GradientHeader.self)] = {
    GradientHeader(reuseIdentifier: $0)
  }
  let screen = CategoriesViewController()
  screen.loadViewIfNeeded()
  let header = screen.tableView.headerView(forSection: 1) as? GradientHeader
  header?.button.sendActions(for: .touchUpInside)
  report(screen)
}

@MainActor private func loaded() {
  print("=== Rows from a property list, and from a server")
  let list = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>title</key><string>Animals</string><key>items</key><array>
    <dict><key>id</key><string>birds</string><key>title</key><string>Birds</string>
    <key>items</key><array><dict><key>id</key><string>robin</string>
    <key>title</key><string>Robin</string></dict></array></dict></array></dict></plist>
    """
  let answer = """
    { "title": "Animals", "items": [{ "id": "cats", "title": "Cats", "items": [] },
      { "id": "birds", "title": "Birds", "items": [{ "id": "wren", "title": "Wren" }] }] }
    """
  let screen = LoadedViewController()
  do {
    try screen.show(propertyList: Data(list.utf8))
    if let birds = screen.menu?.table.node(withID: "birds") { screen.menu?.tap(birds) }
    report(screen)
    try screen.show(answer: Data(answer.utf8))
    report(screen)
  } catch {
    print("EXCEPTION \(error)")
  }
}
