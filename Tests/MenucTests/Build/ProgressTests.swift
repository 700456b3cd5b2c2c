import Foundation
import MenuCompiler
import Testing

@testable import menuc

/// The line that counts menus.
@Suite struct ProgressTests {
  private func lines(delay: Duration) -> [String] {
    let written = Locked<[String]>([])
    let progress = Progress(of: 3, delay: delay) { text in written.withLock { $0.append(text) } }
    for _ in 0..<3 { progress.step() }
    progress.end()
    return written.withLock { $0 }
  }

  @Test func longWorkIsCounted() {
    #expect(lines(delay: .zero) == ["\r1 of 3 menus\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func shortWorkIsSilent() { #expect(lines(delay: .seconds(100)) == []) }
}
