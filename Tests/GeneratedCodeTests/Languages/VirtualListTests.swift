import Foundation
import TestSupport
import Testing

/// The sample `virtual-list`, which draws a headless view, in Chromium.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, selenium, axe"), .inABrowser)
struct VirtualListTests {
  @Test func theFocusIsNeverThrownAway() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.url.appending(path: "sample")
    try FileManager.default.copyItem(
      at: Repository.samples.appending(path: "virtual-list"), to: folder)
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "menu.yaml", "--target", "typescript", "--param", "view=true", "--strict"]
        + ["--output", "src/menus"], in: folder)
    try #require(built.status == 0, "\(built.errors)")
    let compiled = try Command.run("tsc", [], in: folder)
    try #require(compiled.status == 0, "\(compiled.output)")
    let result = try Command.run(
      "python3",
      [Browser.tests.appending(path: "virtual_list_test.py").path, folder.path])
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    print(result.output)
  }
}
