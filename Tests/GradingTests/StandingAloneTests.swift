import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// The check `pickerStandsAlone`, and the reverse dependency.
@Suite("A picker that stands alone")
struct StandingAloneTests {
  /// The solution's two files, handed in in a certain way.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: @Sendable (_ picker: String, _ settings: String) -> [SourceFile]
    var expected = CheckStatus.passed
  }

  private static let picker = "ColorPickerController.swift"
  private static let knowing =
    "\nextension ColorPickerController { func know(_ settings: SettingsController) {} }\n"

  static let ways = [
    Way(testDescription: "as a platform renames them") {
      [
        SourceFile("doejane_4567_89012_ColorPickerController.swift", $0),
        SourceFile("doejane_4567_89013_SettingsController-1.swift", $1),
      ]
    },
    Way(testDescription: "as a copy") {
      [SourceFile(picker, $0), SourceFile("SettingsController copy.swift", $1)]
    },
    Way(testDescription: "in lower case") {
      [SourceFile(picker, $0), SourceFile("settingscontroller.swift", $1)]
    },
    Way(testDescription: "in one file") { [SourceFile("All.swift", $1 + "\n" + $0)] },
    Way(testDescription: "in one file, with a helper of the settings") {
      [SourceFile("All.swift", $0 + $1 + "\nstruct Shelf { var settings: SettingsController? }\n")]
    },
    Way(testDescription: "with a conformance in its own file") {
      [
        SourceFile(picker, $0), SourceFile("SettingsController.swift", $1),
        SourceFile("Helper.swift", "extension SettingsController { func rest() {} }\n"),
      ]
    },
    Way(
      testDescription: "in one file, and the picker knows the settings",
      files: { [SourceFile("All.swift", $0 + $1 + knowing)] }, expected: .failed),
    Way(
      testDescription: "under another name, and the picker knows the settings",
      files: { [SourceFile(picker, $0 + knowing), SourceFile("Settings.swift", $1)] },
      expected: .failed),
  ]

  @Test("passes by the types that it needs, not by names of files", arguments: ways)
  func handedIn(_ way: Way) async throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let texts = try exercise.solution().map { String(decoding: $0.content, as: UTF8.self) }
    let report = try await TestMachine.withPermit {
      try await TestMachine.grader(for: "ColorPicker").grade(
        .accepted(Submission(name: "ada", files: way.files(texts[0], texts[1]))))
    }
    let check = try #require(report.checks.first { $0.id == "pickerStandsAlone" })

    #expect(check.status == way.expected)
    #expect(report.points == exercise.maxPoints - (way.expected == .passed ? 0 : check.maxPoints))
    guard case .compilesWithout(_, let message) = exercise.checks.last?.kind else { return }
    #expect(check.messages.first == (way.expected == .passed ? nil : message))
    #expect(check.messages.count == (way.expected == .passed ? 0 : 2))
  }

  @Test("is no matter of a mistake where it could not be tried")
  func notTried() throws {
    let exercise = try TestMachine.exercise("ColorPicker")
    let mistake = try #require(try exercise.mistakes().first { $0.crashes.isEmpty })
    func results(_ standing: CheckStatus) -> [CheckResult] {
      exercise.checks.map { check in
        let fails = mistake.fails.contains(check.id)
        if case .compilesWithout = check.kind { return CheckResult(check, standing) }
        return CheckResult(check, fails ? .failed : .passed)
      }
    }
    let submission = Submission(name: "ada", files: try exercise.files(of: mistake))
    func name(_ standing: CheckStatus) throws -> String? {
      try Recognition(of: exercise).mistake(in: results(standing), of: submission)?.name
    }
    let isStanding = !mistake.fails.contains("pickerStandsAlone")

    #expect(try name(isStanding ? .passed : .failed) == mistake.name)
    #expect(try name(.notRun) == nil)
  }
}
