import Foundation

/// The tools of gettext.
public enum Gettext {
  /// A tool found an error.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The output of a tool, which must find no error.
  @discardableResult
  public static func run(_ tool: String, _ arguments: [String], input: String = "") throws
    -> String
  {
    let result = try Command.run(tool, arguments, input: input)
    guard result.status == 0 else {
      let command = "\(tool) \(arguments.joined(separator: " "))"
      throw Failure(description: "\(command): \(result.errors.prefix(2_000))")
    }
    return result.output
  }

  /// The translations that a program with an MO file shows, according to Python's module `gettext`.
  public static func answers(_ file: URL, to texts: [(context: String?, source: String)]) throws
    -> [String]
  {
    let script = Repository.fixtures.appending(path: "Catalogs/PO/answers.py").path
    let input = try JSONEncoder().encode(texts.map { [$0.context, $0.source] })
    let output = try run(
      "python3", [script, file.path], input: String(decoding: input, as: UTF8.self))
    return try JSONDecoder().decode([String].self, from: Data(output.utf8))
  }
}
