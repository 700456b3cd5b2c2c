import TestSupport
import Testing

/// The tutorial about an app leads from an empty folder to a program that prints what is shown.
@Suite(.serialized, .buildingPackages) struct TutorialTests {
  @Test func theProgramPrintsWhatIsShown() throws {
    let script = try ArticleScript(Article("TutorialAnApp"))
    let count = try script.run()
    #expect(count == 8)
  }
}
