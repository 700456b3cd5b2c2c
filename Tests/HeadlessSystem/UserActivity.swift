/// A type of Foundation that exists only on Apple's systems.
@available(iOS 8, macOS 10.10, tvOS 9, visionOS 1, *)
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var userInfo: [AnyHashable: Any]?
  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
}
