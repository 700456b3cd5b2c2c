/// A table view that asks for the views of rows as late as AppKit does, accepts the calls that
/// AppKit accepts, and notes the exceptions that AppKit would throw. All rows are on screen.
@available(macOS 10.10, *)
@MainActor open class NSTableView: NSControl {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  public weak var dataSource: (any NSTableViewDataSource)?
  public weak var delegate: (any NSTableViewDelegate)?
  public private(set) var tableColumns: [NSTableColumn] = []
  public var headerView: NSTableHeaderView? = NSTableHeaderView(frame: .zero)
  @available(macOS 10.13, *)
  public var usesAutomaticRowHeights = false
  public var allowsMultipleSelection = true
  public var allowsEmptySelection = false
  public var allowsTypeSelect = false
  public var rowHeight: CGFloat = 24
  public internal(set) var selectedRowIndexes = IndexSet()
  public internal(set) var clickedRow = -1

  /// The rows that are shown, each with a unique number; nil until they are asked for.
  var rows: [Int]?
  var cells: [Int: NSView] = [:]
  var rowViews: [Int: NSTableRowView] = [:]
  private var spare: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var lastIdentity = 0
  private var depth = 0
  private var search: (text: String, time: Double)?

  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  public func sizeLastColumnToFit() {}
  public func addTableColumn(_ column: NSTableColumn) { tableColumns.append(column) }

  /// Returns a view that is no longer shown; if it returns nil, the delegate makes one.
  public func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {
    let view = spare[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  /// Forgets all rows, and asks for them again when they are next needed. The same indexes stay
  /// selected.
  public func reloadData() {
    HeadlessLog.note("reload")
    rows = nil
    for identity in Array(cells.keys) { spareViews(of: identity) }
  }

  /// Asks for the views of rows again.
  public func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    load()
    for row in rowIndexes where check(row) {
      HeadlessLog.note("new view for \(row)")
      let identity = rows?[row] ?? -1
      let rowView = rowViews[identity]
      spareViews(of: identity)
      rowViews[identity] = rowView
    }
    show()
  }

  /// Asks for the rows, if that has not been done since the last `reloadData`.
  func load() {
    if rows != nil { return }
    rows = (0..<(dataSource?.numberOfRows(in: self) ?? 0)).map { _ in fresh() }
    selectedRowIndexes.remove(integersIn: (rows?.count ?? 0)..<Int.max)
    show()
  }

  func show() {
    for (row, identity) in (rows ?? []).enumerated() where cells[identity] == nil {
      let isGroupRow = delegate?.tableView(self, isGroupRow: row) ?? false
      let rowView = rowViews[identity] ?? delegate?.tableView(self, rowViewForRow: row)
      rowView?.isGroupRowStyle = isGroupRow
      // The table view's own color, which depends on the row.
      rowView?.backgroundColor = row.isMultiple(of: 2) ? .clear : .quaternaryLabelColor
      rowViews[identity] = rowView ?? NSTableRowView(frame: .zero)
      let column = isGroupRow ? nil : tableColumns.first
      // A row shows nothing without a column.
      if !isGroupRow, column == nil { continue }
      cells[identity] = delegate?.tableView(self, viewFor: column, row: row)
    }
    mark()
  }

  func mark() {
    for (row, identity) in (rows ?? []).enumerated() {
      let isSelected = selectedRowIndexes.contains(row)
      rowViews[identity]?.isSelected = isSelected
      (cells[identity] as? NSTableCellView)?.backgroundStyle = isSelected ? .emphasized : .normal
    }
  }

  /// Begins a batch. Batches can be nested; rows are shown at the end of the outermost one.
  public func beginUpdates() {
    load()
    depth += 1
  }

  /// Ends a batch. If the data source's count differs from the number of rows after the updates, an
  /// exception is noted, and the table is reloaded.
  public func endUpdates() {
    depth -= 1
    if depth < 0 { HeadlessLog.note("EXCEPTION endUpdates without beginUpdates") }
    if depth <= 0 { finish() }
  }

  private func finish() {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    if count != rows?.count {
      HeadlessLog.note("EXCEPTION \(count) rows after the updates, not \(rows?.count ?? 0)")
      reloadData()
      load()
    }
    show()
  }

  /// Removes existing rows. Their indexes are current ones, even in a batch.
  public func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    load()
    HeadlessLog.note("remove \(indexes.text), \(options.text)")
    let old = rows ?? []
    for row in indexes {
      if old.indices.contains(row) {
        spareViews(of: old[row])
      } else {
        HeadlessLog.note("EXCEPTION row \(row) is not there to be removed")
      }
    }
    rows = old.indices.filter { !indexes.contains($0) }.map { old[$0] }
    let stays = selectedRowIndexes.subtracting(indexes)
    selectedRowIndexes = IndexSet(stays.map { $0 - indexes.count(in: 0..<$0) })
    if depth == 0 { finish() }
  }

  /// Inserts rows, which have these indexes afterwards. Each index must be that of a row, or the
  /// end.
  public func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    load()
    HeadlessLog.note("insert \(indexes.text), \(options.text)")
    let old = rows ?? []
    var moved: [(Int, Int)] = []
    var next = 0
    rows = []
    for row in 0..<old.count + indexes.count {
      if indexes.contains(row) {
        rows?.append(fresh())
      } else if next < old.count {
        rows?.append(old[next])
        if selectedRowIndexes.contains(next), row > next { moved.append((next, row)) }
        next += 1
      }
    }
    if let last = indexes.last, last >= rows?.count ?? 0 {
      HeadlessLog.note("EXCEPTION row \(last) is beyond the rows")
    }
    for (from, to) in moved.reversed() {
      selectedRowIndexes.remove(from)
      selectedRowIndexes.insert(to)
    }
    if depth == 0 { finish() }
  }

  private func spareViews(of identity: Int) {
    for view in [cells.removeValue(forKey: identity), rowViews.removeValue(forKey: identity)] {
      if let view, let identifier = view.identifier { spare[identifier, default: []].append(view) }
    }
  }

  private func fresh() -> Int {
    lastIdentity += 1
    return lastIdentity
  }

  /// Up and down move the selection over rows that can be selected; characters start or continue a
  /// search for a title; other keys do nothing.
  open override func keyDown(with event: NSEvent) {
    load()
    let step = ["\u{F700}": -1, "\u{F701}": 1][event.charactersIgnoringModifiers ?? ""] ?? 0
    var row = selectedRow < 0 && step < 0 ? rows?.count ?? 0 : selectedRow
    func isThere() -> Bool { rows?.indices.contains(row) == true }
    row += step
    while step != 0, isThere(), delegate?.tableView(self, shouldSelectRow: row) == false {
      row += step
    }
    if step != 0, rows?.indices.contains(row) == true {
      selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    }
    if let typed = event.charactersIgnoringModifiers?.first, " "..<"\u{7F}" ~= typed {
      type(typed, event)
    }
  }

  /// A search is over when nothing was typed for a second.
  private func type(_ character: Character, _ event: NSEvent) {
    guard let delegate, allowsTypeSelect else { return }
    if let search, HeadlessClock.now - search.time > 1 { self.search = nil }
    let begun = search?.text
    if !delegate.tableView(self, shouldTypeSelectFor: event, withCurrentSearch: begun) { return }
    let text = (begun ?? "") + String(character)
    search = (text, HeadlessClock.now)
    // The selected row may still match.
    select(beginningWith: text, after: begun == nil ? selectedRow : selectedRow - 1)
  }
}

extension IndexSet {
  fileprivate var text: String { map { "\($0)" }.joined(separator: " ") }
}

extension NSTableView.AnimationOptions {
  fileprivate var text: String {
    let slides = [0x10: "up", 0x20: "down", 0x30: "left", 0x40: "right"]
    let slide = slides[Int(rawValue & 0xF0)]
    let words = [slide, contains(.effectFade) ? "fade" : nil].compactMap { $0 }
    return words.isEmpty ? "at once" : words.joined(separator: " ")
  }
}
