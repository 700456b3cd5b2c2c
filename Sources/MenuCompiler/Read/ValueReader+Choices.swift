/// A declaration that has choices.
enum ChoiceOwner {
  case condition(String)
  case argument(String)

  /// The kind of the declaration in messages.
  var kind: String {
    switch self {
    case .condition: "a condition"
    case .argument: "an argument"
    }
  }

  var name: String {
    switch self {
    case .condition(let name), .argument(let name): name
    }
  }

  /// Advice on how to declare something that is only true or false, without choices.
  var otherForm: String {
    switch self {
    case .condition: "a condition without 'choices' is true or false"
    case .argument: "an argument of type 'boolean' is true or false"
    }
  }
}

extension ValueReader {
  /// Reads the choices of a declaration: at least two, without repetition. Returns nil if they
  /// can't be read.
  mutating func choices(_ key: String, _ node: SourceNode, of owner: ChoiceOwner) -> [String]? {
    guard case .array(let elements) = node.value else {
      wrongType(key, node, takes: .array)
      return nil
    }
    var choices: [String] = []
    var known: Set<String> = []
    var isWhole = true
    for (text, place) in texts(key, node) {
      if !ConditionName.isValidChoice(text) {
        invalidChoiceName(text, of: owner, at: place)
        isWhole = false
      } else if !known.insert(text).inserted {
        diagnostics.report(
          .invalidValue, "the choice '\(text)' is listed twice", at: .value(place),
          help: "delete one of them")
        isWhole = false
      } else {
        choices.append(text)
      }
    }
    guard isWhole, choices.count == elements.count else { return nil }
    guard choices.count > 1 else {
      diagnostics.report(
        .invalidValue, "'\(owner.name)' has \(choices.isEmpty ? "no choices" : "only one choice")",
        at: .value(node.place), help: "list at least two choices; \(owner.otherForm)")
      return nil
    }
    return choices
  }
}
