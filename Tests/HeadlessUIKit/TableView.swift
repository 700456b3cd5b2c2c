/// A table view whose rows are the headless table's: it asks for them as late as UIKit does,
/// accepts the calls that UIKit accepts, and notes the exceptions that UIKit would throw. All rows
/// are on screen.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UITableView: UIScrollView {
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public static let automaticDimension: CGFloat = -1

  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public internal(set) var indexPathForSelectedRow: IndexPath?
  public enum Style: Int, Sendable {
    case plain, grouped
    @available(iOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    case insetGrouped
  }
  public let style: Style
  private var linesBetweenRows = 1
  @available(tvOS, unavailable)
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { UITableViewCell.SeparatorStyle(rawValue: linesBetweenRows) ?? .none }
    set { linesBetweenRows = newValue.rawValue }
  }
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public var sectionHeaderTopPadding = UITableView.automaticDimension
  private var takesFocus = false
  @available(iOS 15, visionOS 1, *)
  @available(tvOS, unavailable)
  public var allowsFocus: Bool {
    get { takesFocus }
    set { takesFocus = newValue }
  }

  /// The table that is shown; nil until it is asked for.
  var table: HeadlessTable?
  var cells: [Int: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var reconfigured: UITableViewCell?
  private var lastIdentity = 0
  private var batch: HeadlessUpdates?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  }
  public required init?(coder: NSCoder) { nil }

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func register(_ type: AnyClass?, forCellReuseIdentifier name: String) {
    cellTypes[name] = type as? UITableViewCell.Type
  }
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier name: String) {
    headerTypes[name] = type as? UITableViewHeaderFooterView.Type
  }

  /// A cell of a type that was registered under the name, else that is noted as an exception; while
  /// a row is reconfigured, the row's own cell.
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func dequeueReusableCell(
    withIdentifier name: String, for path: IndexPath
  ) -> UITableViewCell {
    if let reconfigured { return reconfigured }
    if let cell = spareCells[name]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellTypes[name] else {
      HeadlessLog.note("EXCEPTION unable to dequeue a cell with identifier \(name)")
      return UITableViewCell()
    }
    return make(type, name)
  }

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func dequeueReusableHeaderFooterView(
    withIdentifier name: String
  ) -> UITableViewHeaderFooterView? {
    if let view = spareHeaders[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerTypes[name].map { make($0, name) }
  }

  /// Forgets all rows and the selection. The data source is asked again when rows are next needed.
  public func reloadData() {
    table = nil
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { spare(cell) }
    cells = [:]
    headers = [:]
    indexPathForSelectedRow = nil
  }

  /// Asks for the rows, if that has not been done since the last `reloadData`.
  func load() {
    if table != nil { return }
    table = HeadlessTable(from: self)
    show()
  }

  /// The data source must count as many rows and sections after the updates as there were before,
  /// plus those inserted and less those deleted; anything else is noted as an exception, and the
  /// table is loaded anew. Indices of what is deleted and reloaded are of before the updates, those
  /// of what is inserted are of after them.
  @available(iOS 11, tvOS 11, visionOS 1, *)
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

  /// Adds updates to the open batch, or performs them as a separate one.
  func update(_ write: (inout HeadlessUpdates) -> Void) {
    if batch != nil {
      write(&batch!)
    } else {
      load()
      var updates = HeadlessUpdates()
      write(&updates)
      perform(updates)
    }
  }

  private func perform(_ updates: HeadlessUpdates) {
    let selected = indexPathForSelectedRow.flatMap { identity(at: $0) }
    do throws(HeadlessException) {
      try table?.perform(updates, from: self)
    } catch {
      HeadlessLog.note("EXCEPTION \(error.reason)")
      reloadData()
      load()
    }
    let shown = Set(table?.sections.flatMap(\.rows) ?? [])
    // In order, so that each run uses the same cells again.
    for (identity, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(identity) {
      cells[identity] = nil
      spare(cell)
    }
    let heads = Set(table?.sections.map(\.identity) ?? [])
    for (identity, view) in headers.sorted(by: { $0.key < $1.key })
    where !heads.contains(identity) {
      headers[identity] = nil
      guard let view = view as? UITableViewHeaderFooterView else { continue }
      spareHeaders[view.reuseIdentifier ?? "", default: []].append(view)
    }
    show()
    indexPathForSelectedRow = selected.flatMap { path(of: $0) }
    for (identity, cell) in cells { cell.isSelected = identity == selected }
  }

  private func spare(_ cell: UITableViewCell) {
    spareCells[cell.reuseIdentifier ?? "", default: []].append(cell)
  }

  /// Asks for the cells and headers that are missing.
  private func show() {
    for (section, content) in (table?.sections ?? []).enumerated() {
      if headers[content.identity] == nil {
        headers[content.identity] = delegate?.tableView(self, viewForHeaderInSection: section)
      }
      for (row, identity) in content.rows.enumerated() where cells[identity] == nil {
        let path = IndexPath(row: row, section: section)
        cells[identity] = dataSource?.tableView(self, cellForRowAt: path)
      }
    }
  }

  /// Reconfigures rows. If the data source returns another cell than the row has, an exception is
  /// noted.
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public func reconfigureRows(at paths: [IndexPath]) {
    load()
    for path in paths {
      guard check(path), let cell = identity(at: path).flatMap({ cells[$0] }) else { continue }
      reconfigured = cell
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if answer !== cell { HeadlessLog.note("EXCEPTION another cell for a reconfigured row") }
      let way = UIView.isWithoutAnimation ? " without animation" : ""
      HeadlessLog.note("redraw \(path.section)-\(path.row)\(way)")
    }
  }
}

extension UITableView: HeadlessSource {
  /// Headless: the number that the data source returns.
  nonisolated public var sectionCount: Int {
    MainActor.assumeIsolated { dataSource?.numberOfSections(in: self) ?? 0 }
  }
  /// Headless: the number that the data source returns.
  nonisolated public func rowCount(inSection section: Int) -> Int {
    MainActor.assumeIsolated {
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
  }
  /// Headless: a new number; a table view knows its rows by having asked for them.
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

/// Making an instance by its type needs a required initializer, which UIKit's class lacks.
@MainActor private func make(_ type: UITableViewCell.Type, _ name: String) -> UITableViewCell {
  HeadlessViews.cells[ObjectIdentifier(type)]?(name) ?? UITableViewCell()
}

@MainActor private func make(
  _ type: UITableViewHeaderFooterView.Type, _ name: String
) -> UITableViewHeaderFooterView {
  HeadlessViews.headers[ObjectIdentifier(type)]?(name)
    ?? UITableViewHeaderFooterView(reuseIdentifier: name)
}
