extension TableSizes {
  /// Computes the sizes of a menu for the target `device`. An 8-bit processor does not need gaps
  /// between numbers, so a menu is smaller there.
  init(device context: TemplateContext) {
    self.init()
    texts = 1
    let menu = context.menu
    let languages = context.writtenLanguages
    let node = menu.count < 255 ? 1 : 2
    var entries = 0
    func count(_ text: String) { texts += text.utf8.count + 1 }
    for title in menu.titles { count(title) }
    for details in menu.details {
      details?.fields.visitScalars { field, value in
        guard case .string(let text) = value, field.isDeviceText else { return }
        entries += 1
        count(text)
      }
    }
    for text in languages.flatMap(\.texts) {
      switch text.field {
      case .title: count(text.text)
      case .field(let field) where field.isDeviceText:
        entries += 1
        count(text.text)
      default: break
      }
    }
    var columnValues = 0
    for column in menu.columns where column.type == .string {
      count(column.defaultValue?.printed ?? "")
      for details in menu.details {
        guard let value = details?.fields.values[column.name] else { continue }
        columnValues += 1
        count(value.printed)
      }
    }
    for node in 0..<menu.count {
      for case (_, .string(let text)) in menu.arguments(of: node).filter({
        $0.argument.type == .plain(.string)
      }) { count(text) }
    }
    let bits = menu.conditions.reduce(0) { $0 + ($1.choices?.count ?? 1) } > 32 ? 8 : 4
    let slots = menu.flags.count { $0.contains(.slot) }
    let conditional = menu.whens.reduce(0) { $0 + $1.nodes.count + $1.enabledNodes.count }
    let followers = menu.followers.count + menu.followers(of: languages).count
    let actions = menu.details.count { $0?.fields.text(.action) != nil }
    let saved = context.savedItems
    let savedNodes = Set(saved)
    let formerIDs = menu.formerIDs.count { savedNodes.contains($0.node) }
    table = texts
    // The columns of the items: the titles in each language, the flags, the initial state, the
    // parent and the child.
    table += menu.count * (2 * (languages.count + 1) + 2 + 1 + 2 * node)
    for (rows, members) in [
      (entries + languages.count + 1, [2, node, 1]), (slots, [node]), (actions, [node, 1]),
      (menu.conditions.count, [1, 1, 1, 1]),
      (menu.whens.reduce(0) { $0 + $1.clauses.count }, [bits, bits, 1]),
      (conditional, [node, 1, 1]), (followers, [2, 1, 1]),
      (saved.count + formerIDs, [1, 1, 1, node]),
      (columnValues, [2, node]),
    ] {
      table += rows * Self.size(of: members)
    }
    var members = [2, 2]
    if menu.flags.contains(where: { $0.contains(.page) }) { members.append(node) }
    members.append(1)
    if !languages.isEmpty { members.append(1) }
    if !menu.conditions.isEmpty { members.append(bits) }
    members += Array(repeating: 2, count: slots) + Array(repeating: 1, count: menu.count)
    state = Self.size(of: members)
  }

  /// The size of a structure with members of the given sizes. Each size is also the member's
  /// alignment.
  private static func size(of members: [Int]) -> Int {
    func aligned(_ size: Int, _ alignment: Int) -> Int {
      (size + alignment - 1) / alignment * alignment
    }
    let end = members.reduce(0) { aligned($0, $1) + $1 }
    return aligned(end, members.max() ?? 1)
  }
}
