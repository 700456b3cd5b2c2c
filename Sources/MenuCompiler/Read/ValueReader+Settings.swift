extension ValueReader {
  mutating func animation(_ name: String, _ node: SourceNode) -> Menu.Animation {
    var animation = Menu.Animation()
    guard case .table = node.value else {
      let preset = choice(name, node, AnimationPreset.self) ?? .automatic
      animation.insert = preset
      animation.delete = preset
      return animation
    }
    for (key, value) in entries(of: node, as: AnimationKey.self) {
      switch key {
      case .insert:
        animation.insert = choice(key.rawValue, value, AnimationPreset.self) ?? .automatic
      case .delete:
        animation.delete = choice(key.rawValue, value, AnimationPreset.self) ?? .automatic
      case .duration:
        animation.duration = number(key.rawValue, value, isPositive: false) ?? animation.duration
      }
    }
    return animation
  }

  mutating func scroll(_ name: String, _ node: SourceNode) -> Menu.Scroll {
    var scroll = Menu.Scroll()
    guard case .table = node.value else {
      scroll.to = choice(name, node, ScrollTarget.self) ?? .none
      return scroll
    }
    for (key, value) in entries(of: node, as: ScrollKey.self) {
      switch key {
      case .to: scroll.to = choice(key.rawValue, value, ScrollTarget.self) ?? .none
      case .rows:
        let rows = integer(key.rawValue, value, in: 1...Limits.count)
        scroll.rows = rows.map(Int.init) ?? scroll.rows
      }
    }
    return scroll
  }

  /// Reads the delay of the spinner; nil for no spinner.
  mutating func busy(_ name: String, _ node: SourceNode) -> Double? {
    var show = true
    var delay = 0.5
    guard case .table = node.value else {
      wrongType(name, node, takes: .table)
      return delay
    }
    for (key, value) in entries(of: node, as: BusyKey.self) {
      switch key {
      case .show: show = boolean(key.rawValue, value) ?? true
      case .delay: delay = number(key.rawValue, value, isPositive: false) ?? delay
      }
    }
    return show ? delay : nil
  }
}
