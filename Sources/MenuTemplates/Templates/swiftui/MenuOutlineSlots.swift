extension View {
  /// Shows the elements of a collection as the rows of a slot, in a menu inside this view.
  ///
  /// ```swift
  /// MenuOutline(MailMenu.table)
  ///   .menuSlot(MailMenu.ID.recent, mailbox.messages) { MessageRow($0) }
  /// ```
  ///
  /// The slot has as many rows as the collection has elements: the program only changes the
  /// collection, and need not call anything. A row's view is created when the row is about to be
  /// shown. In a `MenuOutline`, rows come and go with the menu's animation.
  ///
  /// - Parameters:
  ///   - slot: The slot. A node that is not a slot is ignored.
  ///   - data: The elements, in the order of the rows.
  ///   - isChecked: Whether the row of an element is checked, in a slot with a `choice`. A menu
  ///     draws the mark; in an outline, the row's view does.
  ///   - action: The effect of a tap on a row; nil for rows that can't be tapped, or whose views
  ///     handle taps themselves.
  ///   - row: Creates the view of an element.
  public func menuSlot<Data: RandomAccessCollection, Row: View>(
    _ slot: MenuNode, _ data: Data,
    isChecked: KeyPath<Data.Element, Bool>? = nil,
    action: (@MainActor (Data.Element) -> Void)? = nil,
    @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) -> some View where Data.Element: Identifiable {
    menuSlot(slot, data, id: \.id, isChecked: isChecked, action: action, row: row)
  }

  /// Shows the elements of a collection as the rows of a slot, in a menu inside this view.
  ///
  /// - Parameters:
  ///   - slot: The slot. A node that is not a slot is ignored.
  ///   - data: The elements, in the order of the rows.
  ///   - id: The identity of an element. It is distinct in the collection, and does not change when
  ///     the element moves.
  ///   - isChecked: Whether the row of an element is checked, in a slot with a `choice`. A menu
  ///     draws the mark; in an outline, the row's view does.
  ///   - action: The effect of a tap on a row; nil for rows that can't be tapped, or whose views
  ///     handle taps themselves.
  ///   - row: Creates the view of an element.
  public func menuSlot<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ slot: MenuNode, _ data: Data, id: KeyPath<Data.Element, ID>,
    isChecked: KeyPath<Data.Element, Bool>? = nil,
    action: (@MainActor (Data.Element) -> Void)? = nil,
    @ViewBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) -> some View {
    let source = MenuSlotSource(count: data.count) { index in
      let element = data[data.index(data.startIndex, offsetBy: index)]
      let tap = action.map { action in { @MainActor in action(element) } }
      return MenuOutlineSlotRow(
        id: element[keyPath: id], isChecked: isChecked.map { element[keyPath: $0] } ?? false,
        action: tap
      ) { row(element) }
    }
    return transformEnvironment(\.menuViews) { $0.slots[slot] = source }
  }
}

/// The rows of a slot as a single update of the views draws them. Later changes of the program's
/// data do not affect these rows.
@MainActor
private struct MenuSlotSource {
  let count: Int
  private let makeRow: @MainActor (Int) -> MenuOutlineSlotRow?

  init(count: Int, _ makeRow: @escaping @MainActor (Int) -> MenuOutlineSlotRow?) {
    self.count = count
    self.makeRow = makeRow
  }

  /// The row with an index; nil if there is none.
  func row(_ index: Int) -> MenuOutlineSlotRow? {
    index >= 0 && index < count ? makeRow(index) : nil
  }
}

/// The rows of slots, which come from collections or from the model's `slotRow`.
extension MenuModel {
  /// The state to draw. Slots have as many rows as their collections have elements, although the
  /// model learns the numbers only after the views are updated.
  fileprivate func drawn(_ state: MenuExpansion, with counts: [MenuNode: Int]) -> MenuExpansion {
    var state = state
    for slot in slots {
      if let count = counts[slot], state.count(in: slot) != count {
        state.setCount(count, in: slot)
      }
    }
    return state
  }

  /// Gives the model the numbers of rows that are drawn.
  fileprivate func setCounts(_ counts: [MenuNode: Int]) {
    for slot in slots {
      if let count = counts[slot], state.count(in: slot) != count { setCount(count, in: slot) }
    }
  }

  /// The rows of the given slots, and of the other slots whose rows a state shows.
  ///
  /// The rows from `slotRow` are requested together, because a row that disappears may still be
  /// drawn when the program no longer has a row with its index.
  fileprivate func slotSources(
    in state: MenuExpansion, and given: [MenuNode: MenuSlotSource]
  ) -> [MenuNode: MenuSlotSource] {
    guard let slotRow else { return given }
    var result = given
    for slot in slots where given[slot] == nil && state.row(of: slot, index: 0) != nil {
      let rows = (0..<state.count(in: slot)).map { slotRow(slot, $0) }
      result[slot] = MenuSlotSource(count: rows.count) { rows[$0] }
    }
    return result
  }
}
