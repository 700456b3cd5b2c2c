import Foundation

// Times the compiler by stage, the Swift compiler on what it writes, the expansion engine, and the
// command line on projects of many menus, on one large menu and on catalogs. The last four need GNU time, and menuc:
// `swift build -c release --product menuc` comes first.
//
//   swift run -c release Benchmarks compiler [N …]     1,000, 10,000 and 100,000 items by default
//   swift run -c release Benchmarks expansion [N …]    100 to 1,000,000 items by default
//   swift run -c release Benchmarks projects [N …]     1,000, 2,000 and 4,000 menus by default
//   swift run -c release Benchmarks growth [N …]       5,000 to 320,000 items by default
//   swift run -c release Benchmarks hostile [N]        documents of 100,000 bytes by default
//   swift run -c release Benchmarks lint [N]           1,000 of each by default; fails above n log n
//   swift run -c release Benchmarks instructions [N [SHAPE]]
//                                                      250 of each by default; fails above n log n
//   swift run -c release Benchmarks versions           fails above 5 ms, or above n log n
//   swift run -c release Benchmarks catalogs [N]       200 texts by default; fails above n
//   swift run -c release Benchmarks memory [N …]       all targets of 1,000,000 items by default
//
// Absolute times depend on the machine and on what else it does; compare ratios within one run.
let sizes = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
switch CommandLine.arguments.dropFirst().first {
case "compiler":
  for size in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
    try benchmarkStages(size)
    try benchmarkSwiftCompiler(size)
  }
case "expansion":
  benchmarkExpansion(sizes.isEmpty ? [100, 1_000, 10_000, 100_000, 1_000_000] : sizes)
case "projects":
  for size in sizes.isEmpty ? [1_000, 2_000, 4_000] : sizes { try benchmarkProjects(size) }
case "growth":
  try benchmarkGrowth(
    sizes.isEmpty ? [5_000, 20_000, 80_000, 320_000] : sizes)
case "hostile":
  try benchmarkHostileText(sizes.first ?? 100_000)
case "lint":
  if try !benchmarkLintGrowth(sizes.first ?? 1_000) { exit(1) }
case "instructions":
  let name = CommandLine.arguments.dropFirst(3).first
  if try !benchmarkInstructions(sizes.first ?? 250, only: name) { exit(1) }
case "versions":
  if !benchmarkVersions() { exit(1) }
case "catalogs":
  if try !benchmarkCatalogs(sizes.first ?? 200) { exit(1) }
case "memory":
  for size in sizes.isEmpty ? [1_000_000] : sizes { try benchmarkMemory(size) }
default:
  print(
    """
    usage: Benchmarks compiler|expansion|projects|growth|hostile|lint|instructions|versions|catalogs|memory [N …]
    """
  )
  exit(64)
}
