// Reads a scenario and prints it with the answers that its menu gives: what is indented are answers
// of an earlier run and is left out, the other lines are repeated.
var replay: Replay?
while let line = readLine() {
  if line.hasPrefix("  ") { continue }
  print(line)
  if line.hasPrefix("menu ") {
    if let table = menus[String(line.dropFirst(5))] {
      replay = Replay(table)
      replay?.show()
    } else {
      say("NO SUCH MENU")
    }
  } else if line.hasPrefix("> ") {
    replay?.run(String(line.dropFirst(2)))
  }
}
