extension DiagnosticName {
  /// See <doc:device-feature>.
  package static let deviceFeature = DiagnosticName("device-feature")
  /// See <doc:saved-id-collision>.
  package static let savedIDCollision = DiagnosticName("saved-id-collision")
}

/// Reports features that the small engine of the target `device` does not have, once for all
/// outputs.
func checkDevices(of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics) {
  let jobs = jobs.filter(\.target.isForDevices)
  guard !jobs.isEmpty else { return }
  var check = DeviceCheck(
    menu: menu, checksAlone: jobs.allSatisfy(\.savesChecksAlone), diagnostics: diagnostics)
  check.settings()
  check.items(menu.items, choice: menu.choice)
  diagnostics = check.diagnostics
  checkDeviceTexts(of: menu, in: jobs, into: &diagnostics)
}

extension Target {
  /// Whether the target writes the small engine: the target is `device`, or extends it.
  var isForDevices: Bool { (base ?? name) == "device" }
}

extension ItemDetails.Fields {
  /// The values that the item gives to columns and to arguments of its action, each in the order of
  /// the names.
  fileprivate var numbers: [ScalarValue] {
    [values, arguments?.values ?? [:]].flatMap { values in
      values.sorted { $0.key.utf8Precedes($1.key) }.map(\.value)
    }
  }
}

private struct DeviceCheck {
  let menu: Menu
  /// Whether the saved states of all outputs contain only the checked items.
  let checksAlone: Bool
  var diagnostics: Diagnostics
  /// The number of items, including the separators at borders of groups.
  private var itemCount = 0
  /// For each hash, the id that has it, and the place of the id.
  private var hashes: [SavedHash: (id: String, place: SourcePlace)] = [:]

  init(menu: Menu, checksAlone: Bool, diagnostics: Diagnostics) {
    self.menu = menu
    self.checksAlone = checksAlone
    self.diagnostics = diagnostics
  }

  /// Checks the settings of the menu as a whole.
  mutating func settings() {
    let bits = menu.conditions.reduce(0) { $0 + ($1.choices?.count ?? 1) }
    if bits > 64, let last = menu.conditions.last {
      refuse(
        "more than 64 values of conditions; the menu has \(bits)", .key(last.place),
        "a condition without choices counts once; a condition with choices counts once for each choice"
      )
    }
    for column in menu.columns {
      checkSize(of: column.defaultValue, .key(column.place))
    }
    for argument in (menu.actions ?? []).flatMap(\.arguments) {
      checkSize(of: argument.defaultValue, .key(argument.place))
    }
    if menu.items.isEmpty {
      refuse(
        "a menu without items", .entry(menu.place, key: DocumentKey.items.rawValue),
        "add an item")
    }
  }

  mutating func items(_ items: [Item], choice: ChoiceMode?) {
    for item in items {
      itemCount += 1
      if itemCount == 65_535 {
        refuse("more than 65,534 items", .value(item.place), "divide the menu")
      }
      if item.isInline {
        refuse(
          "inline groups", .entry(item.place, key: ItemKey.inline.rawValue),
          "delete 'inline', or move the items to the group above")
      }
      if item.isSummaryCheck {
        refuse(
          "categories that are checked while their items are checked",
          .entry(item.place, key: ItemKey.checked.rawValue), "delete 'checked'")
      }
      if item.details?.fields.plurals.isEmpty == false {
        refuse("texts with a number", .value(item.place), "write a text without 'count'")
      }
      for value in item.details?.fields.numbers ?? [] { checkSize(of: value, .value(item.place)) }
      let flags = NodeFlags(item, of: menu, in: choice)
      if flags.isSaved(checksAlone: checksAlone) { hash(of: item) }
      self.items(item.children, choice: item.choice)
    }
  }

  private mutating func checkSize(of value: ScalarValue?, _ anchor: SourceAnchor) {
    guard case .integer(let number)? = value, Int32(exactly: number) == nil else { return }
    refuse("integers of more than 32 bits, such as \(number)", anchor, "write a smaller number")
  }

  private mutating func refuse(_ feature: String, _ anchor: SourceAnchor, _ help: String) {
    diagnostics.report(
      .deviceFeature, "the target 'device' does not support \(feature)", at: anchor, help: help)
  }

  /// Checks that no other id has the same hash.
  private mutating func hash(of item: Item) {
    let former = (item.details?.fields.formerIDs ?? []).map { ($0.id, $0.place) }
    for (id, place) in [(item.id, item.place)] + former where !id.isEmpty {
      let other = hashes.updateValue((id, place), forKey: SavedHash(of: id))
      guard let other, other.id != id else { continue }
      diagnostics.report(
        .savedIDCollision, "'\(id)' and '\(other.id)' have the same hash in saved states",
        at: .value(place), related: .init(.value(other.place), "the other"),
        help: "give the newer item a different 'id'")
    }
  }
}
