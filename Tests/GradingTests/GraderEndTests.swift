import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import Testing

@testable import Grading

/// The built `switchboard`, ended from outside while a submission loops.
@Suite("A grader that is ended", .serialized, .timeLimit(.minutes(30)))
struct GraderEndTests {
  private let scratch: URL
  private let submission: URL
  /// The pause between two scans of all processes. A scan costs some milliseconds, and the
  /// processes it looks for last a second.
  private static let glance = Duration.milliseconds(50)

  init() throws {
    scratch = try TestMachine.emptyFolder("scratch")
    let exercise = try TestMachine.exercise("ColorPicker")
    let loops = try #require(Scenario.all.first { $0.testDescription == "loops" })
    submission = try loops.submission(for: exercise)
  }

  private func start() throws -> Process {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = products.appending(path: "switchboard")
    process.arguments = ["grade", submission.path, "--exercise", "ColorPicker", "--fresh"]
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TMPDIR": scratch.path,
      "SWITCHBOARD_CACHE": TestMachine.cacheFolder.path,
      "SWITCHBOARD_HOME": TestMachine.checkout.path,
    ]
    process.currentDirectoryURL = TestMachine.checkout
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Returns the processes that use this test's scratch folder.
  private func descendants() -> [String] { Array(processes().values) }

  /// Returns their command lines by process number.
  private func processes() -> [pid_t: String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let numbers = all.compactMap { pid_t($0) }
    let lines = numbers.map { number -> String? in
      guard let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline")) else {
        return nil
      }
      let text = String(decoding: line, as: UTF8.self)
      if line.holds(scratch.path) { return text }
      // A suite runner has no arguments; its mapped files identify it.
      guard isSuiteRunner(text),
        let maps = try? Data(contentsOf: URL(filePath: "/proc/\(number)/maps"))
      else { return nil }
      return maps.holds(scratch.path) ? text : nil
    }
    return Dictionary(uniqueKeysWithValues: zip(numbers, lines)).compactMapValues(\.self)
  }

  /// Returns a grader at the moment when the submission's code runs. A busy machine may miss the
  /// moment; then it starts another grader.
  private func startChecking() async throws -> Process {
    while true {
      let process = try start()
      while process.isRunning, !Task.isCancelled {
        if descendants().contains(where: isSuiteRunner) { return process }
        try await Task.sleep(for: Self.glance)
      }
      try Task.checkCancellation()
    }
  }

  /// Returns a grader that was interrupted during a check and has ended; starts another if it had
  /// finished before.
  private func interrupt(_ signal: (pid_t) -> Void) async throws -> Process {
    while true {
      let process = try await startChecking()
      signal(process.processIdentifier)
      process.waitUntilExit()
      let wasDone = process.terminationReason == .exit && process.terminationStatus == 1
      if !wasDone { return process }
      try Task.checkCancellation()
    }
  }

  /// Returns a grader whose runs were all killed, and which has ended; starts another if it was too
  /// fast for this busy machine.
  private func killingRuns() async throws -> Process {
    while true {
      let process = try await startChecking()
      while process.isRunning {
        for (number, line) in processes() where isSuiteRunner(line) { kill(number, SIGKILL) }
        try await Task.sleep(for: .milliseconds(2))
      }
      let wasDone = process.terminationReason == .exit && process.terminationStatus == 1
      if !wasDone { return process }
      try Task.checkCancellation()
    }
  }

  /// Waits until killed processes have ended; the kernel takes about a millisecond, and the suite's
  /// time limit is the bound.
  private func waitForTheKernel() async {
    while !descendants().isEmpty, !Task.isCancelled {
      try? await Task.sleep(for: Self.glance)
    }
  }

  /// Whether it is the program itself: bwrap's command line names it, too, before it runs.
  private func isSuiteRunner(_ commandLine: String) -> Bool {
    commandLine.prefix { $0 != "\0" }.hasSuffix("/suite-runner")
  }

  @Test("by SIGKILL in the middle of a check leaves no process")
  func killed() async throws {
    try await TestMachine.withPermit {
      let process = try await startChecking()
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      await waitForTheKernel()
      #expect(descendants() == [])
    }
  }

  @Test("by SIGKILL while sources are read leaves no process")
  func killedWhileReading() async throws {
    let deep = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
    try Data("let endless = \(deep)\n".utf8).write(to: submission.appending(path: "Endless.swift"))
    try await TestMachine.withPermit {
      let process = try start()
      let program = "/proc/\(process.processIdentifier)/exe\0\(SourceReader.argument)"
      func readers() -> Int {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.count { number in
          let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline"))
          return line.map { String(decoding: $0, as: UTF8.self).hasPrefix(program) } ?? false
        }
      }
      // One that waits, and its fork that reads.
      while process.isRunning, readers() < 2 { try await Task.sleep(for: Self.glance) }
      #expect(process.isRunning)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // The kernel takes its time to end a killed process; the suite's time limit is the bound.
      while readers() > 0 { try await Task.sleep(for: Self.glance) }
    }
  }

  @Test("by a signal leaves no process and no file")
  func interrupted() async throws { try await verifyEnd(by: SIGINT) }

  @Suite("in other ways", .serialized, .timeLimit(.minutes(30)))
  struct Proof {
    private let tests: GraderEndTests

    init() throws { tests = try GraderEndTests() }

    @Test("by a signal leaves no process and no file", arguments: [SIGTERM, SIGHUP])
    func interrupted(_ signal: Int32) async throws { try await tests.verifyEnd(by: signal) }

    @Test("by a signal that comes twice still clears up")
    func interruptedTwice() async throws { try await tests.verifyEndByTwoSignals() }

    @Test("of what it runs, as by a kernel out of memory, judges nobody by it")
    func runKilled() async throws { try await tests.verifyThatRunsMayBeKilled() }
  }

  private func verifyEnd(by signal: Int32) async throws {
    try await TestMachine.withPermit {
      let process = try await interrupt { kill($0, signal) }
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      await waitForTheKernel()
      #expect(descendants() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
    }
  }

  private func verifyEndByTwoSignals() async throws {
    try await TestMachine.withPermit {
      let process = try await interrupt {
        kill($0, SIGINT)
        kill($0, SIGINT)
      }
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
    }
  }

  private func verifyThatRunsMayBeKilled() async throws {
    try await TestMachine.withPermit {
      let process = try await killingRuns()
      #expect(process.terminationStatus == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
    }
  }

  @Test("by itself leaves no process and no file")
  func ended() async throws {
    try await TestMachine.withPermit {
      let process = try start()
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)
      await waitForTheKernel()
      #expect(descendants() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
    }
  }
}
