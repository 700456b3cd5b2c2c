import MenuCompiler

/// The files that `menuc init` writes.
struct StarterMenu {
  /// The path of the menu as given on the command line.
  let path: String
  /// TOML or YAML.
  let format: SourceFormat
  let layout: Layout
  let target: String
  /// Whether a project's configuration is written as well.
  let hasProject: Bool

  /// The paths and contents of the files, with the menu first.
  var files: [(path: String, text: String)] {
    let menu = [header, items] + (hasProject ? [] : [outputs])
    let written = (path, menu.joined(separator: "\n"))
    guard hasProject else { return [written] }
    let configuration = [projectHeader, outputs].joined(separator: "\n")
    return [written, (format == .toml ? "menuc.toml" : "menuc.yaml", configuration)]
  }

  /// The words of the file's name without extensions; "Main" if they can't be the name of a menu,
  /// or are just "Menu".
  var name: String {
    let stem = Disk.lastComponent(of: path).prefix { $0 != "." }
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isLetter == true && name != "Menu"
    return isName ? name : "Main"
  }

  private var others: String {
    let names = Layout.allCases.filter { $0 != layout }.map { "\"\($0.rawValue)\"" }
    return names.joined(separator: " or ")
  }

  private var header: String {
    switch format {
    case .toml:
      """
      # A menu for menuc. `menuc lint` checks it; `menuc build` writes its code.
      menu = "\(name)"  # Generated types are named after it: \(name)Menu.
      layout = "\(layout.rawValue)"  # Or \(others).

      """
    default:
      """
      # A menu for menuc. `menuc lint` checks it; `menuc build` writes its code.
      menu: \(name)  # Generated types are named after it: \(name)Menu.
      layout: \(layout.rawValue)  # Or \(others).

      """
    }
  }

  private var items: String {
    switch format {
    case .toml:
      """
      # An item with `items` is a category. A tap opens and closes it.
      [[items]]
      title = "Account"
      items = [
        { title = "Profile", action = "open-profile" },
        { title = "Sign out", action = "sign-out" },
      ]

      # Items with `checked` can be switched on and off.
      [[items]]
      title = "Notifications"
      collapsed = true  # It is closed at first.
      items = [
        { title = "Badges", checked = true },
        { title = "Sounds", checked = false },
      ]

      # With `choice`, one item is checked. An item can be a title alone.
      [[items]]
      title = "Theme"
      choice = "one"
      collapsed = true
      items = [{ title = "System", checked = true }, "Light", "Dark"]

      [[items]]
      title = "Help"
      url = "https://example.com/help"

      """
    default:
      """
      items:
        # An item with `items` is a category. A tap opens and closes it.
        - title: Account
          items:
            - { title: Profile, action: open-profile }
            - { title: Sign out, action: sign-out }

        # Items with `checked` can be switched on and off.
        - title: Notifications
          collapsed: true  # It is closed at first.
          items:
            - { title: Badges, checked: true }
            - { title: Sounds, checked: false }

        # With `choice`, one item is checked. An item can be a title alone.
        - title: Theme
          choice: one
          collapsed: true
          items:
            - { title: System, checked: true }
            - Light
            - Dark

        - title: Help
          url: https://example.com/help

      """
    }
  }

  private var projectHeader: String {
    switch format {
    case .toml:
      """
      # The settings of all menus of this project. `menuc dump --config` prints them.
      menus = ["\(path)"]  # Patterns also work, such as "menus/**/*.toml".

      """
    default:
      """
      # The settings of all menus of this project. `menuc dump --config` prints them.
      menus: ["\(path)"]  # Patterns also work, such as "menus/**/*.yaml".

      """
    }
  }

  private var outputs: String {
    switch format {
    case .toml:
      """
      # What `menuc build` writes. `menuc template list` prints all targets.
      [[generate]]
      target = "\(target)"
      output = "Generated"

      """
    default:
      """
      # What `menuc build` writes. `menuc template list` prints all targets.
      generate:
        - target: \(target)
          output: Generated

      """
    }
  }
}
