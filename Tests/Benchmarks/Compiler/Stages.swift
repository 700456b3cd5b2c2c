import Foundation
import MenuCompiler
import TOMLKit

/// Prints the median of five runs of each stage, in milliseconds.
func benchmarkStages(_ size: Int) throws {
  for (format, text) in [
    (SourceFormat.toml, BenchmarkMenu.toml(size)), (.yaml, BenchmarkMenu.yaml(size)),
  ] {
    var times: [(stage: String, runs: [Double])] = []
    func time<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
      let start = ContinuousClock.now
      let result = try work()
      let duration = (ContinuousClock.now - start).components
      let milliseconds = Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
      if let index = times.firstIndex(where: { $0.stage == stage }) {
        times[index].runs.append(milliseconds)
      } else {
        times.append((stage, [milliseconds]))
      }
      return result
    }

    let file = SourceFile(name: "menu.\(format.rawValue)", format: format, text: text)
    var request = BuildRequest()
    request.parameters = [("ids", "none")]
    for _ in 0..<5 {
      if format == .toml { _ = try time("TOMLKit's own parse") { try TOMLTable(string: text) } }
      var sources = Sources()
      var diagnostics = Diagnostics()
      let parsed = time("parse") { parse(file, as: sources.next, into: &diagnostics) }
      sources.add(parsed)
      let root = time("include") {
        resolveIncludes(
          of: parsed, in: &sources, load: CompilerInput.none.loadInclude, into: &diagnostics)
      }
      guard let root, let menu = time("read", { readMenu(root, into: &diagnostics) }) else {
        preconditionFailure("the benchmark's menu is valid")
      }
      time("validate") { validate(menu, into: &diagnostics) }
      let lowered = time("lower") { lower(menu) }
      let jobs = try time("plan") {
        try planJobs(
          for: menu, in: file, request: request, input: .none,
          into: &diagnostics)
      }
      for job in jobs.jobs { _ = try time("render") { try render(lowered, job) } }
      _ = try time("all in one") {
        try compileMenu(file, goal: .files(request), input: .none)
      }
    }
    print("\(size) items, \(format.rawValue), milliseconds:")
    for (stage, runs) in times {
      let median = runs.sorted()[runs.count / 2]
      print("  \(stage)".padding(toLength: 24, withPad: " ", startingAt: 0), tenths(median))
    }
    print("  peak memory so far".padding(toLength: 24, withPad: " ", startingAt: 0), peakMemory())
  }
}

func tenths(_ value: Double) -> String { String(format: "%9.1f", value) }

/// The peak memory of the process, if the system reports it.
private func peakMemory() -> String {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let kilobytes = line?.split(separator: " ").dropLast().last.flatMap { Int($0) }
  return kilobytes.map { "\($0 / 1024) MB" } ?? "unknown"
}
