extension MenuTableController: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    reading(tableView) { state.sectionCount }
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reading(tableView) { state.rowCount(inSection: section) }
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    reading(tableView) {
      guard let content = content(at: indexPath) else { return UITableViewCell() }
      guard case .item(let node) = content else {
        return withoutMoving { self.cell(for: content, at: indexPath) }
      }
      let custom = withoutMoving {
        self.dataSource?.menuTable(self, cellFor: node, at: indexPath)
      }
      let isSeparator = table.isLine(node)
      let identifier =
        isSeparator ? MenuSeparatorCell.reuseIdentifier : MenuItemCell.reuseIdentifier
      let cell =
        custom ?? tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      return withoutMoving {
        (cell as? MenuItemCell)?.show(content, of: self)
        delegate?.menuTable(self, willShow: cell, for: node)
        return cell
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    reading(tableView) {
      footer(ofSection: section)
    }
  }
}

extension MenuTableController: UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    reading(tableView) {
      guard case .item(let node) = content(at: indexPath), table.isLine(node) else {
        return UITableView.automaticDimension
      }
      return MenuSeparatorCell.height
    }
  }

  /// The estimated height of a row. The menu's heights are minima, and grow with the text.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    reading(tableView) {
      guard case .item(let node) = content(at: indexPath) else {
        return tableView.scaled(settings.rowHeight.map { CGFloat($0) } ?? standardRowHeight)
      }
      return table.isLine(node) ? MenuSeparatorCell.height : estimatedHeight(of: node)
    }
  }

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    reading(tableView) {
      header(ofSection: section).map { estimatedHeight(of: $0) } ?? UITableView.automaticDimension
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    reading(tableView) {
      guard let node = header(ofSection: section) else { return nil }
      let custom = withoutMoving {
        self.dataSource?.menuTable(self, headerFor: node, inSection: section)
      }
      let view =
        custom
        ?? tableView.dequeueReusableHeaderFooterView(
          withIdentifier: MenuHeaderView.reuseIdentifier)
      if let view { show(node, in: view) }
      return view
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    view.turn(direction)
  }

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    reading(tableView) {
      content(at: indexPath).map(takesTaps) ?? false
    }
  }

  /// When the keyboard moves the focus to a row, the row is not selected, and therefore not tapped.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let content = reading(tableView, { content(at: indexPath) }) else { return }
    let keepsHighlight =
      if case .item(let node) = content {
        settings.keepsSelection && isChosen(byTapOn: node)
      } else {
        false
      }
    if !keepsHighlight {
      tableView.deselectRow(at: indexPath, animated: true)
      selectChosenRow()
    }
    tap(rowOf: content)
  }

  #if !os(tvOS)
    public func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      if let content = reading(tableView, { content(at: indexPath) }) { tap(rowOf: content) }
    }
  #endif
}

extension MenuTableController {
  /// The item at an index path; for a slot row, the slot; nil if there is no row. The content of
  /// the row is given by `content(at:)`.
  public func node(at path: IndexPath) -> MenuNode? {
    state.node(at: MenuIndexPath(section: path.section, row: path.row))
  }

  /// Shows an item in its header.
  fileprivate func show(_ node: MenuNode, in header: UITableViewHeaderFooterView) {
    withoutMoving {
      (header as? MenuHeaderView)?.show(node, of: self)
      delegate?.menuTable(self, willShow: header, for: node)
    }
  }

  /// Whether a tap on the row chooses the item instead of toggling it.
  private func isChosen(byTapOn node: MenuNode) -> Bool {
    if !isEnabled(node) { return false }
    return switch state.response(toTapOn: node) {
    case .nothing, .toggle, .open: false
    case .choose, .action, .url: true
    }
  }

  private func estimatedHeight(of node: MenuNode) -> CGFloat {
    tableView.scaled(lineHeight(of: node) ?? standardRowHeight) + (showsBody(of: node) ? 60 : 0)
  }

  /// The items whose rows or headers are visible. Internal for tests.
  var shownNodes: [MenuNode] {
    let rows = (tableView.indexPathsForVisibleRows ?? []).compactMap { path -> MenuNode? in
      if case .item(let node) = content(at: path) { node } else { nil }
    }
    return rows + (0..<tableView.numberOfSections).compactMap { header(ofSection: $0) }
  }

  /// The view that can have the focus for an item; nil if the item is not visible.
  fileprivate func focusView(of node: MenuNode) -> UIView? {
    if let path = state.indexPath(of: node) {
      return tableView.cellForRow(at: IndexPath(row: path.row, section: path.section))
    }
    guard let section = state.section(of: node), header(ofSection: section) == node else {
      return nil
    }
    return (tableView.headerView(forSection: section) as? MenuHeaderView)?.control
  }

  /// The view that shows an item; nil if the item is not visible. Internal for tests.
  func itemView(of node: MenuNode) -> MenuItemView? {
    if let path = state.indexPath(of: node) {
      let cell = tableView.cellForRow(at: IndexPath(row: path.row, section: path.section))
      return (cell as? MenuItemCell)?.item
    }
    guard let section = state.section(of: node), header(ofSection: section) == node else {
      return nil
    }
    return (tableView.headerView(forSection: section) as? MenuHeaderView)?.item
  }
}
