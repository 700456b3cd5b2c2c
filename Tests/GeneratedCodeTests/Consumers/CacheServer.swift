import Foundation
import TestSupport

/// An nginx on this machine that stores the files that clients send, as Bazel's `--remote_cache`
/// requires.
final class CacheServer {
  private struct NoPort: Error, CustomStringConvertible {
    let description: String
  }

  let address: String
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "cache"), withIntermediateDirectories: true)
    let rules = try Repository.text(Repository.fixtures.appending(path: "Bazel/nginx.conf"))
    // Free ports are unknown beforehand: nginx ends with an error if its port is taken.
    for _ in 1...5 {
      let port = Int.random(in: 20_000..<60_000)
      try directory.write(rules.replacing("PORT", with: "\(port)"), to: "nginx.conf")
      guard try Self.nginx(in: directory.url).status == 0 else { continue }
      address = "http://127.0.0.1:\(port)"
      return
    }
    throw NoPort(
      description: (try? Repository.text(directory.url.appending(path: "errors.log"))) ?? "")
  }

  deinit { _ = try? Self.nginx("-s", "stop", in: directory.url) }

  /// The requests so far, such as `GET /ac/…` with a status of 200.
  func requests() throws -> [Substring] {
    try Repository.text(directory.url.appending(path: "requests.log")).split(separator: "\n")
  }

  private static func nginx(_ arguments: String..., in directory: URL) throws -> Command {
    let place = ["-p", "\(directory.path)/", "-c", "nginx.conf", "-e", "errors.log"]
    return try Command.startServer("nginx", place + arguments, in: directory)
  }
}
