/// The names of a menu's texts in the resources of an app: `settings_menu.theme.title`.
struct AndroidResourceName {
  /// The prefix of all names, because an app may have several menus.
  let prefix: String

  func written(_ id: String, _ field: TranslatedField) -> String {
    "\(prefix).\(ResourceName.android.written(TranslationKey(id: id, field: field)))"
  }

  /// The name in the class `R`, in which dots and hyphens become `_`.
  static func symbol(of name: String) -> String {
    String(name.map { $0 == "." || $0 == "-" ? "_" : $0 })
  }
}
