import TestSupport
import Testing

@testable import MenuCompiler

/// Following the help exactly leads to a valid menu.
@Suite struct AdviceTests {
  /// Entries of an item, ending with its `when`, and the item's lines after the help was followed.
  static let items: [(wrong: String, right: String)] = [
    ("title = { en = \"A\", de = \"B\" }", "title = \"Text\""),
    ("title = \"A\"\nicon = { ios = \"a\", android = \"b\" }", "title = \"A\"\nicon = \"Text\""),
    ("title = \"A\"\nicon = [\"a\", \"b\"]", "title = \"A\"\nicon = \"Text\""),
    ("title = \"A\"\nwhen = true", "title = \"A\""),
    ("title = \"A\"\nwhen = false", "title = \"A\"\nhidden = true"),
    ("title = \"A\"\nwhen = \"true\"", "title = \"A\""),
    ("title = \"A\"\nwhen = \"!true\"", "title = \"A\"\nhidden = true"),
    (
      "title = \"A\"\nwhen = { all = [\"on\", \"off\"] }", "title = \"A\"\nwhen = [\"on\", \"off\"]"
    ),
    (
      "title = \"A\"\nwhen = { any = [\"on\", \"off\"] }",
      "title = \"A\"\nwhen = [[\"on\", \"off\"]]"
    ),
    ("title = \"A\"\nwhen = { not = \"on\" }", "title = \"A\"\nwhen = \"!on\""),
    (
      "title = \"A\"\nwhen = { on = false, device = \"phone\" }",
      "title = \"A\"\nwhen = [\"device=phone\", \"!on\"]"
    ),
    ("title = \"A\"\nwhen = \"device!=tablet\"", "title = \"A\"\nwhen = \"!device=tablet\""),
    ("title = \"A\"\nwhen = \"device == tablet\"", "title = \"A\"\nwhen = \"device=tablet\""),
    ("title = \"A\"\nwhen = \"on && !off\"", "title = \"A\"\nwhen = [\"on\", \"!off\"]"),
    (
      "title = \"A\"\nwhen = \"on or device=phone\"",
      "title = \"A\"\nwhen = [[\"on\", \"device=phone\"]]"
    ),
    ("title = \"A\"\nwhen = \"not on\"", "title = \"A\"\nwhen = \"!on\""),
    ("title = \"A\"\nwhen = \"! on\"", "title = \"A\"\nwhen = \"!on\""),
    ("title = \"A\"\nkeywords = \"word\"", "title = \"A\"\nkeywords = [\"word\"]"),
    ("title = \"A\"\nitems = \"B\"", "title = \"A\"\nitems = [\"B\"]"),
    ("title = \"A\"\naccessibility = \"B\"", "title = \"A\"\naccessibility = { label = \"B\" }"),
    ("title = \"A\"\nshortcut = \"Control+O\"", "title = \"A\"\nshortcut = \"Ctrl+O\""),
    (
      "title = \"A\"\nshortcut = \"<Primary><Shift>o\"", "title = \"A\"\nshortcut = \"Mod+Shift+O\""
    ),
    ("title = \"A\"\nshortcut = \"q\"", "title = \"A\"\nshortcut = \"Mod+Q\""),
    ("title = \"A\"\nrole = \"danger\"", "title = \"A\"\nrole = \"destructive\""),
    ("type = \"separator\"", "separator = true"),
    ("title = \"A\"\ntype = \"checkbox\"", "title = \"A\"\nchecked = false"),
    ("title = \"A\"\nvisible = false", "title = \"A\"\nhidden = true"),
    ("label = \"A\"\nchildren = \"B\"", "title = \"A\"\nitems = [\"B\"]"),
  ]

  @Test(arguments: items)
  func adviceAboutAnItemIsRight(wrong: String, right: String) throws {
    let head = """
      menu = "Menu"
      [conditions]
      on = {}
      off = {}
      device = { choices = ["phone", "tablet"] }
      [[items]]

      """
    let advice = try FollowedAdvice(head + wrong + "\n", .toml)
    #expect(advice.text == head + right + "\n", "\(advice.steps)")
    #expect(advice.errors.map(\.message) == [], "\(advice.steps)")
  }

  static let documents: [(wrong: String, right: String)] = [
    ("conditions = { on = true }", "conditions = { on = { default = true } }"),
    ("conditions = { on = \"yes\" }", "conditions = { on = { default = true } }"),
    (
      "conditions = { device = [\"a\", \"b\"] }",
      "conditions = { device = { choices = [\"a\", \"b\"] } }"
    ),
    (
      "conditions = { on = \"Whether it is on.\" }",
      "conditions = { on = { summary = \"Whether it is on.\" } }"
    ),
    ("conditions = [\"on\", \"off\"]", "conditions = { on = {}, off = {} }"),
    ("actions = [\"a\"]", "actions = { a = {} }"),
    ("actions = { a = \"Does it.\" }", "actions = { a = { summary = \"Does it.\" } }"),
    ("actions = { a = true }", "actions = { a = {} }"),
    (
      "columns = [\"price\"]",
      "columns = { price = { type = \"string\", default = \"\" } }"
    ),
    ("columns = { n = \"int\" }", "columns = { n = { type = \"integer\", default = 0 } }"),
    ("columns = { n = 2.5 }", "columns = { n = { type = \"number\", default = 2.5 } }"),
    ("columns = { n = true }", "columns = { n = { type = \"boolean\", default = true } }"),
    (
      "columns = { n = { type = \"bool\", default = false } }",
      "columns = { n = { type = \"boolean\", default = false } }"
    ),
    ("generate = \"json\"", "generate = [{ target = \"json\" }]"),
    ("generate = { target = \"json\" }", "generate = [{ target = \"json\" }]"),
    ("generate = [\"ts\"]", "generate = [{ target = \"typescript\" }]"),
    ("generate = [{ target = \"ts\" }]", "generate = [{ target = \"typescript\" }]"),
    ("generate = [{ lang = \"json\" }]", "generate = [{ target = \"json\" }]"),
    ("translations = 1", "translations = \"1\""),
  ]

  @Test(arguments: documents.dropLast())
  func adviceAboutADocumentIsRight(wrong: String, right: String) throws {
    let head = "menu = \"Menu\"\nitems = []\n"
    let advice = try FollowedAdvice(head + wrong + "\n", .toml)
    #expect(advice.text == head + right + "\n", "\(advice.steps)")
    #expect(advice.errors.map(\.message) == [], "\(advice.steps)")
  }

  static let yaml: [(wrong: String, right: String)] = [
    ("items:\n  -A\n  -B\n", "items:\n  - A\n  - B\n"),
    ("items:\n  - A\n  -B\n", "items:\n  - A\n  - B\n"),
    ("items:\n  -title: A\n", "items:\n  - title: A\n"),
    ("items:\n  - Home: index.md\n", "items:\n  - { title: Home, url: index.md }\n"),
    ("items: -A\n", "items:\n  - A\n"),
    ("items:\n  - title: A\n    when: ! on\n", "items:\n  - title: A\n    when: \"!on\"\n"),
    ("items:\n  - title: A\n    when: [! on]\n", "items:\n  - title: A\n    when: [\"!on\"]\n"),
    ("items:\n  - title: ! A b\n", "items:\n  - title: \"! A b\"\n"),
    ("items:\n  - title: A\n    when: true\n", "items:\n  - title: A\n"),
    (
      "items:\n  - title: A\n    when: { all: [on, device=b] }\n",
      "items:\n  - title: A\n    when: [\"on\", device=b]\n"
    ),
  ]

  @Test(arguments: yaml)
  func adviceAboutYAMLIsRight(wrong: String, right: String) throws {
    let head = "menu: Menu\nconditions: { on: {}, device: { choices: [a, b] } }\n"
    let advice = try FollowedAdvice(head + wrong, .yaml)
    #expect(advice.text == head + right, "\(advice.steps)")
    #expect(advice.errors.map(\.message) == [], "\(advice.steps)")
  }

  @Test(arguments: [
    "items = [\n  { title = \"A\", icon = \"x\", },\n]\n",
    "items = [\n  {\n    title = \"A\",\n    icon = \"x\"\n  },\n]\n",
    "items = [\n  {\n    title = \"A\",\n    icon = \"x\",\n  },\n]\n",
    "items = [ { title = \"A\",\n    icon = \"x\",\n  } ]\n",
  ])
  func aTOMLTableInBracesIsJoined(items: String) throws {
    let advice = try FollowedAdvice("menu = \"Menu\"\n" + items, .toml)
    #expect(advice.steps.count == 1, "\(advice.steps)")
    #expect(advice.errors.map(\.message) == [], "\(advice.steps)\n\(advice.text)")
  }

  @Test func aConditionIsRenamedWhereItIsUsed() throws {
    let advice = try FollowedAdvice(
      """
      menu = "Dev"
      items = [{ title = "A", when = "view=a" }]
      conditions = { view = { choices = ["a", "b"] } }
      generate = [{ target = "swiftui" }]
      """, .toml)
    #expect(advice.steps.count == 1)
    #expect(advice.errors.map(\.message) == [], "\(advice.steps)\n\(advice.text)")
  }

  /// The author has to decide the precedence.
  @Test(arguments: ["on && off || on", "on and", "on off", "(on)", "on,off"])
  func anExpressionOfDoubtfulMeaningIsNotRewritten(expression: String) {
    #expect(WhenMeaning(text: expression) == nil)
  }
}
