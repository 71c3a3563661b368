import ArgumentParser
import Foundation

/// Measures the release build of switchboard, whole processes from outside.
///
/// Figures are medians of one run, taken in turn with what they are compared to, so that a machine
/// that slows down slows both: read the ratios, not the times. Each figure is printed as soon as it is
/// known. A part that fails has no more of them, and the whole ends with exit code 1.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measure the build of switchboard that lies beside this program.")

  /// A part that can be measured separately.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case actions, audit, check, cocoa, conversation, document, grade, hostile, lesson, loop
  }

  @Argument(help: "What to measure; all, if none is named.")
  var parts: [Part] = []

  @Flag(
    help:
      "Only show that each part works: its figures say nothing, as they share what they prepare.")
  var short = false

  func run() throws {
    let effort = short ? Effort.short : .full
    print("switchboard benchmarks: medians; ratios within this run\n")
    if short { print("SHORT: these figures say nothing\n") }
    let chosen = parts.isEmpty ? Part.allCases : parts
    let failed = chosen.filter { !measure($0, effort) }
    if short { try? Bench().remove() }
    guard !failed.isEmpty else { return }
    let names = failed.map(\.rawValue).joined(separator: ", ")
    printError("failed, and without figures: \(names)")
    throw ExitCode.failure
  }

  /// Measures one part in a new bench; returns false if it failed.
  private func measure(_ part: Part, _ effort: Effort) -> Bool {
    let started = ContinuousClock.now
    do {
      Figures.say("[\(part.rawValue)]")
      let bench = try Bench()
      defer { if short { bench.clear() } else { bench.remove() } }
      switch part {
      case .actions: ActionBenchmark(effort).run()
      case .audit: try AuditBenchmark(bench, effort).run()
      case .check: try CheckBenchmark(bench, effort).run()
      case .cocoa: CocoaBenchmark(effort).run()
      case .conversation: try ConversationBenchmark(bench, effort).run()
      case .document: try DocumentBenchmark(bench, effort).run()
      case .grade: try GradeBenchmark(bench, effort).run()
      case .hostile: try HostileBenchmark(bench, effort).run()
      case .lesson: try LessonBenchmark(bench, effort).run()
      case .loop: try LoopBenchmark(bench, effort).run()
      }
      Figures.say("[\(part.rawValue): \((ContinuousClock.now - started).components.seconds) s]\n")
      return true
    } catch {
      printError("\(part.rawValue): FAILED: \(error)\n")
      return false
    }
  }

  private func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
