import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Glibc
import Synchronization
import Testing

@testable import Grading

@Suite("A check that is cancelled", .timeLimit(.minutes(30)))
struct CancelledCheckTests {
  /// A file that no other test has, to find its scratch folder.
  private let mark = SourceFile("Mark\(UUID().uuidString.filter(\.isHexDigit)).swift", "// \n")
  private let exercise: Exercise

  init() throws { exercise = try TestMachine.exercise("FlipSide") }

  private func endless() throws -> Submission {
    let name = "FlipsideViewController.swift"
    let solution = try #require(try exercise.solution().first { $0.name == name })
    let text = String(decoding: solution.content, as: UTF8.self)
      .replacing("  public func done() {", with: "  public func done() {\n    while true {}")
    return try .solution(of: exercise, with: [SourceFile(name, text), mark])
  }

  /// Returns the scratch folders of this test's submission.
  private func scratchFolders() -> [String] {
    let parent = ScratchFolder.parent.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasPrefix(ScratchFolder.prefix + "\(getpid())-") }
      .map { "\(parent)/\($0)" }
      .filter { access("\($0)/src/\(mark.name)", F_OK) == 0 }
  }

  /// Returns the processes that use a folder, according to their arguments and mapped files.
  private func processes(using folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { pid_t($0).map { $0 != getpid() } ?? false }.filter { number in
      ["cmdline", "maps"].contains { file in
        (try? Data(contentsOf: URL(filePath: "/proc/\(number)/\(file)")))
          .map { $0.holds(folder) } ?? false
      }
    }
  }

  /// Whether the learner's code runs: a suite runner has no arguments, so it is identified by its
  /// mapped files.
  private func isRunning(in folder: String) -> Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.contains { number in
      guard let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline")),
        String(decoding: line, as: UTF8.self).prefix(while: { $0 != "\0" })
          .hasSuffix("/suite-runner"),
        let maps = try? Data(contentsOf: URL(filePath: "/proc/\(number)/maps"))
      else { return false }
      return maps.holds(folder)
    }
  }

  /// Cancels a check of an endless submission at a certain moment, and returns its scratch folder.
  /// A busy machine may miss the moment; then it starts another check.
  private func cancel(_ grader: Grader, when hasCome: (String) -> Bool) async throws -> String {
    while true {
      let cancellation = try Cancellation()
      let ended = Flag()
      async let check = error(of: grader.cancelled(by: cancellation), on: endless(), ended)
      var folder: String?
      while !ended.isSet.load(ordering: .acquiring) {
        folder = folder ?? scratchFolders().first
        if let folder, hasCome(folder) { break }
        try Task.checkCancellation()
        await Task.yield()
      }
      cancellation.cancel()
      let error = try await check
      // The check had ended by itself.
      guard let error else { continue }
      #expect(error == .execution(.cancelled))
      return try #require(folder)
    }
  }

  /// Whether a check has ended: a class, because two tasks share it.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private func error(
    of grader: Grader, on submission: Submission, _ ended: Flag
  ) async -> GradingError? {
    defer { ended.isSet.store(true, ordering: .releasing) }
    do throws(GradingError) {
      _ = try await grader.grade(.accepted(submission))
      return nil
    } catch {
      return error
    }
  }

  @Suite("in the middle of a run", .timeLimit(.minutes(30)))
  struct Proof {
    @Test("leaves no process and no folder, and the next one begins")
    func running() async throws { try await CancelledCheckTests().verifyEndOfRun() }
  }

  private func verifyEndOfRun() async throws {
    try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      try await grader.prepare()

      let folder = try await cancel(grader, when: isRunning)

      #expect(processes(using: folder) == [])
      #expect(access(folder, F_OK) != 0)
      #expect(scratchFolders() == [])
      let report = try await grader.grade(.accepted(.solution(of: exercise)))
      #expect(report.status == .passed)
    }
  }

  @Test("while the compiler runs leaves no process and no folder")
  func building() async throws {
    try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: TestMachine.machine())

      let folder = try await cancel(grader) { !processes(using: $0).isEmpty }

      #expect(processes(using: folder) == [])
      #expect(access(folder, F_OK) != 0)
      #expect(scratchFolders() == [])
    }
  }

  @Test("before it begins does not begin, and others go on")
  func before() async throws {
    try await TestMachine.withPermit {
      let cancellation = try Cancellation()
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      cancellation.cancel()
      let solution = try Submission.solution(of: exercise)
      await #expect(throws: GradingError.execution(.cancelled)) {
        try await grader.cancelled(by: cancellation).grade(.accepted(solution))
      }
      #expect(try await grader.grade(.accepted(solution)).status == .passed)
    }
  }
}
