import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import Grading

/// A batch that loses a resource, or finds it changed, after the first of its three reports.
@Suite("In the middle of a batch")
struct VanishingTests {
  private let exercise: Exercise
  private let place: URL
  private let items: [HandIn]

  init() throws {
    exercise = try TestMachine.exercise("FlipSide")
    place = try TestMachine.emptyFolder("class")
    for name in ["one", "two", "three"] {
      let folder = place.appending(path: name)
      try FileManager.default.copyItem(
        at: exercise.folder.appending(path: "Solution"), to: folder)
      try Data("// \(UUID())\n".utf8).write(to: folder.appending(path: "Note.swift"))
    }
    items = ["one", "two", "three"].map { [place] in
      .path(place.appending(path: $0), name: $0)
    }
  }

  private func grade(
    in machine: Machine? = nil, afterFirst happens: @escaping @Sendable () -> Void = {}
  ) async throws -> [Report] {
    try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: machine ?? TestMachine.machine())
      let batch = try Batch(grader: grader, jobs: 1, reusingReports: true)
      return try await batch.grade(items) { index, _ in if index == 0 { happens() } }
    }
  }

  @Test(
    "a submission that goes is not judged, the others are",
    arguments: ["two", "two/MainViewController.swift"])
  func submission(_ name: String) async throws {
    let gone = place.appending(path: name)
    let reports = try await grade { try? FileManager.default.removeItem(at: gone) }

    // The stub's file takes the place of one that is missing; without its folder, there is none.
    #expect(
      reports.map(\.status) == [.passed, name == "two" ? .errored : .failed, .passed])
    if name == "two" {
      #expect(reports[1].message == "two: cannot be read: No such file or directory")
    }
  }

  @Test("a submission that changes is judged as it is read, and only that is kept")
  func change() async throws {
    let file = place.appending(path: "two/Note.swift")
    let changed = try await grade { try? Data("public class {".utf8).write(to: file) }
    try Data("// mended\n".utf8).write(to: file)

    #expect(changed.map(\.status) == [.passed, .doesNotCompile, .passed])
    #expect(try await grade().map(\.status) == [.passed, .passed, .passed])
  }

  @Test(
    "a submission that may not be read is not judged", .enabled(if: getuid() != 0),
    arguments: [("two", 0o000), ("two", 0o444), ("two/Note.swift", 0o000)])
  func unreadable(_ name: String, _ mode: mode_t) async throws {
    let path = place.appending(path: name).path
    chmod(path, mode)
    let closed = try await grade()
    chmod(path, 0o755)

    #expect(closed.map(\.status) == [.passed, .errored, .passed])
    #expect(closed[1].message?.hasSuffix("cannot be read: Permission denied") == true)
    #expect(try await grade().map(\.status) == [.passed, .passed, .passed])
  }

  @Test(
    "the sandbox goes or dies: nothing runs without it",
    arguments: ["/no/such/bwrap", "/bin/true", "kill -KILL $$"])
  func sandbox(_ program: String) async throws {
    let breakable = BreakableSandbox(
      inside: try Bubblewrap(), broken: place.appending(path: "broken").path, program: program)
    var machine = try TestMachine.machine()
    machine = Machine(
      toolchain: machine.toolchain, cache: machine.cache,
      executor: Executor(sandbox: breakable, cancellation: try Cancellation()),
      sources: TestMachine.checkout.appending(path: "Sources"), reader: TestMachine.switchboard)

    let reports = try await grade(in: machine) {
      _ = FileManager.default.createFile(atPath: breakable.broken, contents: nil)
    }

    #expect(reports.map(\.status) == [.passed, .errored, .errored])
  }

  @Suite("of what was prepared")
  struct Proof {
    @Test(
      "what the grader has prepared goes: nobody is blamed, and it is made again",
      arguments: [
        ("suite-runner", [.passed, .errored, .errored]),
        // Files that the compiler needs are recreated immediately.
        ("MiniCocoa.swift", [.passed, .passed, .passed]),
      ] as [(String, [ReportStatus])])
    func support(_ prefix: String, _ statuses: [ReportStatus]) async throws {
      let course = try VanishingTests()
      let cache = Cache(environment: [
        "SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path
      ])
      let machine = try TestMachine.machine(cache: cache)
      let folder = try machine.support().folder
      let reports = try await course.grade(in: machine) {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names ?? [] where name.hasPrefix(prefix) {
          try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
      }

      #expect(reports.map(\.status) == statuses)
      #expect(try await course.grade(in: machine).map(\.status) == [.passed, .passed, .passed])
    }
  }
}

/// A sandbox of bubblewrap, replaced by another program once a certain file exists.
private struct BreakableSandbox: Sandbox {
  let inside: Bubblewrap
  let broken: String
  /// A program, or a script of the shell.
  let program: String

  var user: UInt32? { inside.user }

  func confining(_ command: Command) throws(ExecutionError) -> Command {
    var confined = try inside.confining(command)
    guard FileManager.default.fileExists(atPath: broken) else { return confined }
    confined.executable = program.hasPrefix("/") ? program : "/bin/sh"
    confined.arguments = ["-c", program]
    return confined
  }

  func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    try inside.unconfining(completion)
  }
}
