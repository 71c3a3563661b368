import CourseModel
import Foundation

/// A class of a hundred, compared with a cold package for each.
struct GradeBenchmark {
  private let bench: Bench
  private let count: Int
  private let coldSamples: Int
  private let warmSamples: Int

  init(_ bench: Bench, _ effort: Effort) {
    self.bench = bench
    count = effort == .full ? 100 : 4
    coldSamples = effort == .full ? 3 : 1
    warmSamples = effort.rounds(5)
  }

  func run() throws {
    let exercise = bench.exercise
    let submissions = bench.folder.appending(path: "submissions")
    let solution = try exercise.solution()
    // The minimal work has no equivalent of the search for a crash.
    let wrong = try exercise.mistakes().filter(\.crashes.isEmpty)
    let answers = try [solution] + wrong.map(exercise.program(of:))
    for number in 0..<count {
      let name = "student-" + String(String(number + 1000).dropFirst())
      try bench.write(
        answers[number % answers.count].edited(number), to: submissions.appending(path: name))
    }
    let command = ["grade", submissions.path, "--exercise", exercise.name, "--jobs", "2"]
    let grade = {
      try bench.run(bench.tool, command, in: bench.folder, expecting: [1])
    }
    // Prepare what all classes share; the exit code reports what the machine lacks, which doesn't
    // matter here.
    try bench.time(
      bench.tool, ["doctor"], in: bench.folder, expecting: [0, 1, 2])
    // Suites of the mistakes' interfaces are compiled in the first batch, as in a real one.
    print("Grading \(count) submissions of \(exercise.name), --jobs 2")
    let first = try grade()
    Figures.show("all of them", String(format: "%.2f s", first.seconds))
    let again = Figures.median(try (0..<warmSamples).map { _ in try grade().seconds })
    try forgetJudgements()
    Figures.show("all of them again, unchanged", String(format: "%.3f s", again))
    Figures.show(
      "first time against again", Figures.ratio(first.seconds / again), goal: "at least 20 x")
    let warm = try grade()
    Figures.show("with suites ready", String(format: "%.2f s", warm.seconds))
    Figures.show(
      "submissions per second", String(format: "%.1f", Double(count) / warm.seconds),
      goal: "at least 10, on two cores")
    let bare = try bareProcessorSeconds(answers)
    let used = warm.processorSeconds / Double(count)
    Figures.show("processor time for each", Figures.milliseconds(used))
    Figures.show("bare work: compile, link, run", Figures.milliseconds(bare))
    Figures.show("one against bare work", Figures.ratio(used / bare), goal: "at most 1.6 x")
    let cold = Figures.median(
      try (0..<coldSamples).map {
        try ColdPackage(bench: bench).seconds(solution.edited($0))
      })

    Figures.show(
      "one, cold: swift build --build-tests && swift test", String(format: "%.2f s", cold))
    Figures.show(
      "cold package against one submission", Figures.ratio(cold * Double(count) / first.seconds),
      goal: "at least 50 x")
    print("")
  }

  /// Makes the grader forget its reports; suites stay.
  private func forgetJudgements() throws {
    try FileManager.default.removeItem(at: bench.folder.appending(path: "cache/reports"))
  }

  /// Returns the mean processor time of the minimal work for one of these answers, in seconds, for
  /// comparison with a batch.
  private func bareProcessorSeconds(_ answers: [[SourceFile]]) throws -> Double {
    let bare = try BareWork(bench)
    let times = try (0..<max(2, warmSamples) * answers.count).map { number in
      try bare.write(answers[number % answers.count].edited(number))
      return try bare.processorSeconds()
    }
    return times.reduce(0, +) / Double(times.count)
  }
}
