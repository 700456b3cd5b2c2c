@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    @available(iOS 9, tvOS 9, visionOS 1, *)
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }

  open var isEnabled = true
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  @available(iOS 14, tvOS 14, visionOS 1, *)
  public func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  public func sendActions(for event: Event) {
    for (registered, action) in actions where !registered.isDisjoint(with: event) {
      action.handler(action)
    }
  }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
public enum NSTextAlignment: Int, Sendable { case left, center, right, natural }

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UILabel: UIView {
  public var text: String?
  public var font: UIFont!
  public var textColor: UIColor!
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.natural
  @available(iOS 10, tvOS 10, visionOS 1, *)
  public var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { nil }

  /// Headless: the width of lines, which is that of the screen.
  public static var lineWidth: CGFloat = 320

  /// A character is 8 points wide, and a line 20 points high; no more lines than `numberOfLines`.
  public override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = Int(UILabel.lineWidth / 8)
    let lines = (text.count + width - 1) / width
    return CGSize(width: 320, height: 20 * (numberOfLines == 0 ? lines : min(lines, numberOfLines)))
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UIImageView: UIView {
  public var image: UIImage?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  public required init?(coder: NSCoder) { nil }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    @available(iOS 13, tvOS 13, visionOS 1, *)
    case medium = 100
    @available(iOS 13, tvOS 13, visionOS 1, *)
    case large
  }
  public private(set) var isAnimating = false
  public init(style: Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill, leading
    case center = 3
  }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
  public private(set) var arrangedSubviews: [UIView] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
