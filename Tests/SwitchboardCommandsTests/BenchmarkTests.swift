import Foundation
import GradingTestSupport
import Testing

/// `make bench` once printed errors where its first two parts should be, went on, and exited 0.
@Suite("The benchmarks")
struct BenchmarkTests {
  /// The parts that can be measured, and words of their figures.
  private static let parts = [
    ("conversation", "What objects said"), ("grade", "Grading 4 submissions"),
    ("loop", "The learner's loop"), ("memory", "Peak memory"),
    ("play", "A demo on the screen"),
  ]

  @Suite("in every part")
  struct Proof {
    @Test("work")
    func all() throws { try verify(parts) }

    @Test(
      "time whole commands by hyperfine",
      .enabled(
        if: ["/usr/bin/hyperfine", "\(Tool.repository.path)/.build/bench-python/bin/python3"]
          .allSatisfy(FileManager.default.isExecutableFile), "prepare-bench installs it"))
    func commands() throws {
      let outcome = try Tool().shell(
        "BENCH_BUILD=$PWD/.build/debug Scripts/bench --short", in: Tool.repository)
      #expect(outcome.code == 0, "\(outcome.output)\(outcome.errorOutput)")
      for heading in ["== A lesson", "== Save to verdict", "== An audit", "Peak memory"] {
        #expect(outcome.output.contains(heading))
      }
    }
  }

  private static func verify(_ parts: [(name: String, heading: String)]) throws {
    let outcome = try Tool().benchmarks(["--short"] + parts.map(\.name))
    #expect(outcome.code == 0, "\(outcome.errorOutput)")
    for part in parts { #expect(outcome.output.contains(part.heading)) }
    #expect(outcome.errorOutput.isEmpty)
  }

  @Test("are all tried by these tests")
  func noPartIsLeftOut() throws {
    let outcome = try Tool().benchmarks(["nonsense"])
    #expect(outcome.code == 64)
    let offer = outcome.errorOutput.split(separator: "Please provide one of ").last ?? ""
    let names = offer.prefix { $0 != "." }.matches(of: /'(\w+)'/).map { String($0.output.1) }
    #expect(names == Self.parts.map(\.0))
  }

  @Test("fail as a whole where a part fails, which has no figures")
  func failure() throws {
    let tool = try Tool()
    tool.environment["PATH"] = "/nowhere"
    let outcome = try tool.benchmarks(["--short", "grade", "memory"])
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("processor time for each"))
    #expect(outcome.output.contains("Peak memory"))
    #expect(outcome.errorOutput.contains("grade: FAILED"))
    #expect(outcome.errorOutput.hasSuffix("failed, and without figures: grade\n"))
  }
}
