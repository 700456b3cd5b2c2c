import Foundation
import TestSupport
import Testing

/// The lists and menus of target `android`, on stand-ins for Android that enforce its rules.
@Suite(.enabled(if: Kotlin.canTest, "needs kotlinc, java and javac"), .needs("aapt2"))
struct GeneratedAndroidTests {
  private static let sample = Repository.samples.appending(path: "settings")
  private static let tests = Repository.root.appending(path: "Tests/Android")

  /// The sample's activity, used as a user does: taps, keys, TalkBack, slots, languages, night, a saved state and
  /// the menu of options, on the newest version of Android and on the oldest. Another menu has its texts in the
  /// resources of the app, which Android's compiler accepts. The article's code compiles, too.
  @Test func aScreenFollowsTapsAndEvents() throws {
    let directory = try TemporaryDirectory()
    let output = directory.url.appending(path: "generated")
    try build(to: output, "package=com.example.settings")
    let texts = directory.url.appending(path: "texts")
    try build(
      Self.tests.appending(path: "Files/menu.toml"), to: texts, "package=com.example.settings",
      "namespace=com.example.app", "texts=resources", "runtime=omit")
    let resources = texts.appending(path: "res")
    let folders = try FileManager.default.contentsOfDirectory(atPath: resources.path).sorted()
    #expect(folders == ["values", "values-de", "values-iw"])
    let numbers = try HeadlessAndroid.compileResources(
      resources, package: "com.example.app", in: directory.url)
    let classes = directory.url.appending(path: "classes")
    try HeadlessAndroid.compile(to: classes, with: [numbers])
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/GeneratedAndroid.md"))
    for (index, block) in article.components(separatedBy: "```kotlin\n").dropFirst().enumerated() {
      try directory.write(block.components(separatedBy: "```")[0], to: "Article\(index).kt")
    }
    let program = Self.sample.appending(path: "Programs/Android")
    let compose = Self.tests.appending(path: "Compose")
    let jar = directory.url.appending(path: "screen.jar").path
    let files = try [output, texts, directory.url, program, Self.tests, compose].flatMap {
      try ConformanceLanguage.files("kt", in: $0)
    }
    try Kotlin.compile(files, to: jar, with: [classes.path])
    let command = Kotlin.command(
      running: "com.example.settings.ScreenKt", in: jar, with: [classes.path])
    let run = try Command.run(command[0], Array(command.dropFirst()) + [resources.path])
    #expect(run.status == 0, "\(run.errors.prefix(4_000))")
    let golden = Repository.fixtures.appending(path: "Android/screen.txt")
    try Repository.record(run.output, to: golden)
    let expected = try Repository.text(golden)
    #expect(run.output == expected, "\(run.errors)")
  }

  /// A project without the library gets a list of the framework alone.
  @Test func theLibraryIsOptional() throws {
    let directory = try TemporaryDirectory()
    try build(to: directory.url, "recyclerview=false")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
    #expect(
      files.filter { $0.hasSuffix(".kt") } == [
        "MenuAndroid.kt", "MenuRuntime.kt", "SettingsMenu.kt",
      ])
    let text = try Repository.text(directory.url.appending(path: "MenuAndroid.kt"))
    #expect(!text.contains("androidx"))
  }

  /// At most 25 lines of the sample are about the list; the others are what this program does.
  @Test func theSampleHasLittleGlue() throws {
    let text = try Repository.text(
      Self.sample.appending(path: "Programs/Android/SettingsActivity.kt"))
    let start = try #require(text.firstRange(of: "class SettingsActivity"))
    let end = try #require(text.firstRange(of: "    /** The texts that the menu does not know"))
    let lines = text[start.lowerBound..<end.lowerBound].split(separator: "\n")
    #expect(lines.count <= 25, "\(lines.count) lines")
  }

  private func build(
    _ menu: URL = sample.appending(path: "menu.toml"), to output: URL, _ parameters: String...
  ) throws {
    let built = try Command.run(
      Repository.menuc.path,
      [
        "build", menu.path, "--target", "android", "--output", output.path, "--certify",
      ] + parameters.flatMap { ["--param", $0] })
    try #require(built.status == 0, "\(built.errors)")
  }
}
