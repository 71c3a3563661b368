import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("An author's way")
struct AuthorTests {
  @Test("Package.swift lists the exercises as they are ('switchboard sync')")
  func manifestIsFresh() throws {
    let manifest = try String(
      contentsOf: Tool.repository.appending(path: "Package.swift"), encoding: .utf8)
    let names = try Course(at: Tool.repository).exercises().map(\.name)
    #expect(ExerciseManifest(exercises: names).updating(manifest) == manifest)
  }

  @Test("sync writes between its markers only, and needs them")
  func manifestIsUpdated() {
    let manifest = ExerciseManifest(exercises: ["A"])
    let new = manifest.updating("before\n  // exercises: begin\nold\n  // exercises: end\nafter\n")
    #expect(
      new == """
        before
          // exercises: begin
            .target(
              name: "A", dependencies: ["MiniCocoa"],
              path: "Exercises/A/Sources"),
          // exercises: end
        after

        """)
    #expect(manifest.updating("no markers") == nil)
  }

  @Test("audit finds what is wrong with a course, and nothing else")
  func audit() throws {
    let tool = try Tool()
    let course = tool.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    for part in ["Lessons", "Exercises/FlipSide"] {
      let place = course.appending(path: part)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: place)
    }
    let message = course.appending(path: "Exercises/FlipSide/Mistakes/told-twice/message.md")
    try Data("---\nfails: [doneNamesTheSender]\n---\nNo.\n".utf8).write(to: message)
    let outcome = try tool.run("audit", "--course", "course")
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        ✗ FlipSide
            the mistake 'told-twice' is not recognised: it fails [doneTellsTheDelegateOnce], \
        message.md says [doneNamesTheSender]
            the mistake 'wrong-sender' is taken for 'told-twice': it fails [doneNamesTheSender], \
        message.md says [doneNamesTheSender]
            the mistakes 'told-twice' and 'wrong-sender' name the same checks: merge them, or find \
        a check that tells them apart
        ✗ Lessons
            01-telling-without-knowing.md names the exercise 'ColorPicker', which does not exist

        """)
  }

  @Test(
    "a report's file has the submission's name, and no two have the same",
    arguments: [
      ("student-07", "student-07"), ("a/b", "a%2Fb"), ("..", "%2E."), ("é", "%C3%A9"),
      ("a b\n", "a%20b%0A"), ("%2F", "%252F"),
    ])
  func reportFileNames(submission: String, file: String) {
    #expect(ReportFolder.fileName(for: submission) == file)
  }
}
