import CSHA256

/// The SHA-256 hash (FIPS 180-4) of bytes that may be added in parts.
///
/// The hash shows whether a file was changed since it was written; it does not protect secrets.
package struct SHA256 {
  private var state = SHA256.initial
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private let usesInstructions: Bool

  /// - Parameter usesInstructions: Whether to use the processor's SHA-256 instructions, if it has
  ///   any.
  package init(usesInstructions: Bool = true) { self.usesInstructions = usesInstructions }

  /// The hash of bytes, in hexadecimal.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hex()
  }

  /// Adds bytes to the hash.
  package mutating func add(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      addBlocks(rest, 0..<64)
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / 64 * 64
    addBlocks(bytes, start..<end)
    rest += bytes[end...]
  }

  private mutating func addBlocks(_ bytes: [UInt8], _ range: Range<Int>) {
    var state = state
    bytes.withUnsafeBufferPointer { mix($0, range, &state) }
    self.state = state
  }

  /// The hash of all bytes so far, in hexadecimal.
  package func hex() -> String {
    var (state, rest) = (state, rest)
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = count &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    rest.withUnsafeBufferPointer { mix($0, 0..<rest.count, &state) }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        text.append(digits[Int(word >> shift & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds a range of bytes that consists of whole blocks.
  ///
  /// It uses pointers and masking shifts, because checked operations make a debug build several
  /// times slower.
  private func mix(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ state: inout [UInt32]
  ) {
    guard let bytes = bytes.baseAddress, !range.isEmpty else { return }
    if usesInstructions,
      csha256_add_blocks(&state, bytes + range.lowerBound, range.count / 64, Self.constants)
    {
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.constants.withUnsafeBufferPointer { constants in
        guard let schedule = schedule.baseAddress, let constants = constants.baseAddress
        else { return }
        var start = range.lowerBound
        while start < range.upperBound {
          Self.fill(schedule, from: bytes + start)
          Self.mix(schedule, constants, &state)
          start += 64
        }
      }
    }
  }

  /// Computes the words of a block and the words derived from them.
  private static func fill(
    _ schedule: UnsafeMutablePointer<UInt32>, from block: UnsafePointer<UInt8>
  ) {
    var word = 0
    while word < 16 {
      let place = block + word &* 4
      let (high, low) = (UInt32(place[0]) &<< 24, UInt32(place[3]))
      schedule[word] = high | UInt32(place[1]) &<< 16 | UInt32(place[2]) &<< 8 | low
      word &+= 1
    }
    while word < 64 {
      let near = schedule[word &- 2]
      let far = schedule[word &- 15]
      let low = (far &>> 7 | far &<< 25) ^ (far &>> 18 | far &<< 14) ^ far &>> 3
      let high = (near &>> 17 | near &<< 15) ^ (near &>> 19 | near &<< 13) ^ near &>> 10
      schedule[word] = schedule[word &- 16] &+ low &+ schedule[word &- 7] &+ high
      word &+= 1
    }
  }

  private static func mix(
    _ schedule: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>, _ state: inout [UInt32]
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var round = 0
    while round < 64 {
      let sum = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum &+ choice &+ constants[round] &+ schedule[round]
      let other = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ other &+ majority
      round &+= 1
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
