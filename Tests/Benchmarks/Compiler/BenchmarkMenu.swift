/// The tree that is measured: a tenth of the items are categories of nine.
enum BenchmarkMenu {
  static func toml(_ size: Int) -> String {
    var text = "menu = \"Bench\"\n"
    for category in 0..<size / 10 {
      text +=
        "[[items]]\nid = \"c\(category)\"\ntitle = \"Category \(category)\"\ncollapsed = true\n"
      for item in 0..<9 {
        text += "[[items.items]]\nid = \"c\(category)_\(item)\"\n"
        text += "title = \"Item \(category) \(item)\"\n"
      }
    }
    return text
  }

  static func yaml(_ size: Int) -> String {
    var text = "menu: Bench\nitems:\n"
    for category in 0..<size / 10 {
      text += "- id: c\(category)\n  title: Category \(category)\n  collapsed: true\n  items:\n"
      for item in 0..<9 {
        text += "  - id: c\(category)_\(item)\n    title: Item \(category) \(item)\n"
      }
    }
    return text
  }
}
