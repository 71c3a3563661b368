import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Synchronization
import Testing

@testable import FullScreen
@testable import SwitchboardCommands

/// Real saves in a real workspace; jobs are recorded instead of done.
@Suite("Checks that saves begin")
struct PracticeChecksTests {
  private static let exercise = "FlipSide"
  private static let first = CheckOrder(exercise: exercise, number: 1)
  private static let second = CheckOrder(exercise: exercise, number: 2)

  private let tool: Tool
  private let sources: URL
  private let handed = Handed()
  private var checks: PracticeChecks

  /// The jobs in words. A class, because the closure that hands out jobs writes to it.
  private final class Handed: Sendable {
    private let jobs = Mutex<[String]>([])
    var all: [String] { jobs.withLock { $0 } }

    func note(_ job: String) { jobs.withLock { $0.append(job) } }
  }

  init() throws {
    tool = try Tool()
    let folder = try tool.makeWorkspace()
    sources = folder.appending(path: "Exercises/\(Self.exercise)/Sources")
    let learner = try Learner(of: Course(at: Tool.repository), in: Workspace(above: folder))
    let services = try PracticeServices(
      learner, in: .ofProcess, sandboxed: false, LoopTasks { _ in })
    checks = try PracticeChecks(services) { [handed] order, _ in
      handed.note("check \(order.number)")
    } keeping: { [handed] report, _ in
      handed.note("keep \(report.status)")
    }
    checks.attend(to: Self.exercise)
  }

  @Test("a learner who saves or leaves doesn't wait for what is prepared for the first time")
  func left() throws {
    let own = Context.ofProcess
    let cache = ["SWITCHBOARD_CACHE": tool.folder.appending(path: "cold").path]
    let context = Context(
      environment: own.environment.merging(cache) { _, new in new }, folder: own.folder,
      screen: own.screen, now: own.now, startsPrograms: true, program: Tool.executable)
    let learner = try Learner(
      of: Course(at: Tool.repository), in: Workspace(above: sources))
    let services = try PracticeServices(
      learner, in: context, sandboxed: false, LoopTasks { _ in })
    let hearing = try Cancellation()
    hearing.cancel()
    let start = ContinuousClock.now
    let conversations = services.conversations(
      of: try services.exercise(named: Self.exercise), until: hearing)
    #expect(conversations == nil)
    #expect(.now - start < .seconds(5))
  }

  private func save(_ text: String) throws {
    try Data(text.utf8).write(to: sources.appending(path: "New.swift"))
  }

  /// Waits for the next look at the files; nil if there is nothing to wait for.
  private mutating func nextSave() -> String? {
    while let patience = checks.patience {
      for message in checks.dueEvents() {
        if case .saved(_, let digest, _) = message { return digest }
      }
      var entry = pollfd(fd: checks.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, patience) > 0 { checks.hear() }
    }
    return nil
  }

  private static let report = Report(
    exercise: exercise, submission: "", status: .failed, checks: [])

  @Test("a check that is ordered begins at once, and a save is looked at")
  mutating func looks() throws {
    checks.order(Self.first)
    #expect(handed.all == ["check 1"])
    try save("let one = 1")
    checks.hear()
    let one = nextSave()
    #expect(one != nil)
    try save("let one = 2")
    checks.hear()
    let other = nextSave()
    #expect(other != nil && other != one)
  }

  @Test("a second check of a save begins too, when it is time for it")
  mutating func again() throws {
    try save("let one = 1")
    checks.hear()
    #expect(nextSave() != nil)
    checks.order(Self.first)
    try save("let one = 2")
    checks.hear()
    #expect(nextSave() != nil)
    checks.cancel()
    checks.order(Self.second)
    while handed.all.count == 1, let patience = checks.patience {
      poll(nil, 0, patience)
      _ = checks.dueEvents()
    }
    #expect(handed.all == ["check 1", "check 2"])
  }

  @Test("a verdict is kept that is of the check under way, and no other")
  mutating func keeping() {
    checks.order(Self.first)
    checks.cancel()
    _ = checks.receive([.judged(Self.first, Self.report, files: [])])
    #expect(handed.all == ["check 1"])
    checks.order(Self.second)
    _ = checks.receive([
      .judged(Self.first, Self.report, files: []), .judged(Self.second, Self.report, files: []),
      .judged(Self.second, Self.report, files: []),
    ])
    #expect(handed.all == ["check 1", "check 2", "keep failed"])
  }

  @Test("a verdict waits while something is being saved, and goes if that is something else")
  mutating func heldBack() throws {
    let file = open(sources.appending(path: "New.swift").path, O_WRONLY | O_CREAT, 0o644)
    for (order, isOther) in [(Self.first, false), (Self.second, true)] {
      checks.order(order)
      #expect(write(file, "// \n", 4) == 4)
      checks.hear()
      let verdict = PracticeMessage.judged(order, Self.report, files: [])
      #expect(checks.receive([verdict]).isEmpty)
      if isOther { close(file) }
      checks.hear()
      #expect(nextSave() != nil)
      if isOther { checks.cancel() }
      #expect(checks.dueEvents().count == (isOther ? 0 : 1))
    }
    #expect(handed.all == ["check 1", "keep failed", "check 2"])
  }
}
