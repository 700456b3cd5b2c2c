/// The hash of an id in the binary saved state of the target `device`: 21 bits of 32-bit FNV-1a.
///
/// An entry of the state consists of the hash and a bit for the value.
struct SavedHash: Hashable {
  let value: UInt32

  init(of id: String) {
    let whole = id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    value = (whole ^ whole >> 22) & 0x3F_FFFE
  }

  /// The number of bits in an entry.
  static let entryBits = 22

  /// The values of the hash's bytes, least significant first, separated by commas.
  var bytes: String { "\(value & 255), \(value >> 8 & 255), \(value >> 16)" }
}

extension NodeFlags {
  /// Whether a saved state of the target `device` may contain a node: a check item or, unless only
  /// checks are saved, a node that can be opened and closed.
  func isSaved(checksAlone: Bool) -> Bool {
    if contains(.checkItem), !contains(.category) { return true }
    let isExpandable = contains(.body) || intersection([.category, .page]) == .category
    return isExpandable && !contains(.fixed) && !checksAlone
  }
}
