import Foundation
import TestSupport
import Testing

/// What `.ci/release` makes, from the program that is built with the tests.
@Suite(.needs("python3", "swift", "objdump", "tar", "ruby", "pre-commit", "git"), .buildingPackages)
struct ReleaseTests {
  private let directory: TemporaryDirectory
  private let made: URL
  private let name: String

  init() throws {
    directory = try TemporaryDirectory()
    made = directory.url.appending(path: "made")
    let run = try Self.release("make", made.path)
    try #require(run.status == 0, "\(run.errors)")
    let archive = try FileManager.default.contentsOfDirectory(atPath: made.path)
      .first { $0.hasSuffix(".tar.gz") }
    name = String(try #require(archive).dropLast(".tar.gz".count))
  }

  private static func release(_ arguments: String...) throws -> Command {
    try Command.run(
      Repository.root.appending(path: ".ci/release").path,
      arguments + ["--objects", Repository.products.path])
  }

  private func shell(_ script: String) throws -> Command {
    try Command.run(
      "sh", ["-e", "-c", script], in: directory.url,
      environment: [
        "MADE": made.path, "NAME": name, "PIP_FIND_LINKS": made.path,
        "PRE_COMMIT_HOME": directory.url.appending(path: "cache").path,
      ])
  }

  private func text(_ file: String) throws -> String {
    try Repository.text(made.appending(path: file))
  }

  /// The parts are checked in one test, because each run of the script takes half a minute.
  @Test func aReleaseIsInstalled() throws {
    try theSameIsMadeTwice()
    try theProgramNeedsTheCLibraryAlone()
    try thePackageOfPythonIsInstalled()
    try theFormulaInstallsTheArchive()
    try theHooksInstallTheProgram()
    #expect(try text("Dockerfile").contains("\nADD \(name).tar.gz /opt/\n"))
  }

  private func theSameIsMadeTwice() throws {
    let again = directory.url.appending(path: "again")
    let run = try Self.release("make", again.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell("diff -r \"$MADE\" '\(again.path)'").output == "")
    #expect(try shell("cd \"$MADE\" && sha256sum --quiet --check SHA256SUMS").status == 0)
  }

  /// In a directory that has nothing but the program and the C library, and no `/proc`.
  private func theProgramNeedsTheCLibraryAlone() throws {
    try directory.write("menu = \"Jail\"\nitems = [\"a\"]\n", to: "jail/menus/menu.toml")
    // The parser of TOML throws and catches an exception.
    try directory.write("menu = \"Jail\"\nitems = [\"a\n", to: "jail/menus/broken.toml")
    let run = try shell(
      """
      tar xzf "$MADE/$NAME.tar.gz"
      ldd "$NAME/bin/menuc"
      for file in $(ldd "$NAME/bin/menuc" | grep -o '/[^ ]*'); do
        mkdir -p "jail$(dirname "$file")"
        cp -L "$file" "jail$file"
      done
      cp "$NAME/bin/menuc" jail/menuc
      jail() { if [ "$(id -u)" = 0 ]; then chroot jail "$@"; else unshare -r chroot jail "$@"; fi; }
      jail /menuc --version
      jail /menuc build /menus/menu.toml --target swift --output /menus/out
      jail /menuc lint /menus/broken.toml || true
      """)
    let libraries = run.output.matches(of: /(\S+\.so\S*) (=>|\()/).map { String($0.output.1) }
    #expect(
      libraries.allSatisfy { $0.contains(/linux-vdso|libm\.|libc\.|ld-linux/) }, "\(libraries)")
    #expect(run.status == 0 && run.output.contains("\n0.1.0\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("JailMenu.swift"), "\(run.output)")
    #expect(run.errors.contains("broken.toml:2:"), "\(run.errors)")
    let listed = try shell("objdump -p \"$NAME/bin/menuc\"").output
    #expect(!listed.contains("GLIBC_ABI_DT_RELR") && !listed.contains("GLIBC_2.35"))
    for file in ["bash-completion/completions/menuc", "zsh/site-functions/_menuc"] {
      #expect(try shell("grep -c menuc \"$NAME/share/\(file)\"").status == 0)
    }
  }

  private func thePackageOfPythonIsInstalled() throws {
    let run = try shell(
      """
      python3 -m venv python
      python/bin/pip install --quiet --no-index --disable-pip-version-check menuc
      python/bin/menuc --version
      python/bin/pip uninstall --quiet --yes --disable-pip-version-check menuc
      test ! -e python/bin/menuc
      """)
    #expect(run.status == 0 && run.output == "0.1.0\n", "\(run.output)\(run.errors)")
  }

  /// Homebrew itself is not there: a class with the methods that the formula calls stands in for it.
  private func theFormulaInstallsTheArchive() throws {
    try directory.write(
      """
      class Target
        def initialize(path) = @path = path
        def /(name) = "#{@path}/#{name}"
        def install(files) = Array(files).each { |file| system("install", "-D", "-t", @path, file) }
      end
      class Formula
        def self.test = nil
        def self.method_missing(name, *values, &block) = block ? block.call : puts("#{name} #{values.join}")
        def method_missing(name, *) = Target.new("#{ENV["PREFIX"]}/#{name}")
      end
      require ARGV[0]
      Menuc.new.install
      """, to: "brew.rb")
    let run = try shell(
      """
      mkdir prefix
      cd "$NAME"
      PREFIX=../prefix ruby ../brew.rb "$MADE/menuc.rb"
      ../prefix/bin/menuc --version
      test -s ../prefix/fish_completion/menuc.fish
      """)
    #expect(run.status == 0 && run.output.hasSuffix("\n0.1.0\n"), "\(run.output)\(run.errors)")
    let checksum = try shell("sha256sum < \"$MADE/$NAME.tar.gz\"").output.prefix(64)
    #expect(run.output.contains("sha256 \(checksum)\n"), "\(run.output)")
    #expect(run.output.contains("/0.1.0/\(name).tar.gz\n"))
  }

  /// pre-commit installs the wheel beside the hooks.
  private func theHooksInstallTheProgram() throws {
    let run = try shell(
      """
      export GIT_AUTHOR_NAME=Nobody GIT_AUTHOR_EMAIL=nobody@example.org
      export GIT_COMMITTER_NAME=Nobody GIT_COMMITTER_EMAIL=nobody@example.org
      cp -r "$MADE/menuc-pre-commit" hooks
      git init --quiet hooks
      git -C hooks add .
      git -C hooks commit --quiet --message Hooks
      mkdir project
      cd project
      git init --quiet
      printf 'menu: Side\\nitmes: [x]\\n' > menu.yaml
      cat > .pre-commit-config.yaml <<END
      repos:
      - repo: ../hooks
        rev: $(git -C ../hooks rev-parse HEAD)
        hooks:
        - id: menuc-lint
      END
      git add .
      pre-commit run
      """)
    #expect(run.status == 1)
    #expect(run.output.contains("menu.yaml:2:1: error: a menu has no key"), "\(run.output)")
  }

  /// The numbers that other files repeat.
  @Test func theVersionIsThatOfTheProgram() throws {
    let version = try Command.menuc("--version").output.dropLast()
    for (path, pattern) in [
      ("Plugins/Bazel/MODULE.bazel", "version = \"\(version)\""),
      ("Plugins/CMake/menucConfigVersion.cmake", "set(PACKAGE_VERSION \"\(version)\")"),
      ("CHANGELOG.md", "## \(version)"),
    ] {
      #expect(try Repository.text(Repository.root.appending(path: path)).contains(pattern))
    }
  }
}
