import Testing

@testable import MenuCompiler

/// The versions of menuc that a project accepts.
@Suite struct VersionRequirementTests {
  @Test(arguments: [
    (">=0.1", true), (">=0.1.0", true), (">=0", true), (">=0.1.1", false), (">=1", false),
    (">0.1", false), (">0.0.9", true), ("<0.1", false), ("<0.2", true), ("<=0.1", true),
    ("<=0.0.99", false), ("==0.1", true), ("==0.1.0", true), ("==0.1.1", false),
    (">=0.1, <0.2", true), (">=0.1,<0.1.0", false), (" >= 0.1 ", true),
  ])
  func aVersionIsCompared(text: String, accepts: Bool) throws {
    #expect(try #require(VersionRequirement(text)).accepts("0.1.0") == accepts)
  }

  /// Numbers are compared, not texts.
  @Test func numbersAreCompared() throws {
    #expect(try #require(VersionRequirement(">=0.9")).accepts("0.10.0"))
    #expect(try #require(VersionRequirement("<0.10")).accepts("0.9.12"))
  }

  @Test(arguments: [
    "", ",", "0.1", "=0.1", "~>0.1", ">=", ">=0.1,", ">=0.1.2.3", ">=a", ">=0.-1", ">=0.1.x",
    ">=9999999", ">=٣", "^0.1", ">=0.1 <0.2", ">=0.1 0.3", ">=0 .1",
  ])
  func otherTextsAreRefused(text: String) { #expect(VersionRequirement(text) == nil) }

  @Test func theVersionHasThreeNumbers() throws {
    #expect(try #require(VersionRequirement("==\(Version.text)")).accepts(Version.text))
    #expect(Version.text.split(separator: ".").count == 3)
  }
}
