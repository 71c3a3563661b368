import GradingTestSupport
import Testing

@testable import Grading

@Suite("The choice of sources")
struct SourceChoiceTests {
  private func choice(_ script: String) throws -> Intake {
    let folder = try TestMachine.emptyFolder("ada")
    try shell("put() { mkdir -p \"$(dirname \"$1\")\"; echo x > \"$1\"; }\n" + script, in: folder)
    return try Intake(folder: folder, module: "ColorPicker")
  }

  @Test("takes files in folders beside the files, but for copies and work of another kind")
  func helperFolders() throws {
    let intake = try choice(
      """
      put A.swift; put Helpers/B.swift; put Helpers/Deep/C.swift
      put old/a.swift; put Sources/D.swift; put PickerTests/T.swift; put Try.playground/P.swift
      put Helpers/main.swift
      """)
    guard case .accepted(let submission) = intake else {
      Issue.record("\(intake)")
      return
    }
    #expect(submission.files.map(\.name) == ["A.swift", "B.swift", "C.swift"])
    #expect(
      submission.ignored
        == ["Helpers/main.swift", "PickerTests/", "Sources/", "Try.playground/", "old/"])
  }

  @Test("is none when two folders beside the files hold one name")
  func twins() throws {
    guard
      case .refused(_, let reason, let ignored) = try choice(
        "put A.swift; put x/B.swift; put y/b.swift; put notes.txt")
    else {
      Issue.record("accepted")
      return
    }
    #expect(reason.english.hasSuffix("are one name to many computers: rename one of them."))
    #expect(ignored == ["A.swift", "notes.txt", "x/", "y/"])
  }
}
