extension DiagnosticName {
  /// See <doc:missing-argument>.
  package static let missingArgument = DiagnosticName("missing-argument")
}

extension ValueReader {
  /// - Parameters:
  ///   - first: The first missing argument.
  ///   - node: The action's name, or the table of arguments that the item gives.
  mutating func missingArguments(
    _ missing: [ActionArgument], _ first: ActionArgument, of action: Action, _ node: SourceNode
  ) {
    let names = missing.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
    let others = missing.count > 5 ? " and \(missing.count - 5) others" : ""
    let needs = missing.count == 1 ? "the argument" : "the arguments"
    let examples = missing.map { Proposal.Entry($0.name, $0.type.example) }
    diagnostics.report(
      .missingArgument, "the action '\(action.name)' needs \(needs) \(names)\(others)",
      at: node.isTable ? .key(node.place) : .value(node.place),
      related: .init(.key(first.place), "declared here without a default"),
      help: node.isTable ? "add, for example," : "write, for example,",
      proposal: node.isTable ? .entries(examples) : .table(action.name, .table(examples)))
  }
}

extension ArgumentType {
  /// An example value that shows the notation.
  fileprivate var example: Proposal {
    switch self {
    case .plain(.string): .string("")
    case .plain(.integer), .plain(.number): .number("0")
    case .plain(.boolean): .boolean(true)
    case .choice(let choices): .string(choices.first ?? "")
    }
  }
}
