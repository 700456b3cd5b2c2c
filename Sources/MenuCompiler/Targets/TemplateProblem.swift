/// A mistake in a template or in the description of a target.
package struct TemplateProblem: Error, Hashable, Sendable {
  /// The name of the file, such as `outline.md.stencil`.
  package let file: String
  /// The line, from 1; nil for the file as a whole.
  package let line: Int?
  /// The column, from 1, in Unicode scalars; nil for a line as a whole.
  package let column: Int?
  /// The number of Unicode scalars that the mistake covers.
  package let length: Int
  /// A description of the mistake, in one sentence.
  package let message: String
  /// Advice on what to write instead.
  package let help: String?

  init(
    in file: String, line: Int? = nil, column: Int? = nil, length: Int = 1, _ message: String,
    help: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.message = message
    self.help = help
  }

  /// Creates a problem from a problem in a target's description.
  init(_ problem: LocatedDiagnostic) {
    let range = problem.range
    let isOneLine = range?.startLine == range?.endLine
    self.init(
      in: problem.fileName, line: range?.startLine ?? 1, column: range?.startColumn,
      length: range.map { isOneLine ? max(1, $0.endColumn - $0.startColumn) : 1 } ?? 1,
      problem.message, help: problem.help)
  }
}

/// The reason why a target or a template can't be used. This is not a problem with the menu: the
/// command could not run.
public struct TargetError: Error, CustomStringConvertible, Sendable {
  /// `template:line:column: what is wrong`.
  public let description: String
  /// The problem in the template, if its place is known.
  package let problem: TemplateProblem?

  /// - Parameter description: `template:line:column: what is wrong`.
  public init(_ description: String) {
    self.description = description
    problem = nil
  }

  /// Creates the error of a command that stops at a problem.
  init(_ problem: TemplateProblem) {
    let places = [problem.line, problem.line == nil ? nil : problem.column].compactMap { $0 }
    let place = ([problem.file] + places.map(String.init)).joined(separator: ":")
    description = "\(place): \(problem.message)\(problem.help.map { "; \($0)" } ?? "")"
    self.problem = problem
  }
}
