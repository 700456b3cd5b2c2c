import Foundation
import TestSupport
import Testing

/// Typed conditions, and slots, in the output of target `swift`.
@Suite struct GeneratedSwiftConditionsTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Conditions are set and read by name, and a program that names a removed one does not compile.
  @Test func conditionsAreTyped() throws {
    try directory.write(Self.program, to: "out/Program.swift")
    let compiled = try compile(LiveMenu.document)
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    #expect(
      try Command.run(directory.url.appending(path: "program").path, []).output == """
        true phone ["phone", "tablet", "wall-panel"]
        [Range(0..<1)] [Range(0..<1), Range(2..<3)]
        false tablet tablets
        true true false
        true

        """)
    let reduced = try compile(LiveMenu.reduced)
    #expect(reduced.status != 0)
    for name in ["signedIn", "tablet"] {
      #expect(reduced.errors.contains("has no member '\(name)'"), "\(reduced.errors.prefix(4_000))")
    }
  }

  private static let program = """
    func name(_ device: LiveMenu.Device) -> String {
      switch device {
      case .phone: "phones"
      case .tablet: "tablets"
      case .wallPanel: "panels"
      }
    }

    @main struct Program {
      static func main() {
        typealias Condition = LiveMenu.Condition
        var state = MenuExpansion(LiveMenu.table)
        print(
          Condition.signedIn(in: state), Condition.device(in: state),
          LiveMenu.Device.allCases.map { $0.rawValue })
        let change = LiveMenu.set(.signedIn(false), .device(.tablet), in: &state)
        print(change.removed, change.inserted)
        let device = Condition.device(in: state)
        print(Condition.signedIn(in: state), device, name(device))
        LiveMenu.set(.class(true), .set(true), .valuesIn(true), in: &state)
        print(Condition.class(in: state), Condition.set(in: state), Condition.in(in: state))
        print(LiveMenu.set(in: &state).isEmpty)
      }
    }
    """

  /// A slot shows its placeholder, then the rows that the program sets, then its loading state.
  @Test func slotsHaveTheRowsOfTheProgram() throws {
    try directory.write(
      """
      @main struct Program {
        static func main() {
          var state = MenuExpansion(LiveMenu.table)
          let recent = LiveMenu.ID.recent
          func show(_ change: MenuChange) {
            let rows = (0..<state.rowCount).map { row in
              switch state.content(atRow: row) {
              case .item(let node): LiveMenu.table.title(of: node)
              case .slotRow(_, let index): "\\(index)"
              case .placeholder(let slot): LiveMenu.table.placeholder(of: slot) ?? ""
              case .loading(let slot): LiveMenu.table.loading(of: slot) ?? ""
              case nil: "none"
              }
            }
            print(change.removed, change.inserted, change.updated, rows)
          }
          show(state.setCount(2, in: recent))
          show(state.insertRows([1], in: recent))
          show(state.setBusy(true, in: recent))
          show(state.updateRows([2], in: recent))
          show(state.removeRows([0, 1, 2], in: recent))
          show(state.setBusy(false, in: recent))
          show(state.update([LiveMenu.ID.logOut]))
          show(state.collapse(recent))
          print(state.count(in: recent), state.isBusy(recent), state.row(of: recent, index: 0) ?? -1)
        }
      }
      """, to: "out/Program.swift")
    let compiled = try compile(LiveMenu.document)
    #expect(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
    #expect(
      try Command.run(directory.url.appending(path: "program").path, []).output == """
        [Range(3..<4)] [Range(3..<5)] [] ["Log out", "", "Recent", "0", "1"]
        [] [Range(4..<5)] [] ["Log out", "", "Recent", "0", "1", "2"]
        [] [Range(6..<7)] [] ["Log out", "", "Recent", "0", "1", "2", "Loading"]
        [] [] [5] ["Log out", "", "Recent", "0", "1", "2", "Loading"]
        [Range(3..<6)] [] [] ["Log out", "", "Recent", "Loading"]
        [Range(3..<4)] [Range(3..<4)] [] ["Log out", "", "Recent", "No files"]
        [] [] [0] ["Log out", "", "Recent", "No files"]
        [Range(3..<4)] [] [2] ["Log out", "", "Recent"]
        0 false -1

        """)
  }

  private func compile(_ menu: String) throws -> Command {
    try directory.write(menu, to: "menu.yaml")
    let built = try Command.menuc("build", "menu.yaml", "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    return try Command.swiftc(
      try directory.swiftFiles("out"), to: directory.url.appending(path: "program"),
      options: ["-Onone", "-parse-as-library"])
  }
}
