import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("Updating a workspace")
struct WorkspaceUpdatingTests {
  private let fixture: Fixture
  private let workspace: Workspace

  private static let one = "Exercises/One/Sources/One.swift"
  private static let two = "Exercises/Two/Sources/Two.swift"

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.make().workspace
  }

  /// Changes files of the course.
  private func publish(_ files: [String: String]) throws {
    try Fixture.write(files, to: fixture.course.folder)
  }

  /// Changes files of the workspace.
  private func edit(_ files: [String: String]) throws {
    try Fixture.write(files, to: workspace.folder)
  }

  private func update() throws -> Workspace.Update {
    try workspace.update(from: fixture.course, miniCocoa: fixture.miniCocoa)
  }

  private func text(_ path: String) -> String? { fixture.workspaceFiles()[path] }

  /// Removes the records that an older version of Switchboard would not have written.
  private func forgetWhatWasGiven() throws {
    let file =
      #"{"format":1,"course":"fixture","courseFolder":"\#(fixture.course.folder.path)"}"#
    try edit([".switchboard/workspace.json": file])
  }

  @Test("brings new exercises, changed stubs and tasks, and MiniCocoa")
  func bringsWhatIsNew() throws {
    try fixture.addExercise("Three", order: 2)
    try publish([Self.one: "// TODO: 1. better\n", "Exercises/One/README.md": "# A better task\n"])
    try Fixture.write(["Views/Font.swift": "public struct Font {}\n"], to: fixture.miniCocoa)

    let update = try update()

    #expect(update.added == ["Three"])
    #expect(update.new.isEmpty)
    #expect(update.replaced == [Self.one, "Exercises/One/README.md", "Package.swift"])
    #expect(update.left.isEmpty)
    #expect(update.abandoned.isEmpty)
    #expect(update.hasNewMiniCocoa)
    #expect(text(Self.one) == "// TODO: 1. better\n")
    #expect(text("Exercises/One/README.md") == "# A better task")
    #expect(text("Exercises/Three/Sources/Three.swift") == "// TODO: 1. Three\n")
    #expect(text("MiniCocoa/Views/Font.swift") == "public struct Font {}\n")
    #expect(text("Package.swift")?.contains("Three") == true)
  }

  @Test("changes nothing where nothing is new, however much the learner has changed")
  func nothingNew() throws {
    try edit([Self.one: "mine", "Exercises/One/README.md": "my notes", "README.md": "mine, too"])
    try FileManager.default.removeItem(at: workspace.folder.appending(path: Self.two))
    let before = fixture.workspaceFiles()
    let update = try update()
    #expect((update.added + update.new + update.replaced + update.removed).isEmpty)
    #expect(!update.hasNewMiniCocoa)
    #expect(update.left.isEmpty)
    #expect(fixture.workspaceFiles() == before)
  }

  @Test("never touches what the learner has changed, and names it each time")
  func leavesChanged() throws {
    try edit([Self.one: "mine", "Exercises/Two/README.md": "notes"])
    try publish([
      Self.one: "// TODO: 1. better\n", Self.two: "// TODO: 1. better\n",
      "Exercises/Two/README.md": "# A better task\n",
    ])
    for round in 1...2 {
      let update = try update()
      #expect(update.replaced == (round == 1 ? [Self.two] : []))
      #expect(
        update.left == [
          Workspace.Left(path: Self.one, reason: .changed),
          Workspace.Left(path: "Exercises/Two/README.md", reason: .changed),
        ])
    }
    #expect(text(Self.one) == "mine")
    #expect(text("Exercises/Two/README.md") == "notes")
  }

  @Test("after a reset, knows the new stub as given")
  func resetAfterUpdate() throws {
    try edit([Self.one: "mine"])
    try publish([Self.one: "// TODO: 1. better\n"])
    _ = try update()
    let exercise = try fixture.course.exercise(named: "One")
    _ = try workspace.reset(exercise, keepingIn: ProgressStore(in: workspace), at: Date())
    #expect(try update().left.isEmpty)
    try publish([Self.one: "// TODO: 1. best\n"])
    #expect(try update().replaced == [Self.one])
  }

  @Test("brings a new file of a stub, unless the learner has one of that name or deleted its like")
  func newFiles() throws {
    try publish(["Exercises/One/Sources/Extra.swift": "// e\n", Self.two: "// TODO: 1. better\n"])
    try publish(["Exercises/One/Sources/Mine.swift": "// theirs\n"])
    try edit(["Exercises/One/Sources/Mine.swift": "mine"])
    try FileManager.default.removeItem(at: workspace.folder.appending(path: Self.two))
    let update = try update()
    #expect(update.new == ["Exercises/One/Sources/Extra.swift"])
    #expect(
      update.left == [
        Workspace.Left(path: "Exercises/One/Sources/Mine.swift", reason: .taken),
        Workspace.Left(path: Self.two, reason: .deleted),
      ])
    #expect(text("Exercises/One/Sources/Mine.swift") == "mine")
    #expect(text(Self.two) == nil)
  }

  @Test("takes back files that the course has no more, unless the learner has changed them")
  func withdrawnFiles() throws {
    let extra = "Exercises/One/Sources/Extra.swift"
    let other = "Exercises/Two/Sources/Extra.swift"
    try publish([extra: "// e\n", other: "// e\n"])
    _ = try update()
    try edit([other: "mine"])
    for path in [extra, other] {
      try FileManager.default.removeItem(at: fixture.course.folder.appending(path: path))
    }
    let update = try update()
    #expect(update.removed == [extra])
    #expect(update.left == [Workspace.Left(path: other, reason: .withdrawn)])
    #expect(text(extra) == nil)
    #expect(text(other) == "mine")
    #expect(try self.update().left.isEmpty, "it is the learner's from now on")
  }

  @Test("leaves an exercise alone that was renamed or removed, and names it")
  func abandonedExercises() throws {
    try edit([Self.one: "mine"])
    let old = fixture.course.folder(ofExercise: "One")
    try FileManager.default.moveItem(at: old, to: fixture.course.folder(ofExercise: "Uno"))
    let update = try update()
    #expect(update.abandoned == ["One"])
    #expect(update.added == ["Uno"])
    #expect(text(Self.one) == "mine")
  }

  @Test("of an older switchboard: a stub is the learner's unless it equals the course's")
  func olderWorkspace() throws {
    try edit([Self.one: "mine", "Exercises/Two/README.md": "an older task", "README.md": "older"])
    try forgetWhatWasGiven()
    let first = try update()
    #expect(first.left == [Workspace.Left(path: Self.one, reason: .unknown)])
    #expect(first.replaced == ["Exercises/Two/README.md"])
    #expect(text(Self.one) == "mine")
    #expect(text("README.md") == "older")
    #expect(try update().left.isEmpty, "from now on it is known")

    try publish([Self.one: "// TODO: 1. better\n", Self.two: "// TODO: 1. better\n"])
    let second = try update()
    #expect(second.left == [Workspace.Left(path: Self.one, reason: .changed)])
    #expect(second.replaced == [Self.two])
    #expect(text(Self.one) == "mine")
  }

  @Test("made again, a stub stays as it was given, and a changed manifest is named")
  func makingKeepsStubs() throws {
    try publish([Self.one: "// TODO: 1. better\n"])
    try edit(["Package.swift": "// mine"])
    try fixture.addExercise("Three", order: 2)
    let making = try fixture.make()
    #expect(making.added == ["Three"])
    #expect(making.restored.isEmpty)
    #expect(making.left == [Workspace.Left(path: "Package.swift", reason: .changed)])
    #expect(text(Self.one) == "// TODO: 1. One\n")
    #expect(text("Package.swift") == "// mine")
    #expect(try update().replaced == [Self.one])
  }

  @Test("refuses another course")
  func refusesOtherCourse() throws {
    let other = try Fixture(courseName: "other")
    #expect(
      throws: WorkspaceError.otherCourse(workspace.folder, has: "fixture", wanted: "other")
    ) {
      try workspace.update(from: other.course, miniCocoa: other.miniCocoa)
    }
  }

  @Test("remembers where the course is now")
  func movedCourse() throws {
    let moved = fixture.folder.appending(path: "moved")
    try FileManager.default.copyItem(at: fixture.course.folder, to: moved)
    _ = try workspace.update(from: Course(at: moved), miniCocoa: fixture.miniCocoa)
    #expect(try Workspace(above: workspace.folder).courseFolder.path == moved.path)
  }
}
