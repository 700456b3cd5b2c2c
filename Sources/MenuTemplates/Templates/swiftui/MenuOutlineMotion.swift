extension MenuAnimation {
  /// The animation curve of rows and bodies; nil for no animation.
  fileprivate var curve: Animation? {
    if insert == .none, delete == .none { return nil }
    return .easeInOut(duration: duration)
  }

  /// The preset for a view that appears or disappears.
  fileprivate func preset(in phase: TransitionPhase) -> MenuAnimationPreset {
    phase == .didDisappear ? delete : insert
  }
}

/// The transition of rows. It follows the change being drawn, even for removed rows that an earlier
/// change drew. If motion is reduced, SwiftUI fades the rows instead.
private struct MenuRowMotion: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  let model: MenuModel

  func body(content: Content, phase: TransitionPhase) -> some View {
    let preset = model.animation.preset(in: phase).forRows
    let isAway = !phase.isIdentity
    let way = isAway ? preset.way : .zero
    content
      .opacity(isAway && preset != .none ? 0 : 1)
      .scaleEffect(x: 1, y: isAway && preset == .middle ? 0.01 : 1)
      .visualEffect { effect, proxy in
        effect.offset(x: way.width * proxy.size.width, y: way.height * proxy.size.height)
      }
  }
}

extension MenuAnimationPreset {
  /// The offset from which rows appear, in row heights and row widths.
  fileprivate var way: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .left: CGSize(width: -1, height: 0)
    case .right: CGSize(width: 1, height: 0)
    case .automatic, .none, .fade, .middle, .directional, .fold: .zero
    }
  }
}

/// The transition of a body in its row: it folds or fades.
private struct MenuBodyMotion: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  let model: MenuModel

  func body(content: Content, phase: TransitionPhase) -> some View {
    let preset = model.animation.preset(in: phase)
    let isAway = !phase.isIdentity
    content
      .modifier(MenuFoldHalves(openness: isAway && preset == .fold ? 0 : 1))
      .opacity(isAway && preset != .none && preset != .fold ? 0 : 1)
  }
}

/// A view cut into two halves that turn about its upper and its lower edge. A flat view is drawn
/// once, so that a program's view has one state, and VoiceOver finds it once. Internal so that
/// tests can examine a half-open view.
@MainActor
struct MenuFoldHalves: ViewModifier, Animatable {
  /// The state from 0, folded shut, to 1, flat.
  var openness: Double

  nonisolated var animatableData: Double {
    get { openness }
    set { openness = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      half(of: content, isUpper: true)
      if openness < 1 { half(of: content, isUpper: false).accessibilityHidden(true) }
    }
  }

  /// The edge of the lower half follows the turning edge of the upper half.
  private func half(of content: Content, isUpper: Bool) -> some View {
    let angle = (1 - openness) * (isUpper ? -90 : 90)
    let rest = isUpper ? 0 : 1 - sin(openness * .pi / 2)
    return
      content
      .overlay {
        LinearGradient(
          colors: [.clear, .black], startPoint: isUpper ? .top : .center,
          endPoint: isUpper ? .center : .bottom
        )
        .opacity(1 - openness)
      }
      .clipShape(MenuFoldHalf(isUpper: isUpper, isFlat: openness >= 1))
      .visualEffect { effect, proxy in
        effect
          .rotation3DEffect(
            .degrees(angle), axis: (x: 1, y: 0, z: 0), anchor: isUpper ? .top : .bottom,
            perspective: max(proxy.size.width, proxy.size.height) / 500
          )
          .offset(y: -rest * proxy.size.height)
      }
  }
}

/// The upper or the lower half of a rectangle or, if flat, the whole rectangle, so that no seam is
/// visible.
private struct MenuFoldHalf: Shape {
  let isUpper: Bool
  let isFlat: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    if isFlat { return Path(rect) }
    let half = rect.height / 2
    return Path(
      CGRect(
        x: rect.minX, y: isUpper ? rect.minY : rect.midY, width: rect.width, height: half))
  }
}
