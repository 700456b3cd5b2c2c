/// Numbers that a seed determines (SplitMix64).
struct Dice: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 up to, not including, the limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}
