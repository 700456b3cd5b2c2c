import Foundation
import MenuRuntime

/// Finds the items that contain all words of a search in their titles, details, keywords or ids. A
/// hidden item, or an item below a hidden item, is not found: a filter would show only the items
/// above it.
struct ItemSearch {
  private let texts: [(node: MenuNode, text: String)]

  init(_ table: MenuTable) {
    texts = table.nodes.compactMap { node in
      guard let id = table.id(of: node) else { return nil }
      let words = [table.title(of: node), table.detail(of: node) ?? "", id]
      return (node, Self.folded((words + table.keywords(of: node)).joined(separator: "\n")))
    }
  }

  /// The result of a search.
  struct Result {
    /// The items that contain all words and can be visible, in the order of the menu.
    var items: [MenuNode]
    /// The number of items that contain all words and are hidden, or are below a hidden item.
    var hiddenCount: Int
  }

  /// The items that contain all words; nil if the search has no words.
  func result(of search: String, in state: MenuExpansion) -> Result? {
    let words = Self.folded(search).split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return nil }
    let nodes = texts.filter { entry in words.allSatisfy { entry.text.contains($0) } }.map(\.node)
    let items = nodes.filter { node in
      !sequence(first: node) { state.table.parent(of: $0) }.contains(where: state.isHidden)
    }
    return Result(items: items, hiddenCount: nodes.count - items.count)
  }

  /// A string without differences in case, and without marks such as accents.
  private static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var letters = String.UnicodeScalarView()
    for scalar in lower.decomposedStringWithCompatibilityMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark { letters.append(scalar) }
    return String(letters).uppercased().lowercased()
  }
}
