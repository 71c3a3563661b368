import DemoRunner

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
