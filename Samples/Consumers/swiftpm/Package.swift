// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "kitchen",
  platforms: [.macOS(.v13)],
  // In your package, give the URL of the repository instead of a path.
  dependencies: [.package(name: "menuc", path: "../../..")],
  targets: [
    .executableTarget(name: "Kitchen", plugins: [.plugin(name: "MenucPlugin", package: "menuc")])
  ]
)
