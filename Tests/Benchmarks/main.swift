import Foundation

// Times the compiler by stage, and the Swift compiler on what it writes.
//
//   swift run -c release Benchmarks [N …]     N items each; 1,000, 10,000 and 100,000 by default
//
// Absolute times depend on the machine and on what else it does; compare ratios within one run.
let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for size in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
  try benchmarkStages(size)
  try benchmarkSwiftCompiler(size)
}
