@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Button<Label> {
  let action: @MainActor () -> Void
  let label: Label
  var role: String?
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Button: View, Primitive where Label: View {
  public typealias Body = Never

  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label())
  }

  func draw(_ canvas: Canvas) {
    let button = canvas.add("Button") { canvas in
      let isPressed = canvas.host.pressed == canvas.path
      let configuration = ButtonStyleConfiguration(
        label: .init { $0.draw(label, at: "label") }, isPressed: isPressed)
      if let style = canvas.environment.buttonStyle {
        style(canvas, configuration)
      } else {
        canvas.draw(configuration.label, at: "label")
      }
    }
    button.press = action
    if let role { button.notes.append(role) }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: Text(verbatim: String(title)))
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct ButtonStyleConfiguration {
  public struct Label: View, Primitive {
    public typealias Body = Never
    let content: @MainActor (Canvas) -> Void
    func draw(_ canvas: Canvas) { content(canvas) }
  }

  public let label: Label
  public let isPressed: Bool
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue: (@MainActor (Canvas, ButtonStyleConfiguration) -> Void)? = nil
}

extension EnvironmentValues {
  var buttonStyle: (@MainActor (Canvas, ButtonStyleConfiguration) -> Void)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = Unchecked(style)
    return environment(\.buttonStyle) { canvas, configuration in
      canvas.draw(style.value.makeBody(configuration: configuration), at: "style")
    }
  }
}
