import CourseModel
import Foundation

/// The processor time of a submission in a class, with all compilers, readers and runs.
struct GradeBenchmark {
  private let bench: Bench
  private let count: Int

  init(_ bench: Bench) {
    self.bench = bench
    count = bench.effort == .full ? 100 : 4
  }

  func run() throws {
    let exercise = bench.exercise
    let submissions = bench.folder.appending(path: "submissions")
    // The search for a crash costs more, and is rare.
    let wrong = try exercise.mistakes().filter(\.crashes.isEmpty)
    let answers = try [exercise.solution()] + wrong.map(exercise.program(of:))
    for number in 0..<count {
      try bench.write(
        answers[number % answers.count].edited(number),
        to: submissions.appending(path: "student-\(number + 1)"))
    }
    let grade = {
      try bench.run(
        bench.tool, ["grade", submissions.path, "--exercise", exercise.name, "--jobs", "2"],
        in: bench.folder, expecting: [1])
    }
    print("Grading \(count) submissions of \(exercise.name), --jobs 2, with suites ready")
    _ = try grade()
    try FileManager.default.removeItem(at: bench.folder.appending(path: "cache/reports"))
    Figures.show(
      "processor time for each",
      Figures.milliseconds(try grade().processorSeconds / Double(count)))
    print("")
  }
}
