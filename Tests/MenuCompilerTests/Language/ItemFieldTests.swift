import TestSupport
import Testing

@testable import MenuCompiler

/// The table of an item's fields agrees with everything derived from it.
@Suite struct ItemFieldTests {
  /// Each engine reads each field, by its key; C has a function, and Objective-C a method.
  @Test(arguments: [
    ("swift", "MenuTable.swift", "\"%\""), ("c", "menu_table.c", "menu_%"),
    ("objc", "MNUMenuTexts.m", ")%OfNode:"), ("kotlin", "MenuTable.kt", "\"%\""),
    ("typescript", "menuText.ts", "\"%\""), ("html", "menu.min.js", "\"%\""),
  ])
  func anEngineReadsEachField(target: String, file: String, form: String) throws {
    let source = try #require(TargetLibrary.source(named: target)?.texts[file]?.lowercased())
    for field in ItemField.allCases {
      let name = ["c": field.key.replacing("-", with: "_"), "objc": field.name][target]
      // Swift's table has shortcuts as numbers.
      let isNumber = target == "swift" && field == .shortcut
      let call = (isNumber ? "func %(" : form).replacing("%", with: name ?? field.key).lowercased()
      #expect(source.contains(call), "\(file) has no accessor for '\(field.key)': \(call)")
    }
  }

  /// Values that restate the default give the same item as no values.
  @Test func aDefaultIsNotKept() throws {
    let silent = try table(#"{ "menu": "A", "items": [{ "title": "B", "icon": "b" }] }"#)
    let restated = try table(
      #"{ "menu": "A", "items": [{ "title": "B", "icon": "b", "accessory": "none" }] }"#)
    #expect(silent == restated)
  }

  private func table(_ text: String) throws -> String {
    let file = SourceFile(name: "menu.json", format: .json, text: text)
    let compiled = try compileMenu(file, goal: .table, input: .none)
    return tableJSON(try #require(compiled.menu))
  }
}
