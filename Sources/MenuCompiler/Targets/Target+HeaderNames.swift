extension Target {
  /// The words with `_` in the headers that all menus share, for languages where all global names
  /// share one namespace.
  var headerNames: Set<String> {
    var names: Set<String> = []
    for file in files where file.once == .directory {
      for asset in file.assets where asset.hasSuffix(".h") {
        let words = (texts[asset] ?? "").utf8.split { !Self.isPartOfName($0) }
        for word in words where word.contains(UInt8(ascii: "_")) {
          names.insert(String(word) ?? "")
        }
      }
    }
    return names
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 0x20)
  }
}
