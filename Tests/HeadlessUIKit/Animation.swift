@available(iOS 2, tvOS 9, visionOS 1, *)
public struct CATransform3D: Sendable {
  public var m34: CGFloat = 0
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 2, tvOS 9, visionOS 1, *)
public let CATransform3DIdentity = CATransform3D()

@available(iOS 2, tvOS 9, visionOS 1, *)
open class CALayer: NSObject {
  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3DIdentity
  public var cornerRadius: CGFloat = 0
  public var sublayers: [CALayer]?

  public var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Animations are noted, not drawn.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    guard let animation = animation as? CABasicAnimation else { return }
    func number(_ value: Any?) -> String {
      guard let value = value as? CGFloat else { return "?" }
      return String(format: "%.3f", Double(value))
    }
    let line =
      "animate \(animation.keyPath ?? "") from \(number(animation.fromValue)) to "
      + "\(number(animation.toValue)), \(animation.timingFunction?.name.rawValue ?? "default"), "
      + "anchor \(anchorPoint.x),\(anchorPoint.y), m34 \(transform.m34), at \(frame.minY), "
      + "stays \(animation.fillMode == .forwards && !animation.isRemovedOnCompletion)"
    MainActor.assumeIsolated { HeadlessLog.note(line) }
  }
}

@available(iOS 3, tvOS 9, visionOS 1, *)
public final class CAGradientLayer: CALayer {
  public var colors: [Any]?
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "ease in")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "ease out")
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public final class CAMediaTimingFunction: NSObject {
  let name: CAMediaTimingFunctionName
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

@available(iOS 2, tvOS 9, visionOS 1, *)
open class CAAnimation: NSObject {
  public var timingFunction: CAMediaTimingFunction?
  public var fillMode = CAMediaTimingFillMode.removed
  public var isRemovedOnCompletion = true
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public final class CABasicAnimation: CAAnimation {
  public var keyPath: String?
  public var fromValue: Any?
  public var toValue: Any?
  public init(keyPath: String?) { self.keyPath = keyPath }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public final class CATransaction: NSObject {
  @MainActor private static var stack: [(duration: Double, completion: (@Sendable () -> Void)?)] =
    []

  public class func begin() { MainActor.assumeIsolated { stack.append((0.25, nil)) } }

  public class func setAnimationDuration(_ duration: Double) {
    MainActor.assumeIsolated { stack[stack.count - 1].duration = duration }
  }

  public class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
    MainActor.assumeIsolated { stack[stack.count - 1].completion = block }
  }

  public class func commit() {
    MainActor.assumeIsolated {
      let transaction = stack.removeLast()
      HeadlessLog.note("for \(transaction.duration) s")
      if let completion = transaction.completion {
        HeadlessClock.schedule(after: transaction.duration) { completion() }
      }
    }
  }
}
