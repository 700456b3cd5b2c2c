extension UITableView {
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public var numberOfSections: Int {
    load()
    return table?.sections.count ?? 0
  }

  @available(iOS 2, tvOS 9, visionOS 1, *)
  public var indexPathsForVisibleRows: [IndexPath]? {
    load()
    return (table?.sections ?? []).enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func cellForRow(at path: IndexPath) -> UITableViewCell? {
    load()
    if awaitsLayout { return nil }
    return identity(at: path).flatMap { cells[$0] }
  }

  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    load()
    return cells.first { $0.value === cell }.flatMap { path(of: $0.key) }
  }

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    load()
    guard let table, table.sections.indices.contains(section), !awaitsLayout else { return nil }
    return headers[table.sections[section].identity] as? UITableViewHeaderFooterView
  }

  /// Headless: the height of a row, which the delegate or else its views determine.
  public func height(ofRowAt path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? UITableView.automaticDimension
    if asked != UITableView.automaticDimension { return asked }
    return cellForRow(at: path)?.contentView.fittingHeight ?? 0
  }

  /// Headless: the height of a header, which the delegate or else its views determine.
  public func height(ofHeader section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, heightForHeaderInSection: section)
      ?? UITableView.automaticDimension
    if asked != UITableView.automaticDimension { return asked }
    return headerView(forSection: section)?.contentView.fittingHeight ?? 0
  }

  /// The content's size, as if all rows were as high as a finger needs, and headers and footers had
  /// no height.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func rectForRow(at path: IndexPath) -> CGRect {
    let above = (indexPathsForVisibleRows ?? []).count { $0 < path }
    return CGRect(x: 0, y: CGFloat(above) * 44, width: bounds.width, height: 44)
  }
  /// The table view sets the insets by itself.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: CGFloat(indexPathsForVisibleRows?.count ?? 0) * 44) }
    set {}
  }

  func identity(at path: IndexPath) -> Int? {
    guard let table, table.sections.indices.contains(path.section),
      table.sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return table.sections[path.section].rows[path.row]
  }

  func path(of identity: Int) -> IndexPath? {
    for (section, content) in (table?.sections ?? []).enumerated() {
      if let row = content.rows.firstIndex(of: identity) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Returns whether a row exists; if not, notes the exception that UIKit would throw.
  func check(_ path: IndexPath) -> Bool {
    note { () throws(HeadlessException) in
      try table?.check(HeadlessPath(section: path.section, row: path.row))
    }
  }

  private func note(_ act: () throws(HeadlessException) -> Void) -> Bool {
    do throws(HeadlessException) {
      try act()
      return true
    } catch {
      HeadlessLog.note("EXCEPTION \(error.reason)")
      return false
    }
  }

  private func note(_ verb: String, _ paths: [IndexPath], _ animation: RowAnimation) {
    let text = paths.map { "\($0.section)-\($0.row)" }.joined(separator: " ")
    HeadlessLog.note("\(verb) \(text), \(animation)")
  }

  /// Outside `performBatchUpdates`, a batch of its own, with the same rules; so are the ones below.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    note("delete", paths, animation)
    update { $0.deletedRows += paths.map(\.rows) }
  }
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    note("insert", paths, animation)
    update { $0.insertedRows += paths.map(\.rows) }
  }
  @available(iOS 3, tvOS 9, visionOS 1, *)
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    note("reload", paths, animation)
    update { $0.reloadedRows += paths.map(\.rows) }
  }
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    HeadlessLog.note("delete sections \(sections.map { $0 }), \(animation)")
    update { $0.deletedSections += sections }
  }
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    HeadlessLog.note("insert sections \(sections.map { $0 }), \(animation)")
    update { $0.insertedSections += sections }
  }

  /// If neither a row nor a section is at the path, an exception is noted.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    load()
    // A section's own place, whether it has rows or not.
    let isSection = path.row == NSNotFound && path.section < numberOfSections
    let row = path.row == NSNotFound ? 0 : path.row
    let isThere =
      isSection
      || note { () throws(HeadlessException) in
        try table?.scroll(to: HeadlessPath(section: path.section, row: row))
      }
    scrolled()
    if isThere {
      let place = isSection ? "header \(path.section)" : "\(path.section)-\(path.row)"
      HeadlessLog.note("scroll to \(place), \(position)\(animated ? "" : ", at once")")
    }
  }

  /// Selects a row without scrolling and without informing the delegate. If the row does not exist,
  /// an exception is noted.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    load()
    if let path, check(path) { indexPathForSelectedRow = path }
    mark()
  }

  /// If the row does not exist, an exception is noted.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func deselectRow(at path: IndexPath, animated: Bool) {
    load()
    if check(path), indexPathForSelectedRow == path { indexPathForSelectedRow = nil }
    mark()
  }

  private func mark() {
    let selected = indexPathForSelectedRow.flatMap { identity(at: $0) }
    for (identity, cell) in cells { cell.isSelected = identity == selected }
  }

  /// Headless: touches a row.
  public func touch(_ path: IndexPath) {
    guard let cell = cellForRow(at: path), cell.isUserInteractionEnabled,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    cell.setHighlighted(false, animated: false)
    indexPathForSelectedRow = path
    mark()
    delegate?.tableView(self, didSelectRowAt: path)
  }
}

extension IndexPath {
  fileprivate var rows: HeadlessRows { HeadlessRows(section: section, rows: row..<row + 1) }
}

/// Makes the views whose types are registered with a table view.
@MainActor public enum HeadlessViews {
  public static var cells: [ObjectIdentifier: (String) -> UITableViewCell] = [:]
  public static var headers: [ObjectIdentifier: (String) -> UITableViewHeaderFooterView] = [:]
}
