/// Recognizes the format of a tree by its keys and, for some formats, by the name of its file.
enum ForeignShape {
  /// - Parameters:
  ///   - isPropertyList: Whether the tree was read from a property list.
  ///   - name: The name of the file in lower case.
  static func format(of root: SourceNode, isPropertyList: Bool, name: String) -> ImportFormat? {
    if isPropertyList { return root["PreferenceSpecifiers"] == nil ? .plist : .settings }
    if root["contributes"]?["menus"] != nil { return .vscode }
    if root["nav"]?.isArray == true, root["themeConfig"] == nil { return .mkdocs }
    if name.hasSuffix(".links.menu.yml") { return .drupal }
    if isHugo(root, name) { return .hugo }
    if root["themeConfig"]?["sidebar"] != nil { return .vitepress }
    if let sidebar = root["sidebar"] { return ofSidebar(sidebar) ?? .vitepress }
    if let known = ofSidebar(root) { return known }
    if isMkDocs(root) { return .mkdocs }
    return isTree(root) ? .tree : nil
  }

  /// Whether a value is an array, a table with an array, or a table whose only value is a table
  /// with an array.
  private static func isTree(_ root: SourceNode) -> Bool {
    if root.isArray || root.entries.contains(where: \.value.isArray) { return true }
    return root.entries.count == 1 && root.entries[0].value.entries.contains(where: \.value.isArray)
  }

  /// The format of an array of items, or of a table of such arrays; nil if it is not recognized.
  private static func ofSidebar(_ node: SourceNode) -> ImportFormat? {
    let arrays = node.isArray ? [node] : node.entries.map(\.value)
    var keys: Set<String> = []
    for array in arrays.prefix(100) {
      let items = array.isArray ? array : array["items"] ?? array
      collect(items, into: &keys, level: 1)
    }
    let isWhole = { (words: [String]) in words.contains(where: keys.contains) }
    if isWhole(["submenu", "role", "accelerator"]) { return .electron }
    if keys.contains("text"), isWhole(["link", "items"]) { return .vitepress }
    if keys.contains("label"), isWhole(["slug", "autogenerate", "translations", "badge"]) {
      return .starlight
    }
    if keys.contains("type"), isWhole(["href", "dirName", "id", "items"]) { return .docusaurus }
    if keys.contains("label"), keys.contains("link") { return .starlight }
    if keys.contains("label"), keys.contains("click") { return .electron }
    let isPlain =
      node.isTable
      && node.entries.allSatisfy { entry in
        entry.value.isArray && entry.value.elements.allSatisfy { $0.foreignText != nil }
          || entry.value.isTable && entry.value.entries.allSatisfy(\.value.isArray)
      }
    return isPlain && !node.entries.isEmpty && keys.isEmpty ? .docusaurus : nil
  }

  /// Collects the keys of the first items and of the items below them.
  private static func collect(_ node: SourceNode, into keys: inout Set<String>, level: Int) {
    guard level < 8 else { return }
    for element in node.elements.prefix(100) {
      for entry in element.entries {
        keys.insert(entry.key)
        if entry.value.isArray { collect(entry.value, into: &keys, level: level + 1) }
      }
    }
  }

  /// Whether an array is an MkDocs navigation: paths, and tables with one title each.
  private static func isMkDocs(_ root: SourceNode) -> Bool {
    root.isArray && !root.elements.isEmpty
      && root.elements.allSatisfy { element in
        element.foreignText?.hasSuffix(".md") == true
          || element.entries.count == 1
            && element.entries.allSatisfy {
              $0.value.foreignText?.hasSuffix(".md") == true || $0.value.isArray
            }
      }
  }

  private static func isHugo(_ root: SourceNode, _ name: String) -> Bool {
    let isNamed = name.hasPrefix("menus.") || name.hasPrefix("menu.")
    if isMenus(root), isNamed || hasWeights(root) { return true }
    if let menus = root["menus"] ?? root["menu"] { return isMenus(menus) }
    return root["languages"]?.entries.contains {
      ($0.value["menus"] ?? $0.value["menu"]).map(isMenus) ?? false
    } ?? false
  }

  private static func hasWeights(_ node: SourceNode) -> Bool {
    node.entries.contains { entry in entry.value.elements.contains { $0["weight"] != nil } }
  }

  private static func isMenus(_ node: SourceNode) -> Bool {
    !node.entries.isEmpty
      && node.entries.allSatisfy { entry in
        entry.value.isArray
          && entry.value.elements.allSatisfy {
            $0["name"] != nil || $0["pageRef"] != nil || $0["identifier"] != nil
          }
      }
  }
}
