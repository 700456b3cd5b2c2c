#if !os(tvOS)
  /// The screen that a `MenuListController` pushes for a page, on the navigation controller of its
  /// collection view. Its title is that of the item that opens the page.
  public final class MenuListPageController: UICollectionViewController {
    /// The page that the screen shows.
    public fileprivate(set) var page: MenuNode
    private weak var menu: MenuListController?

    fileprivate init(_ page: MenuNode, of menu: MenuListController) {
      self.page = page
      self.menu = menu
      // The `MenuListController` sets the layout.
      super.init(collectionViewLayout: UICollectionViewLayout())
      clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    public override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { menu?.leave(self) }
    }
  }

  extension MenuListPageController: MenuPageScreen {
    fileprivate var rowsView: UICollectionView { collectionView }
  }

  extension UICollectionView: MenuRowsView {}

  extension MenuListController: MenuPagesController {
    fileprivate func makeScreen(of page: MenuNode) -> MenuListPageController {
      MenuListPageController(page, of: self)
    }

    fileprivate func notifyOfPush(of screen: MenuListPageController) {
      delegate?.menuList(self, willPush: screen)
    }

    /// Notifies the delegate if the open page is not the one that it was last notified of.
    fileprivate func notifyOfPage() {
      if current.page == shownPage { return }
      shownPage = current.page
      delegate?.menuList(self, didOpen: shownPage)
    }
  }
#endif
