/// A keyboard shortcut: modifiers, in the order Mod, Ctrl, Alt, Shift, Cmd, and a key.
package struct Shortcut: Sendable, Hashable, CustomStringConvertible {
  package enum Modifier: String, Sendable, CaseIterable {
    /// Cmd on Apple platforms, Ctrl elsewhere.
    case mod = "Mod"
    case ctrl = "Ctrl"
    case alt = "Alt"
    case shift = "Shift"
    case cmd = "Cmd"
  }

  /// The regular expression of a shortcut, for the schema. Repeated modifiers are detected when it
  /// is read.
  static let pattern = #"^(Mod|Ctrl|Alt|Shift|Cmd)(\+(Mod|Ctrl|Alt|Shift|Cmd))*\+[^+\s]+$"#

  /// The modifiers, without repetition, in the order of their declaration.
  package let modifiers: [Modifier]
  /// The key as written, but with letters in upper case.
  package let key: String

  /// Reads `(Mod|Ctrl|Alt|Shift|Cmd)+…+key`. Returns nil if the string does not have this form.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let key = parts.last, !key.isEmpty, Modifier(rawValue: key) == nil,
      !key.contains(where: \.isWhitespace)
    else { return nil }
    var modifiers: Set<Modifier> = []
    for part in parts.dropLast() {
      guard let modifier = Modifier(rawValue: part), modifiers.insert(modifier).inserted else {
        return nil
      }
    }
    self.modifiers = Modifier.allCases.filter(modifiers.contains)
    // The upper-case form of `ß` is two letters, so `ß` stays as it is.
    let upper = key.uppercased()
    self.key = key.count == 1 && upper.count == 1 ? upper : key
  }

  package var description: String {
    (modifiers.map(\.rawValue) + [key]).joined(separator: "+")
  }
}
