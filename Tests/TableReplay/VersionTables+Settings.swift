extension Versions {
  /// A slot whose opening brings its rows into view, and items whose choice is kept.
  static func revealing() -> MenuTable? {
    try? MenuTable(
      items: [
        MenuItem("recent", "Recent", [.category, .slot]), MenuItem("home", "Home"),
        MenuItem("about", "About"),
      ], name: "Revealing", title: "Revealing",
      settings: MenuSettings(
        indicator: .standard, scroll: MenuScroll(to: .reveal, rows: 3), keepsSelection: true))
  }

  /// A category at the top level and one in a category, which a condition enables.
  static func enabling() -> MenuTable? {
    var units = MenuItem("units", "Units", [.category], items: [MenuItem("meters", "Meters")])
    var tools = MenuItem("tools", "Tools", [.category], items: [MenuItem("measure", "Measure")])
    units.enabled = [["pro"]]
    tools.enabled = [["pro"]]
    let view = MenuItem("view", "View", [.category], items: [units])
    return try? MenuTable(
      items: [view, tools], name: "Enabling", title: "Enabling",
      conditions: [MenuCondition("pro")])
  }
}
