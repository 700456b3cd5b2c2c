import Foundation
import TestSupport
import Testing

/// Only plain files are read, because a pipe could block menuc, and a device may never end.
@Suite(.needs("perl", "mkfifo")) struct SpecialFileTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: Side\nitems: [x]\n", to: "menu.yaml")
    let script = """
      mkfifo pipe.yaml pipe.toml menuc.json pipe.stencil
      mkdir folder.yaml folder
      ln -s pipe.yaml link.yaml
      """
    _ = try Command.run("sh", ["-c", script], in: directory.url)
  }

  /// Runs menuc with a limit of one minute. A hanging program is killed.
  private func menuc(_ arguments: [String], input: String = "") throws -> Command {
    // Tests may run with blocked signals.
    let script = """
      use POSIX; sigprocmask(SIG_UNBLOCK, POSIX::SigSet->new(SIGALRM)); alarm 60; exec @ARGV
      """
    return try Command.run(
      "perl", ["-e", script, Repository.menuc.path] + arguments, in: directory.url, input: input)
  }

  @Test(arguments: [
    ("pipe.yaml", "it is a pipe"), ("link.yaml", "it is a pipe"),
    ("folder.yaml", "it is a directory"), ("/dev/zero", "it is a device"),
    ("/dev/null", "it is a device"), ("socket.yaml", "it is a socket"),
  ])
  func menus(path: String, words: String) throws {
    if path == "socket.yaml" {
      let bind = "import socket; socket.socket(socket.AF_UNIX).bind('\(path)')"
      _ = try Command.run("python3", ["-c", bind], in: directory.url)
    }
    let isThere = FileManager.default.fileExists(atPath: directory.url.appending(path: path).path)
    guard isThere || path.hasPrefix("/") else { return }
    for command in [["lint"], ["build"], ["dump"], ["lint", "--fix"], ["diff", "menu.yaml"]] {
      let format = path.hasPrefix("/") ? ["--input-format", "yaml"] : []
      let result = try menuc(command + [path] + format)
      #expect(result.status == 2, "\(command): \(result.errors)")
      #expect(result.errors.contains("\(path): \(words), not a file"), "\(result.errors)")
    }
  }

  @Test(arguments: ["pipe.yaml", "folder.yaml", "link.yaml"]) func includes(path: String) throws {
    try directory.write("menu: M\nitems: [{ include: \(path) }]\n", to: "menu.yaml")
    let result = try menuc(["lint", "menu.yaml"])
    #expect(result.status == 1)
    #expect(result.errors.contains("[include-missing]"), "\(result.errors)")
    #expect(result.errors.contains(path == "folder.yaml" ? "it is a directory" : "it is a pipe"))
  }

  @Test func templates() throws {
    try directory.write(
      "menu: M\nitems: [x]\ngenerate: [{ template: pipe.stencil }]\n", to: "menu.yaml")
    let result = try menuc(["build", "menu.yaml"])
    #expect(result.status == 2)
    #expect(result.errors.contains("pipe.stencil: it is a pipe"), "\(result.errors)")
    let device = try menuc(["build", "menu.yaml", "--template", "/dev/zero"])
    #expect(device.status == 2)
    #expect(device.errors.contains("/dev/zero: it is a device"), "\(device.errors)")
  }

  @Test func configurationsAndBaselines() throws {
    let named = try menuc(["lint", "menu.yaml", "--configuration", "pipe.toml"])
    #expect(named.status == 2)
    #expect(named.errors.contains("pipe.toml: it is a pipe"), "\(named.errors)")
    let known = try menuc(["lint", "menu.yaml", "--baseline", "pipe.yaml"])
    #expect(known.status == 2)
    #expect(known.errors.contains("pipe.yaml: it is a pipe"), "\(known.errors)")
    _ = try Command.run("mkfifo", ["menuc.toml"], in: directory.url)
    let found = try menuc(["lint", "menu.yaml"])
    #expect(found.status == 2)
    #expect(found.errors.contains("menuc.toml: it is a pipe"), "\(found.errors)")
  }

  @Test func outputsAndManifests() throws {
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "Generated"), withIntermediateDirectories: false)
    _ = try Command.run("mkfifo", ["Generated/.menuc-manifest.json"], in: directory.url)
    let manifest = try menuc(["build", "menu.yaml"])
    #expect(manifest.status == 2)
    #expect(manifest.errors.contains("it is a pipe"), "\(manifest.errors)")
    try FileManager.default.removeItem(
      at: directory.url.appending(path: "Generated/.menuc-manifest.json"))
    _ = try Command.run("mkfifo", ["Generated/SideMenu.swift"], in: directory.url)
    #expect(try menuc(["build", "menu.yaml"]).status == 2)
    #expect(try menuc(["build", "menu.yaml", "--check"]).status == 1)
  }

  /// Standard input may be a pipe, but has the limits of files.
  @Test func standardInputHasTheLimitsOfFiles() throws {
    func lint(_ input: String) throws -> Command {
      try menuc(["lint", "-", "--input-format", "yaml"], input: input)
    }
    #expect(try lint("menu: M\nitems: [x]\n").status == 0)
    #expect(try lint("menu: M\u{0}\nitems: [x]\n").errors.contains("[nul-character]"))
    let script = """
      printf 'menu: "\\377"\\n' | "$0" lint - --input-format yaml
      echo $?
      yes | "$0" lint - --input-format yaml
      echo $?
      "$0" lint - --input-format yaml < .
      echo $?
      "$0" lint - --input-format yaml <&-
      echo $?
      """
    let result = try Command.run("sh", ["-c", script, Repository.menuc.path], in: directory.url)
    #expect(result.output == "1\n1\n2\n2\n", "\(result.errors)")
    #expect(result.errors.contains("[not-utf8]"))
    #expect(result.errors.contains("more than 128 MiB"))
    #expect(result.errors.contains("[too-large]"))
    #expect(result.errors.contains("standard input can't be read: is a directory"))
    #expect(result.errors.contains("standard input can't be read: bad file descriptor"))
  }
}
