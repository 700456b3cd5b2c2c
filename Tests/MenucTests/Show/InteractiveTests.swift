import Foundation
import TestSupport
import Testing

/// `menuc show --interactive` in a terminal.
@Suite(.needs("tmux"), .besideOtherTests) struct InteractiveTests {
  private static let settings = Repository.samples.appending(path: "settings/menu.toml").path

  /// Starts the program in a shell that reports how it ended and how it left the terminal.
  private func start(_ arguments: String = Self.settings) async throws -> TmuxTerminal {
    let terminal = try TmuxTerminal()
    try terminal.run(
      "stty -g > before; bash -c 'echo $$ > pid; exec \(Repository.menuc.path) show -i \(arguments)';"
        + " echo status $?; stty -g > after; touch done")
    try await terminal.wait(for: "q quit")
    return terminal
  }

  private func text(_ name: String, of terminal: TmuxTerminal) throws -> String {
    try Repository.text(terminal.directory.url.appending(path: name))
  }

  private func expectRestored(_ terminal: TmuxTerminal, status: String) async throws {
    try await terminal.wait { lines in
      lines.contains(status)
        && FileManager.default.fileExists(
          atPath: terminal.directory.url.appending(path: "done").path)
    }
    #expect(try text("before", of: terminal) == text("after", of: terminal))
    // Neither the other screen nor a hidden cursor is left.
    #expect(
      try terminal.tmux("display-message", "-p", "#{alternate_on} #{cursor_flag}") == "0 1\n")
    #expect(try !terminal.screen().contains { $0.contains("q quit") })
  }

  @Test func keysDoWhatTapsDo() async throws {
    let terminal = try await start()
    try await terminal.wait(for: "closes")
    try terminal.press("Down")
    try await terminal.wait(for: "action open-screen(screen: profile)")
    try terminal.press("Enter")
    try await terminal.wait(for: "chosen: action open-screen(screen: profile)")
    // The first header closes, and the next section follows.
    try terminal.press("Home", "Space")
    try await terminal.wait { $0[1].contains("▸ Account") && $0[3].contains("Appearance") }
    #expect(try !terminal.screen().contains { $0.contains("Profile") })
    try terminal.press("Right")
    try await terminal.wait(for: "Profile")
    // A choice: Dark is checked instead of System.
    try terminal.press("/")
    for key in ["d", "a", "r", "k"] { try terminal.press(key) }
    try await terminal.wait(for: "/dark▏")
    try terminal.press("Enter")
    try await terminal.wait(for: "checks  /dark")
    try terminal.press("Enter")
    try await terminal.wait(for: "(•) Dark")
    try terminal.press("Escape")
    try await terminal.wait(for: "Profile")
    // The choice is on a page of its own.
    for _ in 0..<6 { try terminal.press("Down") }
    try await terminal.wait(for: "opens the page")
    try terminal.press("Right")
    try await terminal.wait { lines in
      lines[0] == "Settings › Theme" && lines.contains("  (•) Dark")
        && lines.contains("  ( ) System")
    }
    try terminal.press("q")
    try await expectRestored(terminal, status: "status 0")
  }

  @Test func pagesOpenAndLeadBack() async throws {
    let terminal = try await start(
      Repository.fixtures.appending(path: "Show/menu.yaml").path + " --allow control-character"
        + " --allow bidi-control")
    try terminal.press("G", "k", "Right")
    try await terminal.wait { $0[0] == "設定 · Settings › Page" && $0[1].contains("On the page") }
    try await terminal.wait(for: "action open-screen(count: 2, screen: devices)")
    try terminal.press("Down")
    try await terminal.wait(for: "url https://example.com/")
    try terminal.press("BSpace")
    try await terminal.wait { $0[0] == "設定 · Settings" }
    try await terminal.wait(for: "opens the page")
    try terminal.press("C-c")
    try await expectRestored(terminal, status: "status 0")
  }

  /// The rows scroll within the terminal, whatever its size.
  @Test func theScreenFollowsTheSizeOfTheTerminal() async throws {
    let terminal = try await start()
    try terminal.press("End")
    try await terminal.wait { $0.contains { $0.contains("Help") } && !$0[1].contains("Account") }
    try terminal.tmux("resize-window", "-x", "24", "-y", "6")
    try await terminal.wait { $0.count <= 7 && $0.contains { $0.contains("Help") } }
    #expect(try terminal.screen().allSatisfy { $0.count <= 24 })
    try terminal.press("Home")
    try await terminal.wait { $0[1].contains("Account") }
    try terminal.tmux("resize-window", "-x", "60", "-y", "30")
    try await terminal.wait { $0.contains { $0.contains("Help") } && $0[1].contains("Account") }
    try terminal.press("q")
    try await expectRestored(terminal, status: "status 0")
  }

  /// The terminal is restored however the program ends.
  @Test(arguments: [(SIGTERM, "status 143"), (SIGHUP, "status 129")])
  func aSignalRestoresTheTerminal(signal: Int32, status: String) async throws {
    let terminal = try await start()
    let pid = try text("pid", of: terminal).dropLast()
    #expect(kill(try #require(pid_t(pid)), signal) == 0)
    try await expectRestored(terminal, status: status)
  }

  /// Without keys, too, the lines fit the terminal, and are colored only there.
  @Test func theLinesFitTheTerminal() async throws {
    let terminal = try TmuxTerminal(columns: 24, rows: 40)
    try terminal.run("clear; \(Repository.menuc.path) show \(Self.settings)")
    try await terminal.wait { $0.contains("  You can change this for") || $0.contains("▸ Help") }
    let lines = try terminal.screen()
    #expect(lines.allSatisfy { $0.count <= 24 })
    #expect(lines.contains("    [x] Allow notificat…"))
    #expect(lines.contains("  You can change this") && lines.contains("  for each conversation."))
    let styled = try terminal.tmux("capture-pane", "-p", "-e")
    #expect(styled.contains("\u{1B}[1mSettings") && styled.contains("\u{1B}[31mSign out"))
    try terminal.run("clear; NO_COLOR=1 \(Repository.menuc.path) show \(Self.settings)")
    try await terminal.wait(for: "▸ Help")
    #expect(try !terminal.tmux("capture-pane", "-p", "-e").contains("\u{1B}["))
  }

  @Test func theProgramStopsAndContinues() async throws {
    let terminal = try TmuxTerminal()
    try terminal.run("\(Repository.menuc.path) show -i \(Self.settings)")
    try await terminal.wait(for: "q quit")
    try terminal.press("Down", "C-z")
    try await terminal.wait(for: "Stopped")
    #expect(
      try terminal.tmux("display-message", "-p", "#{alternate_on} #{cursor_flag}") == "0 1\n")
    try terminal.run("clear; fg")
    try await terminal.wait(for: "action open-screen(screen: profile)")
    try terminal.press("q")
    try await terminal.wait { !$0.contains { $0.contains("q quit") } }
  }
}
