import TestSupport
import Testing

@testable import MenuRuntime

/// The forms of texts with a number.
@Suite(.endingInTime) struct PluralTests {
  /// Each form has alternatives, whose conditions are about the number or the rest of a division by ten or
  /// a hundred.
  @Test(arguments: [
    (0, "many"), (1, "one"), (-1, "one"), (2, "few"), (4, "few"), (5, "many"), (9, "many"),
    (10, "other"), (11, "other"), (12, "other"), (14, "other"), (15, "many"), (21, "other"),
    (22, "few"), (24, "few"), (100, "other"), (112, "other"), (122, "few"),
  ])
  func theFirstFormWhoseRuleHolds(number: Int, form: String) {
    let rule =
      "one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14; many: n = 0 or n % 10 = 5,6..9"
    #expect(MenuPlurals.pluralForm(rule, number) == form)
  }

  @Test func aLanguageWithoutRulesHasOneForm() {
    #expect(MenuPlurals.pluralForm("", 1) == "other")
  }

  @Test func theNumberStandsForEachPlaceholder() {
    #expect(MenuPlurals.withCount("{count} of {count} é{count}", -3) == "-3 of -3 é-3")
    #expect(MenuPlurals.withCount("{count {coun", 3) == "{count {coun")
    #expect(MenuPlurals.withCount("", 3) == "")
  }
}
