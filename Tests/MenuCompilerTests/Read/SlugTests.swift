import Testing

@testable import MenuCompiler

@Test(arguments: [
  ("Fruits", "fruits"), ("Red & Green", "red-green"), ("  a  ", "a"), ("Äpfel", "äpfel"),
  ("A\u{308}pfel", "äpfel"), ("C++", "c"), ("1.10", "1-10"), ("果物", "果物"), ("🍎", ""), ("", ""),
  ("فواكه", "فواكه"), ("İstanbul", "i̇stanbul"), ("—", ""), ("don't", "don-t"),
  ("❤\u{FE0F}", ""), ("⚙\u{FE0F} Settings", "settings"), ("1\u{FE0F}\u{20E3} One", "1-one"),
  ("葛\u{E0100}飾", "葛飾"), ("क्षमा", "क्षमा"),
])
func slug(title: String, slug: String) {
  #expect(ItemID.slug(of: title) == slug)
}

@Test func anIDHasNoInvisibleCharacters() {
  let id = "葛\u{E0100}飾"
  #expect(ItemID.problem(of: id) == "'\(id)' can't be an id, because it contains U+E0100")
  #expect(ItemID.problem(of: "葛飾") == nil)
}
