import Foundation
import RealMenus
import TestSupport

/// Prints how long builds of many menus take as whole processes, in seconds, and their peak memory: the
/// first build, then one that finds nothing changed, one after a comment was added to a menu, and others.
func benchmarkProjects(_ size: Int) throws {
  print("\(size) menus of ten items, seconds and peak memory:")
  for shape in ProjectShape.allCases where size <= shape.limit {
    let directory = try TemporaryDirectory()
    try shape.write(size, to: directory)
    for (stage, arguments) in [
      ("first build", ["build", "--quiet"]), ("nothing changed", ["build", "--quiet"]),
      (ProjectShape.oneEdit, ["build", "--quiet"]),
      ("--check", ["build", "--check"]), ("lint", ["lint"]),
    ] {
      if stage == ProjectShape.oneEdit { try shape.edit(directory) }
      let run = try MeasuredRun(arguments, in: directory)
      print("  \(shape.rawValue), \(stage)".padding(toLength: 36, withPad: " ", startingAt: 0), run)
    }
  }
}

/// Prints how long all targets of one large menu take, and the peak memory.
func benchmarkMemory(_ size: Int) throws {
  let directory = try TemporaryDirectory()
  let targets = [
    "c", "dot", "html", "json", "kotlin", "markdown", "objc", "swift", "swiftui", "typescript",
    "uikit",
  ]
  let entries = targets.map { "[[generate]]\ntarget = \"\($0)\"\noutput = \"\($0)\"\n" }
  try directory.write(BenchmarkMenu.toml(size) + entries.joined(), to: "menu.toml")
  let run = try MeasuredRun(["build", "menu.toml", "--quiet"], in: directory)
  print("\(size) items, all targets: \(run)")
}

/// Prints how long the Swift of one menu takes, made of copies of all real menus: time that grows faster
/// than the number of items shows a quadratic step.
func benchmarkGrowth(_ sizes: [Int]) throws {
  print("items of real menus, seconds and peak memory, microseconds per item:")
  let words = try RealMenuData.files().flatMap(RealMenuData.items(in:))
  for size in sizes {
    var rest = size
    let copies = (0...size / RealMenuItem.count(words)).map { RealMenuItem("Copy \($0)", words) }
    let menu = try RealMenu("All", RealMenuItem.prefix(copies, &rest), variant: 3)
    let directory = try TemporaryDirectory()
    try directory.write(RealMenuTOML(menu).text, to: "menu.toml")
    let run = try MeasuredRun(
      ["build", "menu.toml", "--quiet", "--param", "ids=none"], in: directory)
    print(String(format: "  %9d ", size), run, tenths(run.seconds * 1e6 / Double(size)))
  }
}

/// The places of a project's menus and their outputs.
private enum ProjectShape: String, CaseIterable {
  case sharedDirectory = "one directory"
  case ownFolders = "own folders"
  case manyOutputs = "outputs of one menu"

  /// A thousand outputs of one menu are more than any project has.
  var limit: Int { self == .manyOutputs ? 1_000 : .max }

  static let oneEdit = "one edit"

  /// Adds a comment to one menu.
  func edit(_ directory: TemporaryDirectory) throws {
    let path =
      switch self {
      case .sharedDirectory: "menus/m0.toml"
      case .ownFolders: "m0/menu.toml"
      case .manyOutputs: "menu.toml"
      }
    let text = try Repository.text(directory.url.appending(path: path))
    try directory.write(text + "# edited\n", to: path)
  }

  func write(_ size: Int, to directory: TemporaryDirectory) throws {
    let items = BenchmarkMenu.toml(10).split(separator: "\n").dropFirst().joined(separator: "\n")
    func entry(_ output: String) -> String {
      "\n[[generate]]\ntarget = \"json\"\noutput = \"\(output)\"\n"
    }
    switch self {
    case .sharedDirectory:
      try directory.write("menus = [\"menus/*.toml\"]\n", to: "menuc.toml")
      for menu in 0..<size {
        try directory.write(
          "menu = \"Menu\(menu)\"\n" + items + entry("../out"), to: "menus/m\(menu).toml")
      }
    case .ownFolders:
      try directory.write("menus = [\"*/menu.toml\"]\n", to: "menuc.toml")
      for menu in 0..<size {
        try directory.write(
          "menu = \"Menu\(menu)\"\n" + items + entry("out"), to: "m\(menu)/menu.toml")
      }
    case .manyOutputs:
      try directory.write("menus = [\"menu.toml\"]\n", to: "menuc.toml")
      let entries = (0..<size).map { entry("out\($0)") }.joined()
      try directory.write("menu = \"Many\"\n" + items + entries, to: "menu.toml")
    }
  }
}

/// A command line that ran to its end.
struct MeasuredRun: CustomStringConvertible {
  let seconds: Double
  /// The seconds of all threads.
  let processor: Double
  let megabytes: Int

  init(_ arguments: [String], in directory: TemporaryDirectory) throws {
    let start = ContinuousClock.now
    let peak = directory.url.appending(path: "peak").path
    let result = try Command.run(
      "time", ["-q", "-f", "%M %U %S", "-o", peak, Repository.menuc.path] + arguments,
      in: directory.url)
    // With 1, `lint` has found problems.
    precondition(result.status <= 1, result.errors)
    seconds = (ContinuousClock.now - start) / .seconds(1)
    let values = try String(contentsOfFile: peak, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    megabytes = Int(values[0]) / 1024
    processor = values[1] + values[2]
  }

  var description: String { String(format: "%8.2f s %6d MB", seconds, megabytes) }
}
