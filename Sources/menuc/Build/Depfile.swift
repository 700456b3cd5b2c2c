import MenuCompiler

/// What the outputs depend on, as Make and Ninja read it: `outputs: inputs`.
enum Depfile {
  static func text(_ plan: OutputPlan) -> String {
    let outputs = plan.files.map { escape($0.path) }
    var inputs: [String] = []
    var seen: Set<String> = []
    for input in plan.menus.flatMap(\.inputs) where seen.insert(input.path).inserted {
      inputs.append(escape(input.shown))
    }
    guard !outputs.isEmpty else { return "" }
    let rule = outputs.joined(separator: " \\\n  ") + ":"
    return ([rule] + inputs).joined(separator: " \\\n  ") + "\n"
  }

  /// Spaces and `#` are escaped with `\`, and `$` is doubled.
  private static func escape(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", "\t": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
