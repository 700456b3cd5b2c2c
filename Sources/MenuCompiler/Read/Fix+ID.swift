extension Fix {
  /// A fix that replaces the item's declared or derived id. Saved state is stored under ids, so the
  /// item's state is lost.
  static func giveID(_ id: String, to item: Item) -> Fix {
    let key = ItemKey.id.rawValue
    return Fix(
      "give it the id '\(id)'", .unsafe,
      item.idIsDeclared
        ? .replaceText(.entry(item.place, key: key), with: id)
        : .insertEntry(into: item.place, key: key, text: id))
  }
}
