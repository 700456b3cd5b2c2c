import MenuCompiler

@testable import MenuOracle

/// A mutant and its diagnostics.
struct BreakageTrial {
  let breakage: Breakage
  let document: BreakageDocument
  let seed: UInt64
  let mutant: Mutant
  /// The first error, or else the first warning that the unbroken document does not have.
  let first: LocatedDiagnostic?
  /// All diagnostics as text.
  let output: String

  /// Breaks a document, if it has a suitable place.
  init?(
    _ breakage: Breakage, _ document: BreakageDocument, seed: UInt64,
    known: Set<String>
  ) throws {
    var dice = Dice(seed: seed)
    var mutant: Mutant?
    // If a place is unsuitable, another one may be suitable.
    for _ in 0..<8 where mutant == nil { mutant = breakage.apply(document, &dice) }
    guard let mutant else { return nil }
    self.breakage = breakage
    self.document = document
    self.seed = seed
    self.mutant = mutant
    let compiled = try BreakageSources.compile(mutant.bytes, as: document)
    let news = compiled.diagnostics.filter { !known.contains(Self.identity(of: $0)) }
    first = news.first { $0.severity == .error } ?? news.first
    var text = DiagnosticText(compiled.sources)
    output = compiled.diagnostics.map { text.render($0) }.joined()
  }

  /// Whether the first diagnostic reports the mistake at its place.
  var isRight: Bool {
    guard let first, breakage.expected.contains(first.name) else { return false }
    guard let range = first.range else { return mutant.allowsWholeFile }
    return first.file == 0 && mutant.broken.contains(range.startLine)
  }

  /// The change and the diagnostics.
  var account: String {
    let lines = document.lines.map(Optional.some)
    let start = zip(lines, mutant.lines).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), mutant.lines.reversed()).prefix { $0 == $1 }.count
    let old = document.lines[start..<max(start, document.lines.count - end)].prefix(6).map {
      "- \($0)"
    }
    let new = mutant.lines[start..<max(start, mutant.lines.count - end)].prefix(6).map { "+ \($0)" }
    let names = breakage.expected.map(\.rawValue).joined(separator: ", ")
    return """
      ### \(breakage.name) in \(document.name), seed \(seed)
      \((old + new).joined(separator: "\n"))
      expected \(names) on line \(mutant.broken.sorted().map(String.init).joined(separator: ", "))
      \(output.isEmpty ? "nothing was reported\n" : output)
      """
  }

  /// Distinguishes new warnings from those of the unbroken document.
  static func identity(of diagnostic: LocatedDiagnostic) -> String {
    "\(diagnostic.name.rawValue) \(diagnostic.message)"
  }
}
