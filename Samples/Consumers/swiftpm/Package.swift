// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "kitchen",
  platforms: [.macOS(.v13)],
  // In a package of your own, by URL: .package(url: "https://example.org/menuc", from: "0.1.0").
  dependencies: [.package(name: "menuc", path: "../../..")],
  targets: [
    .executableTarget(name: "Kitchen", plugins: [.plugin(name: "MenucPlugin", package: "menuc")])
  ]
)
