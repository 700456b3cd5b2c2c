import TestSupport
import Testing

@testable import MenuCompiler

/// Names that begin with a digit, or end with an underscore, in each language.
@Suite struct DigitNameTests {
  static let document = """
    menu: Phone
    conditions:
      retention: { choices: [7-days, forever] }
    actions:
      2-pages: { arguments: { zoom: [2x, fit] } }
    items:
    - { title: Pages, id: 2-pages, action: { 2-pages: { zoom: 2x } }, when: retention=7-days }
    - { title: Lock, id: auto-lock, choice: one, items: [1 min, { title: Never, id: never_ }] }
    - { title: Codes, id: 2fa, choice: one, items: [1 code] }

    """

  struct Expectation: CustomTestStringConvertible, Sendable {
    let target: String
    let names: [String]

    var testDescription: String { target }
  }

  static let expectations = [
    Expectation(
      target: "swift",
      names: [
        "var item2Pages:", "case autoLock1Min =", "case never =", "enum Choice2fa:",
        "case choice2fa1Code =", "case retention7Days =", "case action2Pages(zoom: Zoom)",
        "case zoom2x =",
      ]),
    Expectation(
      target: "kotlin",
      names: [
        "val item2Pages:", " AUTO_LOCK_1_MIN(", " NEVER(", "class Choice2fa(",
        " CHOICE_2FA_1_CODE(", " RETENTION_7_DAYS(", "class Action2Pages(", " ZOOM_2X(",
      ]),
    Expectation(
      target: "typescript",
      names: [
        " item2Pages:", " autoLock1Min:", " never:", "const Choice2fa =", " choice2fa1Code:",
        " retention7Days:", " action2Pages:",
      ]),
    Expectation(
      target: "c",
      names: [
        " PHONE_MENU_ID_2_PAGES ", " PHONE_MENU_AUTO_LOCK_1_MIN ", " PHONE_MENU_AUTO_LOCK_NEVER ",
        "enum phone_menu_2fa ", " PHONE_MENU_2FA_1_CODE ",
        " PHONE_MENU_RETENTION_CONDITION_7_DAYS,",
        " PHONE_MENU_ACTION_2_PAGES,", "arguments action_2_pages;", " PHONE_MENU_ZOOM_ARGUMENT_2X,",
      ]),
    Expectation(
      target: "objc",
      names: [
        " PhoneMenuID2Pages ", " PhoneMenuAutoLock1Min ", " PhoneMenuAutoLockNever ",
        ", PhoneMenu2fa)", " PhoneMenu2fa1Code ", " PhoneMenuRetentionCondition7Days,",
        " PhoneMenuAction2Pages,", " PhoneMenuZoomArgument2x,",
      ]),
  ]

  private func files(_ text: String, target: String) throws -> CompiledMenu {
    try compileMenu(
      SourceFile(
        name: "menu.yaml", format: .yaml, text: text + "generate: [{ target: \(target) }]\n"),
      goal: .files(BuildRequest()), input: .none)
  }

  @Test(arguments: expectations) func namesBeginWithALetter(_ expectation: Expectation) throws {
    let menu = try files(Self.document, target: expectation.target)
    #expect(menu.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let text = menu.files.filter { $0.name.lowercased().contains("phone") }.map(\.text).joined()
    for name in expectation.names {
      #expect(text.contains(name), "\(name) in \(text.prefix(20_000))")
    }
    let words = text.replacing("__GNUC__", with: "").replacing("__cplusplus", with: "")
    #expect(!words.contains("__"))
  }

  /// A name is put before another one only where it must be, so both can be written out.
  @Test(arguments: ["swift", "kotlin", "typescript"])
  func aNameThatIsWrittenOutCollides(target: String) throws {
    let text =
      "menu: M\nitems:\n- { title: A, id: lock, choice: one, items: [1 min, Lock 1 min] }\n"
    let menu = try files(text, target: target)
    #expect(menu.diagnostics.filter { $0.name == .nameCollision }.count == 1)
    #expect(try files(text, target: "c").diagnostics.filter { $0.name == .nameCollision }.isEmpty)
  }
}
