import Foundation
import MenuCompiler

/// A page that follows its menu. Its script repeatedly reads a second file: the number of the page
/// that was written last, and the problems of the menu.
final class PreviewPage: Sendable {
  private static let page = "preview.html"
  private static let script = "preview.js"
  private static let news = "news.js"

  private let directory: PreviewDirectory
  private let build = Locked(Build())

  private struct Build {
    /// The number of the current build.
    var number = 0
    /// The number of the build that wrote the page.
    var shown = 0
  }

  /// Writes a page that is empty until the menu has been compiled.
  init() throws {
    directory = try PreviewDirectory()
    try write(PreviewScript.text, to: Self.script)
    try write(PreviewScript.emptyPage(script: address(of: 0)), to: Self.page)
    try write(PreviewScript.news(0, problems: ""), to: Self.news)
  }

  var path: String { directory.path(of: Self.page) }

  /// Removes the page and its files.
  func remove() { directory.remove([Self.page, Self.script, Self.news]) }

  /// Begins a build, and returns the address of the script that its page runs.
  func willBuild() -> String {
    address(
      of: build.withLock {
        $0.number += 1
        return $0.number
      })
  }

  /// Writes the page of a menu or, if it has errors, shows them in the existing page.
  func update(_ run: CompilerRun) throws {
    var report = Report(version: Version.text)
    if let menu = run.menu { report.add(menu) }
    let problems = report.printed(as: .text)
    guard let page = run.menu?.files.first else {
      return fail(with: problems)
    }
    try write(page.text, to: Self.page)
    let number = build.withLock {
      $0.shown = $0.number
      return $0.shown
    }
    try write(PreviewScript.news(number, problems: problems), to: Self.news)
  }

  /// Shows in the existing page why there is no new page: the problems of the menu, if it has any.
  func fail(with problems: String = "") {
    let number = build.withLock { $0.shown }
    let reason = problems.isEmpty ? "menuc could not run: the terminal shows why.\n" : problems
    try? write(PreviewScript.news(number, problems: reason), to: Self.news)
  }

  private func address(of number: Int) -> String { "\(Self.script)?\(number)" }

  private func write(_ text: String, to name: String) throws {
    try OutputWriter.replace(Array(text.utf8), at: directory.path(of: name))
  }
}
