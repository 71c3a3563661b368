import CourseModel
import Foundation

/// A lesson of about 5 KB on the screen.
struct LessonBenchmark {
  private let laboratory: Laboratory
  private let rounds: Int

  init(_ laboratory: Laboratory, _ effort: Effort) {
    self.laboratory = laboratory
    rounds = effort.rounds(31)
  }

  func run() throws {
    guard let lesson = try laboratory.course.lessons().first else { return }
    var times: [Double] = []
    for _ in 0..<rounds {
      times.append(
        try laboratory.time(laboratory.tool, ["lesson", lesson.name], in: laboratory.folder))
    }
    let size = String(format: "%.1f KB", Double(lesson.body.utf8.count) / 1000)
    print("Reading a lesson (\(size); \(rounds) rounds)")
    Figures.show(
      "switchboard lesson", Figures.milliseconds(Figures.median(times)), goal: "at most 30 ms")
    print("")
  }
}
