import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuRuntime

/// Which strings are shortcuts, and which shortcut another notation means.
@Suite struct ShortcutTests {
  static let canonical: [(written: String, kept: String)] = [
    ("Shift+Mod+k", "Mod+Shift+K"), ("Cmd+Shift+Alt+Ctrl+Mod+F24", "Mod+Ctrl+Alt+Shift+Cmd+F24"),
    ("Mod+Shift+/", "Mod+?"), ("Mod+Shift+?", "Mod+?"), ("Mod+?", "Mod+?"),
    ("Mod+Shift+=", "Mod+Plus"), ("Mod+Shift+Plus", "Mod+Plus"), ("Mod+Plus", "Mod+Plus"),
    ("Mod+Shift+3", "Mod+Shift+3"), ("Mod+#", "Mod+#"), ("Mod+Shift+#", "Mod+#"),
    ("Alt+ß", "Alt+ß"), ("Alt+Shift+ä", "Alt+Shift+Ä"), ("Shift+Delete", "Shift+Delete"),
    ("Escape", "Escape"), ("F1", "F1"), ("Ctrl+Space", "Ctrl+Space"), ("Mod+§", "Mod+§"),
  ]

  @Test(arguments: canonical) func aShortcutHasOneForm(written: String, kept: String) {
    #expect(Shortcut(written)?.description == kept)
    #expect(Shortcut(kept)?.description == kept)
  }

  static let none = [
    "", "+", "++", "K", "Mod", "Mod+", "Mod++", "+K", "Mod+Mod+K", "Mod+Shift", "Shift+K",
    "Shift+?",
    "Space", "Shift+Tab", "Home", "Left", "Enter", "F0", "F25", "F01", "Mod+Foo", "Mod+enter",
    "mod+K",
    "Mod+ K", "Mod+ ", "Mod+\u{301}", "Mod+e\u{301}", "Mod+⌘", "Mod+↑", "Mod+漢", "Mod+😀",
    "Mod+\u{200B}", "Mod+Shift+§", "Mod+Shift+ß", "Mod+Shift+א", "Hyper+K", "Mod-K",
  ]

  @Test(arguments: none) func aStringIsNoShortcut(text: String) {
    #expect(Shortcut(text) == nil)
  }

  static let certain: [(written: String, meant: String)] = [
    ("CmdOrCtrl+S", "Mod+S"), ("CommandOrControl+Shift+Z", "Mod+Shift+Z"), ("ctrl+s", "Ctrl+S"),
    ("⌘S", "Cmd+S"), ("⇧⌘N", "Shift+Cmd+N"), ("⌥⌘⌫", "Alt+Cmd+Backspace"), ("⌘+", "Cmd+Plus"),
    ("Mod++", "Mod+Plus"), ("<Primary><Shift>o", "Mod+Shift+O"), ("<Ctrl>Page_Up", "Ctrl+PageUp"),
    ("<Primary>plus", "Mod+Plus"), ("ctrl-k", "Ctrl+K"), ("Mod + K", "Mod+K"),
    ("Ctrl+Del", "Ctrl+Delete"),
    ("Alt+ArrowLeft", "Alt+Left"), ("Mod+Return", "Mod+Enter"), ("esc", "Escape"), ("f5", "F5"),
    ("Mod+KeyK", "Mod+K"), ("Mod+Digit1", "Mod+1"), ("Mod+Shift+Slash", "Mod+?"),
    ("ctrl+-", "Ctrl+-"),
  ]

  @Test(arguments: certain) func anotherNotationIsCertain(written: String, meant: String) {
    #expect(Shortcut(written) == nil)
    let found = Shortcut.meant(by: written)
    #expect(found?.shortcut.description == meant)
    #expect(found?.isCertain == true)
  }

  static let guessed: [(written: String, meant: String?)] = [
    ("Mod+Entr", "Mod+Enter"), ("Crtl+S", "Ctrl+S"), ("Mod+Mod+K", "Mod+K"), ("q", "Mod+Q"),
    ("Shift+K", "Mod+Shift+K"), ("Enter", "Mod+Enter"), ("Shift+?", "Mod+?"), ("Mod+Foo", nil),
    ("Mod+F25", nil), ("Mod+", nil), ("", nil), ("+", nil), ("Mod+Shift+§", nil), ("⌘", nil),
    (String(repeating: "Mod+", count: 20) + "K", nil),
  ]

  @Test(arguments: guessed) func aGuessIsNotCertain(written: String, meant: String?) {
    let found = Shortcut.meant(by: written)
    #expect(found?.shortcut.description == meant)
    #expect(found?.isCertain != true)
  }

  /// Every key with every set of modifiers: what is a shortcut is kept as one that is read the same,
  /// and its form in the schema agrees, but for Shift with a symbol that is on few keyboards.
  @Test func theSchemaAgrees() throws {
    let pattern = try Regex(Shortcut.pattern)
    var count = 0
    for (text, shortcut) in ShortcutTable.all {
      let fits = text.wholeMatch(of: pattern) != nil
      let isRare = text.contains("Shift") && ["€", "ß", "א"].contains(text.suffix(1))
      #expect(isRare ? shortcut == nil : fits == (shortcut != nil), "\(text)")
      guard let shortcut else { continue }
      count += 1
      #expect(Shortcut(shortcut.description) == shortcut)
      for platform in ShortcutPlatform.allCases {
        #expect(!shortcut.stroke(on: platform).modifiers.contains(.mod))
      }
    }
    #expect(count > 3_000)
  }

  /// Each shortcut, and what Apple's systems and others show of it: the table by which engines and views
  /// are tested. The engine in Swift agrees.
  @Test func theTableOfShortcutsIsUpToDate() throws {
    let shortcuts = Set(ShortcutTable.all.compactMap(\.shortcut?.description)).sorted()
    var table = ""
    for text in shortcuts {
      let shortcut = try #require(Shortcut(text))
      let (apple, other) = (shown(shortcut, on: .apple), shown(shortcut, on: .other))
      table += "\(text)\t\(apple)\t\(other)\n"
      let value = try #require(MenuShortcut(text: text))
      #expect(value.description == text)
      #expect(value.text(isApple: true) == apple)
      #expect(value.text(isApple: false) == other)
    }
    let file = Repository.fixtures.appending(path: "Shortcuts/shortcuts.tsv")
    try Repository.record(table, to: file)
    let isSame = try table == Repository.text(file)
    #expect(isSame, "MENUC_RECORD=1 swift test --filter ShortcutTests")
  }

  /// Shortcuts as a document has them, and what tables contain.
  static let lists: [(written: String, text: String?)] = [
    ("Mod+s", "Mod+S"), ("[Mod+Y, Mod+Shift+z]", "Mod+Y Mod+Shift+Z"), ("[]", nil),
    ("{ default: Ctrl+H, apple: Cmd+Alt+F }", "Ctrl+H apple Alt+Cmd+F"),
    ("{ default: [F5, F6], apple: [F5, F6] }", "F5 F6"), ("{ default: F5 }", "F5"),
    ("{ apple: [Cmd+Plus, F5] }", "apple Cmd+Plus F5"),
    ("{ default: F5, apple: [] }", "F5 apple"), ("{}", nil),
  ]

  @Test(arguments: lists)
  func severalShortcutsAreRead(written: String, text: String?) throws {
    let menu = "menu: M\nitems:\n- { title: A, shortcut: \(written) }\n"
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: menu)
    let compiled = try compileMenu(file, goal: .table, input: .none)
    #expect(compiled.diagnostics.map(\.message) == [])
    let found = compiled.menu?.details.first??.fields.text(.shortcut)
    #expect(found == text)
    guard let text else { return }
    let list = try #require(ShortcutList(text))
    #expect(list.description == text)
    for (isApple, platform) in [(true, ShortcutPlatform.apple), (false, .other)] {
      #expect(
        MenuShortcut.list(text, isApple: isApple).map(\.description)
          == list[platform].map(\.description))
    }
  }

  private func shown(_ shortcut: Shortcut, on platform: ShortcutPlatform) -> String {
    let order: [ShortcutModifier] = [.ctrl, .alt, .shift, .cmd]
    let held = shortcut.stroke(on: platform).modifiers
    let isTyped = !shortcut.modifiers.contains(.shift)
    let modifiers = order.filter { held.contains($0) && !($0 == .shift && isTyped) }
    let key = NamedKey.byName[shortcut.key]
    switch platform {
    case .apple:
      return (modifiers.map(\.appleText) + [key?.appleText ?? shortcut.key]).joined()
    case .other:
      return (modifiers.map(\.otherText) + [key?.otherText ?? shortcut.key]).joined(separator: "+")
    }
  }

  /// Items by their shortcuts and what else decides, and what is found.
  static let pairs: [(first: String, second: String, found: String?)] = [
    ("shortcut: Mod+S", "shortcut: Mod+s", "'Mod+S' is already the shortcut of 'A'"),
    (
      "shortcut: Mod+S", "shortcut: Cmd+S",
      "'Cmd+S' is already the shortcut of 'A', written 'Mod+S', on Apple platforms"
    ),
    (
      "shortcut: Ctrl+S", "shortcut: Mod+S",
      "'Mod+S' is already the shortcut of 'A', written 'Ctrl+S', on platforms other than Apple's"
    ),
    ("shortcut: Cmd+S", "shortcut: Ctrl+S", nil),
    ("shortcut: Mod+?", "shortcut: Mod+Shift+/", "'Mod+?' is already the shortcut of 'A'"),
    (
      "shortcut: \"Mod+#\"", "shortcut: Mod+Shift+3",
      "'Mod+Shift+3' is already the shortcut of 'A', written 'Mod+#'"
    ),
    ("shortcut: Mod+/", "shortcut: Mod+Shift+/", nil),
    ("shortcut: Mod+S, when: on", "shortcut: Mod+S, when: \"!on\"", nil),
    ("shortcut: Mod+S, when: on", "shortcut: Mod+S", "'Mod+S' is already the shortcut of 'A'"),
    ("shortcut: Mod+S, action: save", "shortcut: Mod+S, action: save", nil),
    (
      "shortcut: Mod+S, action: save", "shortcut: Mod+S, action: send",
      "'Mod+S' is already the shortcut of 'A'"
    ),
    (
      "shortcut: Mod+S, action: save, tag: 1", "shortcut: Mod+S, action: save, tag: 2",
      "'Mod+S' is already the shortcut of 'A'"
    ),
    (
      "shortcut: Mod+S, action: save, checked: true", "shortcut: Mod+S, action: save",
      "'Mod+S' is already the shortcut of 'A'"
    ),
    (
      "shortcut: Mod+S, action: { go: { to: a } }", "shortcut: Mod+S, action: { go: { to: b } }",
      "'Mod+S' is already the shortcut of 'A'"
    ),
    (
      "shortcut: Mod+S, action: { go: { to: a } }", "shortcut: Mod+S, action: { go: { to: a } }",
      nil
    ),
    ("shortcut: [Mod+Y, Mod+Shift+Z]", "shortcut: [Mod+Z, Mod+Shift+Y]", nil),
    (
      "shortcut: [Mod+Y, Mod+Shift+Z]", "shortcut: [F5, Shift+Mod+z]",
      "'Mod+Shift+Z' is already the shortcut of 'A'"
    ),
    ("shortcut: [Mod+Y, Mod+y]", "tag: 1", "'Mod+Y' is already a shortcut of 'A'"),
    (
      "shortcut: [Mod+Y, Ctrl+Y], action: save", "tag: 1",
      "'Ctrl+Y' is already a shortcut of 'A', written 'Mod+Y', on platforms other than Apple's"
    ),
    (
      "shortcut: { default: Ctrl+H, apple: Alt+Cmd+F }", "shortcut: Cmd+Alt+F",
      "'Alt+Cmd+F' is already the shortcut of 'A', on Apple platforms"
    ),
    (
      "shortcut: { default: Ctrl+H, apple: Alt+Cmd+F }",
      "shortcut: { default: Alt+Cmd+F, apple: Ctrl+H }",
      nil
    ),
    ("shortcut: { default: Mod+S, apple: [] }", "shortcut: Cmd+S", nil),
    (
      "shortcut: { apple: [F5, Mod+S] }", "shortcut: { default: Mod+S }",
      "'Mod+S' is already the shortcut of 'A', on Apple platforms"
    ),
  ]

  @Test(arguments: pairs)
  func whatIsPressedDecides(first: String, second: String, found: String?) throws {
    let text = """
      menu: M
      conditions: { on: {} }
      actions: { save: {}, send: {}, go: { arguments: { to: string } } }
      items:
        - { title: A, \(first) }
        - { title: B, \(second) }
        - { title: C, when: on }
      """
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: text)
    let compiled = try compileMenu(file, goal: .check, input: .none)
    let messages = compiled.diagnostics.filter { $0.name == .duplicateShortcut }.map(\.message)
    #expect(messages == (found.map { [$0] } ?? []))
  }
}
