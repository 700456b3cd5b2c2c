import Foundation
import MenuCompiler
import TestSupport
import Testing

/// A person's mistake is reported with the right name, on the line that contains it.
///
/// Set `MENUC_SEED` to choose other places, `MENUC_ROUNDS` to break all documents instead of a
/// third of them, and `MENUC_BREAKAGE` to print the reports on the mutants of one breakage.
@Suite struct BreakageTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["MENUC_SEED"].flatMap(UInt64.init) ?? 1

  @Test func firstProblemIsTheMistake() throws {
    var shares: [String: [SourceFormat: Share]] = [:]
    var misses: [String] = []
    var total = Share()
    for format in [SourceFormat.toml, .yaml] {
      for (number, document) in try BreakageSources.documents(format).enumerated() {
        let known = try Self.knownProblems(of: document)
        for (index, breakage) in Breakage.all.enumerated() where breakage.formats.contains(format) {
          let isBroken = shares[breakage.name]?[format] != nil
          if Rounds.factor == 1, isBroken, !(number + index).isMultiple(of: 3) { continue }
          let seed = Self.seed &* 1_000_000 &+ UInt64(number * 10_000 + index * 100)
          guard
            let trial = try BreakageTrial(breakage, document, seed: seed, known: known)
          else { continue }
          shares[breakage.name, default: [:]][format, default: Share()].count(trial.isRight)
          total.count(trial.isRight)
          if !trial.isRight { misses.append(trial.account) }
          if Self.environment["MENUC_BREAKAGE"] == breakage.name { print(trial.account) }
        }
      }
    }
    print(Self.table(shares))
    print("right: \(total.right) of \(total.all)\n")
    for breakage in Breakage.all {
      for format in breakage.formats {
        #expect(shares[breakage.name]?[format] != nil, "\(breakage.name) breaks no \(format)")
      }
    }
    #expect(total.all >= (Rounds.factor == 1 ? 250 : 500))
    #expect(total.right * 100 >= total.all * 95, "\(misses.joined(separator: "\n"))")
    if Self.environment["MENUC_BREAKAGE"] == "missed" { print(misses.joined(separator: "\n")) }
  }

  private static func knownProblems(of document: BreakageDocument) throws -> Set<String> {
    let text = document.lines.joined(separator: "\n") + "\n"
    let compiled = try BreakageSources.compile(Array(text.utf8), as: document)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty && compiled.failure == nil, "\(document.name): \(errors.map(\.message))")
    return Set(compiled.diagnostics.map(BreakageTrial.identity))
  }

  struct Share {
    var right = 0
    var all = 0

    mutating func count(_ isRight: Bool) {
      all += 1
      if isRight { right += 1 }
    }
  }

  /// A line for each breakage, with the number of correctly reported mutants and the total.
  private static func table(_ shares: [String: [SourceFormat: Share]]) -> String {
    var text = "right of all:\n"
    for name in Set(Breakage.all.map(\.name)).sorted() {
      let columns = [SourceFormat.toml, .yaml].map { format in
        let share = shares[name]?[format].map { "\($0.right)/\($0.all)" } ?? "–"
        return String(repeating: " ", count: max(0, 8 - share.count)) + share
      }
      let padding = String(repeating: " ", count: max(1, 40 - name.count))
      text += name + padding + columns.joined() + "\n"
    }
    return text
  }
}
