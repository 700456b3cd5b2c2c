import Foundation
import TestSupport
import Testing

/// The bundles that `.ci/artifact-bundle` makes, with menuc as a compiled program for SwiftPM.
/// `ConsumerSwiftPMTests` build a package with one.
@Suite(.needs("python3", "swift"), .buildingPackages) struct ArtifactBundleTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func path(_ name: String) -> String { directory.url.appending(path: name).path }

  private func text(_ name: String) throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }

  /// Runs the script. Returns its output, the checksum.
  private func bundle(_ arguments: String...) throws -> String {
    let script = Repository.root.appending(path: ".ci/artifact-bundle").path
    let made = try Command.run(script, arguments, in: directory.url)
    try #require(made.status == 0, "\(made.errors)")
    return String(made.output.dropLast())
  }

  /// One bundle for several platforms, the same in any order.
  @Test func bundlesOfPlatformsAreMerged() throws {
    let platforms = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "arm64-apple-macosx"]
    for platform in platforms {
      let program = try directory.write("program of \(platform)", to: "program-\(platform)")
      _ = try bundle("make", platform, "--binary", program.path, "--triple", platform)
    }
    let bundles = platforms.map { "\($0)/menuc.artifactbundle" }
    let checksum = try bundle(
      "merge", "all", bundles[0], bundles[1], bundles[2], "--url", "https://example.org/menuc.zip")
    #expect(try bundle("merge", "again", bundles[2], bundles[0], bundles[1]) == checksum)

    let info = try JSONDecoder().decode(
      BundleInfo.self, from: Data(text("all/menuc.artifactbundle/info.json").utf8))
    let menuc = try #require(info.artifacts["menuc"])
    #expect(info.schemaVersion == "1.0" && menuc.type == "executable")
    #expect("\(menuc.version)\n" == (try Command.run(Repository.menuc.path, ["--version"]).output))
    #expect(menuc.variants.flatMap(\.supportedTriples) == platforms.sorted())
    for variant in menuc.variants {
      let program = "all/menuc.artifactbundle/\(variant.path)"
      #expect(try text(program) == "program of \(variant.supportedTriples[0])")
      #expect(FileManager.default.isExecutableFile(atPath: path(program)))
    }

    let manifest = try text("all/menuc-plugin/Package.swift")
    #expect(
      manifest.contains(
        #".binaryTarget(name: "menuc", url: "https://example.org/menuc.zip", checksum: "\#(checksum)")"#
      ))
    let twice = try Command.run(
      Repository.root.appending(path: ".ci/artifact-bundle").path,
      ["merge", "twice", bundles[0], bundles[0]], in: directory.url)
    #expect(twice.status == 2)
    #expect(twice.errors.hasSuffix("error: two bundles are for \(platforms[0])\n"))
  }
}

/// The parts of a bundle's description that SwiftPM reads.
private struct BundleInfo: Decodable {
  struct Artifact: Decodable {
    let type: String
    let version: String
    let variants: [Variant]
  }

  struct Variant: Decodable {
    let path: String
    let supportedTriples: [String]
  }

  let schemaVersion: String
  let artifacts: [String: Artifact]
}
