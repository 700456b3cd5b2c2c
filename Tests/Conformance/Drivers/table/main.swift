// Reads the lines that Tests/Conformance/README.md describes, lets a generated controller have the
// events, and answers from its state. Also prints what a table view would refuse, and each row on
// screen that is not as it should be.
#if canImport(AppKit)
  import AppKit
#else
  import UIKit
#endif

var replay = Replay(menus.values.first ?? noMenu(), hears: false)

#if !canImport(AppKit)
  var list: ListReplay?
#endif

while let line = readLine() {
  print("> \(line)")
  if line.hasPrefix("menu ") {
    replay = Replay(menus[String(line.dropFirst(5))] ?? noMenu(), hears: false)
    #if !canImport(AppKit)
      // A collection view has the same events.
      list = replay.menu.table.count < 2_000 ? ListReplay(replay.menu.table, replay.program) : nil
    #endif
  } else if line.hasPrefix("texts") {
    let columns = line.split(separator: " ").dropFirst().map { String($0) }
    printTexts(of: replay.menu.state, columns: columns)
    continue
  } else if let event = MenuEvent(line) {
    replay.menu.perform { state in
      let result = event.apply(to: &state)
      replay.program.follow(event, state)
      for line in EngineAnswer.lines(result) { print(line) }
      return result.change
    }
    #if !canImport(AppKit)
      if let list {
        list.menu.perform { event.apply(to: &$0).change }
        list.check()
      }
    #endif
    HeadlessClock.advance(by: 1)
  }
  replay.check()
  for line in HeadlessLog.take() where line.first?.isUppercase == true { print(line) }
  for line in EngineAnswer.lines(replay.menu.state) { print(line) }
}

func noMenu() -> MenuTable { fatalError("no such menu") }
