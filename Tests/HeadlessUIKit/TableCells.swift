@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, checkmark
    @available(tvOS, unavailable)
    case detailDisclosureButton
    @available(iOS 7, visionOS 1, *)
    @available(tvOS, unavailable)
    case detailButton
  }
  @available(tvOS, unavailable)
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable {
    case none
    @available(iOS 7, tvOS 9, visionOS 1, *)
    case `default` = 3
  }

  public let contentView = UIView()
  public let reuseIdentifier: String?
  public var accessoryType = AccessoryType.none
  public var accessoryView: UIView?
  public var selectionStyle = SelectionStyle.default
  public var isSelected = false
  public var isHighlighted = false
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open override var canBecomeFocused: Bool { true }

  @available(iOS 3, tvOS 9, visionOS 1, *)
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public let reuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @available(iOS 7, tvOS 9, visionOS 1, *)
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  @available(iOS 7, tvOS 9, visionOS 1, *)
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @available(iOS 6, tvOS 9, visionOS 1, *)
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  @available(iOS 6, tvOS 9, visionOS 1, *)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  @available(iOS 15, tvOS 15, visionOS 1, *)
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

/// tvOS never calls it.
@available(iOS 2, tvOS 9, visionOS 1, *)
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}

@available(iOS 2, tvOS 9, visionOS 1, *)
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
