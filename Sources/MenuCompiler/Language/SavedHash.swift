/// The hash of an id in the binary saved state of the target `device`: 23 bits of 32-bit FNV-1a.
struct SavedHash: Hashable {
  let value: UInt32

  init(of id: String) {
    let whole = id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    value = (whole ^ whole >> 24) & 0xFFFFFE
  }

  /// The values of its bytes, the lowest first, with commas between.
  var bytes: String { "\(value & 255), \(value >> 8 & 255), \(value >> 16)" }
}
