import Testing

@testable import MenuCompiler

@Test(arguments: [
  ("Fruits", "fruits"), ("Red & Green", "red-green"), ("  a  ", "a"), ("Äpfel", "äpfel"),
  ("A\u{308}pfel", "äpfel"), ("C++", "c"), ("1.10", "1-10"), ("果物", "果物"), ("🍎", ""), ("", ""),
  ("فواكه", "فواكه"), ("İstanbul", "i̇stanbul"), ("—", ""), ("don't", "don-t"),
])
func slug(title: String, slug: String) {
  #expect(ItemID.slug(of: title) == slug)
}
