import CourseModel
import Foundation
import Glibc

/// A demo on the screen: the time from a key to what it changes, and from a save to the screen as
/// it was.
struct PlayBenchmark {
  /// The footer of a demo that waits for a key.
  private static let ready = "Tab next"
  /// The footer after a save, as soon as the screen is as it was.
  private static let restarted = "saved: "
  private static let (right, enter) = ("\u{1B}[C", "\r")

  private let bench: Bench
  private let workspace: URL

  init(_ bench: Bench) {
    self.bench = bench
    workspace = bench.folder.appending(path: "play")
  }

  func run() throws {
    let name = bench.exercise.name
    let solution = try bench.exercise.solution()
    try bench.run(bench.tool, ["init", workspace.path], in: bench.folder)
    let sources = workspace.appending(path: "Exercises/\(name)/Sources")
    try bench.write(solution, to: sources)
    _ = try bench.seconds(ofCheckIn: workspace)
    let screen = try LoopBenchmark.Screen(bench, ["play", name], in: workspace, variables: [:])
    defer { screen.end() }
    try screen.wait(for: Self.ready, seconds: 300)  // The first demo prepares what all share.
    screen.press(Self.enter)
    try screen.wait(for: Self.ready)

    var (events, restarts, checks): ([Double], [Double], [Double]) = ([], [], [])
    for step in 1...bench.effort.rounds(18) {
      let start = ContinuousClock.now
      screen.press(Self.right)
      // The slider's own row; the footer names the event with one blank, before it has an effect.
      try screen.wait(for: "  0." + (step == 1 ? "05" : "\(step * 5)"))
      events.append((ContinuousClock.now - start) / .seconds(1))
      try screen.wait(for: Self.ready)
    }
    for round in 0..<bench.effort.rounds(10) {
      try bench.write(solution.edited(round), to: sources)
      let start = ContinuousClock.now
      try screen.wait(for: "compiling")
      try screen.wait(for: Self.restarted)
      restarts.append((ContinuousClock.now - start) / .seconds(1))
      checks.append(try bench.seconds(ofCheckIn: workspace))
    }
    let (restart, check) = (Figures.median(restarts), Figures.median(checks))
    print("A demo on the screen (\(name), warm, sandboxed)")
    Figures.show(
      "an event of play", Figures.milliseconds(Figures.median(events)), goal: "at most 50 ms")
    Figures.show("save to screen", Figures.milliseconds(restart))
    Figures.show(
      "save to screen beyond 'switchboard check'", Figures.milliseconds(restart - check),
      goal: "at most 100 ms")
    Figures.show("save to screen against 'switchboard check'", Figures.ratio(restart / check))
    print("")
  }
}
