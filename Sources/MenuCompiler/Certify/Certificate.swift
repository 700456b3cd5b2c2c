/// The result of reading a generated file back and comparing its contents with the menu.
package struct Certificate: Sendable {
  package enum Outcome: Sendable {
    /// All facts agree. The payload is the number of compared facts.
    case agrees(facts: Int)
    /// The differences, each as a sentence.
    case differs([String])
    /// The reason why the file can't be read back.
    case unreadable(String)
  }

  /// The name of the target.
  package let target: String
  /// The name of the file; empty if the target writes no readable file.
  package let file: String
  package let outcome: Outcome
}

/// Collects the certificates of one compilation.
package final class CertificateList {
  package internal(set) var all: [Certificate] = []

  package init() {}

  /// An error for the files that differ; nil if there are none.
  var failure: CertificateError? {
    let faults = all.compactMap { one in
      if case .differs(let differences) = one.outcome { (one.file, differences) } else { nil }
    }
    return faults.isEmpty ? nil : CertificateError(faults: faults)
  }
}

/// Generated files that differ from the menu because of a defect in a template or in menuc.
struct CertificateError: Error, CustomStringConvertible {
  let faults: [(file: String, differences: [String])]

  /// The first differences of each file.
  var description: String {
    faults.map { file, differences in
      let shown = differences.prefix(CertificateError.shown).joined(separator: "; ")
      let more = differences.count - CertificateError.shown
      return "'\(file)' differs from the menu: \(shown)\(more > 0 ? "; and \(more) more" : "")"
    }.joined(separator: ". ")
  }

  private static let shown = 3
}
