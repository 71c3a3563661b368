import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Sources that editors, version control and formatters should not have to handle, so they are
/// created here.
@Suite("A source file")
struct HostileSourceTests {
  struct Trial: CustomTestStringConvertible {
    let testDescription: String
    let files: [SourceFile]
    let expected: Expectation

    init(_ name: String, _ files: [SourceFile], _ expected: Expectation) {
      testDescription = name
      self.files = files
      self.expected = expected
    }
  }

  @Test("is judged, whatever it looks like", arguments: try Sample(4, of: trials()).few)
  func trial(_ trial: Trial) async throws { try await Self.verify(trial) }

  @Suite("of every look")
  struct Proof {
    @Test("is judged, whatever it looks like", arguments: try Sample(4, of: trials()).others)
    func trial(_ trial: Trial) async throws { try await verify(trial) }

    @Test("with errors everywhere is answered with the first fifty")
    func manyErrors() async throws {
      let lines = (0..<5_000).map { "let x\($0): Int = \"\"\n" }.joined()
      let exercise = try TestMachine.exercise("FlipSide")
      let submission = try Submission.solution(of: exercise, with: [notes(lines)])
      let report = try await TestMachine.withPermit {
        try await TestMachine.grader(for: "FlipSide").grade(.accepted(submission))
      }
      #expect(report.status == .doesNotCompile)
      #expect(report.diagnostics.map(\.line) == Array(1...50))
    }
  }

  private static func verify(_ trial: Trial) async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let folder = try TestMachine.emptyFolder()
    for file in try exercise.solution().overlaid(with: trial.files) {
      try file.content.write(to: folder.appending(path: file.name))
    }
    let intake = try Intake(folder: folder, module: exercise.name)
    let report = try await TestMachine.withPermit {
      try await TestMachine.grader(for: "ColorPicker").grade(intake)
    }
    try trial.expected.verify(report, of: exercise)
  }

  private static func trials() throws -> [Trial] {
    let passed = Expectation(status: .passed)
    let solution = try TestMachine.exercise("ColorPicker").solution()
    let wrong = solution.map { file in
      SourceFile(file.name, file.text.replacing("    dismiss()\n", with: "    dismis()\n"))
    }
    return [
      Trial("with the line ends of Windows", solution.map { $0.withWindowsLineEnds }, passed),
      Trial(
        "with the line ends of Windows and an error", wrong.map { $0.withWindowsLineEnds },
        .refused("SettingsController.swift", 33, 5, "cannot find 'dismis' in scope")),
      Trial(
        "with a byte order mark", solution.map { SourceFile($0.name, "\u{FEFF}" + $0.text) },
        passed),
      Trial(
        "with a very long comment", [notes("// " + String(repeating: "long ", count: 100_000))],
        passed),
      Trial(
        "with a very long line",
        [notes("let n: [Int] = [" + String(repeating: "1, ", count: 2_000) + "]\n")], passed),
      Trial(
        "with an error in a very long line that looks like errors",
        [notes("let text: Int = \"" + String(repeating: "a:1:2: error: ", count: 20_000) + "\"")],
        .refused("Notes.swift", 1, 17, "cannot convert value of type 'String'")),
      Trial(
        "nested too deep",
        [notes("let n = " + String(repeating: "(", count: 3_000) + "1")],
        .refused("Notes.swift", 1, 264, "structure nesting level exceeded maximum of 256")),
      Trial(
        "that the compiler breaks down over",
        [notes("let n = 1" + String(repeating: " + 1", count: 60_000))],
        Expectation(
          status: .doesNotCompile,
          message: "The compiler itself broke down at Notes.swift:1. Look at what you changed last"
        )),
      Trial(
        "in another encoding", [SourceFile(name: "Notes.swift", content: Data([47, 47, 255]))],
        Expectation(
          status: .rejected, message: "Notes.swift is not UTF-8 in line 1",
          ignored: ["ColorPickerController.swift", "Notes.swift", "SettingsController.swift"])),
      Trial(
        "with the line ends of old Macs and an error",
        wrong.map { SourceFile($0.name, $0.text.replacing("\n", with: "\r")) },
        .refused("SettingsController.swift", 33, 5, "cannot find 'dismis' in scope")),
    ] + names
  }

  /// Names with a special meaning for a shell or a compiler.
  private static var names: [Trial] {
    let hostile = [
      "a b.swift", "it's \"quoted\".swift", "Übung 🎨.swift", "x-o.swift", "x@x.swift",
      "$(touch x).swift", "a;b.swift", "File-2.swift", "x.y.swift", "%n.swift", "~.swift",
      "*.swift", "Main.swift", String(repeating: "n", count: 240) + ".swift",
    ]
    let files = hostile.enumerated().map { SourceFile($1, "func helper\($0)() {}\n") }
    return [
      Trial("with any name", files, Expectation(status: .passed)),
      Trial(
        "with any name and an error",
        [SourceFile("Übung \"1\".swift", "func f() -> Int {\n  x\n}")],
        .refused("Übung \"1\".swift", 2, 3, "cannot find 'x' in scope")),
    ]
  }

  private static func notes(_ text: String) -> SourceFile { SourceFile("Notes.swift", text) }
}

extension Expectation {
  fileprivate static func refused(
    _ file: String, _ line: Int, _ column: Int, _ text: String
  ) -> Expectation {
    Expectation(
      status: .doesNotCompile,
      diagnostics: [
        ExpectedDiagnostic(file: file, line: line, column: column, severity: .error, contains: text)
      ])
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }

  fileprivate var withWindowsLineEnds: SourceFile {
    SourceFile(name, text.replacing("\n", with: "\r\n"))
  }
}
