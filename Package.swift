// swift-tools-version: 6.1
import PackageDescription

// SwiftPM builds no product of a dependency with unsafe flags. Its own copies of dependencies are in
// directories of these names.
let isDependency = ["/checkouts/", "/registry/downloads/"]
  .contains { Context.packageDirectory.contains($0) }
// Tests compare hundreds of thousands of states, and start menuc more than a thousand times.
let optimized: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]
// The benchmarks make tables at run time, by an initializer that programs do not have.
let testable: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

// The commit that `menuc --version` prints. Releases set it; other builds do not depend on the commit.
let commit = (Context.environment["MENUC_COMMIT"] ?? "")
  .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }

let package = Package(
  name: "menuc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "menuc", targets: ["menuc"]),
    .library(name: "MenuCompiler", targets: ["MenuCompiler"]),
    .library(name: "MenuRuntime", targets: ["MenuRuntime"]),
    .plugin(name: "MenucPlugin", targets: ["MenucPlugin"]),
    .plugin(name: "MenucCommandPlugin", targets: ["MenucCommandPlugin"]),
    .plugin(name: "MenucWritePlugin", targets: ["MenucWritePlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/kylef/PathKit", from: "1.0.1"),
  ],
  targets: [
    // The command line: reads and writes files.
    .executableTarget(
      name: "menuc",
      dependencies: [
        "CProgram", "MenuCompiler", "MenuRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "PathKit",
      ]
    ),
    // The compiler: turns a text into texts. Its pages about diagnostics are part of the program.
    .target(
      name: "MenuCompiler",
      dependencies: ["CSHA256", "MenuFiles", "MenuTemplates", "TOMLKit", "Yams", "Stencil"]
    ),
    // What only C can do when a program starts: its arguments, and the commit.
    .target(name: "CProgram", cSettings: [.define("MENUC_COMMIT", to: "\"\(commit)\"")]),
    // The processor's instructions for SHA-256.
    .target(name: "CSHA256"),
    // The templates and engines of the built-in targets, as part of the program.
    .target(
      name: "MenuTemplates", dependencies: ["MenuFiles"], exclude: ["Scripts", "Templates"],
      swiftSettings: optimized),
    // Their files and the pages, embedded by clang.
    .target(name: "MenuFiles"),
    // Compiles the menus of a target when the target is built.
    .plugin(name: "MenucPlugin", capability: .buildTool(), dependencies: ["menuc"]),
    // `swift package menuc …`, which only reads, and `swift package menuc-write …`.
    .plugin(
      name: "MenucCommandPlugin",
      capability: .command(
        intent: .custom(verb: "menuc", description: "Checks menus and explains problems.")),
      dependencies: ["menuc"]),
    .plugin(
      name: "MenucWritePlugin",
      capability: .command(
        intent: .custom(
          verb: "menuc-write", description: "Writes what menus generate, fixes and catalogs."),
        permissions: [
          .writeToPackageDirectory(
            reason: "menuc writes what menus generate, applies fixes and updates catalogs.")
        ]),
      dependencies: ["menuc"]),
    // The expansion engine, which the target `swift` writes unchanged unless programs import it.
    .target(name: "MenuRuntime", swiftSettings: optimized + testable),

    .target(name: "TestSupport", dependencies: ["IndexStore"], path: "Tests/TestSupport"),
    // Reads the index that the Swift compiler writes while it builds: what uses what.
    .target(name: "IndexStore", path: "Tests/IndexStore"),
    // Real menus, and the oddities that none of them has, as documents.
    .target(name: "RealMenus", dependencies: ["TestSupport"], path: "Tests/RealMenus"),
    // The simplest implementation of what menus must do, and random menus to compare the engine
    // with it.
    .target(
      name: "MenuOracle", dependencies: ["MenuRuntime", "HeadlessTable", "RealMenus"],
      path: "Tests/MenuOracle",
      swiftSettings: optimized),
    // What must hold for any input.
    .target(
      name: "FuzzProperties", dependencies: ["menuc", "MenuCompiler", "MenuRuntime", "MenuOracle"],
      path: "Tests/Fuzzing/Properties"),
    // A table view without a screen that enforces UIKit's rules for batch updates.
    .target(name: "HeadlessTable", path: "Tests/HeadlessTable", swiftSettings: optimized),
    .testTarget(
      name: "MenuRuntimeTests",
      dependencies: ["MenuRuntime", "MenuOracle", "RealMenus", "HeadlessTable", "TestSupport"]),
    .testTarget(
      name: "MenuCompilerTests",
      dependencies: [
        "MenuCompiler", "MenuRuntime", "MenuOracle", "RealMenus", "TOMLKit", "Yams", "TestSupport",
      ]),
    .testTarget(
      name: "MenucTests",
      dependencies: ["menuc", "MenuCompiler", "MenuOracle", "FuzzProperties", "TestSupport"]),
    // Compiles and runs what is generated, with the compilers of its languages: minutes.
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "menuc", "MenuCompiler", "MenuRuntime", "MenuOracle", "RealMenus", "TestSupport",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["MenuCompiler", "MenuRuntime", "RealMenus", "TOMLKit", "TestSupport"],
      path: "Tests/Benchmarks"),
  ]
)

// What plugins run is built for the computer that builds, beside all else: the compiler and all that it
// depends on once more. The tests build packages that use the plugins; CI builds them only there.
if Context.environment["MENUC_WITHOUT_PLUGINS"] == "1" {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
}

// Fuzzing (Tests/Fuzzing/fuzz.py): libFuzzer has a main function of its own, so that the command line is
// built as a library.
if Context.environment["MENUC_FUZZING"] == "1" {
  let kept: Set<Target.TargetType> = [.regular]
  let program = package.targets.first { $0.name == "menuc" }
  package.targets.removeAll { !kept.contains($0.type) }
  package.targets.append(
    .target(
      name: "menuc", dependencies: program?.dependencies ?? [], exclude: ["Menuc.swift"]))
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzProperties"], path: "Tests/Fuzzing/Program",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
  package.products = [.executable(name: "Fuzz", targets: ["Fuzz"])]
}
