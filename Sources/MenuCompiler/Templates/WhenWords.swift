extension [WhenEntry] {
  /// The condition in words, such as `signed-in and (staff or owner) and not device=phone`.
  var words: String {
    map { entry in
      let terms = entry.terms.map { term in
        (term.isNegated ? "not " : "") + term.condition + (term.choice.map { "=" + $0 } ?? "")
      }
      let text = terms.joined(separator: " or ")
      return terms.count > 1 && count > 1 ? "(\(text))" : text
    }.joined(separator: " and ")
  }
}
