import Foundation
import TestSupport
import Testing

/// `menuc diff --against` in repositories whose settings name programs. Each program leaves a mark.
@Suite struct HostileRepositoryTests {
  let directory: TemporaryDirectory
  private let marks: URL
  private let program: String

  init() throws {
    directory = try TemporaryDirectory()
    marks = directory.url.appending(path: "marks")
    try FileManager.default.createDirectory(at: marks, withIntermediateDirectories: true)
    let script = try directory.write(
      "#!/bin/sh\ntouch \"\(marks.path)/$1\"\nexit 1\n", to: "programs/mark")
    try Self.makeExecutable(script)
    program = script.path
  }

  private static func makeExecutable(_ file: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// The programs that ran; none afterwards.
  private func marked() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: marks.path).sorted()
    for name in names { try FileManager.default.removeItem(at: marks.appending(path: name)) }
    return names
  }

  /// The protections passed to git, fewer each time, because old versions of git do not know all
  /// settings and variables.
  private static let ignored = [
    [], ["GIT_NO_LAZY_FETCH"], ["GIT_NO_LAZY_FETCH", "GIT_ALLOW_PROTOCOL"],
  ]

  private func diff(
    _ path: String, against ref: String = "HEAD", in folder: String, ignoring names: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Command {
    let git = try Command.run("which", ["git"]).output.trimmingCharacters(in: .newlines)
    let unset = names.map { "unset \($0)\n" }.joined()
    try Self.makeExecutable(
      directory.write("#!/bin/sh\n\(unset)exec '\(git)' \"$@\"\n", to: "path/git"))
    return try Command.run(
      Repository.menuc.path, ["diff", path, "--against=\(ref)"],
      in: directory.url.appending(path: folder),
      environment: [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        "PATH": "\(directory.url.appending(path: "path").path):/usr/bin:/bin",
      ].merging(environment) { $1 })
  }

  private func settings(_ lines: [(section: String, text: String)]) -> String {
    lines.map { "[\($0.section)]\n\t\($0.text)\n" }.joined()
  }

  /// A remote that promises the missing object, and a program that would deliver it.
  private var promisor: String {
    settings([
      ("core", "repositoryFormatVersion = 1"), ("extensions", "partialClone = origin"),
      ("remote \"origin\"", "promisor = true"), ("remote \"origin\"", "url = ."),
      ("remote \"origin\"", "uploadpack = \"\(program)\" uploadpack;"),
    ])
  }

  /// Removes the object of a file of the last commit.
  private func loseObject(of file: String, in repository: String) throws -> String {
    let object = try directory.git(["rev-parse", "HEAD:\(file)"], in: repository).output
      .trimmingCharacters(in: .newlines)
    let folder = try directory.git(["rev-parse", "--absolute-git-dir"], in: repository).output
      .trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: "\(folder)/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    return object
  }

  private func repository(_ name: String) throws {
    try directory.write(DiffGitTests.old, to: "\(name)/menu.toml")
    try directory.git(["init", "-q", "-b", "main"], in: name)
    try directory.git(["add", "-A"], in: name)
    try directory.git(["commit", "-q", "-m", "x"], in: name)
  }

  private func append(_ text: String, to file: String) throws {
    let whole = try String(
      contentsOf: directory.url.appending(path: file), encoding: .utf8)
    try directory.write(whole + text, to: file)
  }

  @Test func aMissingObjectIsNotFetched() throws {
    try repository("app")
    let object = try loseObject(of: "menu.toml", in: "app")
    try append(promisor, to: "app/.git/config")
    for names in Self.ignored {
      let result = try diff("menu.toml", in: "app", ignoring: names)
      #expect(result.status == 2, "\(result)")
      #expect(result.errors.contains("HEAD:menu.toml: git can't read it"), "\(result.errors)")
      #expect(try marked() == [])
    }
    // Without protection, the program runs.
    try directory.git(["cat-file", "-p", object], in: "app", expecting: nil)
    #expect(try marked() == ["uploadpack"])
  }

  @Test func aMissingCommitIsNotFetched() throws {
    try repository("app")
    try directory.git(["commit", "-q", "--allow-empty", "-m", "y"], in: "app")
    _ = try loseCommit("HEAD~1", in: "app")
    try append(promisor, to: "app/.git/config")
    for names in Self.ignored {
      let result = try diff("menu.toml", against: "HEAD~1", in: "app", ignoring: names)
      #expect(result.status == 2, "\(result)")
      #expect(result.errors.contains("there is no such commit"), "\(result.errors)")
      #expect(try marked() == [])
    }
  }

  private func loseCommit(_ ref: String, in repository: String) throws -> String {
    let object = try directory.git(["rev-parse", ref], in: repository).output
      .trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      at: directory.url.appending(
        path: "\(repository)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    return object
  }

  /// A bare repository is committed beside a menu, and cloned with it.
  @Test func aRepositoryInACommitIsNotUsed() throws {
    try repository("inner")
    let object = try loseObject(of: "menu.toml", in: "inner")
    try directory.write(
      promisor + settings([("core", "bare = false"), ("core", "worktree = .")]),
      to: "inner/.git/config")
    try directory.write(DiffGitTests.old, to: "outer/menus/menu.toml")
    for name in ["HEAD", "config", "objects", "refs"] {
      try FileManager.default.copyItem(
        at: directory.url.appending(path: "inner/.git/\(name)"),
        to: directory.url.appending(path: "outer/menus/\(name)"))
    }
    try directory.git(["init", "-q", "-b", "main"], in: "outer")
    try directory.git(["add", "-A"], in: "outer")
    try directory.git(["commit", "-q", "-m", "x"], in: "outer")
    try directory.git(["clone", "-q", "outer", "clone"])
    for names in Self.ignored {
      let result = try diff("menu.toml", in: "clone/menus", ignoring: names)
      #expect(result.status == 2, "\(result)")
      #expect(
        result.errors.contains("menu.toml: --against: cannot use bare repository"),
        "\(result.errors)")
      #expect(try marked() == [])
    }
    #expect(try diff("menus/menu.toml", in: "clone").status == 2)
    try directory.git(["cat-file", "-p", object], in: "clone/menus", expecting: nil)
    #expect(try marked() == ["uploadpack"])
  }

  /// Settings of git that name programs.
  private static let programs: [(section: String, key: String, prefix: String)] = [
    ("alias", "cat-file", "!"), ("alias", "ls-tree", "!"), ("alias", "rev-parse", "!"),
    ("core", "alternateRefsCommand", ""), ("core", "askPass", ""), ("core", "editor", ""),
    ("core", "fsmonitor", ""), ("core", "gitProxy", ""), ("core", "pager", ""),
    ("core", "sshCommand", ""), ("credential", "helper", "!"), ("diff", "external", ""),
    ("diff \"x\"", "command", ""), ("diff \"x\"", "textconv", ""), ("filter \"x\"", "clean", ""),
    ("filter \"x\"", "process", ""), ("filter \"x\"", "smudge", ""), ("gpg", "program", ""),
    ("gpg \"ssh\"", "program", ""), ("interactive", "diffFilter", ""),
    ("merge \"x\"", "driver", ""),
    ("pager", "cat-file", ""), ("pager", "ls-tree", ""), ("pager", "rev-parse", ""),
    ("remote \"origin\"", "receivepack", ""), ("remote \"origin\"", "vcs", ""),
    ("sequence", "editor", ""), ("submodule \"x\"", "update", "!"), ("tar \"x\"", "command", ""),
    ("uploadpack", "packObjectsHook", ""),
  ]

  private static let hooks = [
    "applypatch-msg", "fsmonitor-watchman", "post-checkout", "post-commit", "post-index-change",
    "post-merge", "post-rewrite", "pre-auto-gc", "pre-commit", "prepare-commit-msg",
    "reference-transaction", "update",
  ]

  private static let refs = [
    "HEAD", "main", "HEAD@{0}", "main@{upstream}", ":/x", "HEAD^{/x}", "--upload-pack=x",
    "--exec=x", "-x", "ext::x", "$(x)", "`x`", ";x", "|x", "!x", "x\ny", "HEAD:menu.toml",
  ]

  /// Creates a repository in which every setting and hook that can name a program does.
  private func makeRepository(_ name: String) throws {
    try repository(name)
    try directory.write("* filter=x diff=x merge=x\n", to: "\(name)/.gitattributes")
    try directory.git(["add", "-A"], in: name)
    try directory.git(["commit", "-q", "-m", "y"], in: name)
    try directory.git(["tag", "-a", "-m", "x", "signed"], in: name)
    let lines = Self.programs.map { section, key, prefix in
      let mark = "\(section) \(key)".filter(\.isLetter)
      return (section, "\(key) = \"\(prefix)\(program) \(mark) #\"")
    }
    // The programs are named in a file of the work tree that the settings include.
    try directory.write(settings(lines), to: "\(name)/more")
    try append(
      promisor + settings([("log", "showSignature = true"), ("include", "path = ../more")]),
      to: "\(name)/.git/config")
    for hook in Self.hooks {
      try Self.makeExecutable(
        directory.write("#!/bin/sh\n\(program) \(hook)\n", to: "\(name)/.git/hooks/\(hook)"))
    }
  }

  @Test func settingsAndHooksRunNothing() throws {
    try makeRepository("app")
    for ref in Self.refs + ["signed"] {
      let result = try diff("menu.toml", against: ref, in: "app")
      #expect([0, 2].contains(result.status), "\(ref): \(result)")
      #expect(try marked() == [], "\(ref)")
    }
    #expect(try diff("menu.toml", in: "app").status == 0)
    // The settings and hooks are effective: other git commands run them.
    try directory.git(["status"], in: "app", expecting: nil)
    #expect(try marked().contains("corefsmonitor"))
    try directory.git(["-c", "core.fsmonitor=", "diff", "--ext-diff"], in: "app", expecting: nil)
    try directory.git(["tag", "other"], in: "app", expecting: nil)
    #expect(try marked().contains("reference-transaction"))
  }

  /// Variables that a hook of git, or another program, may have set.
  @Test func theEnvironmentChoosesNoRepository() throws {
    try makeRepository("hostile")
    try repository("app")
    try directory.write(DiffGitTests.new, to: "app/menu.toml")
    let folder = directory.url.appending(path: "hostile").path
    let variables = [
      "GIT_DIR": "\(folder)/.git", "GIT_COMMON_DIR": "\(folder)/.git", "GIT_WORK_TREE": folder,
      "GIT_OBJECT_DIRECTORY": "\(folder)/.git/objects", "GIT_INDEX_FILE": "\(folder)/.git/index",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES": "\(folder)/.git/objects", "GIT_NAMESPACE": "x",
      "GIT_CONFIG": "\(folder)/more", "GIT_CONFIG_PARAMETERS": "'include.path'='\(folder)/more'",
      "GIT_SHALLOW_FILE": "\(folder)/more", "GIT_GRAFT_FILE": "\(folder)/more",
      "GIT_REPLACE_REF_BASE": "refs/x", "GIT_EXEC_PATH": "\(folder)/.git/hooks",
      "GIT_SSH_COMMAND": "\(program) ssh", "GIT_EXTERNAL_DIFF": "\(program) diff",
      "GIT_PAGER": "\(program) pager", "GIT_TRACE": "\(marks.path)/trace",
      "GIT_TRACE2_EVENT": "\(marks.path)/trace2", "GIT_CEILING_DIRECTORIES": "/nowhere",
      "GIT_INTERNAL_SUPER_PREFIX": "x/", "GIT_PREFIX": "x/", "GIT_QUARANTINE_PATH": "/",
    ]
    let expected = try diff("menu.toml", in: "app")
    #expect(expected.status == 1)
    for (name, value) in variables {
      let result = try diff("menu.toml", in: "app", environment: [name: value])
      #expect(result.output == expected.output, "\(name): \(result.errors)")
      #expect(try marked() == [], "\(name)")
    }
    let counted = try diff(
      "menu.toml", in: "app",
      environment: [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "include.path",
        "GIT_CONFIG_VALUE_0": "\(folder)/more",
      ])
    #expect(counted.output == expected.output)
    #expect(try marked() == [])
  }

  /// A folder called git, a file that is not executable, and a relative directory.
  @Test func whatIsNotGitIsPassedOver() throws {
    try repository("app")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "folder/git"), withIntermediateDirectories: true)
    try directory.write("", to: "file/git")
    try Self.makeExecutable(
      directory.write("#!/bin/sh\n\(program) relative\n", to: "app/git"))
    let paths = ["folder", "file"].map { directory.url.appending(path: $0).path }
    let result = try diff(
      "menu.toml", in: "app",
      environment: ["PATH": ":.:\((paths + ["/usr/bin", "/bin"]).joined(separator: ":"))"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try marked() == [])
  }
}
