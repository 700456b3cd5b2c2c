/// Finds changes to the settings of the menu as a whole.
func findSettingChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old.declared, comparison.new.declared)
  if old.title != new.title {
    comparison.add(
      .titleChanged, .title, "the menu has the title '\(new.title)'", before: old.title,
      after: new.title)
  }
  let (before, after) = (old.settings, new.settings)
  for key in DocumentKey.allCases {
    switch key {
    case .setting(let setting):
      findSettingChange(&comparison, setting, before[setting], after[setting])
    case .structure(let structure):
      let isSame =
        switch structure {
        case .indicator: before.indicator == after.indicator
        case .animation: before.animation == after.animation
        case .scroll: before.scroll == after.scroll
        case .busy: before.busyDelay == after.busyDelay
        case .language: comparison.old.table.language == comparison.new.table.language
        // Other checks find the effects of these keys.
        case .schema, .version, .menu, .title, .translations, .collapsed, .collapsible, .expansion,
          .keepOpen, .choice, .actions, .conditions, .columns, .generate, .items:
          true
        }
      if !isSame { comparison.addSettingChange(key) }
    }
  }
}

private func findSettingChange(
  _ comparison: inout MenuComparison, _ setting: DocumentSetting, _ before: ScalarValue?,
  _ after: ScalarValue?
) {
  guard before != after else { return }
  switch setting.description.role {
  case .look: comparison.addSettingChange(.setting(setting))
  case .behavior(let kind, let effect):
    let (first, second) = (before?.printed ?? "", after?.printed ?? "")
    comparison.add(
      kind, .setting(setting),
      "the \(setting.key) changed from '\(first)' to '\(second)'; \(effect)", before: first,
      after: second)
  }
}

extension MenuComparison {
  fileprivate mutating func addSettingChange(_ key: DocumentKey) {
    add(.settingChanged, key, "the menu's '\(key.rawValue)' changed")
  }
}
