import TestSupport
import Testing

@testable import MenuCompiler

/// Outputs that fix conditions (LanguageRules.md, section 9).
@Suite(.endingInTime) struct VariantTests {
  private static let menu = """
    menu: Shop
    actions: { tilt: {}, dock: {}, help: {} }
    conditions:
      device: { choices: [phone, tablet, watch] }
      kiosk: {}
    items:
      - { title: Tilt, action: tilt, when: device=phone }
      - title: Layout
        when: ["!device=watch"]
        items:
          - { title: Dock, id: dock, action: dock, when: device=tablet }
          - { title: Columns, when: [[device=tablet, kiosk]] }
      - { title: Help, action: help, when: "!kiosk" }
    """

  private func compiled(
    _ text: String = menu, _ goal: CompilerGoal = .table, defines: [Define] = []
  ) throws -> CompiledMenu {
    var input = CompilerInput.none
    input.defines = defines
    return try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: goal, input: input)
  }

  private func table(_ defines: [String: String]) throws -> LoweredMenu {
    let given = defines.map { Define(condition: $0.key, value: $0.value) }
    return try #require(compiled(defines: given).menu)
  }

  /// The same menu, whose items use actions without declaring them.
  private static let undeclared = menu.replacing(
    "actions: { tilt: {}, dock: {}, help: {} }\n", with: "")

  /// Items that can't be visible, and their conditions; declared actions stay, because code may handle
  /// them without an item.
  @Test func itemsThatCannotShowLeaveNoTrace() throws {
    let phone = try table(["device": "phone"])
    #expect(phone.ids == ["tilt", "layout", "help", "layout.columns"])
    #expect(phone.actions?.map(\.name) == ["dock", "help", "tilt"])
    #expect(phone.conditions.map(\.name) == ["kiosk"])
    #expect(phone.details.map { $0?.fields.when.words ?? "" } == ["", "", "not kiosk", "kiosk"])
    let tablet = try table(["device": "tablet", "kiosk": "true"])
    #expect(tablet.ids == ["layout", "dock", "layout.columns"])
    #expect(tablet.whens.isEmpty && tablet.conditions.isEmpty)
    #expect(try table(["device": "watch", "kiosk": "true"]).ids == [])
  }

  @Test func whatCanNotBeEnabledIsDisabled() throws {
    let text = """
      menu: Files
      conditions: { document: {}, kiosk: {}, locked: { default: true } }
      items:
        - { title: Save, action: s, enabled: [document, "!kiosk"] }
        - { title: Print, action: p, enabled: [[document, "!kiosk"]] }
        - { title: Close, action: c, enabled: [[document, kiosk], "!locked"] }
        - { title: Quit, action: q, when: "!kiosk", enabled: kiosk }
      """
    func enabled(kiosk: String) throws -> [String] {
      let defines = [Define(condition: "kiosk", value: kiosk)]
      let menu = try #require(compiled(text, defines: defines).menu)
      return (0..<menu.count).map { node in
        let words = menu.details[node]?.fields.enabledWhen.words ?? ""
        return (menu.flags[node].contains(.disabled) ? "starts disabled, " : "") + words
      }
    }
    #expect(
      try enabled(kiosk: "true") == [
        "starts disabled, ", "starts disabled, document", "starts disabled, not locked",
      ])
    #expect(
      try enabled(kiosk: "false") == [
        "starts disabled, document", "", "starts disabled, document and not locked",
        "starts disabled, ",
      ])
  }

  @Test func anItemIsEnabledInSomeOutput() throws {
    let text = """
      menu: Files
      conditions: { kiosk: {}, document: {} }
      generate:
        - { target: json, output: a, define: { kiosk: true } }
        - { target: json, output: b, define: { kiosk: true, document: true } }
      items:
        - { title: Save, action: s, enabled: [document, "!kiosk"] }
        - { title: Print, action: p, enabled: document }
      """
    #expect(
      try compiled(text, .check).diagnostics.map { "\($0.name.rawValue): \($0.message)" } == [
        "never-enabled: 'Save' is enabled in none of the outputs: they fix kiosk = true;"
          + " document = true, kiosk = true"
      ])
  }

  /// For all values of the remaining conditions, a variant shows the same items as the whole menu.
  @Test(arguments: [["device": "phone"], ["kiosk": "true"], ["device": "watch", "kiosk": "false"]])
  func aVariantShowsWhatTheWholeMenuShows(fixed: [String: String]) throws {
    for device in ["phone", "tablet", "watch"] {
      for kiosk in ["false", "true"] {
        let values = ["device": device, "kiosk": kiosk].merging(fixed) { $1 }
        let text = Self.menu
          .replacing("tablet, watch] }", with: "tablet, watch], default: \(device) }")
          .replacing("kiosk: {}", with: "kiosk: { default: \(kiosk) }")
        let defines = fixed.map { Define(condition: $0.key, value: $0.value) }
        let variant = try #require(compiled(text, defines: defines).menu)
        #expect(shown(variant) == shown(try table(values)))
      }
    }
  }

  private func shown(_ menu: LoweredMenu) -> [String] {
    menu.documentOrder.map(Int.init).filter { node in
      var node = node
      while node >= 0 {
        if menu.isAbsentAtFirst[node] { return false }
        node = Int(menu.parents[node])
      }
      return true
    }.map { menu.ids[$0] }
  }

  /// The titles of hidden items are in no output. Their actions are, if they are declared.
  @Test(arguments: [true, false]) func outputsOfOneDocumentDiffer(isDeclared: Bool) throws {
    let text =
      (isDeclared ? Self.menu : Self.undeclared) + """

        generate:
          - { target: json, output: phone, define: { device: phone } }
          - { target: json, output: tablet, define: { device: tablet, kiosk: true } }
        """
    let menu = try compiled(text, .files(BuildRequest()))
    let phone = try #require(menu.files.first { $0.directory == .besideDocument("phone") })
    let tablet = try #require(menu.files.first { $0.directory == .besideDocument("tablet") })
    #expect(!phone.text.contains("Dock") && phone.text.contains("Tilt"))
    #expect(tablet.text.contains("Dock") && !tablet.text.contains("Tilt"))
    #expect(!tablet.text.contains("kiosk") && !tablet.text.contains("Help"))
    #expect(phone.text.contains("dock") == isDeclared && phone.text.contains("tilt"))
    #expect(tablet.text.contains("tilt") == isDeclared && tablet.text.contains("dock"))
    #expect(tablet.text.contains("help") == isDeclared)
  }

  @Test func eachVariantIsChecked() throws {
    let text = """
      menu: Shop
      conditions:
        device: { choices: [phone, tablet] }
        beta: {}
      generate:
        - { target: json, output: a, define: { device: phone, beta: false } }
        - { target: json, output: b, define: { device: tablet, beta: false } }
      items:
        - { title: Docks, items: [{ title: Left, when: device=tablet }] }
        - { title: New, when: beta }
      """
    #expect(
      try compiled(text, .check).diagnostics.map { "\($0.name.rawValue): \($0.message)" } == [
        "empty-category: 'Docks' is a category without items"
          + " (in the output with beta = false, device = phone)",
        "never-shown: 'New' is visible in none of the outputs: they fix beta = false, device = phone;"
          + " beta = false, device = tablet",
      ])
    let whole = text.replacing("define: { device: tablet, beta: false }", with: "define: {}")
    #expect(try compiled(whole, .check).diagnostics.map(\.name.rawValue) == ["empty-category"])
  }

  @Test func whatCanNotBeFixedIsReported() throws {
    let text =
      Self.menu + """

        generate:
          - { target: json, define: { devise: phone, kiosk: maybe } }
        """
    #expect(
      try compiled(text, .check).diagnostics.map(\.message) == [
        "no condition 'devise' is declared", "the condition 'kiosk' can't be 'maybe'",
      ])
    #expect(throws: UsageError.self) {
      try compiled(defines: [Define(condition: "kiosk", value: "1")])
    }
    #expect(throws: UsageError.self) {
      try compiled(defines: [Define(condition: "kisok", value: "true")])
    }
  }

  /// Items that can't be visible at the same time may share titles and shortcuts, and both be open
  /// in their group.
  @Test func alternativesDoNotCollide() throws {
    let text = """
      menu: Account
      expansion: single
      conditions: { signed-in: {} }
      items:
        - { title: Session, id: in, shortcut: Mod+L, when: signed-in, collapsed: false, items: [A] }
        - { title: Session, id: out, shortcut: Mod+L, when: "!signed-in", collapsed: false, items: [B] }
      """
    #expect(try compiled(text, .check).diagnostics.map(\.name.rawValue) == [])
    let both = text.replacing(", when: \"!signed-in\"", with: "")
    #expect(
      Set(try compiled(both, .check).diagnostics.map(\.name.rawValue))
        == ["duplicate-title", "duplicate-shortcut", "single-open"])
  }
}
