import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("Given modules in a workspace")
struct WorkspaceModulesTests {
  private let fixture: Fixture
  private let workspace: Workspace

  private static let bell = "Exercises/One/Modules/Bells/Bell.swift"

  init() throws {
    fixture = try Fixture()
    try Fixture.write(
      [
        Self.bell: "public struct Bell {}\n",
        "Exercises/One/Modules/Rings/Ring.swift": "import Bells\n",
      ],
      to: fixture.course.folder)
    workspace = try fixture.make().workspace
  }

  private func publish(_ text: String, to path: String = Self.bell) throws {
    try Fixture.write([path: text], to: fixture.course.folder)
  }

  private func edit(_ text: String, _ path: String = Self.bell) throws {
    try Fixture.write([path: text], to: workspace.folder)
  }

  private func update() throws -> Workspace.Update {
    try workspace.update(from: fixture.course, miniCocoa: fixture.miniCocoa)
  }

  private func text(_ path: String = Self.bell) -> String? { fixture.workspaceFiles()[path] }
  private func exercise() throws -> Exercise { try fixture.course.exercise(named: "One") }

  @Test("are there to be read, and are targets that the learner's imports")
  func given() throws {
    #expect(text() == "public struct Bell {}\n")
    let manifest = try #require(text("Package.swift"))
    #expect(
      manifest.contains(
        """
            .target(
              name: "Rings", dependencies: ["MiniCocoa", "Bells"],
              path: "Exercises/One/Modules/Rings", packageAccess: false),
            .target(
              name: "One", dependencies: ["MiniCocoa", "Bells", "Rings"],
              path: "Exercises/One/Sources"),
            .target(
              name: "Two", dependencies: ["MiniCocoa"],
              path: "Exercises/Two/Sources"),

        """))
  }

  @Test("are the course's, as long as nobody has changed them")
  func updated() throws {
    try publish("public struct Bell { public init() {} }\n")
    try publish("// new\n", to: "Exercises/One/Modules/Bells/New.swift")
    var update = try update()
    #expect(update.replaced == [Self.bell])
    #expect(update.new == ["Exercises/One/Modules/Bells/New.swift"])
    try FileManager.default.removeItem(
      at: fixture.course.folder.appending(path: "Exercises/One/Modules/Rings"))
    update = try self.update()
    #expect(update.removed == ["Exercises/One/Modules/Rings/Ring.swift"])
    #expect(
      !FileManager.default.fileExists(
        atPath: workspace.folder.appending(path: "Exercises/One/Modules/Rings").path))
    #expect(text("Package.swift")?.contains("Rings") == false)
  }

  @Test("stay where a learner has changed them, which shows")
  func changed() throws {
    #expect(try workspace.strayModuleFiles(of: exercise()).isEmpty)
    try edit("mine\n")
    try edit("mine, too\n", "Exercises/One/Modules/Bells/More.swift")
    #expect(
      try workspace.strayModuleFiles(of: exercise())
        == [Self.bell, "Exercises/One/Modules/Bells/More.swift"])
    try publish("public struct Bell { public init() {} }\n")
    let update = try update()
    #expect(update.left == [Workspace.Left(path: Self.bell, reason: .changed)])
    #expect(text() == "mine\n")
    _ = try workspace.reset(exercise(), keepingIn: ProgressStore(in: workspace), at: Date())
    #expect(text() == "mine\n")
  }

  @Test("come back if they are deleted")
  func deleted() throws {
    try FileManager.default.removeItem(at: workspace.folder.appending(path: Self.bell))
    #expect(try workspace.strayModuleFiles(of: exercise()).isEmpty)
    #expect(try fixture.make().restored == [Self.bell])
  }
}
