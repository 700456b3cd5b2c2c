import Foundation

/// What is pressed, and what then should happen: the lines of a file.
struct Press {
  let id: String
  let held: Set<String>
  /// What the key types without Shift, or its name.
  let key: String
  /// What it types with Shift if that is held, or its name.
  let typed: String
  /// What Apple's systems show.
  let shown: String

  static func all() throws -> [Press] {
    let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Press(
        id: parts[0], held: Set(parts[1].split(separator: " ").map(String.init)), key: parts[2],
        typed: parts[3], shown: parts[4])
    }
  }

  func expect(_ found: [String]) {
    if found != [id] { print("\(shown) chooses \(found), not \(id)") }
  }
}
