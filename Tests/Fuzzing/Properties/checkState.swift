import MenuRuntime

@testable import MenuOracle

/// Menus of all kinds of items; tables are never freed, so there are few.
private let states: [MenuExpansion] = (0..<16).map { seed in
  var dice = Dice(seed: UInt64(seed))
  return TestMenu.random(&dice, size: 4 + seed * 3, depth: 3).state
}

/// A string of any bytes can be restored; what was restored then is saved and restored alike.
func checkState(_ bytes: [UInt8]) throws {
  guard let (menu, rest) = bytes.selecting(from: Array(states.indices), name: { "\($0)" }) else {
    return
  }
  let start = states[menu]
  var state = start
  let text = String(decoding: rest, as: UTF8.self)
  let unknown = state.restore(text).unknown
  for id in unknown { try require(text.contains(id), "an id that the string lacks: \(id)") }
  try require(
    (0..<state.rowCount).allSatisfy { state.node(atRow: $0) != nil }, "a row without an item")
  let saved = state.savedState
  var again = start
  try require(again.restore(saved).unknown.isEmpty, "\(saved) has unknown ids")
  try require(again.savedState == saved, "\(saved) is saved as \(again.savedState)")
}
