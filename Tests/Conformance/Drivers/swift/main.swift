// Reads the lines that Tests/Conformance/README.md describes, and answers.

var state = MenuExpansion(menus.values.first ?? noMenu())

while let line = readLine() {
  print("> \(line)")
  if line.hasPrefix("menu ") {
    let table = menus[String(line.dropFirst(5))] ?? noMenu()
    state = MenuExpansion(table)
  } else if line.hasPrefix("texts") {
    printTexts(of: state, columns: line.split(separator: " ").dropFirst().map { String($0) })
    continue
  } else if let event = MenuEvent(line) {
    for line in EngineAnswer.lines(event.apply(to: &state)) { print(line) }
  }
  for line in EngineAnswer.lines(state) { print(line) }
}

func noMenu() -> MenuTable { fatalError("no such menu") }
