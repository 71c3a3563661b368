import CourseModel
import Foundation

/// The time from a saved file to the verdict, compared with the minimal work and with `swift test`,
/// and the cost of each layer that protects a verdict.
struct CheckBenchmark {
  private let bench: Bench
  private let rounds: Int

  init(_ bench: Bench, _ effort: Effort) {
    self.bench = bench
    rounds = effort.rounds(15)
  }

  func run() throws {
    let name = bench.exercise.name
    let workspace = bench.folder.appending(path: "workspace")
    try bench.time(bench.tool, ["init", workspace.path], in: bench.folder)
    let sources = workspace.appending(path: "Exercises/\(name)/Sources")
    let package = try PackageOfItsOwn(bench)
    let solution = try bench.exercise.solution()
    let check = ["check", name, "--json"]
    try bench.write(solution, to: sources)
    try bench.time(bench.tool, check, in: workspace)  // prepares the cache
    let bare = try BareWork(bench)
    try package.run(solution)

    var times = Times()
    for round in 0..<rounds {
      let edited = solution.edited(round)
      try bench.write(edited, to: sources)
      try inTurn(round) {
        let ours = try bench.run(bench.tool, check, in: workspace)
        let report = try JSONDecoder().decode(Report.self, from: ours.output)
        times.check.append(ours.seconds)
        times.admission.append(report.seconds.admission)
      } _: {
        times.open.append(
          try bench.time(bench.tool, check + ["--no-sandbox"], in: workspace))
      }
      try bare.write(edited)
      try inTurn(round) {
        times.compile.append(try bare.compile(memorySafe: false))
      } _: {
        times.safeCompile.append(try bare.compile(memorySafe: true))
      }
      try inTurn(round) {
        times.run.append(try bare.run())
      } _: {
        times.trustedRun.append(try bare.runTrusted())
      }
      if round < 5 { times.swiftTest.append(try package.run(edited)) }
    }
    show(times)
  }

  /// Runs both, with the second one first in every other round, because the one that runs first
  /// finds the machine colder.
  private func inTurn(_ round: Int, _ first: () throws -> Void, _ second: () throws -> Void) throws
  {
    if round.isMultiple(of: 2) {
      try first()
      try second()
    } else {
      try second()
      try first()
    }
  }

  private func show(_ times: Times) {
    let check = Figures.median(times.check)
    let bare = Figures.median(times.compile) + Figures.median(times.run)
    let swiftTest = Figures.median(times.swiftTest)
    print("Save to verdict (\(bench.exercise.name), warm, sandboxed; \(rounds) rounds)")
    Figures.show("switchboard check", Figures.milliseconds(check))
    Figures.show("bare work: compile, link, run the ready suite", Figures.milliseconds(bare))
    Figures.show("swift test in a package of its own", Figures.milliseconds(swiftTest))
    Figures.show("check against bare work", Figures.ratio(check / bare), goal: "at most 1.5 x")
    Figures.show("swift test against check", Figures.ratio(swiftTest / check), goal: "at least 4 x")
    let sandbox = Times.more(times.check, than: times.open)
    let admission =
      Figures.median(times.admission) + Times.more(times.safeCompile, than: times.compile)
    let channel = Times.more(times.trustedRun, than: times.run)
    print("What keeps a verdict safe, of that")
    Figures.show("the sandbox", Figures.milliseconds(sandbox))
    Figures.show("admission", Figures.milliseconds(admission))
    Figures.show("the verdict's channel", Figures.milliseconds(channel))
    Figures.show(
      "together", Figures.milliseconds(sandbox + admission + channel), goal: "at most 40 ms")
    print("")
  }
}

/// The measurements in seconds, by round.
private struct Times {
  var check: [Double] = []
  /// Without a sandbox.
  var open: [Double] = []
  /// The admission time in the report: the wait after compiling.
  var admission: [Double] = []
  var compile: [Double] = []
  var safeCompile: [Double] = []
  var run: [Double] = []
  var trustedRun: [Double] = []
  var swiftTest: [Double] = []

  /// Returns how much longer one took than the other in the same round: the mean of two medians, of
  /// the rounds in which it ran first and of those in which it ran second.
  static func more(_ times: [Double], than others: [Double]) -> Double {
    let differences = zip(times, others).map { $0 - $1 }
    let medians = [0, 1].map { turn in
      Figures.median(stride(from: turn, to: differences.count, by: 2).map { differences[$0] })
    }
    return (medians[0] + medians[1]) / 2
  }
}

extension [SourceFile] {
  /// Returns the program as if edited and saved: a comment and a private name differ.
  func edited(_ number: Int) -> [SourceFile] {
    map { file in
      let text =
        String(decoding: file.content, as: UTF8.self)
        + "\n// edit \(number)\nprivate func edit\(number)() {}\n"
      return SourceFile(name: file.name, content: Data(text.utf8))
    }
  }
}
