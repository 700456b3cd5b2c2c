import Foundation
import MenuRuntime
import TestSupport
import Testing

@testable import MenuCompiler

/// Each engine and view that spells the roles has all of them.
@Suite struct ItemRoleTests {
  private static let templates = Repository.root.appending(path: "Sources/MenuTemplates/Templates")

  @Test func theEngineInSwiftHasTheRoles() {
    #expect(MenuRole.allCases.map(\.rawValue) == ItemRole.allCases.map(\.rawValue))
    for role in ItemRole.allCases {
      #expect(MenuRole(rawValue: role.rawValue)?.isStandard == role.isStandard)
    }
  }

  @Test(arguments: ["c/Engine/menu_settings.h", "objc/MNUMenuTypes.h"])
  func theHeadersHaveTheRoles(_ path: String) throws {
    let text = try Repository.text(Self.templates.appending(path: path))
    let lines = Set(
      text.split(separator: "\n").map { $0.filter { $0 != " " && $0 != "," } })
    for role in ItemRole.allCases {
      let words = role.rawValue.split(separator: "-")
      let name =
        path.hasPrefix("c/")
        ? "MENU_ROLE_" + words.joined(separator: "_").uppercased()
        : "MNUMenuRole" + words.map(\.capitalized).joined()
      #expect(lines.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    ("kotlin/MenuSettings.kt", "(\"", "\")"), ("typescript/menuSettings.ts", "| \"", "\""),
  ])
  func theOtherEnginesHaveTheRoles(_ path: String, _ before: String, _ after: String) throws {
    let text = try Repository.text(Self.templates.appending(path: path))
    for role in ItemRole.allCases {
      #expect(text.contains(before + role.rawValue + after), "\(role)")
    }
  }

  /// The lint knows the keys that AppKit's menu bars give to standard items.
  @Test func theKeysAreThoseOfAppKit() throws {
    let path = Self.templates.appending(path: "appkit/MenuStandardItems.swift")
    let lines = try Repository.text(path).split(separator: "\n").filter {
      $0.contains(": Standard(")
    }
    for role in ItemRole.allCases where role.isStandard && !role.isMenu {
      let line = try #require(lines.first { $0.contains(" .\(role): ") }, "\(role)")
      let modifiers = line.matches(of: #/\.(cmd|alt|shift|ctrl)\b/#).map { $0.1.capitalized }
      let key = line.firstMatch(of: #/"(.)"/#).map { String($0.1) }
      let keys = modifiers.isEmpty ? nil : (modifiers + [key ?? ""]).joined(separator: "+")
      #expect(keys == role.shortcut)
      if let keys = role.shortcut { #expect(Shortcut(keys) != nil, "\(keys)") }
    }
    #expect(lines.count == ItemRole.allCases.filter { $0.isStandard && !$0.isMenu }.count)
  }
}
