import CourseModel
import Foundation
import Glibc

/// Conversations in the learner's loop: the time from the verdict on the screen to the picture
/// below it, and the delay for a save in the meantime.
struct ConversationBenchmark {
  /// The words for the key `c` once there is a picture, which may be below the screen.
  private static let picture = "other conversations"

  private let bench: Bench
  private let rounds: Int
  private let workspace: URL

  init(_ bench: Bench) {
    self.bench = bench
    rounds = bench.effort.rounds(20)
    workspace = bench.folder.appending(path: "conversation")
  }

  func run() throws {
    let texts = try LoopBenchmark.Texts(of: bench.exercise)
    let name = bench.exercise.name
    try bench.run(bench.tool, ["init", workspace.path], in: bench.folder)
    // Stored failures, so that pictures appear unasked, and everything that is prepared only once.
    for round in 0..<2 {
      try texts.wrong.edited(1_000 + round).save(in: sources)
      try bench.run(
        bench.tool, ["check", name, "--conversation"], in: workspace, expecting: [1])
    }
    try texts.right.save(in: sources)
    let screen = try LoopBenchmark.Screen(bench, ["watch", name], in: workspace, variables: [:])
    defer { screen.end() }
    try screen.wait(for: texts.passed)
    try texts.wrong.save(in: sources)
    try screen.wait(for: Self.picture)
    try waitForModels()

    var times = Times()
    for round in 0..<rounds {
      // Each verdict differs from the previous one, so that they can't be confused.
      try screen.wait(
        for: texts.failed, after: texts.wrong.edited(round).save(in: sources), &times.wrong)
      try screen.wait(for: Self.picture, after: .now, &times.pictures)
      times.checks.append(try bench.seconds(ofCheckIn: workspace))
      usleep(100_000)  // wait for the preparation that follows the picture
      try screen.wait(
        for: texts.passed, after: texts.right.edited(round).save(in: sources), &times.atRest)
      // Save in the middle of a recording, too.
      try texts.wrong.edited(rounds + round).save(in: sources)
      try screen.wait(for: texts.failed)
      usleep(30_000)
      try screen.wait(
        for: texts.passed, after: texts.right.edited(2 * rounds + round).save(in: sources),
        &times.meanwhile)
    }
    show(times)
  }

  private func show(_ times: Times) {
    let picture = Figures.median(times.pictures)
    let (atRest, meanwhile) = (Figures.median(times.atRest), Figures.median(times.meanwhile))
    print("What objects said (\(bench.exercise.name), warm, sandboxed; \(rounds) rounds)")
    Figures.show("verdict to picture", Figures.milliseconds(picture))
    // This allows 150 ms where a check took 145 ms.
    Figures.show(
      "verdict to picture against 'switchboard check'",
      Figures.ratio(picture / Figures.median(times.checks)), goal: "at most 1.03 x")
    Figures.show(
      "verdict to picture against save to verdict",
      Figures.ratio(picture / Figures.median(times.wrong)))
    Figures.show("save to verdict, nothing being recorded", Figures.milliseconds(atRest))
    Figures.show("save to verdict while a check is recorded", Figures.milliseconds(meanwhile))
    Figures.show(
      "the second against the first", Figures.ratio(meanwhile / atRest), goal: "at most 1.1 x")
    print("")
  }

  private var sources: URL {
    workspace.appending(path: "Exercises/\(bench.exercise.name)/Sources")
  }

  /// Waits until the loop has recorded the right answers in all checks.
  private func waitForModels() throws {
    let folder = bench.folder.appending(path: "cache/conversations")
    let checks = bench.exercise.checksByKind.tests.count
    let count = try checks * (1 + bench.exercise.variants().count)
    for _ in 0..<600 {
      let kept = try? FileManager.default.contentsOfDirectory(atPath: folder.path).count
      if kept ?? 0 >= count { return }
      usleep(100_000)
    }
    throw Bench.Failure(description: "the models' conversations are not ready after a minute")
  }
}

/// The measurements in seconds.
private struct Times {
  var atRest: [Double] = []
  var wrong: [Double] = []
  var pictures: [Double] = []
  var checks: [Double] = []
  var meanwhile: [Double] = []
}

extension LoopBenchmark.Screen {
  /// Waits for a text, and adds the time since `start`, in seconds.
  fileprivate func wait(
    for text: String, after start: ContinuousClock.Instant, _ times: inout [Double]
  ) throws {
    try wait(for: text)
    times.append((ContinuousClock.now - start) / .seconds(1))
  }
}
