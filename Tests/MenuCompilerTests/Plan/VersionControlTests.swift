import Testing

@testable import MenuCompiler

/// The names that a file system may treat as version control folders, or as menuc's own names.
@Suite struct VersionControlTests {
  @Test(arguments: [
    ".git", ".GIT", ".Git", ".git.", ".git ", ".git . .", ".g\u{200C}it", "\u{FEFF}.git",
    ".git\u{200D}", ".git::$INDEX_ALLOCATION", "git~1", "GIT~1", ".hg", ".HG", ".svn", ".\u{17F}vn",
    ".jj", ".bzr", ".sl", ".pijul", "_darcs", "_DARCS",
  ])
  func folders(name: String) {
    #expect(VersionControl.isFolder(name))
    #expect(!OutputName.isValid(name))
    #expect(VersionControl.folder(in: "a/\(name)/hooks") == name)
  }

  @Test(arguments: [
    "git", ".gitignore", ".github", ".gitattributes", "a.git", ".hgignore", "svn", ".slx", "git~10",
    "",
    ".", "..", "...",
  ])
  func others(name: String) { #expect(!VersionControl.isFolder(name)) }

  @Test(arguments: [
    ".menuc-manifest.json", ".MENUC-manifest.json", ".menuc-1.part", ".menuc-lock", "a/b", "..", "",
    "a\\b", "a\u{0}",
  ])
  func namesThatNoOutputCanHave(name: String) { #expect(!OutputName.isValid(name)) }
}
