/// Something that generated declarations are named after, such as a condition, as seen by
/// templates.
struct NamedThing {
  /// The name in messages; empty for something that every menu has.
  var described = ""
  /// The place of the declaration, if it is known.
  var anchor: SourceAnchor?
  var names: [String: String] = [:]
  var flags: [String: Bool] = [:]
  var lists: [String: [NamedThing]] = [:]
}

/// A name that a template declares for a menu, and the thing that the name is for.
struct DeclaredName {
  var name: String
  var thing: NamedThing
}

extension DeclaredNames.Pattern {
  /// The names that the pattern yields for a menu.
  func names(of menu: NamedThing) -> [DeclaredName] {
    names(in: blocks[...], ["": menu], of: menu, in: menu)
  }

  /// - Parameters:
  ///   - scope: The things by the names of their variables. The menu has an empty name; within
  ///     `each`, it also has the names of the current row.
  ///   - thing: The innermost repeated thing.
  private func names(
    in blocks: ArraySlice<String>, _ scope: [String: NamedThing], of thing: NamedThing,
    in menu: NamedThing
  ) -> [DeclaredName] {
    guard let block = blocks.first else {
      let texts = parts.map { Self.text($0, in: scope) }
      // A name with an unknown part is not a declaration, but the use of a name that is declared
      // elsewhere.
      if texts.contains(nil) { return [] }
      let isOfMenu = parts.dropFirst().allSatisfy { if case .text = $0 { true } else { false } }
      return [
        DeclaredName(name: texts.compactMap { $0 }.joined(), thing: isOfMenu ? menu : thing)
      ]
    }
    let words = block.split(separator: " ").map(String.init)
    if words[0] == "if" {
      let holds = words.dropFirst().split(separator: "and").allSatisfy { Self.holds($0, in: scope) }
      return holds ? names(in: blocks.dropFirst(), scope, of: thing, in: menu) : []
    }
    let variable = words[0] == "for" && words.count == 4 ? words[1] : ""
    let rows = Self.list(words[words.count - 1], in: scope)
    return rows.flatMap { row in
      var scope = scope
      if variable.isEmpty, let menu = scope[""] {
        scope[""] = menu.adding(row.names)
      } else {
        scope[variable] = row
      }
      return names(in: blocks.dropFirst(), scope, of: row, in: menu)
    }
  }

  private static func text(
    _ part: DeclaredNames.Pattern.Part, in scope: [String: NamedThing]
  ) -> String? {
    switch part {
    case .text(let text): return text
    case .variable(let variable):
      let pieces = variable.split(separator: "|").map(String.init)
      let (owner, name) = member(pieces[0], in: scope)
      let text = owner?.names[name]
      return pieces.dropFirst().contains("lowercase") ? text?.lowercased() : text
    }
  }

  /// Whether a template condition may hold. Unknown conditions may hold.
  private static func holds(_ words: ArraySlice<String>, in scope: [String: NamedThing]) -> Bool {
    guard let last = words.last else { return true }
    let (owner, name) = member(last, in: scope)
    let isTrue = owner?.flags[name] ?? owner?.lists[name].map { !$0.isEmpty }
    guard let isTrue, words.count == 1 || words.count == 2 && words.first == "not" else {
      return true
    }
    return isTrue == (words.count == 1)
  }

  private static func list(_ path: String, in scope: [String: NamedThing]) -> [NamedThing] {
    let (owner, name) = member(path, in: scope)
    return owner?.lists[name] ?? []
  }

  /// The thing at the start of a path, and the rest of the path.
  private static func member(
    _ path: String, in scope: [String: NamedThing]
  ) -> (owner: NamedThing?, name: String) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, let owner = scope[parts[0]] { return (owner, parts[1]) }
    return (scope[""], path)
  }
}

extension NamedThing {
  fileprivate func adding(_ others: [String: String]) -> NamedThing {
    var result = self
    result.names.merge(others) { $1 }
    return result
  }
}
