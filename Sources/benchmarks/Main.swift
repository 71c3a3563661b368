import ArgumentParser
import Foundation

/// Measures the build of switchboard beside this program, in what `hyperfine` cannot: inside a loop, in
/// memory, and a whole process tree's processor time. `Scripts/bench` runs it after whole commands.
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
    case conversation, grade, loop, memory, play
  }

  @Argument(help: "What to measure; all, if none is named.")
  var parts: [Part] = []

  @Flag(help: "Only show that each part works: its figures say nothing.")
  var short = false

  func run() throws {
    print("switchboard benchmarks: medians; ratios within this run\n")
    if short { print("SHORT: these figures say nothing\n") }
    let bench = try Bench(effort: short ? .short : .full)
    defer { bench.remove() }
    let failed = (parts.isEmpty ? Part.allCases : parts).filter { !measure($0, bench) }
    guard !failed.isEmpty else { return }
    let names = failed.map(\.rawValue).joined(separator: ", ")
    printError("failed, and without figures: \(names)")
    throw ExitCode.failure
  }

  /// Measures one part; returns false if it failed.
  private func measure(_ part: Part, _ bench: Bench) -> Bool {
    let started = ContinuousClock.now
    do {
      Figures.say("[\(part.rawValue)]")
      switch part {
      case .conversation: try ConversationBenchmark(bench).run()
      case .grade: try GradeBenchmark(bench).run()
      case .loop: try LoopBenchmark(bench).run()
      case .memory: try MemoryBenchmark(bench).run()
      case .play: try PlayBenchmark(bench).run()
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
