import CourseModel
import Foundation

/// From a saved file to the verdict, against the bare work and against `swift test`; and what each
/// layer that keeps a verdict safe adds to it.
struct CheckBenchmark {
  private let laboratory: Laboratory
  private let rounds = 15

  init(_ laboratory: Laboratory) { self.laboratory = laboratory }

  func run() throws {
    let name = laboratory.exercise.name
    let workspace = laboratory.folder.appending(path: "workspace")
    try laboratory.time(laboratory.tool, ["init", workspace.path], in: laboratory.folder)
    let sources = workspace.appending(path: "Exercises/\(name)/Sources")
    let package = try PackageOfItsOwn(laboratory)
    let solution = try laboratory.exercise.solution()
    let check = ["check", name, "--json"]
    try laboratory.write(solution, to: sources)
    try laboratory.time(laboratory.tool, check, in: workspace)  // prepares the cache
    let bare = try BareWork(laboratory)
    try package.run(solution)

    var times = Times()
    for round in 0..<rounds {
      let edited = solution.edited(round)
      try laboratory.write(edited, to: sources)
      let ours = try laboratory.run(laboratory.tool, check, in: workspace)
      times.check.append(ours.seconds)
      times.admission.append(
        try JSONDecoder().decode(Report.self, from: ours.output).seconds.admission)
      times.open.append(
        try laboratory.time(laboratory.tool, check + ["--no-sandbox"], in: workspace))
      try bare.write(edited)
      times.compile.append(try bare.compile(memorySafe: false))
      times.safeCompile.append(try bare.compile(memorySafe: true))
      times.run.append(try bare.run())
      times.trustedRun.append(try bare.runTrusted())
      if round < 5 { times.swiftTest.append(try package.run(edited)) }
    }
    show(times.medians)
  }

  private func show(_ times: Times.Medians) {
    let bare = times.compile + times.run
    print("Save to verdict (\(laboratory.exercise.name), warm, sandboxed; \(rounds) rounds)")
    Figures.show("switchboard check", Figures.milliseconds(times.check))
    Figures.show("bare work: compile, link, run the ready suite", Figures.milliseconds(bare))
    Figures.show("swift test in a package of its own", Figures.milliseconds(times.swiftTest))
    Figures.show(
      "check against bare work", Figures.ratio(times.check / bare), goal: "at most 1.5 x")
    Figures.show(
      "swift test against check", Figures.ratio(times.swiftTest / times.check),
      goal: "at least 4 x")
    let sandbox = times.check - times.open
    let admission = times.admission + times.safeCompile - times.compile
    let channel = times.trustedRun - times.run
    print("What keeps a verdict safe, of that")
    Figures.show("the sandbox", Figures.milliseconds(sandbox))
    Figures.show("admission", Figures.milliseconds(admission))
    Figures.show("the verdict's channel", Figures.milliseconds(channel))
    Figures.show(
      "together", Figures.milliseconds(sandbox + admission + channel), goal: "at most 40 ms")
    print("")
  }
}

/// What was measured, in seconds, round by round.
private struct Times {
  var check: [Double] = []
  /// Without a sandbox.
  var open: [Double] = []
  /// What the report says of admission: the wait after compiling.
  var admission: [Double] = []
  var compile: [Double] = []
  var safeCompile: [Double] = []
  var run: [Double] = []
  var trustedRun: [Double] = []
  var swiftTest: [Double] = []

  /// The median of each.
  struct Medians {
    let check, open, admission, compile, safeCompile, run, trustedRun, swiftTest: Double
  }

  var medians: Medians {
    Medians(
      check: Figures.median(check), open: Figures.median(open),
      admission: Figures.median(admission), compile: Figures.median(compile),
      safeCompile: Figures.median(safeCompile), run: Figures.median(run),
      trustedRun: Figures.median(trustedRun), swiftTest: Figures.median(swiftTest))
  }
}

extension [SourceFile] {
  /// The same program, saved once more: a comment and a private name differ.
  func edited(_ number: Int) -> [SourceFile] {
    map { file in
      let text =
        String(decoding: file.content, as: UTF8.self)
        + "\n// edit \(number)\nprivate func edit\(number)() {}\n"
      return SourceFile(name: file.name, content: Data(text.utf8))
    }
  }
}
