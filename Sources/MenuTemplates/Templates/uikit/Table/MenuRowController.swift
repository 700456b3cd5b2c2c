/// A controller that shows each item in a row or header, whatever the view.
@MainActor private protocol MenuRowController: AnyObject {
  var state: MenuExpansion { get }
  var clock: any MenuClock { get }
  var prepare: (@MainActor (MenuNode) async throws -> Void)? { get }
  var work: MenuWork { get set }
  func perform(_ event: @escaping (inout MenuExpansion) -> MenuChange)
  func tap(_ node: MenuNode, at place: MenuTapPlace)
  func isEnabled(_ node: MenuNode) -> Bool
  /// Redraws a node if it is visible.
  func draw(_ node: MenuNode)
  /// Moves the keyboard to the row or header of an item, and returns whether there is one.
  func moveFocus(to node: MenuNode) -> Bool
}

extension MenuRowController {
  fileprivate var table: MenuTable { state.table }
}

extension MenuTableController: MenuRowController {}
