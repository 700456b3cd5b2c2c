import Testing

@testable import MenuCompiler

@Suite struct TOMLTreeTrapTests {
  /// Each of these texts would abort the program in toml++.
  @Test(arguments: [
    "[‹.›a]", "[‹=›]", "[‹ü›]", "[[‹[›a", "a = 1\n\t[ ‹#›a]", "[[ ‹+›]]", "\u{FEFF}[‹\n›a]",
    "[‹\u{0}›",
    "a = '''\n[ü\n'''\n[‹ü›]", "[‹🍎›]", "[a]\r\n[‹\r›\n",
    "a = [‹}›", "a = [1, # x\n # y\n‹}›]", "a = [1,‹\u{2028}›]", "a = [[],\t‹\u{85}›1]",
    "a=[{b=[‹}›]",
    "a = ‹1979-05-27T:›", "a = ‹1979-05-27t:30›", "a = [‹1979-05-27 1›]", "a = ‹1979-05-27 1› # x",
    "a = ‹1979-05-27 1›x:32:00", "a = ‹1_979-05-27 0›7:32:00", "a = { b = ‹1q79-05-27 1›}",
  ])
  func trap(_ marked: String) {
    let text = MarkedTOML(marked)
    #expect(TOMLHazards(text.bytes).trap == text.value)
  }

  @Test(arguments: [
    "", "[", "[[", "[]", "[[]]", "[ ", "[a]\n[[b]]\n[\"ü\"]\n['.']\n[ -1 ]\n[_]",
    "a = '''\n[ü\n'''",
    "a = [\n[.1],\n[[\n],\n]]", "# [ü", "a = [ü]", "a = [1, 2]\nb = { }", "a = [1 }",
    "a = { b = 1, }",
    "a = 1979-05-27 1", "a = 1979-05-27T", "a = 1979-05-27 x", "a = 1979-05-27T07:32:00",
    "a = '1-2-3 4'",
  ])
  func noTrap(_ text: String) {
    #expect(TOMLHazards(Array(text.utf8)).trap == nil)
    #expect(TOMLTreeChecker.problems(of: text).isEmpty)
  }
}
