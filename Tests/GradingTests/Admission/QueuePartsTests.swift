import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// The operations that submissions may use with the queues that they receive, and with no others.
@Suite("Queues")
struct QueuePartsTests {
  private static func build(_ body: String, _ relaxations: Set<Admission.Relaxation>) throws
    -> Build
  {
    try Probe.build(
      [SourceFile("A.swift", "import MiniCocoa\n\(body)\n")],
      allowing: Admission(relaxations: relaxations))
  }

  @Test(
    "that are handed over may be given work, looked at and waited for",
    arguments: [
      "public func f(_ q: OperationQueue) { q.addOperation { print(1) } }",
      "public func f(_ q: OperationQueue) { q.waitUntilAllOperationsAreFinished() }",
      "public func f(_ q: OperationQueue) -> Bool { OperationQueue.current === q }",
      "public func f(_ q: OperationQueue) -> String { \"\\(q): \\(q.operationCount)\" }",
      "public struct S { let q: OperationQueue; let l = Locked(0) }",
      "public func f(_ c: any Scheduler) { c.schedule(after: .seconds(1)) { print(1) } }",
    ])
  func handed(_ body: String) async throws {
    let build = try await TestMachine.withPermit { try Self.build(body, [.queues]) }

    guard case .compiled = build else {
      Issue.record("\(build)")
      return
    }
  }

  @Test(
    "are neither made nor set free, by whatever name",
    arguments: [
      "public func f() { _ = OperationQueue() }",
      "typealias Q = OperationQueue\npublic func f() -> AnyObject { Q() }",
      "public func f(_ q: OperationQueue) { q.isSuspended = false }",
      "public func f(_ q: OperationQueue) { q.isSuspended.toggle() }",
      "public func f(_ q: OperationQueue) { q.maxConcurrentOperationCount = 4 }",
      "public func f(_ q: OperationQueue) { let k = \\OperationQueue.isSuspended; q[keyPath: k] = false }",
      "extension OperationQueue { public func free() { isSuspended = false } }",
      "public func f() { OperationQueue.main.addOperation { print(1) } }",
      "public func f() { OperationQueue.runMainQueue() }",
      "public func f() { onAnotherThread { print(1) } }",
      "public func f() { SystemClock().schedule(after: .zero) { print(1) } }",
      "public let clock: any Scheduler = SystemClock()",
    ])
  func free(_ body: String) async throws {
    let build = try await TestMachine.withPermit { try Self.build(body, [.queues]) }

    guard case .refused(.rejected, let refusals, _) = build else {
      Issue.record("\(build)")
      return
    }
    #expect(
      refusals.contains { $0.message.contains("The exercise gives you queues") },
      "\(refusals)")
  }

  @Test("are for exercises that allow them, and tasks are not among them")
  func others() async throws {
    let adds = "public func f(_ q: OperationQueue) { q.addOperation { print(1) } }"
    let tasks = "public func f() { Task { print(1) } }"
    let cases: [(String, Set<Admission.Relaxation>)] = [(adds, []), (tasks, [.queues])]
    for (body, relaxations) in cases {
      let build = try await TestMachine.withPermit { try Self.build(body, relaxations) }
      guard case .refused(.rejected, let refusals, _) = build else {
        Issue.record("\(build)")
        continue
      }
      #expect(refusals.contains { $0.message.contains("starts concurrent work") })
    }
  }
}
