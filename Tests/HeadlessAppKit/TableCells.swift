@available(macOS 10.10, *)
@MainActor public final class NSTableColumn {
  @available(macOS 10.13, *)
  public init(identifier: NSUserInterfaceItemIdentifier) {}
}

@available(macOS 10.10, *)
@MainActor public final class NSTableHeaderView: NSView {
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(macOS 10.10, *)
@MainActor open class NSTableCellView: NSView {
  public weak var textField: NSTextField?
  public weak var imageView: NSImageView?
  open var backgroundStyle = NSView.BackgroundStyle.normal
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(macOS 10.10, *)
@MainActor open class NSTableRowView: NSView {
  public var backgroundColor = NSColor.clear
  public var isGroupRowStyle = false
  public var isSelected = false
  private var painted: [NSColor] = []
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  /// Fills the row with the background's color.
  open func drawBackground(in dirtyRect: NSRect) {
    backgroundColor.setFill()
    NSBezierPath(rect: bounds).fill()
  }

  /// Headless: the tint drawn on the background's color, as of the last drawing.
  public var tint: NSColor? {
    if needsDisplay {
      HeadlessPaint.filled = []
      drawBackground(in: bounds)
      painted = HeadlessPaint.filled
      needsDisplay = false
    }
    return painted.dropFirst().last
  }
}

@available(macOS 10.10, *)
@MainActor public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
}

@available(macOS 10.10, *)
@MainActor public protocol NSTableViewDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent,
    withCurrentSearch searchString: String?
  ) -> Bool
  func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String?
}
