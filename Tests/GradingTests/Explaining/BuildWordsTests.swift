import GradingTestSupport
import CourseModel
import TestSupport
import Testing

@testable import Grading

@Suite("A submission that does not compile")
struct BuildWordsTests {
  /// Returns the diagnostics for ColorPicker's solution with some text replaced in its settings.
  private func diagnostics(
    replacing old: String, with new: String
  ) async throws -> [Diagnostic] {
    let files = try TestMachine.exercise("ColorPicker").solution().map { file in
      guard file.name == "SettingsController.swift" else { return file }
      let text = String(decoding: file.content, as: UTF8.self)
      try #require(text.contains(old))
      return SourceFile(file.name, text.replacing(old, with: new))
    }
    guard
      case .refused(.doesNotCompile, let diagnostics, _) = try await TestMachine.withPermit({
        try Probe.build(files)
      })
    else {
      Issue.record("it compiles")
      return []
    }
    return diagnostics
  }

  @Test("hears what a name of the task's diagram is in code")
  func diagramName() async throws {
    let found = try await diagnostics(replacing: "delegate = self", with: "delegate = settings")

    #expect(found.map(\.message) == ["cannot find 'settings' in scope"])
    #expect(found.first?.explanation?.contains("is the diagram's name") == true)
  }

  @Test("hears which object at hand has the unknown name, also in a given module")
  func memberOfGivenType() async throws {
    let files = try TestMachine.exercise("Thermometers").solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SourceFile(
        file.name, text.replacing("deliver(thermometer.value)", with: "deliver(value)"))
    }
    let report = try await TestMachine.grader(for: "Thermometers")
      .grade(.accepted(Submission(name: "someone", files: files)))

    let explanation = try #require(report.diagnostics.first?.explanation)
    #expect(explanation.contains("Write the object before it: `thermometer.value`."))
  }

  @Test("hears which modules of the exercise offer the same name")
  func modules() async throws {
    let exercise = try TestMachine.exercise("ThreeWaysToACell")
    let files = try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      return SourceFile(file.name, text.replacing("(book as any Priced).line", with: "book.line"))
    }
    let report = try await TestMachine.grader(for: "ThreeWaysToACell")
      .grade(.accepted(Submission(name: "someone", files: files)))

    let error = try #require(report.diagnostics.first)
    #expect(error.message == "ambiguous use of 'line'")
    #expect(
      Set(error.notes.map(\.message)) == [
        "found this candidate in module 'Pricing'", "found this candidate in module 'Postage'",
      ])
    let explanation = try #require(error.explanation)
    #expect(explanation.contains("`Pricing`"))
    #expect(explanation.contains("`Postage`"))
  }

  @Test("hears what the protocol asks for, wherever that stands")
  func notes() async throws {
    let found = try await diagnostics(
      replacing: "name: String?, to color: Color?", with: "name: String, to color: Color")

    let cause = try #require(found.first)
    #expect(found.map(\.isCascading) == [false, true, true])
    #expect(cause.notes.map(\.file) == ["SettingsController.swift", "ColorPickerController.swift"])
    #expect(cause.explanation?.contains("(ColorPickerController, String?, Color?)") == true)
  }

  @Test("is led to the brace that is too much")
  func brace() async throws {
    let found = try await diagnostics(
      replacing: "ColorPickerController {\n", with: "ColorPickerController {{\n")

    #expect(found.map(\.isCascading).first == false)
    #expect(found.dropFirst().allSatisfy { $0.isCascading })
    #expect(found.first?.line == 15)
  }
}
