import CourseModel
import Execution
import Foundation

/// Measures the release build of switchboard, whole processes from outside.
///
/// Figures are medians of one run, taken in turn with what they are compared to, so that a machine
/// that slows down slows both: read the ratios, not the times.
@main
struct Benchmarks {
  static func main() throws {
    let laboratory = try Laboratory()
    defer { laboratory.remove() }
    print("switchboard benchmarks: medians; ratios within this run\n")
    try CheckBenchmark(laboratory).run()
    try GradeBenchmark(laboratory).run()
    try LessonBenchmark(laboratory).run()
  }
}
