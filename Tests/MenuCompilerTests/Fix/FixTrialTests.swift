import TestSupport
import Testing

@testable import MenuCompiler

/// The number of compilations needed to identify bad fixes does not grow with the number of fixes.
@Suite struct FixTrialTests {
  /// Pairs of items with problems, at least one of whose fixes is refused.
  enum Pair: CaseIterable {
    /// Both items would get the same id.
    case sameID
    /// The proposed id belongs to the other item.
    case takenID
    /// Both keys stand for the same known key.
    case sameKey
    /// The intended key can't take the value.
    case badValue
    /// The value is also another item's title.
    case shared

    func items(_ number: Int) -> String {
      switch self {
      case .sameID:
        "- {title: A\(number), id: 'a \(number)'}\n- {title: B\(number), id: 'a  \(number)'}\n"
      case .takenID:
        "- {title: A\(number), id: 'a \(number)'}\n- {title: B\(number), id: a-\(number)}\n"
      case .sameKey: "- titel: A\(number)\n  titl: B\(number)\n"
      case .badValue:
        "- {title: A\(number), colapsed: maybe, items: []}\n- {title: B\(number), hiden: 7}\n"
      case .shared: "- {title: A\(number), enabled: &x\(number) no}\n- title: *x\(number)\n"
      }
    }
  }

  private static func document(_ pair: Pair, _ count: Int) -> SourceFile {
    let items = (0..<count).map(pair.items).joined()
    return Fixing.document(.yaml, Array("menu: A\nitems:\n\(items)".utf8))
  }

  private static func compilations(_ pair: Pair, _ count: Int) -> (fixing: Int, problems: Int) {
    let compiler = FixCompiler(documents: [document(pair, count)], input: Fixing.input) {
      try compileStages($0, goal: .table, input: $1, severities: .init())
    }
    var session = FixSession(compiler, allowsUnsafe: true)
    while session.round({ _ in true }) {}
    let problems = (try? session.menus()[0].get().diagnostics.count) ?? 0
    return (compiler.compilations, problems)
  }

  @Test(arguments: Pair.allCases)
  func trialsDoNotGrowWithTheFixesRefused(pair: Pair) {
    let few = Self.compilations(pair, 5)
    let many = Self.compilations(pair, 80)
    #expect(few.problems >= 5 && many.problems >= 80)
    #expect(many.fixing <= few.fixing + 2, "\(few) \(many)")
    #expect(few.fixing <= 30, "\(few)")
  }

  /// Reports do not offer fixes that `--fix` refuses.
  @Test(arguments: Pair.allCases)
  func whatIsRefusedIsNotOffered(pair: Pair) throws {
    let document = Self.document(pair, 3)
    let fixed = try Fixing.fixed(document, as: .unsafe)
    let compiled = try Fixing.compile(
      SourceFile(name: "menu", format: .yaml, text: String(decoding: fixed, as: UTF8.self)))
    #expect(!compiled.diagnostics.isEmpty)
    #expect(compiled.diagnostics.allSatisfy { $0.fix == nil })
  }
}
