import CourseModel
import Execution
import Foundation
import Glibc
import Testing

@testable import Grading

@Suite("A check that is cancelled", .timeLimit(.minutes(10)))
struct CancelledCheckTests {
  /// A file that no other test has, by which its scratch folder is found.
  private let mark = SourceFile("Mark\(UUID().uuidString.filter(\.isHexDigit)).swift", "// \n")
  private let exercise: Exercise

  init() throws { exercise = try Bench.exercise("FlipSide") }

  private func endless() throws -> Submission {
    let name = "FlipsideViewController.swift"
    let solution = try #require(try exercise.solution().first { $0.name == name })
    let text = String(decoding: solution.content, as: UTF8.self)
      .replacing("  public func done() {", with: "  public func done() {\n    while true {}")
    return try .solution(of: exercise, with: [SourceFile(name, text), mark])
  }

  /// The scratch folders of this test's submission.
  private func scratchFolders() -> [String] {
    let parent = ScratchFolder.parent.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasPrefix(ScratchFolder.prefix + "\(getpid())-") }
      .map { "\(parent)/\($0)" }
      .filter { access("\($0)/src/\(mark.name)", F_OK) == 0 }
  }

  /// The processes that use a folder, by what they have opened, loaded, or were told of.
  private func processes(using folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { pid_t($0).map { $0 != getpid() } ?? false }.filter { number in
      ["cmdline", "maps"].contains { file in
        (try? Data(contentsOf: URL(filePath: "/proc/\(number)/\(file)")))
          .map { String(decoding: $0, as: UTF8.self).contains(folder) } ?? false
      }
    }
  }

  /// The command of this test's process that runs the learner's code.
  private func isRunning(in folder: String) -> Bool {
    processes(using: folder).contains { number in
      (try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline")))
        .map { String(decoding: $0, as: UTF8.self).prefix { $0 != "\0" } }?
        .hasSuffix("/suite-runner") ?? false
    }
  }

  /// Cancels a check of an endless submission when a moment has come, and returns its scratch
  /// folder.
  private func cancel(
    _ grader: Grader, _ cancellation: Cancellation, when hasCome: (String) -> Bool
  ) async throws -> String {
    let submission = try endless()
    async let check = error(of: grader, on: submission)
    var folder: String?
    while !Task.isCancelled {
      folder = folder ?? scratchFolders().first
      if let folder, hasCome(folder) { break }
      await Task.yield()
    }
    cancellation.cancel()
    let error = await check
    #expect(error == .execution(.cancelled))
    return try #require(folder)
  }

  private func error(of grader: Grader, on submission: Submission) async -> GradingError? {
    do throws(GradingError) {
      _ = try await grader.grade(.accepted(submission))
      return nil
    } catch {
      return error
    }
  }

  @Test("while the learner's code runs leaves no process and no folder, and the next one begins")
  func running() async throws {
    try await Bench.seated {
      let first = try Cancellation()
      let grader = try Grader(for: exercise, in: Bench.laboratory(cancellation: first))
      try await grader.prepare()

      let folder = try await cancel(grader, first, when: isRunning)

      #expect(processes(using: folder) == [])
      #expect(access(folder, F_OK) != 0)
      #expect(scratchFolders() == [])
      let next = grader.cancelled(by: try Cancellation())
      let report = try await next.grade(.accepted(.solution(of: exercise)))
      #expect(report.status == .passed)
    }
  }

  @Test("while the compiler runs leaves no process and no folder")
  func building() async throws {
    try await Bench.seated {
      let cancellation = try Cancellation()
      let grader = try Grader(for: exercise, in: Bench.laboratory())
        .cancelled(by: cancellation)

      let folder = try await cancel(grader, cancellation) { !processes(using: $0).isEmpty }

      #expect(processes(using: folder) == [])
      #expect(access(folder, F_OK) != 0)
      #expect(scratchFolders() == [])
    }
  }

  @Test("before it begins does not begin, and others go on")
  func before() async throws {
    try await Bench.seated {
      let cancellation = try Cancellation()
      let grader = try Grader(for: exercise, in: Bench.laboratory())
      cancellation.cancel()
      let solution = try Submission.solution(of: exercise)
      await #expect(throws: GradingError.execution(.cancelled)) {
        try await grader.cancelled(by: cancellation).grade(.accepted(solution))
      }
      #expect(try await grader.grade(.accepted(solution)).status == .passed)
    }
  }
}
