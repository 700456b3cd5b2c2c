@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Toggle: View, Primitive where Label: View {
  public typealias Body = Never

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  func draw(_ canvas: Canvas) {
    let toggle = canvas.add("Toggle \(isOn.wrappedValue ? "on" : "off")") {
      $0.draw(label, at: "label")
    }
    toggle.press = { isOn.wrappedValue.toggle() }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Toggle where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(verbatim: String(title)) })
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Picker: View, Primitive where Label: View, Content: View {
  public typealias Body = Never

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  func draw(_ canvas: Canvas) {
    canvas.add("Picker") { canvas in
      canvas.add("label") { $0.draw(label, at: "label") }
      canvas.draw(content) { option in
        // As in SwiftUI, an option is chosen only if its tag has the type of the selection.
        guard let tag = option.tag?.base as? SelectionValue else { return }
        if tag == selection.wrappedValue { option.notes.append("chosen") }
        option.press = { selection.wrappedValue = tag }
      }
    }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol PickerStyle {}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

@available(iOS 15, macOS 12, visionOS 1, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
}

@available(iOS 15, macOS 12, visionOS 1, *)
extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: Text(verbatim: String(title)), role: role?.name)
  }
}

@available(iOS 15, macOS 12, visionOS 1, *)
extension Button where Label: View {
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label(), role: role?.name)
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    noted(style is InlinePickerStyle ? "inline" : "another style")
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func labelsHidden() -> some View { noted("without label") }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let tag = Unchecked(AnyHashable(tag))
    let content = Unchecked(self)
    return Drawing { canvas in
      let option = canvas.add("option") { $0.draw(content.value, at: "option") }
      option.tag = tag.value
    }
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func badge(_ label: Text?) -> some View {
    let text = label?.text
    return Noted(
      self,
      note: { element in
        if let text { element.notes.append("badge “\(text)”") }
      })
  }
}
