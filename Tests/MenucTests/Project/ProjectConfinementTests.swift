import Foundation
import TestSupport
import Testing

/// The files that a project's configuration may cause to be read and written, and the paths that it
/// allows its menus.
@Suite struct ProjectConfinementTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("{{ menu.name }}\n", to: "elsewhere/names.txt.stencil")
    try directory.write("menu: Secret\nitems: [x]\nbroken\n", to: "elsewhere/secret.yaml")
    try directory.write("menu: Side\nitems: [x]\n", to: "project/menus/menu.yaml")
  }

  private func menuc(_ arguments: String..., in path: String = "project") throws -> Command {
    try Command.run(
      Repository.menuc.path, arguments, in: directory.url.appending(path: path))
  }

  private func configuration(_ text: String, at path: String = "project/menuc.toml") throws {
    try directory.write("menus = [\"menus/*.yaml\"]\n" + text, to: path)
  }

  /// The project is the configuration's directory, regardless of the working directory.
  @Test func theProjectIsTheConfigurations() throws {
    try configuration("")
    try directory.write(
      "menu: Side\nitems: [x]\ngenerate: [{ target: json, output: ../out }]\n",
      to: "project/menus/menu.yaml")
    #expect(try menuc("build").status == 0)
    #expect(try menuc("build", "menu.yaml", in: "project/menus").status == 0)
    #expect(try menuc("build", "project/menus/menu.yaml", in: ".").status == 0)
    try directory.write(
      "menu: Side\nitems: [x]\ngenerate: [{ target: json, output: ../../out }]\n",
      to: "project/menus/menu.yaml")
    for (path, place) in [("menus/menu.yaml", "project"), ("project/menus/menu.yaml", ".")] {
      let result = try menuc("build", path, in: place)
      #expect(result.status == 1)
      #expect(result.errors.contains("\(path):3:36: error: "), "\(result.errors)")
    }
  }

  @Test func itsEntriesAreConfined() throws {
    try configuration(
      """
      [[generate]]
      template = "../elsewhere/names.txt.stencil"
      output = "../out"

      """)
    let result = try menuc("build")
    #expect(result.status == 1)
    #expect(result.errors.contains("menuc.toml:3:12: error: the template"), "\(result.errors)")
    #expect(result.errors.contains("[template-outside]"))
    try configuration("[[generate]]\ntarget = \"json\"\noutput = \"../out\"\n")
    let output = try menuc("lint", in: "project/menus")
    #expect(output.errors.contains("menuc.toml:4:10: error: the output dir"), "\(output.errors)")
    #expect(try menuc("build", "--allow-outside", "../out").status == 0)
    try configuration(
      "allow-outside = [\"../out\"]\n[[generate]]\ntarget = \"json\"\noutput = \"../out\"\n")
    #expect(try menuc("build").status == 0)
  }

  @Test func itAllowsPaths() throws {
    try directory.write(
      "menu: Side\nitems: [x]\ngenerate: [{ template: ../../elsewhere/names.txt.stencil }]\n",
      to: "project/menus/menu.yaml")
    try configuration("allow-outside = [\"../elsewhere\"]\n")
    #expect(try menuc("lint").status == 0)
    #expect(try menuc("lint", "menu.yaml", in: "project/menus").status == 0)
    #expect(try menuc("build", "--no-configuration", "menus/menu.yaml").status == 1)
    let dump = try menuc("dump", "--config", "--allow-outside", "../more")
    #expect(dump.output.contains("  \"../elsewhere\",  # menuc.toml:2\n"), "\(dump.output)")
    #expect(dump.output.contains("  \"../more\",  # --allow-outside\n"), "\(dump.output)")
    // The printed text is an equivalent configuration.
    try directory.write(dump.output, to: "project/menuc.toml")
    #expect(try menuc("lint").status == 0)
    let elsewhere = directory.url.resolvingSymlinksInPath().appending(path: "elsewhere").path
    try configuration("allow-outside = [\"\(elsewhere)\"]\n")
    #expect(try menuc("lint").status == 0)
    for wrong in ["allow-outside = \"..\"", "allow-outside = [\"\"]", "allow-outside = [1]"] {
      try configuration(wrong + "\n")
      #expect(try menuc("lint").status == 1, "\(wrong)")
    }
  }

  /// A menu can't allow anything itself.
  @Test func aMenuAllowsNothing() throws {
    try directory.write(
      "menu: Side\nitems: [x]\nallow-outside: [/]\ngenerate: [{ target: json, output: /nowhere }]\n",
      to: "project/menus/menu.yaml")
    let result = try menuc("build", "menus/menu.yaml")
    #expect(result.errors.contains("[unknown-key]"))
    #expect(result.errors.contains("[output-outside]"))
  }

  /// A menu outside the configuration's directory belongs to a separate project.
  @Test func aMenuOutsideOfTheConfiguration() throws {
    try configuration("allow-outside = [\"../shared\"]\n")
    for (output, status) in [("Generated", 0), ("../project/out", 1), ("../shared", 1)] {
      try directory.write(
        "menu: Other\nitems: [x]\ngenerate: [{ target: json, output: \(output) }]\n",
        to: "other/menu.yaml")
      #expect(try menuc("lint", "../other/menu.yaml").status == Int32(status), "\(output)")
    }
  }

  /// A configuration inside another project can only allow paths in that project.
  @Test func aConfigurationInAnotherProject() throws {
    try directory.write("", to: "project/.git/config")
    try directory.write("{{ menu.name }}\n", to: "project/shared/names.txt.stencil")
    let menu = { (path: String) in
      "menu: Side\nitems: [x]\ngenerate: [{ template: \(path)/names.txt.stencil }]\n"
    }
    try directory.write(menu("../../../elsewhere"), to: "project/deep/menus/menu.yaml")
    try configuration("allow-outside = [\"../../elsewhere\"]\n", at: "project/deep/menuc.toml")
    let outside = try menuc("build", in: "project/deep")
    #expect(outside.status == 64)
    #expect(
      outside.errors.contains("menuc.toml:2: 'allow-outside' can't allow '../../elsewhere'"),
      "\(outside.errors)")
    #expect(
      try menuc("build", "--allow-outside", "../../elsewhere", in: "project/deep").status == 0)
    try directory.write(menu("../../shared"), to: "project/deep/menus/menu.yaml")
    #expect(
      try menuc("build", "--no-configuration", "menus/menu.yaml", in: "project/deep").status == 1)
    try configuration("allow-outside = [\"../shared\"]\n", at: "project/deep/menuc.toml")
    #expect(try menuc("build", in: "project/deep").status == 0)
    try configuration("allow-outside = [\"../.git\"]\n", at: "project/deep/menuc.toml")
    #expect(try menuc("build", in: "project/deep").status == 64)
  }

  /// Patterns must not match menus outside the project, because their lines would be printed.
  @Test func menusAreInTheProject() throws {
    try directory.write("menus = [\"../elsewhere/*.yaml\"]\n", to: "project/menuc.toml")
    let above = try menuc("lint")
    #expect(above.status == 2)
    #expect(
      above.errors.contains("menuc.toml:1: '../elsewhere/secret.yaml' is outside the project"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "project/menus/link.yaml").path,
      withDestinationPath: "../../elsewhere/secret.yaml")
    try configuration("")
    let link = try menuc("lint")
    #expect(link.status == 2)
    #expect(
      link.errors.contains("'menus/link.yaml' is a link out of the project"), "\(link.errors)")
    for result in [above, link] { #expect(!result.errors.contains("broken")) }
    #expect(try menuc("lint", "--allow-outside", "../elsewhere").errors.contains("broken"))
  }

  /// Problems of a configuration quote its lines, so a configuration that was found by searching
  /// must not be a link to a secret file.
  @Test func aConfigurationThatIsALink() throws {
    let files = FileManager.default
    let link = directory.url.appending(path: "project/menuc.yaml").path
    try files.createSymbolicLink(
      atPath: link, withDestinationPath: "../elsewhere/secret.yaml")
    let found = try menuc("lint", "menus/menu.yaml")
    #expect(found.status == 64)
    #expect(found.errors.contains("'menuc.yaml' is a link out of the project"), "\(found.errors)")
    #expect(!found.errors.contains("broken"))
    #expect(try menuc("lint", "menus/menu.yaml", "--no-configuration").status == 0)
    let named = try menuc("lint", "menus/menu.yaml", "--configuration", "menuc.yaml")
    #expect(named.errors.contains("broken"))
    // A configuration of the same repository may be shared.
    try files.removeItem(atPath: link)
    try configuration("")
    try directory.write("", to: "project/.git/config")
    try directory.write("menu: Deep\nitems: [x]\n", to: "project/deep/menus/menu.yaml")
    try files.createSymbolicLink(
      atPath: directory.url.appending(path: "project/deep/menuc.toml").path,
      withDestinationPath: "../menuc.toml")
    let shared = try menuc("lint", in: "project/deep")
    #expect(shared.status == 0, "\(shared.errors)")
  }

  @Test func itsBaselineIsInTheProject() throws {
    try directory.write("password\n", to: "elsewhere/known.json")
    try configuration("baseline = \"../elsewhere/known.json\"\n")
    let result = try menuc("lint")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("menuc.toml:2: the baseline '../elsewhere/known.json' is outside"),
      "\(result.errors)")
    #expect(!result.errors.contains("password"))
  }

  /// The same rules apply to commits as to the disk.
  @Test func whatCommitsRead() throws {
    func git(_ arguments: String...) throws {
      let result = try Command.run(
        "git", arguments, in: directory.url.appending(path: "project"),
        environment: [
          "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
          "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
          "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        ])
      #expect(result.status == 0, "\(result.errors)")
    }
    try git("init", "-q", "-b", "main")
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "project/out").path,
      withDestinationPath: "../elsewhere")
    let paths = [
      "../../elsewhere/names.txt.stencil", "../out/names.txt.stencil", "/etc/hostname",
      "../out", ".svn/names.txt.stencil",
    ]
    try directory.write("{{ menu.name }}\n", to: "project/menus/.svn/names.txt.stencil")
    for path in paths {
      try directory.write(
        "menu: Side\nitems: [x]\ngenerate: [{ template: \(path) }]\n",
        to: "project/menus/menu.yaml")
      try git("add", "-A")
      try git("commit", "-q", "-m", "x")
    }
    try directory.write("menu: Side\nitems: [x]\n", to: "project/menus/menu.yaml")
    for (index, path) in paths.enumerated() {
      let ref = "HEAD~\(paths.count - 1 - index)"
      let result = try menuc("diff", "menus/menu.yaml", "--against", ref)
      #expect(result.status == 1, "\(path)")
      #expect(
        result.errors.hasPrefix("\(ref):menus/menu.yaml:3:24: error: the template '\(path)' is "),
        "\(result.errors)")
      #expect(result.errors.contains("[template-outside]"), "\(result.errors)")
    }
    for ref in ["HEAD~4", "HEAD~3"] {
      let allowed = try menuc(
        "diff", "menus/menu.yaml", "--against", ref, "--allow-outside", "../elsewhere")
      #expect(!allowed.errors.contains("outside"), "\(allowed.errors)")
    }
    // The menu on disk must follow the rules, too.
    try directory.write(
      "menu: Side\nitems: [x]\ngenerate: [{ template: /etc/hostname }]\n",
      to: "project/menus/menu.yaml")
    #expect(
      try menuc("diff", "menus/menu.yaml", "menus/menu.yaml").errors.contains("[template-outside]"))
  }
}
