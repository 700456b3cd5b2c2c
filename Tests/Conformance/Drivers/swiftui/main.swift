// Reads the lines that Tests/Conformance/README.md describes, lets a generated model have the events,
// and answers from its state. Also draws the generated outline, where that is not too long, and prints
// each row that is not as it should be.
import SwiftUI

var replay = Replay(menus.values.first ?? noMenu(), hears: false)

while let line = readLine() {
  print("> \(line)")
  if line.hasPrefix("menu ") {
    replay = Replay(menus[String(line.dropFirst(5))] ?? noMenu(), hears: false)
  } else if line.hasPrefix("texts") {
    let columns = line.split(separator: " ").dropFirst().map { String($0) }
    printTexts(of: replay.model.state, columns: columns)
    continue
  } else if let event = MenuEvent(line) {
    replay.model.perform { state in
      let result = event.apply(to: &state)
      replay.program.follow(event, state)
      for line in EngineAnswer.lines(result) { print(line) }
      return result.change
    }
  }
  if replay.model.state.rowCount <= 30 {
    replay.host.update()
    replay.check()
  }
  for line in HeadlessHost.takeLog() where Replay.isWrong(line) { print(line) }
  for line in EngineAnswer.lines(replay.model.state) { print(line) }
}

func noMenu() -> MenuTable { fatalError("no such menu") }
