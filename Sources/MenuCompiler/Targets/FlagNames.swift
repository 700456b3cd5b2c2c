/// The spelling of an item's flags in a target's language, such as `MENU_CATEGORY | MENU_OPEN`.
struct FlagNames: Sendable {
  /// The name of each flag; a flag without a name is omitted.
  var names: [(flag: NodeFlags, name: String)] = []
  var separator = " | "
  /// The string for an item without flags.
  var none = "0"

  func print(_ flags: NodeFlags, to result: inout [UInt8]) {
    var isFirst = true
    for (flag, name) in names where flags.contains(flag) {
      if !isFirst { result += separator.utf8 }
      result += name.utf8
      isFirst = false
    }
    if isFirst { result += none.utf8 }
  }

  /// The flags in the order of their bits, with their keys in a target's `flags.names`.
  static let known: [(key: String, flag: NodeFlags)] = [
    ("category", .category), ("body", .body), ("open", .open), ("fixed", .fixed),
    ("hidden", .hidden), ("disabled", .disabled), ("separator", .separator), ("single", .single),
    ("keep-open", .keepOpen), ("check-item", .checkItem), ("checked", .checked),
    ("chooses-one", .choosesOne), ("slot", .slot), ("placeholder", .placeholder),
    ("loading", .loading), ("page", .page), ("inline", .inline), ("rowless", .rowless),
    ("shows-checked", .showsChecked), ("chooses-any", .choosesAny),
  ]
}
