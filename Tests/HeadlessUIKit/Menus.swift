@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
  }
  public enum State: Int, Sendable { case off, on, mixed }

  fileprivate var text: String
  fileprivate let picture: UIImage?
  open var title: String { text }
  public var image: UIImage? { picture }
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public var subtitle: String?

  fileprivate init(_ title: String, _ image: UIImage?) {
    text = title
    picture = image
    super.init()
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let handler: UIActionHandler
  public let attributes: UIMenuElement.Attributes
  public let state: UIMenuElement.State
  @available(iOS 14, tvOS 14, visionOS 1, *)
  public private(set) var sender: Any?

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title, image)
  }

  /// Headless: a person chooses the action in the menu of a view.
  public func choose(in view: UIView? = nil) {
    if attributes.contains(.disabled) { return }
    sender = view
    handler(self)
    sender = nil
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let view = Identifier("com.apple.menu.view")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    @available(iOS 15, tvOS 15, visionOS 1, *)
    public static let singleSelection = Options(rawValue: 32)
  }
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("none")
    self.options = options
    self.children = children
    super.init(title, image)
  }
}

@available(iOS 14, tvOS 14, visionOS 1, *)
@MainActor public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    super.init("", nil)
  }

  @available(iOS 15, tvOS 15, visionOS 1, *)
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider)
  }

  /// Headless: what the element shows when its menu opens.
  public var elements: [UIMenuElement] {
    var shown: [UIMenuElement] = []
    provider { shown = $0 }
    return shown
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UICommandAlternate: NSObject {}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor open class UICommand: UIMenuElement {
  public override var title: String {
    get { text }
    set { text = newValue }
  }
  public let action: Selector
  public let propertyList: Any?
  public var discoverabilityTitle: String?
  public var attributes: UIMenuElement.Attributes
  public var state: UIMenuElement.State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title, image)
  }
}
