import TestSupport
import Testing

@testable import MenuRuntime

/// The values of tables that are made at run time.
@Suite(.endingInTime) struct ValueTests {
  /// Whole numbers have no fraction, and zero has no sign.
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2, "-2"), (1.5, "1.5"), (-0.25, "-0.25"),
  ])
  func numbersAreShort(number: Double, text: String) {
    #expect(MenuValue.number(number).text() == text)
  }

  /// An item has its shortcuts alone, on each platform.
  @Test func shortcutsBelongToOneItem() {
    let shortcuts = MenuShortcuts(["Alt+A", nil, "Mod+B Mod+C", "F1"])
    func texts(_ node: Int, isApple: Bool) -> [String] {
      shortcuts.list(of: node, isApple: isApple).map { $0.text(isApple: isApple) }
    }
    #expect((0..<5).map { texts($0, isApple: false).count } == [1, 0, 2, 1, 0])
    #expect((0..<5).map { texts($0, isApple: true).count } == [1, 0, 2, 1, 0])
    #expect(texts(0, isApple: false) == ["Alt+A"])
    #expect(texts(2, isApple: false) == ["Ctrl+B", "Ctrl+C"])
    #expect(texts(3, isApple: true) == ["F1"])
  }
}
