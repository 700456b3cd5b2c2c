extension DiagnosticName {
  /// See <doc:plugin-setting>.
  package static let pluginSetting = DiagnosticName("plugin-setting")
}

extension Diagnostics {
  mutating func pluginSetting(_ message: String, at anchor: SourceAnchor, help: String) {
    report(.pluginSetting, message, at: anchor, help: help)
  }
}
