@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []
  public init() {}
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  @available(iOS 17, macOS 14, visionOS 1, *)
  public static let isToggle = AccessibilityTraits("toggle")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    names.subtract(member.names)
    return member
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).memberAfterInsert
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  var text: String { names.sorted().joined(separator: " ") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The attributes that the modifiers for accessibility attach to a view.
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  let note: @MainActor (HeadlessElement) -> Void
  nonisolated init(note: @escaping @MainActor (HeadlessElement) -> Void) { self.note = note }

  /// Headless: the view, with the attached attributes.
  public func body(content: Content) -> some View { Noted(content, note: note) }
}

extension View {
  private nonisolated func attached(
    _ note: @escaping @MainActor (HeadlessElement) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(note: note))
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    Noted(self, note: { if children == .combine { $0.label = $0.spoken.joined(separator: ", ") } })
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { $0.label = label.text }
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { if !value.text.isEmpty { $0.notes.append("value “\(value.text)”") } }
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { if !hint.text.isEmpty { $0.notes.append("hint “\(hint.text)”") } }
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { if !traits.text.isEmpty { $0.notes.append(traits.text) } }
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { if hidden { $0.notes.append("not spoken") } }
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let handler = Unchecked(handler)
    return attached { $0.actions.append(("", handler.value)) }
  }

  @available(iOS 16, macOS 13, visionOS 1, *)
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let buttons = Unchecked(content())
    let front = Unchecked(self)
    return Drawing { canvas in
      canvas.draw(
        front.value,
        noting: { element in
          let scratch = canvas.add("actions") { $0.draw(buttons.value, at: "actions") }
          canvas.element.children.removeLast()
          for button in scratch.all {
            guard let press = button.press else { continue }
            element.actions.append((button.text, press))
            element.notes.append("action \(button.text)")
          }
        })
    }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
}

extension View {
  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func help(_ text: Text) -> some View {
    Noted(self, note: { if !text.text.isEmpty { $0.notes.append("help “\(text.text)”") } })
  }
}
