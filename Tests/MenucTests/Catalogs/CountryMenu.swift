import Foundation
import TestSupport

@testable import MenuCompiler

/// Menus of countries. The package `iso-codes` has the countries' names in many languages.
struct CountryMenu {
  /// A text of an item, and the titles of the items above it.
  struct Text {
    let key: TranslationKey
    let source: String
    let path: [String]
  }

  struct Item: Codable {
    var id: String
    var title: String
    var detail: String?
    var items: [Item]?
  }

  private struct Document: Encodable {
    let menu: String
    let language: String?
    let translations: String?
    let items: [Item]
  }

  let name: String
  let items: [Item]

  /// The document with or without its translations.
  func document(translations: String? = nil) throws -> String {
    let document = Document(
      menu: name, language: translations.map { _ in "en" }, translations: translations,
      items: items)
    return String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
  }

  /// All texts except the menu's own title, in document order.
  var texts: [Text] {
    var texts: [Text] = []
    func visit(_ items: [Item], _ path: [String]) {
      for item in items {
        let path = path + [item.title]
        texts.append(
          Text(key: TranslationKey(id: item.id, field: .title), source: item.title, path: path))
        if let detail = item.detail {
          texts.append(
            Text(
              key: TranslationKey(id: item.id, field: .field(.detail)), source: detail, path: path))
        }
        visit(item.items ?? [], path)
      }
    }
    visit(items, [name])
    return texts
  }

  static let codes = URL(filePath: "/usr/share/iso-codes/json/iso_3166-1.json")
  static let isInstalled = FileManager.default.fileExists(atPath: codes.path)

  /// The list of ISO 3166-1, and CLDR's regions if the project's data sets are available.
  static func all() throws -> [CountryMenu] {
    [try listed()] + [try regions()].compactMap { $0 }
  }

  /// The countries, by the first letters of their codes.
  private static func listed() throws -> CountryMenu {
    struct Country: Decodable {
      let alpha2: String
      let name: String
      let officialName: String?
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let countries = try decoder.decode(
      [String: [Country]].self, from: Data(contentsOf: codes))
    let letters = Dictionary(grouping: countries["3166-1"] ?? []) { String($0.alpha2.prefix(1)) }
    return CountryMenu(
      name: "Countries",
      items: letters.sorted { $0.key < $1.key }.map { letter, countries in
        Item(
          id: letter, title: letter,
          items: countries.map {
            Item(id: $0.alpha2, title: $0.name, detail: $0.officialName)
          })
      })
  }

  private static func regions() throws -> CountryMenu? {
    struct Region: Decodable {
      let title: String
      let children: [Region]
    }
    struct File: Decodable { let tree: [Region] }
    let file = Repository.root.deletingLastPathComponent()
      .appending(path: "shared/data/cldr-territories-en.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    var count = 0
    func items(_ regions: [Region]) -> [Item] {
      regions.map { region in
        count += 1
        let id = "n\(count)"
        return Item(
          id: id, title: region.title,
          items: region.children.isEmpty ? nil : items(region.children))
      }
    }
    return CountryMenu(
      name: "Regions", items: items(try JSONDecoder().decode(File.self, from: data).tree))
  }
}
