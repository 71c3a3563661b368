import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("Making a workspace")
struct WorkspaceMakingTests {
  @Test("holds every stub and task, and nothing that gives an answer away")
  func holdsStubsOnly() throws {
    let fixture = try Fixture()
    let making = try fixture.make()
    let files = fixture.workspaceFiles()
    #expect(making.added == ["One", "Two"])
    #expect(
      files.keys.sorted() == [
        ".gitignore", ".switchboard/workspace.json", "Exercises/One/README.md",
        "Exercises/One/Sources/One.swift", "Exercises/Two/README.md",
        "Exercises/Two/Sources/Two.swift", "MiniCocoa/Views/Color.swift", "Package.swift",
        "README.md",
      ])
    #expect(!files.values.contains { $0.contains("secret") })
    #expect(!files.values.contains { $0.contains("Think") }, "hints are shown one at a time")
  }

  @Test("made again, has MiniCocoa as it is now, without the files of an older one")
  func replacesMiniCocoa() throws {
    let fixture = try Fixture()
    try fixture.make()
    let cocoa = fixture.workspaceFolder.appending(path: "MiniCocoa")
    try Fixture.write(["Color.swift": "struct Old {}", "Views/Color.swift": "New!"], to: cocoa)

    try fixture.make()

    let copied = fixture.workspaceFiles().filter { $0.key.hasPrefix("MiniCocoa/") }
    #expect(copied == ["MiniCocoa/Views/Color.swift": "public struct Color {}\n"])
  }

  @Test("made again, leaves what was written and brings back what was deleted")
  func isCompletedInPlace() throws {
    let fixture = try Fixture()
    try fixture.make()
    let one = fixture.workspaceFolder.appending(path: "Exercises/One/Sources/One.swift")
    let two = fixture.workspaceFolder.appending(path: "Exercises/Two/Sources/Two.swift")
    try Data("mine".utf8).write(to: one)
    try FileManager.default.removeItem(at: two)
    try fixture.addExercise("Three", order: 2)
    let making = try fixture.make()
    #expect(making.added == ["Three"])
    #expect(making.restored == ["Exercises/Two/Sources/Two.swift"])
    #expect(try String(contentsOf: one, encoding: .utf8) == "mine")
    #expect(try String(contentsOf: two, encoding: .utf8) == "// TODO: 1. Two\n")
  }

  @Test("refuses a folder that holds something else, and leaves it as it is")
  func refusesOccupied() throws {
    let fixture = try Fixture()
    try Fixture.write(["thesis.txt": "x"], to: fixture.workspaceFolder)
    #expect(throws: WorkspaceError.occupied(fixture.workspaceFolder)) { try fixture.make() }
    #expect(fixture.workspaceFiles() == ["thesis.txt": "x"])
  }

  @Test("completes an attempt that could not even begin, for want of space")
  func completesFailedAttempt() throws {
    let fixture = try Fixture()
    let state = fixture.workspaceFolder.appending(path: ".switchboard")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    #expect(try fixture.make().added == ["One", "Two"])
  }

  @Test("refuses a workspace of another course, naming both")
  func refusesOtherCourse() throws {
    let fixture = try Fixture()
    try fixture.make()
    let other = try Fixture(courseName: "other")
    let error = #expect(throws: WorkspaceError.self) {
      try Workspace.make(
        in: fixture.workspaceFolder, of: other.course, miniCocoa: fixture.miniCocoa)
    }
    #expect(
      error?.description == "\(fixture.workspaceFolder.path) is a workspace of the course "
        + "'fixture', not of 'other'; name another folder, or the right course with --course DIR")
  }

  @Test("is found from any folder inside it, and not from outside")
  func isFoundAbove() throws {
    let fixture = try Fixture()
    try fixture.make()
    let inside = fixture.workspaceFolder.appending(path: "Exercises/One/Sources")
    let found = try Workspace(above: inside)
    #expect(found.folder.path == fixture.workspaceFolder.path)
    #expect(found.courseName == "fixture")
    #expect(found.courseFolder.path == fixture.course.folder.path)
    #expect(throws: WorkspaceError.none(from: fixture.folder)) {
      try Workspace(above: fixture.folder)
    }
  }

  @Test("a newer workspace is refused, a damaged one is repaired by making it again")
  func versions() throws {
    let fixture = try Fixture()
    try fixture.make()
    let file = fixture.workspaceFolder.appending(path: ".switchboard/workspace.json")
    try Data(#"{"format":99,"course":"fixture","courseFolder":"/"}"#.utf8).write(to: file)
    #expect(throws: WorkspaceError.newer(fixture.workspaceFolder, format: 99)) {
      try Workspace(above: fixture.workspaceFolder)
    }
    try Data("not JSON".utf8).write(to: file)
    #expect(throws: WorkspaceError.self) { try Workspace(above: fixture.workspaceFolder) }
    try fixture.make()
    #expect(try Workspace(above: fixture.workspaceFolder).courseName == "fixture")
  }
}
