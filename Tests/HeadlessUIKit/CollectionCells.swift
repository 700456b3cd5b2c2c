@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open func prepareForReuse() {}
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  @available(iOS 14, tvOS 14, visionOS 1, *)
  public var contentConfiguration: (any UIContentConfiguration)?
  @available(iOS 14, tvOS 14, visionOS 1, *)
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  @available(iOS 14, tvOS 14, visionOS 1, *)
  public func setNeedsUpdateConfiguration() {}
  open override var canBecomeFocused: Bool { true }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}

@available(iOS 14, tvOS 14, visionOS 1, *)
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public var indentationLevel = 0
  public var accessories: [UICellAccessory] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@available(iOS 14, tvOS 14, visionOS 1, *)
public struct UICellConfigurationState: Hashable, Sendable {
  public var isExpanded = false
  public var isDisabled = false
}

@available(iOS 14, tvOS 14, visionOS 1, *)
@MainActor public protocol UIContentConfiguration {}

@available(iOS 14, tvOS 14, visionOS 1, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties: Sendable {
    public var color: UIColor = .label
  }
  /// Headless: the name of the configuration.
  public let name: String
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()

  public static func cell() -> UIListContentConfiguration { .init(name: "cell") }
  public static func plainHeader() -> UIListContentConfiguration { .init(name: "plainHeader") }
  public static func plainFooter() -> UIListContentConfiguration { .init(name: "plainFooter") }
  public static func groupedHeader() -> UIListContentConfiguration { .init(name: "groupedHeader") }
  public static func groupedFooter() -> UIListContentConfiguration { .init(name: "groupedFooter") }
  @available(tvOS, unavailable)
  public static func sidebarHeader() -> UIListContentConfiguration { .init(name: "sidebarHeader") }
}

/// An accessory, which here has a name and an effect.
@available(iOS 14, tvOS 14, visionOS 1, *)
@MainActor public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public struct CustomViewConfiguration {
    let view: UIView
    public init(customView: UIView, placement: Placement) { view = customView }
  }
  /// Headless: what is shown.
  public let text: String
  /// Headless: what a touch does.
  public var press: ActionHandler?

  public static func checkmark() -> UICellAccessory { .init(text: "✓") }
  public static func disclosureIndicator() -> UICellAccessory { .init(text: "›") }
  public static func label(text: String) -> UICellAccessory { .init(text: "(\(text))") }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(text: "[\((configuration.view as? UIImageView)?.image?.name ?? "view")]")
  }
  @available(tvOS, unavailable)
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(text: "▸", press: actionHandler)
  }
  @available(iOS 15.4, visionOS 1, *)
  @available(tvOS, unavailable)
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(text: "ⓘ", press: actionHandler)
  }
}

@available(iOS 14, tvOS 14, visionOS 1, *)
extension UICollectionView {
  /// A registration must not be made while the collection view asks for a cell, which is noted as an
  /// exception.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) {
      UICollectionView.noteRegistration()
      self.handler = handler
    }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      UICollectionView.noteRegistration()
      kind = elementKind
      self.handler = handler
    }
  }

  private static func noteRegistration() {
    if isAsking { HeadlessLog.note("EXCEPTION a registration was made while a cell is asked for") }
  }
}

extension HeadlessViews {
  /// Makes the views whose types are registered with a collection view.
  public static var items: [ObjectIdentifier: () -> UICollectionReusableView] = [:]

  static func make<View: UICollectionReusableView>(_ type: View.Type) -> View {
    guard let view = items[ObjectIdentifier(type)]?() as? View else {
      fatalError("\(type) is not in HeadlessViews.items")
    }
    return view
  }
}
