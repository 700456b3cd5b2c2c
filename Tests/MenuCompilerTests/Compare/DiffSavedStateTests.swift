import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// The reports of `menuc diff` about saved states are true: the engine restores states of the old
/// menu in the new one, and every loss was reported.
@Suite struct DiffSavedStateTests {
  @Test func lossesAreReportedAndNoneIsInvented() throws {
    var lost = 0
    var kept = 0
    for seed in 0..<Rounds.atLeast(75) {
      var dice = Dice(seed: UInt64(seed))
      let old = TestMenu.random(&dice, size: 2 + dice.below(60), depth: 4)
      var new = old
      for _ in 0...dice.below(3) { MenuMutation.random(&dice).apply(to: &new, &dice) }
      let changes = try Self.changes(old, new)
      let (table, state) = (old.table, old.state)
      let newTable = new.table
      let losses = Losses(changes, old: table, new: newTable)
      for node in table.nodes {
        var toggled = state
        toggled.toggle(node)
        guard let id = table.id(of: node), toggled.savedState != "v1",
          toggled.isExpanded(node) != state.isExpanded(node)
        else { continue }
        var restored = MenuExpansion(newTable)
        let unknown = restored.restore(toggled.savedState).unknown
        #expect(unknown.contains(id) == losses.gone.contains(id), "seed \(seed): \(id)")
        let found = newTable.node(withID: id)
        let isKept = found.map { restored.isExpanded($0) == toggled.isExpanded(node) } ?? false
        if isKept {
          kept += 1
        } else {
          lost += 1
          #expect(
            losses.explains(id), "seed \(seed): '\(toggled.savedState)' loses '\(id)' unreported")
        }
        // A user whose item was in the state that is now fixed loses nothing.
        if let isOpen = losses.unkept[id], let found {
          #expect(restored.isExpanded(found) == isOpen, "seed \(seed): \(id)")
        }
      }
    }
    // Both cases must have occurred, or nothing was tested.
    #expect(lost > 20 && kept > 200, "\(lost) lost, \(kept) kept")
  }

  static func changes(_ old: TestMenu, _ new: TestMenu) throws -> [DocumentChange] {
    let compiled = try [old, new].map { menu in
      try compileMenu(
        SourceFile(name: "menu.json", format: .json, text: menu.document(named: "test")),
        goal: .table, input: .none)
    }
    for menu in compiled { #expect(menu.diagnostics.allSatisfy { $0.severity != .error }) }
    return try #require(compareMenus(compiled[0], compiled[1])).changes
  }

  /// The ids that findings name.
  private struct Losses {
    /// Ids that the new menu does not have.
    var gone: Set<String> = []
    /// Ids whose items can no longer be closed or opened, each with whether it is permanently open.
    var unkept: [String: Bool] = [:]
    /// Ids whose state another item of their group can change.
    private var shaken: Set<String> = []

    init(_ changes: [DocumentChange], old: MenuTable, new: MenuTable) {
      for change in changes {
        let ids = [change.id] + change.alsoIDs
        switch change.kind {
        case .itemRemoved, .leafRemoved, .idChanged, .leafIDChanged:
          gone.formUnion(ids)
          for id in ids { shake(id, in: old) }
        case .noLongerCollapsible:
          for id in ids { unkept[id] = change.after == "open" }
          for id in ids { shake(id, in: old) }
        // An item that no longer counts may leave another item as the last one that can be open.
        case .itemMoved, .hiddenChanged:
          for id in ids { shake(id, in: old) }
          for id in ids { shake(id, in: new) }
        case .groupRestricted:
          if ["expansion", "keep-open"].contains(change.id) {
            for node in new.topLevel { shaken.insert(new.idText(node.number)) }
          } else if let node = new.node(withID: change.id) {
            for child in new.children(of: node) { shaken.insert(new.idText(child.number)) }
          }
        default: break
        }
      }
    }

    func explains(_ id: String) -> Bool {
      gone.contains(id) || unkept[id] != nil || shaken.contains(id)
    }

    /// The rules of an item's group apply again, and so do those of its parent's group, because the
    /// parent may be empty now.
    private mutating func shake(_ id: String, in table: MenuTable) {
      guard let node = table.node(withID: id) else { return }
      let parent = table.parent(of: node)
      let above = parent.flatMap { table.parent(of: $0) }
      for group in [parent, above] {
        for sibling in group.map({ table.children(of: $0) }) ?? table.topLevel {
          shaken.insert(table.idText(sibling.number))
        }
      }
    }
  }
}
