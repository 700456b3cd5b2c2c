/// Names for pages that are lists of links.
extension TemplateContext {
  /// Whether a page is a disclosure navigation, not a tree.
  ///
  /// The parameter `pattern` decides. By default, the look `nav` is a disclosure navigation, unless
  /// the menu has features that links can't provide, or the page can change its language.
  func findsDisclosure() -> Bool {
    switch job.text(WellKnownParameter.pattern) {
    case "disclosure": true
    case "auto":
      job.text(WellKnownParameter.look) == "nav" && !menu.acts
        && (writtenLanguages.isEmpty || job.text(WellKnownParameter.language)?.isEmpty == false)
    default: false
    }
  }
}

extension LoweredMenu {
  /// Whether the menu has actions, checks, slots, pages or conditions.
  fileprivate var acts: Bool {
    !conditions.isEmpty || flags.contains { !$0.isDisjoint(with: [.checkItem, .slot, .page]) }
      || details.contains { $0?.fields.text(.action) != nil }
  }
}
