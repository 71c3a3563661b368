import CourseModel
import Foundation

/// A lesson of about 5 KB on the screen.
struct LessonBenchmark {
  private let bench: Bench
  private let rounds: Int

  init(_ bench: Bench, _ effort: Effort) {
    self.bench = bench
    rounds = effort.rounds(31)
  }

  func run() throws {
    guard let lesson = try bench.course.lessons().first else { return }
    var times: [Double] = []
    for _ in 0..<rounds {
      times.append(
        try bench.time(bench.tool, ["lesson", lesson.name], in: bench.folder))
    }
    let size = String(format: "%.1f KB", Double(lesson.body.utf8.count) / 1000)
    print("Reading a lesson (\(size); \(rounds) rounds)")
    Figures.show(
      "switchboard lesson", Figures.milliseconds(Figures.median(times)), goal: "at most 30 ms")
    print("")
  }
}
