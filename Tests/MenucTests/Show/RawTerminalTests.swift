import Foundation
import Testing

@testable import menuc

/// The terminal of `menuc show`.
@Suite struct RawTerminalTests {
  /// The end of the input and most errors mean that the terminal has gone away; others, that no key was pressed.
  @Test(arguments: [(0, 0, true), (-1, EIO, true), (-1, EINTR, false), (-1, EAGAIN, false)])
  func aTerminalThatHasGoneAwayIsNoticed(count: Int, error: Int32, isGone: Bool) {
    #expect(RawTerminal.isGone(count, error) == isGone)
  }
}
