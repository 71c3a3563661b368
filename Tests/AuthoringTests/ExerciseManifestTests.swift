@testable import Authoring
@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("A course's exercises in its Package.swift")
struct ExerciseManifestTests {
  @Test("Package.swift lists the exercises as they are ('switchboard sync')")
  func manifestIsFresh() throws {
    let manifest = try String(
      contentsOf: Tool.repository.appending(path: "Package.swift"), encoding: .utf8)
    let targets = try Course(at: Tool.repository).exercises().flatMap { try $0.targets() }
    #expect(ExerciseManifest(targets: targets).updating(manifest) == manifest)
  }

  @Test("sync writes between its markers only, and needs them")
  func manifestIsUpdated() {
    let manifest = ExerciseManifest(targets: [
      Exercise.Target(
        name: "M", dependencies: ["MiniCocoa"], path: "Exercises/A/Modules/M", isGiven: true),
      Exercise.Target(
        name: "A", dependencies: ["MiniCocoa", "M"], path: "Exercises/A/Sources", isGiven: false),
    ])
    let new = manifest.updating("before\n  // exercises: begin\nold\n  // exercises: end\nafter\n")
    #expect(
      new == """
        before
          // exercises: begin
            .target(
              name: "M", dependencies: ["MiniCocoa"],
              path: "Exercises/A/Modules/M", packageAccess: false),
            .target(
              name: "A", dependencies: ["MiniCocoa", "M"],
              path: "Exercises/A/Sources"),
          // exercises: end
        after

        """)
    #expect(manifest.updating("no markers") == nil)
  }

  @Test("have no place where there is no manifest, or no marks in it")
  func missing() throws {
    let tool = try Tool()
    let course = try WrittenCourse(below: tool.folder).course()
    #expect(ManifestFile(of: course) == nil)
    try Data("// nothing\n".utf8).write(to: URL(filePath: path(in: course)))
    let manifest = try #require(ManifestFile(of: course))
    #expect(throws: ManifestError.unmarked(path: path(in: course))) {
      try manifest.updated(for: course)
    }
  }

  private func path(in course: Course) -> String {
    course.folder.appending(path: "Package.swift").path
  }
}
