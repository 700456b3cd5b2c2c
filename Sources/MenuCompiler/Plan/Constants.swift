/// Which items get typed constants: the values of the parameter `ids`.
enum ConstantChoice: String, Choice {
  case none
  case categories
  /// Items with an explicit id.
  case explicit
  case all

  func includes(isCategory: Bool, idIsDeclared: Bool, isSeparator: Bool) -> Bool {
    switch self {
    case .none: false
    case .categories: isCategory
    case .explicit: idIsDeclared
    case .all: !isSeparator
    }
  }
}

extension RenderJob {
  /// The items that get constants; none for a target without the parameter.
  var constantChoice: ConstantChoice {
    text(WellKnownParameter.ids).flatMap(ConstantChoice.init(rawValue:)) ?? .none
  }

  /// The name of the type that is generated from a menu.
  func typeName(of menuName: String) -> String {
    guard let given = text(WellKnownParameter.type), !given.isEmpty else {
      return IdentifierStyle.typeName(for: menuName)
    }
    return given
  }
}
