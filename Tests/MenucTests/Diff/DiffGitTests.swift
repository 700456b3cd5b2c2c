import Foundation
import TestSupport
import Testing

/// `menuc diff --against` compares a menu with its version in a commit.
@Suite struct DiffGitTests {
  let directory: TemporaryDirectory

  static let old = "menu = \"Groceries\"\nitems = [{ title = \"Fruits\", items = [\"Pears\"] }]\n"
  static let new = "menu = \"Groceries\"\nitems = [{ title = \"Fruit\", items = [\"Pears\"] }]\n"

  init() throws {
    directory = try TemporaryDirectory()
  }

  @discardableResult
  private func git(_ arguments: String..., in path: String = ".") throws -> Command {
    try directory.git(arguments, in: path)
  }

  private func commit(in path: String = ".") throws {
    try git("add", "-A", in: path)
    try git("commit", "-q", "-m", "x", in: path)
  }

  private func diff(
    _ arguments: String..., in path: String = ".", environment: [String: String] = [:]
  ) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["diff"] + arguments, in: directory.url.appending(path: path),
      environment: environment)
  }

  @Test func withoutFilesTheProjectIsComparedWithTheLastCommit() throws {
    try git("init", "-q", "-b", "main")
    try directory.write("menus = [\"menus/*.toml\"]\n", to: "menuc.toml")
    for name in ["a", "b", "c"] { try directory.write(Self.old, to: "menus/\(name).toml") }
    try commit()
    #expect(try diff().status == 0)
    try directory.write(Self.new, to: "menus/b.toml")
    try directory.write(Self.new, to: "menus/c.toml")
    let changed = try diff()
    #expect(changed.status == 1)
    #expect(!changed.output.contains("menus/a.toml"))
    #expect(changed.output.contains("menus/b.toml") && changed.output.contains("menus/c.toml"))
    try commit()
    #expect(try diff().output.isEmpty)
    #expect(try diff("--against", "HEAD~1").status == 1)
    let alone = try TemporaryDirectory()
    let lost = try Command.run(Repository.menuc.path, ["diff"], in: alone.url)
    #expect(lost.status == 64 && lost.errors.contains("there is no 'menuc.toml'"))
  }

  /// A menu that was moved is recognized by its name. One that was deleted, or that the configuration no longer
  /// names, is gone.
  @Test func menusThatMoveAndGoAreFound() throws {
    try git("init", "-q", "-b", "main")
    try directory.write(
      "menus = [\"menus/**/*.toml\"]\nexclude = [\"menus/x*\"]\n", to: "menuc.toml")
    try directory.write(Self.old, to: "menus/a.toml")
    try directory.write(Self.old.replacing("Groceries", with: "Tools"), to: "menus/deep/b.toml")
    try directory.write(Self.old, to: "menus/x.toml")
    try commit()
    try git("mv", "menus/a.toml", "menus/deep/c.toml")
    #expect(try diff().output == "")
    try directory.write(Self.new, to: "menus/deep/c.toml")
    let moved = try diff()
    #expect(moved.status == 1 && moved.output.contains("[id-changed, saved-state]"))
    #expect(moved.output.contains("HEAD:menus/a.toml:2"), "\(moved.output)")
    try directory.write(Self.old, to: "menus/deep/c.toml")
    try directory.write("menus = [\"menus/**/c.toml\"]\n", to: "menuc.toml")
    let gone = try diff()
    #expect(gone.status == 1)
    #expect(
      gone.output == """
        HEAD:menus/deep/b.toml:1:8: error: the menu 'Tools' is gone; what users opened, closed and checked there is lost \
        [menu-removed, saved-state]
          |
        1 | menu = "Tools"
          |        ^^^^^^^
          = help: if a different menu replaces it, give that menu the name 'Tools'
        1 breaking change (saved-state)

        """, "\(gone.output)")
    #expect(try diff("--allow", "menu-removed").status == 0)
  }

  /// Menus of one name keep their order. While a new menu has errors, none is said to be gone. The configuration
  /// may have another format.
  @Test func menusThatMoveTogetherAreFound() throws {
    try git("init", "-q", "-b", "main")
    try directory.write("menus = [\"menus/*.toml\"]\n", to: "menuc.toml")
    try directory.write(Self.old, to: "menus/a.toml")
    try directory.write(Self.old.replacing("Fruits", with: "Nuts"), to: "menus/b.toml")
    try commit()
    try git("mv", "menus", "moved")
    try git("mv", "menuc.toml", "menuc.yaml")
    try directory.write("menus: [moved/*.toml]\n", to: "menuc.yaml")
    #expect(try diff().output == "")
    try directory.write(Self.new, to: "moved/a.toml")
    let changed = try diff()
    #expect(changed.status == 1 && changed.output.contains("moved/a.toml:2"), "\(changed.output)")
    try directory.write("menu = \"Groceries\"\n", to: "moved/a.toml")
    let broken = try diff()
    #expect(broken.status == 1 && !broken.output.contains("is gone"), "\(broken.output)")
    try git("rm", "-q", "-f", "moved/a.toml")
    let gone = try diff("--format", "json")
    #expect(gone.output.contains("\"name\": \"menu-removed\""), "\(gone.output)")
    #expect(!gone.output.contains("\"new\":"), "\(gone.output)")
  }

  @Test func aMenuIsComparedWithItsCommit() throws {
    try git("init", "-q", "-b", "main")
    try directory.write(Self.old, to: "menu.toml")
    try commit()
    try git("tag", "v1.0")
    let same = try diff("menu.toml", "--against", "HEAD")
    #expect(same.status == 0)
    #expect(same.output == "" && same.errors == "")
    try directory.write(Self.new, to: "menu.toml")
    try commit()
    for ref in ["v1.0", "HEAD~1", "main^", "refs/tags/v1.0"] {
      let changed = try diff("menu.toml", "--against", ref)
      #expect(changed.status == 1, "\(changed.errors)")
      #expect(changed.output.hasPrefix("menu.toml:2:20: error: the id 'fruits' became 'fruit'"))
      #expect(changed.output.contains("::: \(ref):menu.toml:2:20"))
    }
  }

  /// Blanks, quotes, a leading dash, letters of all kinds, and characters of git's patterns.
  @Test(arguments: ["a b", "-x", "it's \"so\"", "überall/日本", "star*[a]", ":(top)", "a:b", "a\nb"])
  func awkwardPaths(folder: String) throws {
    try git("init", "-q", "-b", "main")
    try directory.write(Self.old, to: "\(folder)/\(folder.suffix(3)).toml")
    try directory.write(Self.old, to: "other/menu.toml")
    try commit()
    try directory.write(Self.new, to: "\(folder)/\(folder.suffix(3)).toml")
    for (path, working) in [
      ("./\(folder)/\(folder.suffix(3)).toml", "."), ("./\(folder.suffix(3)).toml", folder),
      ("../\(folder)/\(folder.suffix(3)).toml", "other"),
    ] where !folder.contains("/") || working == "." {
      let result = try diff(path, "--against", "HEAD", in: working)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output.contains("became 'fruit'"))
    }
  }

  /// A catalog with a fixed name, one of several by language, and one behind a link.
  @Test(arguments: ["de.po", "texts/{language}.po", "{language}/menu.po", "link/{language}.po"])
  func catalogsAreTheCommits(path: String) throws {
    func menu(_ title: String) -> String {
      """
      menu: Groceries
      language: en
      translations: ["\(path)"]
      items: [{ id: fruit, title: \(title) }]
      generate: [{ target: swift, output: ., languages: [de] }]

      """
    }
    try git("init", "-q", "-b", "main")
    try directory.write(menu("Fruit"), to: "menus/menu.yaml")
    let folder = directory.url.appending(path: "menus")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link").path, withDestinationPath: "../texts")
    let catalog =
      path.hasPrefix("link")
      ? "texts/de.po" : "menus/" + path.replacing("{language}", with: "de")
    try directory.write(
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"fruit title\"\nmsgid \"Fruit\"\nmsgstr \"Obst\"\n",
      to: catalog)
    try commit()
    // The version in the commit still has the file.
    try FileManager.default.removeItem(at: directory.url.appending(path: catalog))
    try directory.write(
      menu("Pears").replacing("languages: [de]", with: "languages: []"), to: "menus/menu.yaml")
    let result = try diff("menus/menu.yaml", "--against", "HEAD")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Pears"), "\(result.output)")
  }

  @Test func includesAreTheCommits() throws {
    try git("init", "-q", "-b", "main")
    let include = { (path: String) in
      "menu = \"M\"\nitems = [{ title = \"All\", items = [{ include = \"\(path)\" }] }]\n"
    }
    try directory.write(include("parts/fruits.yaml"), to: "menus/menu.toml")
    try directory.write("menu: P\nitems: [{ include: more.yaml }]\n", to: "menus/parts/fruits.yaml")
    try directory.write("menu: P\nitems: [Pears, Plums]\n", to: "menus/parts/more.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "menus/link").path,
      withDestinationPath: "parts/../parts")
    try commit()
    try directory.write("menu: P\nitems: [Plums]\n", to: "menus/parts/more.yaml")
    let changed = try diff("menus/menu.toml", "--against", "HEAD")
    #expect(changed.status == 1)
    #expect(changed.output.contains("'all.pears' is gone"))
    #expect(changed.output.contains("::: HEAD:menus/parts/more.yaml:2:9"))
    // A second path leads to the same files through a link.
    try directory.write(include("link/fruits.yaml"), to: "menus/menu.toml")
    try commit()
    #expect(try diff("menu.toml", "--against", "HEAD", in: "menus").output == "")
    try directory.write(include("parts/fruits.yaml"), to: "menus/menu.toml")
    #expect(try diff("menu.toml", "--against", "HEAD", in: "menus").output == "")
  }

  /// Includes in a commit must also be in the menu's directory after links are resolved.
  @Test func includesThatLeadOutAreRefused() throws {
    try git("init", "-q", "-b", "main")
    try directory.write("menu: P\nitems: [Pears]\n", to: "parts.yaml")
    let links = [
      "up": "..", "absolute": "/etc", "inside": "../menus", "loop": "loop", "file": "menu.toml",
    ]
    try directory.write("", to: "menus/none")
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "menus/\(name)").path, withDestinationPath: target)
    }
    try directory.write("menu: P\nitems: [Pears]\n", to: "menus/inner.yaml")
    let cases = [
      ("../parts.yaml", "include-outside"), ("up/parts.yaml", "include-outside"),
      ("absolute/passwd", "include-outside"), ("/etc/passwd", "include-outside"),
      ("inside/inner.yaml", ""), ("../menus/inner.yaml", ""), ("loop/x.yaml", "include-missing"),
      ("file", "include-cycle"), ("inside", "include-missing"), ("none/x.yaml", "include-missing"),
      ("missing.yaml", "include-missing"),
    ]
    for (path, _) in cases {
      try directory.write(
        "menu = \"M\"\nitems = [{ include = \"\(path)\" }]\n", to: "menus/menu.toml")
      try git("add", "-A")
      try git("commit", "-q", "--allow-empty", "-m", path)
    }
    try directory.write("menu = \"M\"\nitems = [\"Pears\"]\n", to: "menus/menu.toml")
    for (index, (path, name)) in cases.enumerated() {
      let result = try diff("menus/menu.toml", "--against", "HEAD~\(cases.count - 1 - index)")
      #expect(result.output == "", "\(path)")
      #expect(result.status == (name.isEmpty ? 0 : 1), "\(path): \(result.errors)")
      #expect(name.isEmpty || result.errors.contains("[\(name)]"), "\(path): \(result.errors)")
      #expect(name.isEmpty || result.errors.contains("menuc: error: the old menu, HEAD~"))
    }
  }

  @Test func aNewMenuBreaksNothing() throws {
    try git("init", "-q", "-b", "main")
    try directory.write("x", to: "x")
    try commit()
    try directory.write(Self.old, to: "deep/menu.toml")
    let result = try diff("deep/menu.toml", "--against", "HEAD")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        deep/menu.toml:1:8: note: the menu 'Groceries' is new [menu-added, behavior]
        no breaking changes, 1 note

        """)
  }

  @Test func whatCanNotBeComparedIsSaid() throws {
    try directory.write(Self.old, to: "menu.toml")
    let outside = try diff("menu.toml", "--against", "HEAD")
    #expect(outside.status == 2)
    #expect(outside.errors.hasPrefix("menuc: error: menu.toml: --against: not a git repository"))
    try git("init", "-q", "-b", "main")
    let unborn = try diff("menu.toml", "--against", "HEAD")
    #expect(unborn.status == 2)
    #expect(unborn.errors.hasPrefix("menuc: error: --against HEAD: there is no such commit"))
    try commit()
    for ref in [
      "nowhere", "--upload-pack=x", "-h", "^HEAD", "HEAD:menu.toml", "HEAD^{tree}", "HEAD..HEAD",
      " ",
      "main main", "@{99}",
    ] {
      let result = try diff("menu.toml", "--against=\(ref)")
      #expect(result.status == 2, "\(ref): \(result.output)")
      #expect(result.errors.hasPrefix("menuc: error: --against \(ref): there is no such commit"))
      #expect(result.output == "")
    }
    let hidden = try diff("menu.toml", "--against", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(hidden.status == 2)
    #expect(hidden.errors == "menuc: error: 'git' was not found; --against needs it\n")
    let inGit = try diff("../menu.toml", "--against", "HEAD", in: ".git")
    #expect(inGit.status == 0, "\(inGit.errors)")
    try directory.write(Self.old, to: ".git/menu.toml")
    let internals = try diff(".git/menu.toml", "--against", "HEAD")
    #expect(internals.status == 2)
    #expect(internals.errors.contains("cannot use bare repository"), "\(internals.errors)")
  }

  /// A git hook runs with variables that name its repository. The menu's own repository is used
  /// instead.
  @Test func hooksSubmodulesAndWorkTrees() throws {
    try git("init", "-q", "-b", "main", "library")
    try directory.write(Self.old, to: "library/menu.toml")
    try commit(in: "library")
    try git("init", "-q", "-b", "main", "app")
    try git("submodule", "--quiet", "add", "../library", "vendor", in: "app")
    try directory.write(Self.old, to: "app/menu.toml")
    try commit(in: "app")
    try directory.write(Self.new, to: "app/vendor/menu.toml")
    let environment = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": ""]
    let inside = try diff(
      "vendor/menu.toml", "--against", "HEAD", in: "app", environment: environment)
    #expect(inside.status == 1, "\(inside.errors)")
    #expect(inside.output.contains("::: HEAD:menu.toml:2:20"))
    try git("worktree", "add", "-q", "../tree", "-b", "other", in: "app")
    try directory.write(Self.new, to: "tree/menu.toml")
    #expect(try diff("menu.toml", "--against", "main", in: "tree").status == 1)
    // A submodule is not a file of the commit.
    try FileManager.default.removeItem(at: directory.url.appending(path: "tree/vendor"))
    try directory.write(Self.old, to: "tree/vendor/menu.toml")
    let was = try diff("vendor/menu.toml", "--against", "main", in: "tree")
    #expect(was.status == 2)
    #expect(was.errors.contains("it is a submodule, or in one"), "\(was.errors)")
  }

  /// Constants depend on a custom template, which is read from the commit, too.
  @Test func templatesAreTheCommits() throws {
    try git("init", "-q", "-b", "main")
    try directory.write(
      "menu = \"M\"\ngenerate = [{ template = \"../kit\" }]\nitems = [{ id = \"a\", title = \"A\" }]\n",
      to: "menus/menu.toml")
    let target = { (ids: String) in
      """
      name = "kit"
      summary = "Names."
      [[files]]
      template = "kit.stencil"
      output = "names.txt"
      [parameters.ids]
      type = "choice"
      values = { none = "none", explicit = "explicit" }
      default = "\(ids)"
      summary = "Which items get constants."
      """
    }
    try directory.write(target("explicit"), to: "kit/kit.toml")
    try directory.write("{{ menu.name }}", to: "kit/kit.stencil")
    try commit()
    let same = try diff("menus/menu.toml", "--against", "HEAD")
    #expect(same.status == 0 && same.output == "", "\(same)")
    try directory.write(target("none"), to: "kit/kit.toml")
    let changed = try diff("menus/menu.toml", "--against", "HEAD")
    #expect(changed.output.contains("the constant 'a' (kit) is no longer generated"), "\(changed)")
    try FileManager.default.removeItem(at: directory.url.appending(path: "kit"))
    try commit()
    try directory.write(target("explicit"), to: "kit/kit.toml")
    try directory.write("{{ menu.name }}", to: "kit/kit.stencil")
    let gone = try diff("menus/menu.toml", "--against", "HEAD")
    #expect(gone.status == 2)
    #expect(gone.errors == "menuc: error: HEAD:../kit: no such file or directory\n")
  }

  /// As on disk: hidden files of a target's folder are ignored, and links in it are followed.
  @Test func targetsOfCommitsAreReadLikeThoseOnDisk() throws {
    try git("init", "-q", "-b", "main")
    try directory.write(
      "menu = \"M\"\ngenerate = [{ template = \"kit\" }]\nitems = [{ id = \"a\", title = \"A\" }]\n",
      to: "menu.toml")
    try directory.write(
      "name = \"kit\"\nsummary = \"Names.\"\n[[files]]\ntemplate = \"kit.stencil\"\noutput = \"a\"\n",
      to: "kit/kit.toml")
    try directory.write("{{ menu.name }}", to: "kit.stencil")
    let kit = directory.url.appending(path: "kit")
    try FileManager.default.createSymbolicLink(
      atPath: kit.appending(path: "kit.stencil").path, withDestinationPath: "../kit.stencil")
    try Data([0xFF]).write(to: kit.appending(path: ".DS_Store"))
    try commit()
    let same = try diff("menu.toml", "--against", "HEAD")
    #expect(same.status == 0 && same.output == "", "\(same)")
    // A link that leads out of the project is refused in both.
    try FileManager.default.removeItem(at: kit.appending(path: "kit.stencil"))
    try FileManager.default.createSymbolicLink(
      atPath: kit.appending(path: "kit.stencil").path, withDestinationPath: "/etc/hostname")
    try commit()
    try FileManager.default.removeItem(at: kit.appending(path: "kit.stencil"))
    try directory.write("{{ menu.name }}", to: "kit/kit.stencil")
    let outside = try diff("menu.toml", "--against", "HEAD")
    #expect(outside.status == 1)
    #expect(outside.errors.contains("HEAD:menu.toml"), "\(outside.errors)")
    #expect(outside.errors.contains("[template-outside]"), "\(outside.errors)")
  }

  /// An allowed document outside the repository is read as it is now.
  @Test func allowedIncludesOfCommitsAreRead() throws {
    try git("init", "-q", "-b", "main", "app")
    try directory.write("menu: P\nitems: [Pears]\n", to: "shared/parts.yaml")
    try directory.write(
      "menu = \"M\"\nitems = [{ include = \"../shared/parts.yaml\" }]\n", to: "app/menu.toml")
    try commit(in: "app")
    let refused = try diff("menu.toml", "--against", "HEAD", in: "app")
    #expect(refused.errors.contains("[include-outside]"), "\(refused)")
    let allowed = try diff(
      "menu.toml", "--against", "HEAD", "--allow-outside", "../shared", in: "app")
    #expect(allowed.status == 0 && allowed.output == "", "\(allowed)")
  }
}
