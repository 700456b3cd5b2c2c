extension LoweredMenu {
  /// The parts of an engine that the menu uses.
  var engineParts: Set<EnginePart> {
    Set(EnginePart.allCases.filter(uses))
  }

  private func uses(_ part: EnginePart) -> Bool {
    switch part {
    case .checks: flags.contains { $0.contains(.checkItem) }
    case .conditions: !conditions.isEmpty
    case .languages: language != nil
    case .slots: flags.contains { $0.contains(.slot) }
    }
  }
}
