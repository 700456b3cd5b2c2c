extension DiagnosticName {
  /// See <doc:control-character>.
  package static let controlCharacter = DiagnosticName("control-character")
}

/// Checks that texts contain no control characters other than line feeds and tabs.
func checkControlCharacters(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  context.visitTexts { key, text in
    guard text.mayHoldControls,
      let scalar = text.unicodeScalars.first(where: isInvisible)
    else { return }
    diagnostics.report(
      .controlCharacter,
      "'\(key.rawValue)' contains the control character \(scalar.codePoint)",
      at: context.value(key),
      help: scalar == "\r" ? "end lines with \\n only" : "delete it: it has no visible form",
      fix: .unsafelyReplace(
        context.value(key), with: text.replacing("\r\n", with: "\n").without { isInvisible($0) },
        "delete the character"))
  }
}

func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
}

extension ItemContext {
  /// Calls a function for each text of the item that users read.
  func visitTexts(_ visit: (ItemKey, String) -> Void) {
    if !item.title.isEmpty { visit(.title, item.title) }
    item.details?.fields.visitScalars { field, value in
      if field.description.role.isProse { visit(.field(field), value.printed) }
    }
  }
}

extension String {
  /// The string without the characters for which a function returns true.
  func without(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
    String(UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
  }

  /// Whether the string may contain a control character, judging by its bytes.
  var mayHoldControls: Bool { hasByte { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 } }
}
