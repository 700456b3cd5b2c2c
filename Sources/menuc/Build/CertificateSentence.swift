import MenuCompiler

extension Certificate {
  /// What a build reports about a file that was read back.
  var sentence: String {
    let file = PrintableText.visible(file)
    return switch outcome {
    case .agrees(let facts): "certified \(file): \(facts) facts agree with the menu"
    case .differs(let differences): "\(file) differs from the menu in \(differences.count) facts"
    case .unreadable(let reason): "not certified: \(file), because \(reason)"
    }
  }
}
