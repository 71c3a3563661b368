import Foundation

/// A part of the course, proved good: as many exercises as the goals are for.
struct AuditBenchmark {
  private static let count = 7

  private let bench: Bench
  private let exercises: [String]

  init(_ bench: Bench, _ effort: Effort) throws {
    self.bench = bench
    let all = try bench.course.exercises().map(\.name)
    let step = max(1, all.count / Self.count)
    let spread = all.indices.filter { $0.isMultiple(of: step) }.prefix(Self.count).map { all[$0] }
    exercises = effort == .full ? spread : ["FlipSide"]
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
    // Seven exercises are what the goals are for.
    let share = Double(exercises.count) / Double(Self.count)
    print("Auditing \(exercises.count) exercises")
    let cold = try audit()
    Figures.show(
      "from an empty cache", String(format: "%.1f s", cold.seconds),
      goal: String(format: "at most %.0f s", 30 * share))
    Figures.show("processor time", String(format: "%.1f s", cold.processorSeconds))
    let cache = bench.folder.appending(path: "cache")
    try FileManager.default.removeItem(at: cache.appending(path: "reports"))
    let warm = try audit()
    Figures.show(
      "with suites ready", String(format: "%.1f s", warm.seconds),
      goal: String(format: "at most %.0f s", 15 * share))
    Figures.show("processor time", String(format: "%.1f s", warm.processorSeconds))
    print("")
  }
}
