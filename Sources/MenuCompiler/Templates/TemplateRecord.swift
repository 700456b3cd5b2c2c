import Stencil

/// A group of names. Each value is computed when a template first uses its name.
///
/// It is an object because Stencil copies the whole dictionary or array in which it looks up a
/// name, and on Linux also converts it to a Foundation object.
final class TemplateRecord: DynamicMemberLookup {
  private let value: (String) -> Any?
  private var values: [String: Any?] = [:]

  init(_ value: @escaping (String) -> Any?) { self.value = value }

  subscript(dynamicMember member: String) -> Any? {
    if let known = values[member] { return known }
    let value = value(member)
    values.updateValue(value, forKey: member)
    return value
  }
}

/// A list for `{% for %}`. Its members `count`, `first` and `last` do not copy it. Stencil's own
/// `last` crashes if an array is empty.
final class TemplateList: DynamicMemberLookup, Resolvable {
  private let elements: [Any]

  init(_ elements: [Any]) { self.elements = elements }

  func resolve(_ context: Context) -> Any? { elements }

  subscript(dynamicMember member: String) -> Any? {
    switch member {
    case "count": elements.count
    case "first": elements.first
    case "last": elements.last
    default: nil
    }
  }
}
