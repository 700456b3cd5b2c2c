import Foundation
import MenuCompiler
import TestSupport

/// Prints how many million instructions commands take for menus of which something there is much of, with
/// once, twice, four and eight times as much, without those of a menu of one item. Valgrind counts them: a count
/// does not depend on what else the machine does.
///
/// - Returns: Whether no count grows faster than n log n, with a tenth more for what is not measured at the start.
func benchmarkInstructions(_ count: Int, only name: String?) throws -> Bool {
  let sizes = [count, 2 * count, 4 * count, 8 * count]
  func limit(_ factor: Double) -> Double {
    1.1 * factor * log(Double(8 * count)) / log(Double(8 * count) / factor)
  }
  print(
    "million instructions with \(sizes.map(String.init).joined(separator: ", ")) of each, ratios:")
  var isFine = true
  let directory = try TemporaryDirectory()
  // Valgrind can't read the newest form of debugging information.
  let program = directory.url.appending(path: "menuc").path
  let strip = ["--strip-debug", "-o", program, Repository.menuc.path]
  let stripped = try Command.run("strip", strip, in: directory.url)
  precondition(stripped.status == 0, stripped.errors)
  for shape in CostShape.all where name.map(shape.name.contains) ?? true {
    let start = try shape.instructions(1, of: program, in: directory)
    let counts = try sizes.map {
      try Double(shape.instructions($0, of: program, in: directory) - start) / 1e6
    }
    let last = counts[3] / max(counts[2], 0.1)
    let whole = counts[3] / max(counts[0], 0.1)
    let grows = last > limit(2) || whole > limit(8)
    isFine = isFine && !grows
    print(
      "  \(shape.name)".padding(toLength: 52, withPad: " ", startingAt: 0),
      counts.map(tenths).joined(), tenths(last), tenths(whole),
      grows ? "  faster than n log n" : "")
    fflush(nil)
  }
  return isFine
}

/// A command on a document of which something there is much of.
private struct CostShape {
  let name: String
  /// The arguments before the document's path.
  let command: [String]
  let path: String
  let text: (_ count: Int) -> String

  static var all: [CostShape] {
    let lint = LintShape.all.map {
      CostShape(
        name: "lint: \($0.name)", command: ["lint"], path: "menu.\($0.format.rawValue)",
        text: $0.text)
    }
    let others = BuildShape.all.flatMap { shape in
      shape.commands.map { command in
        CostShape(
          name: "\(command[0]): \(shape.name)", command: command, path: shape.path,
          text: shape.text)
      }
    }
    return lint + others
  }

  func instructions(_ count: Int, of program: String, in directory: TemporaryDirectory) throws
    -> Int
  {
    try directory.write(text(count), to: path)
    let log = directory.url.appending(path: "instructions").path
    let words =
      ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"] + [
        "--log-file=\(log)", program,
      ] + command + [path]
    let result = try Command.run("valgrind", words, in: directory.url)
    // With 1, `lint` has found problems.
    guard result.status <= 1 else { throw CostError(description: "\(name): \(result.errors)") }
    let report = try String(contentsOfFile: log, encoding: .utf8)
    let line = report.split(separator: "\n").first { $0.contains("refs:") } ?? ""
    let digits = line.split(separator: ":").last?.filter(\.isNumber) ?? ""
    guard let number = Int(digits) else { throw CostError(description: report) }
    return number
  }
}

/// A command that failed, or a report of valgrind without a count.
private struct CostError: Error {
  let description: String
}
