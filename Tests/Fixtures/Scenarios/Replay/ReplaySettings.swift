extension Replay {
  /// Prints what the document says about presentation.
  func tellSettings() {
    let settings = table.settings
    say("layout \(table.layout)")
    say("hit area \(settings.hitArea)")
    let animation = settings.animation
    say("animation \(animation.insert)/\(animation.delete), \(animation.duration) s")
    say("scroll \(settings.scroll.to), rows \(settings.scroll.rows)")
    say("row height \(text(settings.rowHeight))")
    say("header height \(text(settings.headerHeight))")
    say("title lines \(settings.titleLines)")
    say("keeps selection \(settings.keepsSelection)")
    say("busy after \(text(settings.busyDelay)) s")
    let indicator = settings.indicator
    say("collapsed \(text(indicator.collapsed)), expanded \(text(indicator.expanded))")
    say("empty \(text(indicator.empty)), leaf \(text(indicator.leaf))")
    say("hides when empty \(indicator.hideWhenEmpty)")
    say("color \(text(indicator.color?.text)), highlight \(text(indicator.highlight?.text))")
  }

  private func text<Value>(_ value: Value?) -> String {
    guard let value else { return "none" }
    guard let glyph = value as? MenuGlyph else { return "\(value)" }
    return [glyph.text, glyph.image].compactMap { $0 }.joined(separator: ":")
  }

  /// Prints the tour's own columns of its tools, by the typed names that are generated.
  func tellColumns() {
    for tool in table.children(of: DarkroomMenu.ID.adjust) {
      let since = DarkroomMenu.since(of: tool)
      let credits = DarkroomMenu.credits(of: tool)
      let strength = DarkroomMenu.strength(of: tool)
      let beta = DarkroomMenu.beta(of: tool)
      say("\(table.title(of: tool)): \(since), \(credits), \(strength), \(beta)")
    }
  }
}
