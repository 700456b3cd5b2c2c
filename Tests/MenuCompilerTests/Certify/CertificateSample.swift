import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// A small menu that uses most keys, with a catalog, and its files.
enum CertificateSample {
  static let targets = [
    "swift", "typescript", "kotlin", "webcomponent", "html", "c", "objc", "json",
  ]

  private static let document = #"""
    menu: Sample
    title: "A \"sample\""
    language: en
    translations: "{language}.yaml"
    layout: section-headers
    animation: { insert: top, delete: fade, duration: 0.25 }
    scroll: { to: reveal, rows: 3 }
    row-height: 40
    header-height: 52.5
    title-lines: 2
    indicator: { preset: chevron, color: "#6b7280" }
    columns:
      price: { type: number, default: 1.5 }
      code: { type: string, default: "" }
    conditions:
      device: { choices: [desktop, tablet], default: tablet }
      offline: { follows: work-offline }
    items:
      - id: library
        title: Library 31
        detail: { one: "{count} album", other: "{count} albums" }
        expansion: single
        keep-open: true
        items:
          - { title: Travel, tag: 101, shortcut: [Mod+Shift+I, F6], badge: "12", values: { price: 2.25 } }
          - { title: Places, height: 32, keywords: [a7, b8], was: [old-9], when: device=tablet, items: [Kyoto] }
          - { separator: true }
          - { title: "Sign \"in\"\\ ${x} <b>", help: "Line 1\nline 2 é🙂", shortcut: { default: Ctrl+K, apple: Cmd+K } }
          - { title: Recent, slot: true, choice: any, placeholder: None, loading: Soon, enabled: "!offline" }
      - title: View
        footer: The end 44.
        choice: one
        indicator: { expanded: "×", empty: { image: cloud } }
        items:
          - { title: Rows, checked: true, accessory: checkmark, values: { code: "77" } }
          - { title: Tiles, role: destructive, url: /tiles/5 }
          - { title: Select all tiles, role: select-all }
      - { title: Work offline, checked: false, accessibility: { label: "Offline 6", hint: Works. } }
    """#

  private static let catalog = #"""
    library: { title: Mediathek 31, detail: { one: "{count} Album", other: "{count} Alben" } }
    library.travel: Reisen "5"
    library.places: { title: Orte, keywords: [c9, d8] }
    view.rows: { title: Zeilen, values: { code: "88" } }
    """#

  static func table() throws -> LoweredMenu {
    var input = CompilerInput.none
    input.loadCatalogs = { _, _ in
      .found([
        .loaded(SourceFile(name: "de.yaml", format: .yaml, text: catalog), language: "de")
      ])
    }
    let compiled = try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: document), goal: .table, input: input)
    return try #require(compiled.menu, "\(compiled.diagnostics.map(\.message))")
  }

  /// A target with its defaults, without its engine.
  ///
  /// - Parameter change: Changes the templates.
  static func job(
    _ name: String, change: (inout [String: String]) throws -> Void = { _ in }
  ) throws -> RenderJob {
    var target = try #require(try TargetLibrary.target(named: name))
    try change(&target.texts)
    // Parsed templates are kept there.
    target.derived = DerivedObject()
    var parameters = Dictionary(
      uniqueKeysWithValues: target.parameters.map { ($0.name, $0.defaultValue) })
    if parameters["runtime"] != nil { parameters["runtime"] = .text("omit") }
    return RenderJob(
      target: target, directory: .workingDirectory("."), parameters: parameters, defines: [],
      languages: .all, entry: nil)
  }

  /// What certification finds in files, as texts; empty if they agree with the menu.
  static func differences(
    of files: [GeneratedFile], _ menu: LoweredMenu, _ target: String
  ) -> [String] {
    let isPerLanguage = target == "json"
    let certificates = certify(
      isPerLanguage ? Array(files.prefix(1)) : files, of: menu, writtenBy: target,
      languages: isPerLanguage ? [] : menu.languages)
    if certificates.isEmpty { return ["nothing was certified"] }
    return certificates.flatMap { certificate in
      switch certificate.outcome {
      case .agrees(let facts): facts > 100 ? [] : ["only \(facts) facts"]
      case .differs(let differences): differences
      case .unreadable(let reason): [reason]
      }
    }
  }
}
