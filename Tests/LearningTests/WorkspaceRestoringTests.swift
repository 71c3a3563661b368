import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("Restoring an attempt")
struct WorkspaceRestoringTests {
  private let fixture: Fixture
  private let workspace: Workspace
  private let progress: ProgressStore

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.make().workspace
    progress = try ProgressStore(in: workspace)
  }

  private func sources() throws -> [String: String] {
    let files = try workspace.files(of: "One")
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) })
  }

  /// Restores files with these texts.
  private func restore(_ texts: [String: String]) throws -> Restoration {
    let files = texts.sorted { $0.key < $1.key }
      .map { SourceFile(name: $0.key, content: Data($0.value.utf8)) }
    return try workspace.restore(files, of: "One", keepingIn: progress, at: Date())
  }

  @Test("puts the Swift files back as they were, each where one of its name is; others stay")
  func restores() throws {
    try Fixture.write(
      ["One.swift": "new", "Deep/Helper.swift": "new", "More.swift": "new", "notes.txt": "n"],
      to: workspace.sources(of: "One"))
    let restoration = try restore(["One.swift": "old", "Helper.swift": "old", "Lost.swift": "old"])
    #expect(restoration.written == ["Deep/Helper.swift", "Lost.swift", "One.swift"])
    #expect(restoration.removed == ["More.swift"])
    #expect(
      try sources() == [
        "One.swift": "old", "Deep/Helper.swift": "old", "Lost.swift": "old", "notes.txt": "n",
      ])
  }

  @Test("is undone like a reset, and undone again")
  func undoes() throws {
    let stub = try sources()
    _ = try restore(["One.swift": "old"])
    _ = try workspace.undo("One", keepingIn: progress, at: Date())
    #expect(try sources() == stub)
    _ = try workspace.undo("One", keepingIn: progress, at: Date())
    #expect(try sources() == ["One.swift": "old"])
  }

  @Test("brings a folder back that was deleted")
  func deletedFolder() throws {
    try FileManager.default.removeItem(at: workspace.sources(of: "One"))
    #expect(try restore(["One.swift": "old"]).written == ["One.swift"])
    #expect(try sources() == ["One.swift": "old"])
    #expect(try restore(["One.swift": "old"]).isEmpty)
  }
}
