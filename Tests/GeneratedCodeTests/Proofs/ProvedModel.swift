import Foundation
import TestSupport
import Testing

/// The proofs of Tests/Proofs, checked, and the model that they are about as a program.
struct ProvedModel {
  private let directory: TemporaryDirectory
  /// The names of the theorems.
  let theorems: [String]
  /// The files in which they are, in the order in which they are compiled.
  let files: [String]

  static let folder = Repository.root.appending(path: "Tests/Proofs")
  static let shared = Result { try ProvedModel() }

  private init() throws {
    directory = try TemporaryDirectory()
    files = try Self.files()
    theorems = try Self.theorems()
    for name in files + ["driver.ml"] {
      try directory.write(Repository.text(Self.folder.appending(path: name)), to: name)
    }
    for file in files { _ = try run("coqc", ["-Q", ".", "MenuProofs", file]) }
    _ = try run(
      "ocamlfind",
      ["ocamlopt", "-w", "-a", "model.mli", "model.ml", "-w", "+a-4-9-40-41-42-44-45-70"]
        + ["driver.ml", "-o", "model"])
  }

  /// The files with proofs, as `_CoqProject` lists them.
  static func files() throws -> [String] {
    try Repository.text(folder.appending(path: "_CoqProject")).split(separator: "\n")
      .map(String.init).filter { $0.hasSuffix(".v") }
  }

  /// The theorems of all files.
  static func theorems() throws -> [String] {
    try files().flatMap { file in
      try Repository.text(folder.appending(path: file)).matches(of: /(?m)^ *Theorem (\w+)/)
        .map { String($0.1) }
    }
  }

  /// What each theorem assumes, as Coq prints it.
  func assumptions() throws -> String {
    let modules = files.map { $0.dropLast(2) }.filter { $0 != "Extraction" }
    try directory.write(
      "From MenuProofs Require Import \(modules.joined(separator: " ")).\n"
        + theorems.map { "Print Assumptions \($0).\n" }.joined(), to: "Assumptions.v")
    return try run("coqc", ["-Q", ".", "MenuProofs", "Assumptions.v"])
  }

  /// The answers to a script.
  func answers(to script: String) throws -> String {
    try run(directory.url.appending(path: "model").path, [], input: script)
  }

  private func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
    let command = try Command.run(program, arguments, in: directory.url, input: input)
    try #require(command.status == 0, "\(program) \(arguments.last ?? ""): \(command.errors)")
    return command.output
  }
}
