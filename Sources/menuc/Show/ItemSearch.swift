import Foundation
import MenuRuntime

/// Finds the items that contain all words of a search in their titles, details, keywords or ids.
struct ItemSearch {
  private let texts: [(node: MenuNode, text: String)]

  init(_ table: MenuTable) {
    texts = table.nodes.compactMap { node in
      guard let id = table.id(of: node) else { return nil }
      let words = [table.title(of: node), table.detail(of: node) ?? "", id]
      return (node, Self.folded((words + table.keywords(of: node)).joined(separator: "\n")))
    }
  }

  /// The items that contain all words; nil if the search has no words.
  func items(with search: String) -> [MenuNode]? {
    let words = Self.folded(search).split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return nil }
    return texts.filter { entry in words.allSatisfy { entry.text.contains($0) } }.map(\.node)
  }

  /// A text without differences of case, and without marks such as accents.
  private static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var letters = String.UnicodeScalarView()
    for scalar in lower.decomposedStringWithCompatibilityMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark { letters.append(scalar) }
    return String(letters).uppercased().lowercased()
  }
}
