@available(macOS 10.10, *)
@MainActor public final class NSEvent {
  public enum EventType: UInt, Sendable {
    case leftMouseUp = 2
    case keyDown = 10
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }
  public let type: EventType
  public let modifierFlags: ModifierFlags
  /// The time of the event in seconds.
  public let timestamp = HeadlessClock.now
  private let key: String
  private let clicks: Int
  private let repeats: Bool

  /// Headless: a key of an American keyboard that goes down, by its character without modifiers.
  public init(key: String, _ modifiers: ModifierFlags = [], repeats: Bool = false) {
    type = .keyDown
    self.key = key
    modifierFlags = modifiers
    self.repeats = repeats
    clicks = 0
  }

  /// Headless: the mouse button goes up.
  public init(clicks: Int) {
    type = .leftMouseUp
    self.clicks = clicks
    (key, modifierFlags, repeats) = ("", [], false)
  }

  /// Valid only for clicks; for other events, an exception is noted.
  public var clickCount: Int {
    expect(.leftMouseUp)
    return clicks
  }

  /// Valid only for keys; for other events, an exception is noted.
  public var isARepeat: Bool {
    expect(.keyDown)
    return repeats
  }

  /// Shift is applied nevertheless.
  public var charactersIgnoringModifiers: String? {
    expect(.keyDown)
    return character(modifierFlags)
  }

  /// Valid only for keys; for other events, an exception is noted.
  @available(macOS 10.15, *)
  public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    expect(.keyDown)
    return character(modifiers)
  }

  nonisolated private static let plain = Array("`1234567890-=[]\\;',./\t")
  nonisolated private static let shifted = Array("~!@#$%^&*()_+{}|:\"<>?\u{19}")

  private func character(_ modifiers: ModifierFlags) -> String {
    if !modifiers.contains(.shift) { return key }
    let place = key.first.flatMap { Self.plain.firstIndex(of: $0) }
    return place.map { String(Self.shifted[$0]) } ?? key.uppercased()
  }

  /// Headless: the character that the key of one types without Shift; nil if it needs no Shift.
  nonisolated public static func unshifted(_ character: String) -> String? {
    let place = character.first.flatMap { Self.shifted.firstIndex(of: $0) }
    return place.map { String(Self.plain[$0]) }
  }

  private func expect(_ type: EventType) {
    if self.type != type { HeadlessLog.note("EXCEPTION an event of another type") }
  }
}
