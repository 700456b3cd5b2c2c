extension Fix {
  /// Another id, in place of the item's own or of the one that its title makes. Saved state follows
  /// ids, so it begins anew.
  static func giveID(_ id: String, to item: Item) -> Fix {
    let key = ItemKey.id.rawValue
    return Fix(
      "give it the id '\(id)'", .unsafe,
      item.idIsDeclared
        ? .replaceText(.entry(item.place, key: key), with: id)
        : .insertEntry(into: item.place, key: key, text: id))
  }
}
