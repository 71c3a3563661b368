import Foundation
import GradingTestSupport
import Testing

/// `make bench` once printed errors where its first two parts should be, went on, and exited 0.
@Suite("The benchmarks")
struct BenchmarkTests {
  /// The parts that can be measured, and words of their figures.
  private static let parts = [
    ("actions", "MiniCocoa's messages"), ("audit", "Auditing 1 exercises"),
    ("check", "Save to verdict"),
    ("cocoa", "set of a stored property"), ("conversation", "What objects said"),
    ("document", "Typesetting a lesson"),
    ("grade", "Grading 4 submissions"), ("hostile", "Hostile documents"),
    ("lesson", "Reading a lesson"),
    ("loop", "The learner's loop"),
  ]

  @Suite("in every part")
  struct Proof {
    @Test("work")
    func all() throws { try verify(parts) }
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
    let names = outcome.errorOutput.matches(of: /(?m)^ *- (\w+)$/).map { String($0.output.1) }
    #expect(names == Self.parts.map(\.0))
  }

  @Test("fail as a whole where a part fails, which has no figures")
  func failure() throws {
    let tool = try Tool()
    tool.environment["PATH"] = "/nowhere"
    let outcome = try tool.benchmarks(["--short", "check", "lesson"])
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("Save to verdict"))
    #expect(outcome.output.contains("Reading a lesson"))
    #expect(outcome.errorOutput.contains("check: FAILED"))
    #expect(outcome.errorOutput.hasSuffix("failed, and without figures: check\n"))
  }
}
