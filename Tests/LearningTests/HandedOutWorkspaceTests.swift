import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("A workspace of a course that was handed out")
struct HandedOutWorkspaceTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  /// Returns the fixture's course as files, with only these exercises.
  private func files(_ exercises: String..., topic: String = "t") throws -> [SourceFile] {
    let data = #"{"format":1,"name":"fixture","title":"T","topics":[{"name":"TOPIC","title":"T"}]}"#
      .replacing("TOPIC", with: topic)
    var files = [
      SourceFile(name: "handout.json", content: Data("{}".utf8)),
      SourceFile(name: "Lessons/course.json", content: Data(data.utf8)),
    ]
    for exercise in exercises {
      let folder = fixture.course.folder(ofExercise: exercise)
      for path in ["README.md", "exercise.json", "Sources/\(exercise).swift"] {
        var content = try Data(contentsOf: folder.appending(path: path))
        if path == "exercise.json" {
          let text = String(decoding: content, as: UTF8.self)
          content = Data(text.replacing("\"topic\":\"t\"", with: "\"topic\":\"\(topic)\"").utf8)
        }
        files.append(SourceFile(name: "Exercises/\(exercise)/\(path)", content: content))
      }
    }
    return files
  }

  private func make(_ files: [SourceFile]) throws -> Workspace {
    let folder = fixture.workspaceFolder
    let course = try Workspace.keep(files, ofCourse: "fixture", in: folder)
    return try Workspace.make(in: folder, of: Course(at: course), miniCocoa: fixture.miniCocoa)
      .workspace
  }

  @Test("has its course in it, and finds it wherever it goes")
  func moves() throws {
    let workspace = try make(files("One"))
    #expect(workspace.hasHandedOutCourse)
    let state = try String(contentsOf: workspace.stateFile, encoding: .utf8)
    #expect(state.contains(#""courseFolder" : ".switchboard/course""#))
    #expect(!state.contains(fixture.folder.path))

    let elsewhere = fixture.folder.appending(path: "elsewhere/moved")
    try FileManager.default.createDirectory(
      at: elsewhere.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: fixture.workspaceFolder, to: elsewhere)
    try FileManager.default.removeItem(at: fixture.course.folder)
    let moved = try Workspace(above: elsewhere)
    #expect(try Course(at: moved.courseFolder).exercises().map(\.name) == ["One"])
    try moved.save(given: [:])
    #expect(try Workspace(at: elsewhere).hasHandedOutCourse)
  }

  @Test("takes a second handout beside the first, and a new version of one")
  func second() throws {
    _ = try make(files("One"))
    let workspace = try make(files("Two", topic: "u"))
    let course = try Course(at: workspace.courseFolder)
    #expect(course.topics.map(\.name) == ["t", "u"])
    #expect(try course.exercises().map(\.name) == ["One", "Two"])

    let changed = try files("One").map { file in
      file.name.hasSuffix("README.md")
        ? SourceFile(name: file.name, content: Data("# One\n\nAnother task.\n".utf8)) : file
    }
    _ = try make(changed)
    #expect(try course.exercise(named: "One").task.contains("Another task"))
    #expect(try Course(at: course.folder).topics.map(\.name) == ["t", "u"])
    #expect(try course.exercises().map(\.name) == ["One", "Two"])
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: fixture.workspaceFolder.appending(path: ".switchboard").path
      ).filter { $0.hasPrefix("course") } == ["course"])
  }

  @Test("is not made where something else is, and nothing is written there")
  func refuses() throws {
    try fixture.make()
    let before = fixture.workspaceFiles()
    #expect(throws: WorkspaceError.ofWholeCourse(fixture.workspaceFolder.standardizedFileURL)) {
      try make(files("One"))
    }
    #expect(throws: WorkspaceError.self) {
      try Workspace.keep(files("One"), ofCourse: "other", in: fixture.workspaceFolder)
    }
    #expect(fixture.workspaceFiles() == before)
    let occupied = fixture.folder.appending(path: "mine")
    try Fixture.write(["a.txt": "mine"], to: occupied)
    #expect(throws: WorkspaceError.occupied(occupied.standardizedFileURL)) {
      try Workspace.keep(files("One"), ofCourse: "fixture", in: occupied)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: occupied.path) == ["a.txt"])
  }
}
