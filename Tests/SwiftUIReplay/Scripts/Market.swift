import SwiftUI

/// A menu in three languages: the language changes, and nothing else does.
@MainActor func market() {
  let replay = Replay(MarketMenu.table(in: ["de-AT"]))
  replay.tap("pears")
  replay.tap("plums")
  replay.event("the apples are current") { $0.setCurrent(MarketMenu.ID.apples, reveal: false) }
  replay.show()
  print("search for apf")
  replay.model.searchText = "apf"
  replay.report()
  replay.change(to: MarketMenu.table(in: ["ar"]))
  replay.change(to: MarketMenu.table(in: ["de"]))
  print("search for nothing")
  replay.model.searchText = ""
  replay.report()
  for tags in [["ar-EG", "de"], ["fr"], ["DE"]] {
    replay.change(to: MarketMenu.table(in: tags))
    replay.show()
    replay.key("→", .rightArrow, on: "pears")
    replay.key("←", .leftArrow, on: "pears")
  }
  print("a table of another menu")
  replay.model.setTable(GroceriesMenu.table)
  replay.report()
  print("in the app's language: \(MenuModel(MarketMenu.table).table.chosenLanguage != nil)")
  chosen()
}

/// A view that keeps no model, and is given the table of another language.
@MainActor func chosen() {
  let host = HeadlessHost { Chosen() }
  func rows() -> [String] { host.root.all.compactMap(\.label) }
  for title in ["Arabic", "Pears", "German", "Arabic"] {
    let button = host.root.all.first { $0.text == "“\(title)”" }
    let row = host.root.all.first { $0.label == "كمثرى" }
    (button ?? row?.all.first { $0.press != nil })?.press?()
    host.update()
    print(title, rows())
  }
  for line in HeadlessHost.takeLog() { print("  \(line)") }
}

struct Chosen: View {
  @State private var tag = "de"

  var body: some View {
    MenuOutline(MarketMenu.table(in: [tag]))
    Button("Arabic") { tag = "ar" }
    Button("German") { tag = "de" }
  }
}

extension Replay {
  func change(to table: MenuTable) {
    print("in \(table.language?.tag ?? "-")")
    model.setTable(table)
    print("  \(model.table.title), saved \(model.state.savedState)")
    report()
  }
}
