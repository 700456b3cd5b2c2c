import Foundation
import TestSupport

/// A parsed file of Fixtures/Scenarios; README.md there describes the format.
struct Scenario: Sendable {
  struct Step: Sendable {
    let line: Int
    /// `menu PATH` or `> COMMAND`.
    let command: String
    var must: [String]
    var never: [String]
    var answer: [String] = []
  }

  static let directory = Repository.fixtures.appending(path: "Scenarios")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".scenario") }.sorted()

  let text: String
  private(set) var steps: [Step] = []

  init(_ text: String) {
    self.text = text
    var must: [String] = []
    var never: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("must ") {
        must.append(Self.words(line.dropFirst(5)))
      } else if line.hasPrefix("never ") {
        never.append(Self.words(line.dropFirst(6)))
      } else if line.hasPrefix("> ") || line.hasPrefix("menu ") {
        steps.append(Step(line: index + 1, command: String(line), must: must, never: never))
        (must, never) = ([], [])
      } else if line.hasPrefix("  "), !steps.isEmpty {
        steps[steps.count - 1].answer.append(Self.words(line))
      }
    }
    // Facts without a preceding command can't hold.
    if !must.isEmpty || !never.isEmpty {
      steps.append(Step(line: 0, command: "the end", must: must + never, never: []))
    }
  }

  init(named name: String) throws {
    self.init(try Repository.text(Self.directory.appending(path: name)))
  }

  /// The menus that the scenario needs, as paths in the repository.
  var menus: [String] {
    steps.filter { $0.command.hasPrefix("menu ") }.map { String($0.command.dropFirst(5)) }
  }

  private static func words(_ text: some StringProtocol) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

extension Scenario.Step {
  /// The facts that the answer violates. Required lines must occur in their order, and no line may
  /// begin with a forbidden string.
  var brokenFacts: [String] {
    var rest = answer[...]
    var broken: [String] = []
    for fact in must {
      if let place = rest.firstIndex(of: fact) {
        rest = rest[(place + 1)...]
      } else {
        broken.append("must \(fact)")
      }
    }
    for fact in never where answer.contains(where: { $0.hasPrefix(fact) }) {
      broken.append("never \(fact)")
    }
    return broken
  }
}
