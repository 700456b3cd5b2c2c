extension JobPlanner {
  /// Reports an entry's parameter `current` if it names no item. The entries of a project are not
  /// checked: they are for all its menus, some of which may lack the item.
  mutating func checkCurrent(of job: RenderJob) {
    let name = WellKnownParameter.current
    guard job.target.isForBrowsers, let entry = job.entry, entry.origin == nil,
      let given = entry.parameters.first(where: { $0.key == name }),
      !request.parameters.contains(where: { $0.name == name }),
      let written = job.text(name), let problem = currentProblem(written)
    else { return }
    values.diagnostics.report(
      .invalidValue, problem.description, at: .value(given.value.place), help: problem.help)
  }

  /// The problem with the name of a current item that the menu does not have; nil if there is no
  /// problem.
  ///
  /// An address may belong to a page outside the menu, for which no item is marked; therefore only
  /// ids are checked.
  func currentProblem(_ written: String) -> UsageError? {
    let isAddress = written.contains { "/:?#".contains($0) } || written.hasSuffix(".html")
    guard !written.isEmpty, !isAddress else { return nil }
    var ids: [String] = []
    var isKnown = false
    visitItems(menu.items) { item in
      if item.idIsUnknown || item.id == written || item.details?.fields.text(.url) == written {
        isKnown = true
      }
      if !item.id.isEmpty { ids.append(item.id) }
    }
    guard !isKnown else { return nil }
    return UsageError(
      "the current item can't be '\(written)': no item has this id",
      help: Suggestion.nearest(to: written, among: ids).map { "did you mean '\($0)'?" }
        ?? "use the id of an item, or the address of the page, such as '/guide/'")
  }
}
