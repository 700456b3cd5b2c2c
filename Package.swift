// swift-tools-version: 6.0
import PackageDescription

// Tests compare hundreds of thousands of states. No product has these targets.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "menuc",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "menuc", targets: ["menuc"]),
    .library(name: "MenuCompiler", targets: ["MenuCompiler"]),
    .plugin(name: "MenucPlugin", targets: ["MenucPlugin"]),
    .plugin(name: "MenucCommandPlugin", targets: ["MenucCommandPlugin"]),
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
        "MenuCompiler",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        "PathKit",
      ]
    ),
    // The compiler: a text in, texts out. Its pages about diagnostics are part of the program.
    .target(
      name: "MenuCompiler",
      dependencies: ["MenuTemplates", "TOMLKit", "Yams", "Stencil"],
      plugins: ["EmbedFiles"]
    ),
    // The templates and engines of the built-in targets, as part of the program.
    .target(name: "MenuTemplates", exclude: ["Templates"], plugins: ["EmbedFiles"]),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["FileEmbedder"]),
    .executableTarget(name: "FileEmbedder"),
    // Compiles the menus of a target when the target is built.
    .plugin(name: "MenucPlugin", capability: .buildTool(), dependencies: ["menuc"]),
    // `swift package menuc …`.
    .plugin(
      name: "MenucCommandPlugin",
      capability: .command(
        intent: .custom(verb: "menuc", description: "Checks menus, and writes what they generate."),
        permissions: [
          .writeToPackageDirectory(reason: "'menuc build' writes what a menu generates.")
        ]),
      dependencies: ["menuc"]),
    // The expansion engine, which target `swift` writes as it is.
    .target(name: "MenuRuntime", swiftSettings: optimized),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // What menus must do, in the plainest form, and random menus to compare the engine with.
    .target(
      name: "MenuOracle", dependencies: ["MenuRuntime", "HeadlessTable"], path: "Tests/MenuOracle",
      swiftSettings: optimized),
    // A table view without a screen that enforces UIKit's rules for batch updates.
    .target(name: "HeadlessTable", path: "Tests/HeadlessTable", swiftSettings: optimized),
    .testTarget(
      name: "MenuRuntimeTests", dependencies: ["MenuRuntime", "MenuOracle", "HeadlessTable"]),
    .testTarget(
      name: "MenuCompilerTests",
      dependencies: ["MenuCompiler", "MenuRuntime", "MenuOracle", "TOMLKit", "Yams", "TestSupport"]),
    .testTarget(
      name: "MenucTests",
      dependencies: ["menuc", "MenuCompiler", "MenuOracle", "TestSupport"]),
    // Compiles and runs what is generated, with the compilers of its languages: minutes.
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["menuc", "MenuCompiler", "MenuRuntime", "MenuOracle", "TestSupport"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["MenuCompiler", "MenuRuntime", "TOMLKit", "TestSupport"],
      path: "Tests/Benchmarks"),
  ]
)
