import MenuCompiler

extension Certificate {
  /// The sentence in which a build reports the result of reading a file back.
  var sentence: String {
    let file = PrintableText.visible(file)
    return switch outcome {
    case .agrees(let facts): "certified \(file): \(facts) facts agree with the menu"
    case .differs(let differences): "\(file) differs from the menu in \(differences.count) facts"
    case .unreadable(let reason): "not certified: \(file), because \(reason)"
    }
  }
}
