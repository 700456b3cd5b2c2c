import TestSupport
import Testing

/// If the proposals of `menuc diff` are followed exactly, no breaking change is left, and the menu
/// has no problems.
@Suite struct DiffAdviceTests {
  struct Advice: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    /// The proposals of the help, and the parts of the new menu that they replace.
    let steps: [(help: String, from: String, to: String)]

    var testDescription: String { new }
  }

  static let advice = [
    // A string becomes a table.
    Advice(
      old: #"items = ["Light", "Dark", "Auto"]"#, new: #"items = ["Light", "Dark mode", "Auto"]"#,
      steps: [
        (
          #"keep its id: { id = "dark", title = "Dark mode" };"#, #""Dark mode""#,
          #"{ id = "dark", title = "Dark mode" }"#
        )
      ]),
    Advice(
      old: #"items = ["Light", "Dark", "Auto"]"#, new: #"items = ["Light", "Dark mode", "Auto"]"#,
      steps: [
        (
          #"name the earlier one: { was = ["dark"], title = "Dark mode" }"#, #""Dark mode""#,
          #"{ was = ["dark"], title = "Dark mode" }"#
        )
      ]),
    // The new item in the same place may be the same item.
    Advice(
      old: #"items = ["Light", "Preferences"]"#, new: #"items = ["Light", "Options"]"#,
      steps: [
        (
          #"if 'options' is the same item, keep its id: { id = "preferences", title = "Options" }"#,
          #""Options""#, #"{ id = "preferences", title = "Options" }"#
        )
      ]),
    // A table keeps its other keys and its former ids.
    Advice(
      old: #"items = [{ title = "Sign out", was = ["leave"] }]"#,
      new: #"items = [{ title = "Sign out now", was = ["leave"] }]"#,
      steps: [
        (
          #"name the earlier one: was = ["leave", "sign-out"]"#, #"was = ["leave"]"#,
          #"was = ["leave", "sign-out"]"#
        )
      ]),
    // With the old id, the ids below are restored. Under `was`, each id must be listed.
    Advice(
      old: #"items = [{ title = "Vegtables", items = ["Leek"] }]"#,
      new: #"items = [{ title = "Vegetables", items = ["Leek"] }]"#,
      steps: [(#"keep its id: id = "vegtables";"#, "{ title", #"{ id = "vegtables", title"#)]),
    Advice(
      old: #"items = [{ title = "Vegtables", items = ["Leek"] }]"#,
      new: #"items = [{ title = "Vegetables", items = ["Leek"] }]"#,
      steps: [
        (
          #"the earlier id of each of these items under 'was', starting with was = ["vegtables"]"#,
          "{ title", #"{ was = ["vegtables"], title"#
        ),
        (
          #"name the earlier one: { was = ["vegtables.leek"], title = "Leek" }"#, #""Leek""#,
          #"{ was = ["vegtables.leek"], title = "Leek" }"#
        ),
      ]),
    // Only the ids below are lost, because the id above them changed.
    Advice(
      old: #"items = [{ id = "food", title = "Food", items = ["Leek", "Kale"] }]"#,
      new: #"items = [{ id = "meals", was = ["food"], title = "Food", items = ["Leek", "Kale"] }]"#,
      steps: [
        (
          "give 'meals' the id 'food', and delete that id from its 'was'",
          #"id = "meals", was = ["food"]"#, #"id = "food", was = []"#
        )
      ]),
  ]

  @Test(arguments: advice)
  func theAdviceIsGood(advice: Advice) throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu = \"M\"\n\(advice.old)\n", to: "old.toml")
    var text = "menu = \"M\"\n\(advice.new)\n"
    for step in advice.steps {
      try directory.write(text, to: "new.toml")
      let diff = try Command.menuc("diff", "old.toml", "new.toml", in: directory.url)
      #expect(diff.status == 1, "\(diff.errors)")
      #expect(diff.output.contains(step.help), "\(diff.output)")
      #expect(text.contains(step.from))
      text = text.replacing(step.from, with: step.to)
    }
    try directory.write(text, to: "new.toml")
    let diff = try Command.menuc("diff", "old.toml", "new.toml", in: directory.url)
    #expect(diff.status == 0, "\(diff.output)\(diff.errors)")
    let lint = try Command.menuc("lint", "new.toml", in: directory.url)
    #expect(lint.status == 0, "\(lint.errors)")
  }

  /// An id that another item claims is not proposed, because both items would have it.
  @Test func aClaimedIDIsNotProposed() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu = \"M\"\nitems = [\"Dark\", \"Light\"]\n", to: "old.toml")
    try directory.write(
      "menu = \"M\"\nitems = [\"Dark mode\", { title = \"Light\", was = [\"dark\"] }]\n",
      to: "new.toml")
    let diff = try Command.menuc("diff", "old.toml", "new.toml", in: directory.url)
    #expect(!diff.output.contains("id = \"dark\""), "\(diff.output)")
  }

  /// A change is printed once, even if it affects several outputs.
  @Test func aChangeIsPrintedOnce() throws {
    let folder = Repository.fixtures.appending(path: "Changes/outputs")
    let json = try Command.run(
      Repository.menuc.path, ["diff", "--format", "json", "old.toml", "new.toml"], in: folder)
    let heads = json.output.split(separator: "\n").map { line in
      line.split(separator: ",").prefix(4).filter { !$0.contains("severity") }.joined(
        separator: ",")
    }
    #expect(Set(heads).count == heads.count, "\(json.output)")
    #expect(
      json.output.contains(
        "(in the outputs with device = tablet, other = false and with device = desktop, other = false)"
      ), "\(json.output)")
  }
}
