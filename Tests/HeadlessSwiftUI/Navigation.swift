@available(iOS 16, macOS 13, visionOS 1, *)
public struct NavigationPath {}

@available(iOS 16, macOS 13, visionOS 1, *)
public struct NavigationStack<Data, Root> {
  let root: Root
  /// The values whose screens are above the root, and a function that removes the last one.
  var path: (values: () -> [AnyHashable], pop: () -> Void)?
}

@available(iOS 16, macOS 13, visionOS 1, *)
extension NavigationStack: View, Primitive where Root: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = (
      { path.wrappedValue.map { AnyHashable($0) } },
      { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
    )
  }

  func draw(_ canvas: Canvas) {
    var canvas = canvas
    canvas.environment.hasNavigationBar = true
    guard let path else { return canvas.draw(root, at: "root") }
    let screens = NavigationScreens()
    canvas.environment.screens = screens
    canvas.add("screen") { canvas in
      screens.top = canvas.element
      canvas.draw(root, at: "root")
    }
    for (depth, value) in path.values().enumerated() {
      canvas.add("screen") { canvas in
        screens.top = canvas.element
        canvas.add("back button").press = path.pop
        guard let view = screens.destination(of: value) else {
          return HeadlessHost.log.append("WRONG no destination for \(value)")
        }
        canvas.draw(view, at: "screen \(depth)")
      }
    }
  }
}

/// The destinations that the views on a navigation stack declare. Like SwiftUI, a stack only knows those
/// of views that it has drawn.
@MainActor final class NavigationScreens {
  private var destinations: [(AnyHashable) -> (any View)?] = []
  /// The screen that is being drawn.
  var top: HeadlessElement?

  func add(_ destination: @escaping (AnyHashable) -> (any View)?) {
    destinations.append(destination)
  }

  func destination(of value: AnyHashable) -> (any View)? {
    destinations.lazy.compactMap { $0(value) }.first
  }
}

extension View {
  @available(iOS 16, macOS 13, visionOS 1, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let destination = Unchecked(destination)
    return Noted(
      self,
      prepare: { canvas in
        canvas.environment.screens?.add { value in
          (value.base as? D).map { destination.value($0) }
        }
      })
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  @available(iOS 14, macOS 11, visionOS 1, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let title = Unchecked(title)
    return Noted(
      self, prepare: { $0.environment.screens?.top?.notes.append("titled \(title.value.text)") })
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
