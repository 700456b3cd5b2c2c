/// The values of conditions that the caller fixes. Throws a ``UsageError`` for values that the menu
/// can't have.
func requestedDefines(of menu: Menu, in input: CompilerInput) throws -> [Define] {
  try input.defines.filter { define in
    guard let condition = menu.conditions.first(where: { $0.name == define.condition }) else {
      if input.definesAreShared || menu.conditionsAreUnknown { return false }
      throw UsageError(
        "the menu has no condition '\(define.condition)'",
        help: Suggestion.help(for: define.condition, among: menu.conditions.map(\.name)))
    }
    if condition.followsLanguage {
      throw UsageError(
        "the condition '\(define.condition)' can't be fixed: it follows the language of the texts",
        help: "to build for some languages, use '--set languages=\(define.value)'")
    }
    if let followed = condition.followed {
      throw UsageError(
        "the condition '\(define.condition)' can't be fixed: it follows '\(followed.id)'")
    }
    guard condition.values.contains(define.value) else {
      throw UsageError(
        "the condition '\(define.condition)' can't be '\(define.value)'",
        help: "use one of " + condition.values.map { "'\($0)'" }.joined(separator: ", "))
    }
    return true
  }.sorted { $0.condition.utf8Precedes($1.condition) }
}

extension ValueReader {
  /// The values of conditions that an output fixes, sorted by the conditions' names. Invalid values
  /// are reported. The entries of a project are for all its menus, so they may name conditions that
  /// a menu lacks.
  mutating func defines(
    of entry: GenerateEntry?, of menu: Menu, besides requested: [Define]
  ) -> [Define] {
    var defines = requested
    for define in entry?.defines ?? [] {
      guard let condition = menu.conditions.first(where: { $0.name == define.condition }) else {
        if entry?.origin == nil, !menu.conditionsAreUnknown { undeclaredDefine(define, of: menu) }
        continue
      }
      if !condition.isSettable {
        followedDefine(define, condition)
        continue
      }
      guard condition.values.contains(define.value) else {
        invalidDefine(define, of: condition)
        continue
      }
      if requested.contains(where: { $0.condition == define.condition }) { continue }
      defines.append(define)
    }
    return defines.sorted { $0.condition.utf8Precedes($1.condition) }
  }

  private mutating func undeclaredDefine(_ define: Define, of menu: Menu) {
    guard let place = define.place else { return }
    let meant = Suggestion.nearest(to: define.condition, among: menu.conditions.map(\.name))
    diagnostics.report(
      .undeclaredCondition, "no condition '\(define.condition)' is declared", at: .key(place),
      help: meant.map { "did you mean '\($0)'?" } ?? "declare it under 'conditions', or delete it")
  }

  private mutating func followedDefine(_ define: Define, _ condition: Condition) {
    guard let place = define.place else { return }
    guard let followed = condition.followed else {
      diagnostics.report(
        .invalidValue, "the condition '\(define.condition)' can't be fixed", at: .key(place),
        related: .init(.key(condition.place), "it follows the language of the texts"),
        help: "to build for some languages, set 'languages'")
      return
    }
    diagnostics.report(
      .invalidValue, "the condition '\(define.condition)' can't be fixed", at: .key(place),
      related: .init(.value(followed.place), "it follows this item"),
      help: "delete it, or fix the conditions on which '\(followed.id)' depends")
  }

  private mutating func invalidDefine(_ define: Define, of condition: Condition) {
    guard let place = define.place else { return }
    diagnostics.report(
      .invalidValue, "the condition '\(define.condition)' can't be '\(define.value)'",
      at: .value(place),
      help: "use one of " + condition.values.map { "'\($0)'" }.joined(separator: ", "))
  }
}

extension [Define] {
  /// The fixed values in the form used in messages, such as `device = phone, kiosk = true`.
  var words: String { map { "\($0.condition) = \($0.value)" }.joined(separator: ", ") }
}
