import CourseModel
import Execution
import Foundation

/// Measures the release build of switchboard, whole processes from outside.
///
/// Figures are medians of one run, taken in turn with what they are compared to, so that a machine
/// that slows down slows both: read the ratios, not the times. Arguments: actions, check, cocoa,
/// document, grade, hostile, lesson, loop; all by default.
@main
struct Benchmarks {
  static func main() throws {
    let laboratory = try Laboratory()
    defer { laboratory.remove() }
    print("switchboard benchmarks: medians; ratios within this run\n")
    let all = [
      "actions": ActionBenchmark().run, "check": CheckBenchmark(laboratory).run,
      "cocoa": CocoaBenchmark().run,
      "document": DocumentBenchmark(laboratory).run, "grade": GradeBenchmark(laboratory).run,
      "hostile": HostileBenchmark(laboratory).run, "lesson": LessonBenchmark(laboratory).run,
      "loop": LoopBenchmark(laboratory).run,
    ]
    let chosen = Array(CommandLine.arguments.dropFirst())
    for name in chosen.isEmpty ? all.keys.sorted() : chosen {
      do { try all[name]?() } catch { print("\(name): \(error)") }
    }
  }
}
