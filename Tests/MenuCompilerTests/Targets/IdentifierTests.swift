import Testing

@testable import MenuCompiler

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("fruits", "fruits"), ("fruits.red-apples", "fruitsRedApples"), ("a_b", "aB"), ("aB", "aB"),
    ("c1_0", "c1_0"), ("c10", "c10"), ("v1.10.2", "v1_10_2"), ("1st", "item1st"),
    ("\u{661}", "item\u{661}"), ("a_", "a"), ("__", "item"), ("a.1b", "a1b"),
    ("a..b", "aB"), ("URL", "uRL"), ("äpfel.rot", "äpfelRot"), ("果物.赤", "果物赤"),
    ("class", "`class`"), ("in", "`in`"), ("in.out", "inOut"), ("-", "item"), ("...", "item"),
    ("ä1.0", "ä1_0"),
  ])
  func lowerCamel(id: String, name: String) throws {
    let target = try #require(try TargetLibrary.target(named: "swift"))
    #expect(target.identifiers.identifier(for: id) == name)
  }

  /// The fast path for ASCII and the general path agree.
  @Test func theWaysAgree() {
    let style = IdentifierStyle()
    for first in ["a", "Ab", "1", "x9", "9x"] {
      for second in ["b", "Cd", "2", "y8", "8y", ""] {
        for separator in [".", "_", "-", "..", ""] {
          let id = first + separator + second
          let general = style.identifier(for: id + ".é")
          let quick = style.identifier(for: id)
          #expect(general == (quick == "_" ? "" : quick) + "É", "\(id)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Groceries", "GroceriesMenu"), ("Main Menu", "MainMenu"), ("menu", "Menu"),
    ("side_bar", "SideBarMenu"), ("A1 2", "A1_2Menu"),
  ])
  func typeName(menu: String, type: String) {
    #expect(IdentifierStyle.typeName(for: menu) == type)
  }
}
