import Foundation
import Grading
import GradingTestSupport
import Synchronization
import Testing

@testable import SwitchboardCommands

@Suite("A shard of a class")
struct ShardTests {
  private let tool: Tool
  private let judge = CountingJudge()

  init() throws { tool = try Tool() }

  /// Creates a class of this many right answers, all different.
  private func makeClass(of count: Int) throws {
    for number in 1...count {
      let folder = tool.folder.appending(path: "class/student-\(number)")
      try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: folder)
      try Data("// \(number)\n".utf8).write(to: folder.appending(path: "Note.swift"))
    }
  }

  private func grade(_ options: String..., exercise: String = "FlipSide") async -> Tool.Outcome {
    await tool.call(
      arguments: ["grade", "class", "--exercise", exercise, "--course", Tool.repository.path]
        + options,
      judging: judge.key)
  }

  @Test("A class divides into even parts, whatever its order")
  func division() throws {
    let items = (1...23).map { HandIn.refused(name: "student \($0)", reason: "") }
    func parts(_ items: [HandIn]) throws -> [[String]] {
      try (1...5).map { try Shard(typed: "\($0)/5").part(of: items).map(\.name) }
    }
    let parts1 = try parts(items)
    #expect(parts1.map(\.count) == [5, 5, 5, 4, 4])
    #expect(parts1.joined().sorted() == items.map(\.name).sorted())
    #expect(try parts(items.reversed()) == parts1)
    #expect(try parts(items.shuffled()) == parts1)
    #expect(try Shard(typed: "1/1").part(of: items).count == 23)
  }

  @Test(
    "A part that is none is refused",
    arguments: ["0/3", "4/3", "x", "3", "/", "1/0", "1/2/3", "-1/3", "1/x"])
  func typed(text: String) async {
    let outcome = await grade("--shard=\(text)")
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.hasPrefix(
        "Error: --shard needs one of several parts, such as 3/20, not '\(text)'.\n"),
      "\(outcome.errorOutput)")
  }

  @Test(
    "A shard makes no grades",
    arguments: [
      ["--output", "o"], ["--gradebook", "g.csv"], ["--report", "r.html"], ["--feedback", "f"],
      ["--compare", "o"], ["--adjust", "a.csv"], ["--roster", "r.csv"], ["--json"],
      ["--reporter", "csv"], ["--strict"],
    ])
  func grades(options: [String]) async {
    let outcome = await tool.call(
      arguments: ["grade", "class", "--exercise", "FlipSide", "--shard", "1/2"] + options)
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.hasPrefix("Error: --shard only judges: leave \(options[0]) to the"),
      "\(outcome.errorOutput)")
  }

  @Test("Neither a package's class nor one submission has shards")
  func others() async throws {
    let package = await tool.call("grade", "class", "--package", "p", "--shard", "1/2")
    #expect(package.code == 64)
    #expect(
      package.errorOutput.hasPrefix("Error: --shard is for exercises of a course:"),
      "\(package.errorOutput)")
    try makeClass(of: 1)
    let one = await tool.call(
      "grade", "class/student-1", "--exercise", "FlipSide", "--shard", "1/2")
    #expect(one.code == 64)
    #expect(one.errorOutput.contains("one submission has no parts"), "\(one.errorOutput)")
  }

  @Test("Each is judged once in its part, and the 'grade' that follows judges none")
  func collected() async throws {
    try makeClass(of: 5)
    let parts = [await grade("--shard", "1/2"), await grade("--shard", "2/2")]
    #expect(parts.map(\.code) == [0, 0])
    #expect(
      parts.map(\.output) == [
        "shard 1/2: 3 of 5 submissions, all judged\n",
        "shard 2/2: 2 of 5 submissions, all judged\n",
      ])
    #expect(judge.count == 5)
    let whole = await grade("--json")
    #expect(whole.code == 0, "\(whole.errorOutput)")
    #expect(judge.count == 5)
    #expect(await grade("--shard", "1/2", "--fresh").code == 0)
    #expect(judge.count == 8)
  }

  @Test("A task that was lost is judged by the 'grade' that follows, and an empty one is done")
  func lost() async throws {
    try makeClass(of: 3)
    #expect(await grade("--shard", "2/3").code == 0)
    let empty = await grade("--shard", "9/9")
    #expect(empty.code == 0)
    #expect(empty.output == "shard 9/9: 0 of 3 submissions, all judged\n")
    #expect(await grade("--json").code == 0)
    #expect(judge.count == 3)
  }

  @Test("A submission that could not be judged has no grade: exit code 2, and it is judged again")
  func broken() async throws {
    try makeClass(of: 4)
    judge.isBroken = true
    let part = await grade("--shard", "1/2")
    #expect(part.code == 2)
    #expect(part.output.hasPrefix("shard 1/2: 2 of 2 could not be judged; "))
    #expect(part.errorOutput.contains("this machine is too busy"))
    judge.isBroken = false
    #expect(await grade("--json").code == 0)
    #expect(judge.count == 6)
  }

  @Test("A judgement that nobody can find later counts as not made, for a shard only")
  func unwritable() async throws {
    try makeClass(of: 2)
    let cache = tool.folder.appending(path: "cache")
    tool.environment["SWITCHBOARD_CACHE"] = cache.path
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: false)
    try Data().write(to: cache.appending(path: "reports"))  // no folder
    let part = await grade("--shard", "1/1")
    #expect(part.code == 2)
    #expect(part.errorOutput.contains("SWITCHBOARD_CACHE"), "\(part.errorOutput)")
    #expect(await grade("--json").code == 0)
  }
}

/// Judges by the author's verdicts, counts its work, and can break.
private final class CountingJudge: Sendable {
  private let state = Mutex((count: 0, isBroken: false))

  var count: Int { state.withLock(\.count) }
  var isBroken: Bool {
    get { state.withLock(\.isBroken) }
    set { state.withLock { $0.isBroken = newValue } }
  }

  var key: AnswerKey {
    AnswerKey("counting") { [self] files, exercise throws(GradingError) in
      guard files.contains(where: { $0.name == "Note.swift" }) else { return nil }
      let isBroken = state.withLock { state in
        state.count += 1
        return state.isBroken
      }
      if isBroken { throw .machineTooBusy }
      return .of(exercise)
    }
  }
}
