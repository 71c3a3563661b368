import DemoRunner
import Foundation

/// Gives the board's loop, which waits for its next value on another thread, time to come back
/// before the screen is drawn.
///
/// Each round is a new job of the main actor: `Task.yield()` would leave it for a moment.
@MainActor
func waitForTheLoop(rounds: Int = 10) {
  guard rounds > 0 else { return }
  Task { @MainActor in
    usleep(5_000)
    waitForTheLoop(rounds: rounds - 1)
  }
}

let match = Demo.keep(Match(home: "Reds", guests: "Blues"))
let board = Demo.keep(Scoreboard(), as: "board")

Demo.play("A match") {
  var isFollowing = false
  return [
    Demo.Label { "minute \(match.minute)" },
    Demo.Label { board.lines.last ?? "The board is dark." },
    Demo.Label { "\(board.lines.count) line\(board.lines.count == 1 ? "" : "s") so far" },
    Demo.Label { "horn: \(board.horns)" },
    Demo.Label { isFollowing ? "The board follows the match." : "The board waits for nothing." },
    Demo.Row([
      Demo.Press("Follow") {
        let scores = match.scores()
        isFollowing = true
        Task {
          await board.follow(scores)
          isFollowing = false
        }
      },
      Demo.Press("Next minute") { match.minute += 1 },
    ]),
    Demo.Row([
      Demo.Press("Ann for the Reds") { match.goal(by: "Ann", forHome: true) },
      Demo.Press("Ben for the Blues") { match.goal(by: "Ben", forHome: false) },
    ]),
    Demo.Row([
      Demo.Press("A goal that doesn't count") {
        match.goal(by: "Ann", forHome: true)
        match.takeBack(forHome: true)
      },
      Demo.Press("Whistle") { match.whistle() },
    ]),
  ]
}
