#if !os(tvOS)
  extension MenuListController: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      reading(collectionView) { state.sectionCount }
    }

    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      reading(collectionView) { state.rowCount(inSection: section) }
    }

    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let row = registrations.row, let line = registrations.line else {
        return UICollectionViewCell()
      }
      return reading(collectionView) {
        withoutMoving {
          if let cell = customCell(at: indexPath) { return cell }
          if case .item(let node) = content(at: indexPath), table.isLine(node) {
            return collectionView.dequeueConfiguredReusableCell(
              using: line, for: indexPath, item: node)
          }
          return collectionView.dequeueConfiguredReusableCell(
            using: row, for: indexPath, item: indexPath)
        }
      }
    }

    /// The program's cell for a row, if it has one.
    private func customCell(at path: IndexPath) -> UICollectionViewCell? {
      switch content(at: path) {
      case .item(let node):
        let cell = dataSource?.menuList(self, cellFor: node, at: path)
        if let cell = cell as? UICollectionViewListCell {
          delegate?.menuList(self, willShow: cell, for: node)
        }
        return cell
      case .slotRow(let slot, let index):
        return dataSource?.menuList(self, cellForRow: index, of: slot, at: path)
      case .placeholder, .loading, nil: return nil
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      guard let registration = isHeader ? registrations.header : registrations.footer else {
        return UICollectionReusableView()
      }
      return reading(collectionView) {
        withoutMoving {
          collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
      }
    }
  }

  extension MenuListController: UICollectionViewDelegate {
    public func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      reading(collectionView) { content(at: indexPath).map(takesTaps) ?? false }
    }

    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      reading(collectionView) { content(at: indexPath).map(takesTaps) ?? false }
    }

    /// When the keyboard moves the focus to a row, the row is not selected, and therefore not
    /// tapped.
    public func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      false
    }

    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      let content = reading(collectionView) { self.content(at: indexPath) }
      collectionView.deselectItem(at: indexPath, animated: false)
      selectChosenRow()
      switch content {
      case .item(let node): tap(node)
      case .slotRow(let slot, let index): row(index, of: slot).action?()
      case .placeholder, .loading, nil: break
      }
    }
  }

  /// The registrations of cells, headers and footers, which must exist before the collection view
  /// asks for them.
  @MainActor private struct MenuListRegistrations {
    var row: UICollectionView.CellRegistration<MenuListCell, IndexPath>?
    var line: UICollectionView.CellRegistration<MenuListSeparatorCell, MenuNode>?
    var header: UICollectionView.SupplementaryRegistration<MenuListCell>?
    var footer: UICollectionView.SupplementaryRegistration<MenuListCell>?

    mutating func register(for menu: MenuListController) {
      row = .init { [weak menu] cell, path, _ in
        if let menu, let content = menu.content(at: path) { menu.show(content, in: cell) }
      }
      line = .init { [weak menu] cell, _, node in
        if let menu { menu.delegate?.menuList(menu, willShow: cell, for: node) }
      }
      header = .init(elementKind: UICollectionView.elementKindSectionHeader) {
        [weak menu] cell, _, path in
        menu?.showHeader(ofSection: path.section, in: cell)
      }
      footer = .init(elementKind: UICollectionView.elementKindSectionFooter) {
        [weak menu] cell, _, path in
        menu?.showFooter(ofSection: path.section, in: cell)
      }
    }
  }

  extension MenuListController {
    /// The content of a row; nil if there is no such row.
    public func content(at path: IndexPath) -> MenuRowContent? {
      state.content(at: MenuIndexPath(section: path.section, row: path.item))
    }
  }

  extension MenuSectionRows {
    fileprivate var listPaths: [IndexPath] { rows.map { IndexPath(item: $0, section: section) } }
  }
#endif
