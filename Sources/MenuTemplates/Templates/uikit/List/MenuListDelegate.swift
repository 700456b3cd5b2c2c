#if !os(tvOS)
  /// The events that a `MenuListController` reports to the program. Each method has a default
  /// implementation.
  @MainActor
  public protocol MenuListControllerDelegate: AnyObject {
    /// The menu's enumeration of actions. It is inferred from `menuList(_:perform:for:)`.
    associatedtype Action: MenuAction = String

    /// Called when an item with an action is tapped.
    func menuList(_ menuList: MenuListController, perform action: Action, for node: MenuNode)
    /// Called when an item with a URL and without an action is tapped. By default, the system opens
    /// the URL.
    func menuList(_ menuList: MenuListController, open url: URL, for node: MenuNode)
    /// Called when an item with neither an action nor a URL is tapped.
    func menuList(_ menuList: MenuListController, didChoose node: MenuNode)
    /// Called after the open page has changed; nil stands for the top page. Without a navigation
    /// controller, the program should show the page's title and a button that calls `closePage()`.
    func menuList(_ menuList: MenuListController, didOpen page: MenuNode?)
    /// Called before the screen of a page is pushed, so that the program can customize it, for
    /// example its navigation item.
    func menuList(_ menuList: MenuListController, willPush screen: MenuListPageController)
    /// Called after each event, even if it changed nothing. This is the place to keep `savedState`.
    func menuListDidPerformEvent(_ menuList: MenuListController)
    /// Called each time an item's cell or header is drawn, so that the program can customize it.
    func menuList(
      _ menuList: MenuListController, willShow cell: UICollectionViewListCell, for node: MenuNode)
  }

  extension MenuListControllerDelegate {
    public func menuList(
      _ menuList: MenuListController, perform action: Action, for node: MenuNode
    ) {}
    public func menuList(_ menuList: MenuListController, open url: URL, for node: MenuNode) {
      menuList.open(url)
    }
    public func menuList(_ menuList: MenuListController, didChoose node: MenuNode) {}
    public func menuList(_ menuList: MenuListController, didOpen page: MenuNode?) {}
    public func menuList(_ menuList: MenuListController, willPush screen: MenuListPageController) {}
    public func menuListDidPerformEvent(_ menuList: MenuListController) {}
    public func menuList(
      _ menuList: MenuListController, willShow cell: UICollectionViewListCell, for node: MenuNode
    ) {}

    /// Performs the action of an item; if the action is not one of the menu's, reports the item as
    /// chosen.
    fileprivate func perform(actionOf node: MenuNode, in menuList: MenuListController) {
      if let action = Action(of: node, in: menuList.table) {
        self.menuList(menuList, perform: action, for: node)
      } else {
        self.menuList(menuList, didChoose: node)
      }
    }
  }

  /// The data that a program provides to a `MenuListController` in addition to the menu. Each
  /// method has a default implementation.
  @MainActor
  public protocol MenuListControllerDataSource: AnyObject {
    /// The content of a slot row, and the effect of a tap on it.
    func menuList(
      _ menuList: MenuListController, row index: Int, of slot: MenuNode
    ) -> MenuTableSlotRow
    /// The program's own cell for a slot row, from one of its registrations; nil for a cell like an
    /// item's.
    func menuList(
      _ menuList: MenuListController, cellForRow index: Int, of slot: MenuNode, at path: IndexPath
    ) -> UICollectionViewCell?
    /// The program's own cell for an item, from one of its registrations; nil for the menu's. When
    /// the item's look changes, the method is called again.
    func menuList(
      _ menuList: MenuListController, cellFor node: MenuNode, at path: IndexPath
    ) -> UICollectionViewCell?
    /// The current texts of an item where they differ from the menu's, such as a badge.
    func menuList(_ menuList: MenuListController, textsOf node: MenuNode) -> MenuTableTexts
  }

  extension MenuListControllerDataSource {
    public func menuList(
      _ menuList: MenuListController, row index: Int, of slot: MenuNode
    ) -> MenuTableSlotRow {
      MenuTableSlotRow("")
    }
    public func menuList(
      _ menuList: MenuListController, cellForRow index: Int, of slot: MenuNode, at path: IndexPath
    ) -> UICollectionViewCell? {
      nil
    }
    public func menuList(
      _ menuList: MenuListController, cellFor node: MenuNode, at path: IndexPath
    ) -> UICollectionViewCell? {
      nil
    }
    public func menuList(
      _ menuList: MenuListController, textsOf node: MenuNode
    ) -> MenuTableTexts {
      MenuTableTexts()
    }
  }

  /// Handles taps.
  extension MenuListController {
    /// Has the effect that the menu gives to a tap on an item's row, header or disclosure arrow. A
    /// tap on a disabled item has no effect.
    public func tap(_ node: MenuNode, at place: MenuTapPlace = .row) {
      if !isEnabled(node) { return }
      let response = state.response(toTapOn: node, at: place)
      switch response {
      case .nothing: break
      case .toggle: toggle(node) { $0.tap(node, at: place).change }
      case .open: perform { $0.openPage(node) }
      case .choose, .action, .url:
        if table.isCheckItem(node) || table.isSummaryCheck(node) {
          perform { $0.tap(node, at: place).change }
        }
        choose(node, response)
      }
    }

    /// Cancels the task in which `prepare` runs for a node. The node stays closed.
    public func cancelPreparing(_ node: MenuNode) {
      work.preparing[node]?.cancel()
      endPreparing(node)
    }

    /// Sets whether a slot is busy, because the program is fetching its rows. The slot shows its
    /// loading row once it has been busy for the menu's `busy` delay.
    public func setBusy(_ isBusy: Bool, in slot: MenuNode) { setLoading(isBusy, in: slot, nil) }

    /// Shows the page that contains the row of the open page, as a back button does.
    public func closePage() { perform { $0.closePage() } }

    private func choose(_ node: MenuNode, _ response: MenuTapResponse<String>) {
      if table.settings.keepsSelection {
        let old = chosenNode
        chosenNode = node
        drawHeaders(among: [old, node])
        selectChosenRow()
      }
      if case .action = response {
        delegate?.perform(actionOf: node, in: self)
      } else if case .url(let text) = response, let url = URL(string: text) {
        if let delegate { delegate.menuList(self, open: url, for: node) } else { open(url) }
      } else {
        delegate?.menuList(self, didChoose: node)
      }
    }

    /// Opens a URL with the system's default app.
    fileprivate func open(_ url: URL) {
      collectionView.window?.windowScene?.open(url, options: nil, completionHandler: nil)
    }

    fileprivate func texts(of node: MenuNode) -> MenuTableTexts {
      dataSource?.menuList(self, textsOf: node) ?? MenuTableTexts()
    }

    /// Whether neither the menu nor the program disables an item.
    fileprivate func isEnabled(_ node: MenuNode) -> Bool {
      state.isEnabled(node) && texts(of: node).isEnabled
    }

    fileprivate func row(_ index: Int, of slot: MenuNode) -> MenuTableSlotRow {
      dataSource?.menuList(self, row: index, of: slot) ?? MenuTableSlotRow("")
    }
  }
#endif
