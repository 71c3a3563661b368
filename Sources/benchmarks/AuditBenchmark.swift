import Foundation

/// A whole course, proved good.
struct AuditBenchmark {
  private let bench: Bench
  private let exercises: [String]

  init(_ bench: Bench, _ effort: Effort) throws {
    self.bench = bench
    let all = try bench.course.exercises().map(\.name)
    exercises = effort == .full ? all : ["FlipSide"]
  }

  func run() throws {
    let audit = {
      let run = try bench.run(
        bench.tool, ["audit"] + exercises, in: bench.course.folder)
      // An audit that prints nothing about an exercise has not audited it.
      let said = String(decoding: run.output, as: UTF8.self)
      for name in exercises where !said.contains("✓ \(name)") {
        throw Bench.Failure(description: "the audit says nothing of \(name)")
      }
      return run
    }
    let cold = try audit()
    let cache = bench.folder.appending(path: "cache")
    try FileManager.default.removeItem(at: cache.appending(path: "reports"))
    let warm = try audit()
    // Seven exercises are what the goals are for.
    let share = Double(exercises.count) / 7

    print("Auditing \(exercises.count) exercises")
    Figures.show(
      "from an empty cache", String(format: "%.1f s", cold.seconds),
      goal: String(format: "at most %.0f s", 30 * share))
    Figures.show(
      "with suites ready", String(format: "%.1f s", warm.seconds),
      goal: String(format: "at most %.0f s", 15 * share))
    Figures.show("processor time of the one", String(format: "%.1f s", cold.processorSeconds))
    Figures.show("and of the other", String(format: "%.1f s", warm.processorSeconds))
    print("")
  }
}
