import Foundation
import MenuCompiler
import TestSupport

/// Prints how long `swiftc` takes for what target `swift` writes, engine included, beside an empty
/// file: the median of three runs, in seconds.
///
/// No program uses the menu, so that `-O` drops all that is internal before it is optimized. A program
/// pays for what it uses of the engine: at least that, and at most as much as if all were public.
func benchmarkSwiftCompiler(_ size: Int) throws {
  for access in ["internal", "public"] { try benchmarkSwiftCompiler(size, access) }
}

private func benchmarkSwiftCompiler(_ size: Int, _ access: String) throws {
  let directory = try TemporaryDirectory()
  let file = SourceFile(name: "menu.toml", format: .toml, text: BenchmarkMenu.toml(size))
  var request = BuildRequest()
  request.parameters = [("ids", "none"), ("access", access)]
  let compiled = try compileMenu(file, goal: .files(request), input: .none)
  let files = try compiled.files.map { try directory.write($0.text, to: $0.name) }
  let empty = try directory.write("", to: "empty.swift")
  print("\(size) items, compiling the generated Swift, \(access), seconds (an empty file):")
  for option in ["-O", "-Onone"] {
    let generated = try median(of: files, option, in: directory)
    let nothing = try median(of: [empty], option, in: directory)
    print("  \(option)", String(format: "%.2f (%.2f)", generated, nothing))
  }
}

private func median(
  of files: [URL], _ option: String, in directory: TemporaryDirectory
) throws -> Double {
  let runs = try (0..<3).map { _ in
    let start = ContinuousClock.now
    let result = try Command.run(
      "swiftc",
      [option, "-swift-version", "6", "-parse-as-library", "-wmo", "-c", "-o", "out.o"]
        + files.map(\.path), in: directory.url)
    precondition(result.status == 0, result.errors)
    let duration = (ContinuousClock.now - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }
  return runs.sorted()[1]
}
