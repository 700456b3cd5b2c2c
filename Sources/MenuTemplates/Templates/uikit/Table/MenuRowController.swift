/// A controller that shows each item in a row or header, in any kind of view.
@MainActor private protocol MenuRowController: AnyObject {
  var state: MenuExpansion { get }
  var chosenNode: MenuNode? { get set }
  /// The open page that the delegate was last notified of.
  var shownPage: MenuNode? { get set }
  /// Whether rows are moving, or the program is being asked about a row. Meanwhile, other events
  /// wait.
  var isMoving: Bool { get set }
  var later: [@MainActor () -> Void] { get set }
  var clock: any MenuClock { get }
  var prepare: (@MainActor (MenuNode) async throws -> Void)? { get }
  var work: MenuWork { get set }
  func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange)
  func tap(_ node: MenuNode, at place: MenuTapPlace)
  func texts(of node: MenuNode) -> MenuTableTexts
  func isEnabled(_ node: MenuNode) -> Bool
  func row(_ index: Int, of slot: MenuNode) -> MenuTableSlotRow
  /// Redraws a node if it is visible.
  func draw(_ node: MenuNode)
  /// Moves the keyboard focus to the row or header of an item; returns false if it can't have the
  /// focus.
  func moveFocus(to node: MenuNode) -> Bool
}

extension MenuRowController {
  fileprivate var table: MenuTable { state.table }
}

extension MenuTableController: MenuRowController {}
