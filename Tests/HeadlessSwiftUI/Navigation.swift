@available(iOS 16, macOS 13, visionOS 1, *)
public struct NavigationPath {}

@available(iOS 16, macOS 13, visionOS 1, *)
public struct NavigationStack<Data, Root> {
  let root: Root
}

@available(iOS 16, macOS 13, visionOS 1, *)
extension NavigationStack: View, Primitive where Root: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  func draw(_ canvas: Canvas) {
    var canvas = canvas
    canvas.environment.hasNavigationBar = true
    canvas.draw(root, at: "root")
  }
}

extension View {
  /// As in SwiftUI, there is no field where there is no navigation bar.
  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let text = Unchecked(text)
    let searched = Unchecked(self)
    return Drawing { canvas in
      if canvas.environment.hasNavigationBar {
        let field = canvas.add("search field “\(text.value.wrappedValue)”")
        field.write = { text.value.wrappedValue = $0 }
      }
      canvas.draw(searched.value, at: "searched")
    }
  }

  /// As in SwiftUI, a toolbar is not shown where there is no navigation bar.
  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let tools = Unchecked(content())
    let view = Unchecked(self)
    return Drawing { canvas in
      canvas.draw(view.value, at: "below")
      if canvas.environment.hasNavigationBar {
        canvas.add("toolbar") { $0.draw(tools.value, at: "toolbar") }
      }
    }
  }
}

@available(iOS 15, macOS 12, visionOS 1, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}
