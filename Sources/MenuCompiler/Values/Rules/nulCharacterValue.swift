extension ValueReader {
  mutating func nulCharacter(_ node: SourceNode) {
    diagnostics.report(
      .nulCharacter, "a menu can't contain the character U+0000", at: .value(node.place),
      help: "delete the escape")
  }
}
