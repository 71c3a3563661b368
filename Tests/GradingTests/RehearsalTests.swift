import CourseModel
import Execution
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("A rehearsal")
struct RehearsalTests {
  private func outcome(
    _ play: String, with files: [SourceFile] = [], of name: String = "FlipSide"
  ) async throws -> Rehearsal.Outcome {
    let exercise = try TestMachine.exercise(name)
    let submission = try Submission.solution(of: exercise, with: files)
    return try await TestMachine.withPermit {
      try await TestMachine.grader(for: name)
        .rehearse(submission, with: SourceFile(Exercise.playFileName, play))
    }
  }

  private func performance(
    _ play: String, with files: [SourceFile] = []
  ) async throws -> Rehearsal.Performance {
    let outcome = try await outcome(play, with: files)
    guard case .ran(let performance) = outcome else { throw Unexpected(outcome: outcome) }
    return performance
  }

  private struct Unexpected: Error {
    let outcome: Rehearsal.Outcome
  }

  @Test("prints what statements say that use the learner's own types, internal ones, too")
  func prints() async throws {
    let helper = SourceFile("Helper.swift", "struct Helper { var name = \"ours\" }\n")
    let performance = try await performance(
      """
      import Foundation
      import MiniCocoa

      let helper = Helper()
      let controller = FlipsideViewController()
      print(type(of: controller), helper.name)
      print("é".data(using: .utf8)!.count, Date(timeIntervalSince1970: 0) < Date())
      """, with: [helper])
    #expect(performance.output == "FlipsideViewController ours\n2 true\n")
    #expect(performance.errorOutput == "")
    #expect(performance.ending == .finished)
  }

  @Test("begins with a text that runs")
  func startingText() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let text = Rehearsal.startingText(for: exercise)
    #expect(
      text == """
        // Try your classes here: save, and 'switchboard run FlipSide' shows what is printed.
        // This file is for you alone: it is never judged, and never handed in.

        import MiniCocoa

        // TODO: make your objects, let them talk, and print what they say.
        print("FlipSide is on stage.")

        """)
    #expect(try await performance(text).output == "FlipSide is on stage.\n")
  }

  @Test("may wait with await in its own statements")
  func awaits() async throws {
    let helper = SourceFile("Helper.swift", "func later() async -> Int { 3 }\n")
    #expect(try await performance("print(await later())\n", with: [helper]).output == "3\n")
  }

  @Test("may make the queues that checks hand over, and no task")
  func queues() async throws {
    let play = """
      import MiniCocoa

      let screen = OperationQueue()
      screen.maxConcurrentOperationCount = 1
      onAnotherThread { screen.addOperation { print("on the screen's queue") } }
      screen.waitUntilAllOperationsAreFinished()
      """
    guard case .ran(let performance) = try await outcome(play, of: "Thermometers") else {
      Issue.record("it was not run")
      return
    }
    #expect(performance.output == "on the screen's queue\n")
    let task = try await outcome(play + "\nTask {}\n", of: "Thermometers")
    guard case .notAdmitted = task else {
      Issue.record("\(task)")
      return
    }
    guard case .notAdmitted = try await outcome(play, of: "FlipSide") else {
      Issue.record("FlipSide has no queues")
      return
    }
  }

  @Test("shows what was printed before a crash, and where that was")
  func crashes() async throws {
    let performance = try await performance(
      "let numbers: [Int] = []\nprint(\"before\")\nfatalError(\"enough\")\n")
    #expect(performance.output == "before\n")
    #expect(performance.errorOutput == "")
    #expect(
      performance.ending.reason == "Your code stopped the program at Play.swift:3: enough.")
  }

  @Test("ends an endless loop, and keeps what it printed")
  func loops() async throws {
    let performance = try await performance("print(\"begun\")\nwhile true {}\n")
    #expect(performance.output == "begun\n")
    guard case .stopped(let sentence) = performance.ending else {
      Issue.record("\(performance.ending)")
      return
    }
    #expect(
      sentence.hasSuffix(
        "Look for a loop that does not end, or a wait for something that never comes."))
  }

  @Test("keeps the beginning of what is printed without end")
  func printsWithoutEnd() async throws {
    let performance = try await performance(
      """
      print("line")
      let text = String(repeating: "line ", count: 12_000)
      while true { print(text) }
      """)
    #expect(performance.output.hasPrefix("line\nline line "))
    #expect(performance.output.utf8.count <= Rehearsal.shownBytes)
    #expect(performance.isCut)
    guard case .stopped(let sentence) = performance.ending else {
      Issue.record("\(performance.ending)")
      return
    }
    #expect(sentence.contains("printed 16 MB or more"))
  }

  @Test("that does not compile names the learner's lines")
  func compileError() async throws {
    let outcome = try await outcome("\u{FEFF}// one\nlet number: Int = \"text\"\n")
    guard case .doesNotCompile(let diagnostics, nil) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(diagnostics.map(\.file) == ["Play.swift"])
    #expect(diagnostics.map(\.line) == [2])
    #expect(diagnostics.first?.explanation?.contains("needs the type `Int`") == true)
  }

  @Test(
    "is not run if it does what a submission may not",
    arguments: [
      "import Glibc\nprint(getpid())", "print(CommandLine.arguments)",
      "import Foundation\nprint(FileManager.default.currentDirectoryPath)",
      "let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)\nprint(pointer.pointee)",
    ])
  func notAdmitted(_ play: String) async throws {
    let outcome = try await outcome(play)
    guard case .notAdmitted(let diagnostics, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(diagnostics.first?.file == "Play.swift")
  }

  @Test("leaves its file out of what is handed in, unless it is one of the sources")
  func notHandedIn() throws {
    let folder = try TestMachine.emptyFolder("FlipSide")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    for path in ["Play.swift", "Sources/One.swift"] {
      try Data("// \n".utf8).write(to: folder.appending(path: path))
    }
    guard case .accepted(let submission) = try Intake(folder: folder, module: "FlipSide") else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["One.swift"])
    #expect(submission.ignored == ["Play.swift"])
    try Data("// \n".utf8).write(to: folder.appending(path: "Sources/Play.swift"))
    guard
      case .accepted(let other) = try Intake(
        folder: folder.appending(path: "Sources"), module: "FlipSide")
    else {
      Issue.record("refused")
      return
    }
    #expect(other.files.map(\.name) == ["One.swift", "Play.swift"])
  }
}
