/// A collection view whose items are the rows of the headless table: it enforces the same rules for
/// batches as a table view, and asks for the headers and footers that its layout has. All items are on
/// screen.
@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor public final class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
  }
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public weak var dataSource: (any UICollectionViewDataSource)?
  public weak var delegate: (any UICollectionViewDelegate)?
  public var collectionViewLayout: UICollectionViewLayout
  private var takesFocus = false
  @available(iOS 15, visionOS 1, *)
  @available(tvOS, unavailable)
  public var allowsFocus: Bool {
    get { takesFocus }
    set { takesFocus = newValue }
  }
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  private var table: HeadlessTable?
  private var cells: [Int: UICollectionViewCell] = [:]
  private var supplements: [String: [Int: UICollectionReusableView]] = [:]
  private var reconfigured: UICollectionViewCell?
  private var lastIdentity = 0
  private var batch: HeadlessUpdates?
  /// Whether the data source is asked for a view, while no registration may be made.
  static var isAsking = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }

  public func reloadData() {
    table = nil
    cells = [:]
    supplements = [:]
    indexPathsForSelectedItems = []
  }

  private func load() {
    if table != nil { return }
    table = HeadlessTable(from: self)
    show()
  }

  /// The rules are those of a table view.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    load()
    batch = HeadlessUpdates()
    updates?()
    perform(batch ?? HeadlessUpdates())
    batch = nil
    if let completion { HeadlessClock.schedule(after: 0.3) { completion(true) } }
  }

  private func update(_ write: (inout HeadlessUpdates) -> Void) {
    if batch != nil { return write(&batch!) }
    load()
    var updates = HeadlessUpdates()
    write(&updates)
    perform(updates)
  }

  private func perform(_ updates: HeadlessUpdates) {
    let selected = (indexPathsForSelectedItems ?? []).compactMap { identity(at: $0) }
    do throws(HeadlessException) {
      try table?.perform(updates, from: self)
    } catch {
      HeadlessLog.note("EXCEPTION \(error.reason)")
      reloadData()
      load()
    }
    let shown = Set(table?.sections.flatMap(\.rows) ?? [])
    cells = cells.filter { shown.contains($0.key) }
    let heads = Set(table?.sections.map(\.identity) ?? [])
    for kind in supplements.keys {
      supplements[kind] = supplements[kind]?.filter { heads.contains($0.key) }
    }
    show()
    indexPathsForSelectedItems = selected.compactMap { path(of: $0) }
    mark()
  }

  /// Asks for the cells, headers and footers that are missing.
  private func show() {
    UICollectionView.isAsking = true
    defer { UICollectionView.isAsking = false }
    for (section, content) in (table?.sections ?? []).enumerated() {
      let list = collectionViewLayout.list(ofSection: section)
      for (kind, isThere) in [
        (UICollectionView.elementKindSectionHeader, list.hasHeader),
        (UICollectionView.elementKindSectionFooter, list.hasFooter),
      ] {
        if !isThere {
          supplements[kind]?[content.identity] = nil
        } else if supplements[kind]?[content.identity] == nil {
          let path = IndexPath(item: 0, section: section)
          supplements[kind, default: [:]][content.identity] = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: path)
        }
      }
      for (item, identity) in content.rows.enumerated() where cells[identity] == nil {
        let path = IndexPath(item: item, section: section)
        cells[identity] = dataSource?.collectionView(self, cellForItemAt: path)
      }
    }
  }

  public func deleteItems(at paths: [IndexPath]) {
    update { $0.deletedRows += paths.map(\.items) }
  }
  public func insertItems(at paths: [IndexPath]) {
    update { $0.insertedRows += paths.map(\.items) }
  }
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

  /// If the data source returns another cell than the item has, an exception is noted.
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public func reconfigureItems(at paths: [IndexPath]) {
    load()
    for path in paths {
      guard let cell = identity(at: path).flatMap({ cells[$0] }) else {
        HeadlessLog.note("EXCEPTION no item \(path) to reconfigure")
        continue
      }
      reconfigured = cell
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if answer !== cell { HeadlessLog.note("EXCEPTION another cell for a reconfigured item") }
    }
  }

  @available(iOS 14, tvOS 14, visionOS 1, *)
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let cell = reconfigured as? Cell ?? HeadlessViews.make(Cell.self)
    if let item { registration.handler(cell, path, item) }
    return cell
  }

  @available(iOS 14, tvOS 14, visionOS 1, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> Supplementary {
    let view = HeadlessViews.make(Supplementary.self)
    registration.handler(view, registration.kind, path)
    return view
  }

  public var numberOfSections: Int {
    load()
    return table?.sections.count ?? 0
  }
  public var indexPathsForVisibleItems: [IndexPath] {
    load()
    return (table?.sections ?? []).enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(item: $0, section: section) }
    }
  }
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    load()
    return awaitsLayout ? nil : identity(at: path).flatMap { cells[$0] }
  }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { path(of: $0.key) }
  }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    load()
    guard let table, table.sections.indices.contains(path.section), !awaitsLayout else {
      return nil
    }
    return supplements[kind]?[table.sections[path.section].identity]
  }

  /// If the item does not exist, an exception is noted; so is it by the methods below.
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard cellForItem(at: path) != nil else {
      return HeadlessLog.note("EXCEPTION no item \(path) to scroll to")
    }
    scrolled()
    let way = animated ? "" : ", without animation"
    HeadlessLog.note("scroll to \(path.section)-\(path.item), \(position.rawValue)\(way)")
  }
  /// Headless: each item, header and footer is 10 points high.
  public func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let items = indexPathsForVisibleItems
    guard let place = items.firstIndex(of: path) else { return nil }
    return UICollectionViewLayoutAttributes(at: place + path.section + 1)
  }
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if supplementaryView(forElementKind: kind, at: path) == nil { return nil }
    let items = indexPathsForVisibleItems.filter { $0.section < path.section }
    return UICollectionViewLayoutAttributes(at: items.count + path.section)
  }
  public func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let path, cellForItem(at: path) == nil {
      HeadlessLog.note("EXCEPTION no item \(path) to select")
      return
    }
    indexPathsForSelectedItems = path.map { [$0] } ?? []
    mark()
  }
  public func deselectItem(at path: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == path }
    mark()
  }

  private func mark() {
    let selected = Set((indexPathsForSelectedItems ?? []).compactMap { identity(at: $0) })
    for (identity, cell) in cells { cell.isSelected = selected.contains(identity) }
  }

  /// Headless: touches an item.
  public func touch(_ path: IndexPath) {
    guard cellForItem(at: path) != nil,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    indexPathsForSelectedItems = [path]
    mark()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func identity(at path: IndexPath) -> Int? {
    guard let table, table.sections.indices.contains(path.section),
      table.sections[path.section].rows.indices.contains(path.item)
    else { return nil }
    return table.sections[path.section].rows[path.item]
  }

  private func path(of identity: Int) -> IndexPath? {
    for (section, content) in (table?.sections ?? []).enumerated() {
      if let item = content.rows.firstIndex(of: identity) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

extension UICollectionView: HeadlessSource {
  /// Headless: the number that the data source returns.
  nonisolated public var sectionCount: Int {
    MainActor.assumeIsolated { dataSource?.numberOfSections(in: self) ?? 0 }
  }
  /// Headless: the number that the data source returns.
  nonisolated public func rowCount(inSection section: Int) -> Int {
    MainActor.assumeIsolated {
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
  }
  /// Headless: a new number.
  nonisolated public func identity(ofSection section: Int) -> Int { fresh() }
  /// Headless: a new number.
  nonisolated public func identity(at path: HeadlessPath) -> Int { fresh() }

  private nonisolated func fresh() -> Int {
    MainActor.assumeIsolated {
      lastIdentity += 1
      return lastIdentity
    }
  }
}

extension IndexPath {
  fileprivate var items: HeadlessRows { HeadlessRows(section: section, rows: item..<item + 1) }
}
