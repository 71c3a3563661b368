import CourseModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwitchboardCommands

@Suite("Reset and undo")
struct WorkspaceResetTests {
  private let fixture: Fixture
  private let workspace: Workspace
  private let progress: ProgressStore

  init() throws {
    fixture = try Fixture()
    workspace = try fixture.make().workspace
    progress = try ProgressStore(in: workspace)
  }

  private func write(_ files: [String: String]) throws {
    try Fixture.write(files, to: workspace.sources(of: "One"))
  }

  private func sources() throws -> [String: String] {
    let files = try workspace.files(of: "One")
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) })
  }

  private func reset() throws -> Restoration {
    try workspace.reset(
      fixture.course.exercise(named: "One"), keepingIn: progress,
      at: Date(timeIntervalSince1970: 1))
  }

  private func undo() throws -> Restoration? {
    try workspace.undo("One", keepingIn: progress, at: Date(timeIntervalSince1970: 2))
  }

  private let stub = ["One.swift": "// TODO: 1. One\n"]
  private let mine = ["One.swift": "mine\r\n", "Helpers/deep/H.swift": "", "notes.txt": "n"]

  @Test("reset restores the stub and takes away what was added, empty folders too")
  func resets() throws {
    try write(mine)
    let restoration = try reset()
    #expect(restoration.written == ["One.swift"])
    #expect(restoration.removed == ["Helpers/deep/H.swift", "notes.txt"])
    #expect(try sources() == stub)
    let folder = workspace.sources(of: "One").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["One.swift"])
  }

  @Test("undo brings back every byte, and undone again what was there in between")
  func undoes() throws {
    try write(mine)
    _ = try reset()
    try write(["One.swift": "a second start"])
    #expect(try undo()?.written == ["Helpers/deep/H.swift", "One.swift", "notes.txt"])
    #expect(try sources() == mine)
    #expect(try undo()?.removed == ["Helpers/deep/H.swift", "notes.txt"])
    #expect(try sources() == ["One.swift": "a second start"])
    _ = try undo()
    #expect(try sources() == mine)
  }

  @Test("there is nothing to undo before a reset, and resetting a stub is none")
  func nothingToUndo() throws {
    #expect(try reset().isEmpty)
    #expect(try undo() == nil)
  }

  @Test("brings back a source, or the whole folder, that was deleted")
  func deletedSources() throws {
    try FileManager.default.removeItem(at: workspace.sources(of: "One"))
    #expect(try reset().written == ["One.swift"])
    #expect(try sources() == stub)
  }

  @Test("leaves hidden files, an editor's own, where they are")
  func leavesHiddenFiles() throws {
    try write([".One.swift.swp": "vim", "One.swift": "mine"])
    _ = try reset()
    _ = try undo()
    let swap = workspace.sources(of: "One").appending(path: ".One.swift.swp")
    #expect(try String(contentsOf: swap, encoding: .utf8) == "vim")
  }

  @Test("refuses what cannot be kept, and touches nothing")
  func refusesLinks() throws {
    try write(["One.swift": "mine"])
    let link = workspace.sources(of: "One").appending(path: "Link.swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: fixture.folder.appending(path: "elsewhere"))
    let error = #expect(throws: WorkspaceError.self) { try reset() }
    #expect(
      error?.description == "\(link.path): is neither a file nor a folder and cannot be kept; "
        + "move it somewhere else")
    let german = try Translations.catalogue("de")
    #expect(
      error.map { german.text(of: $0.message) } == "\(link.path): ist weder Datei noch Ordner und "
        + "lässt sich nicht aufheben; lege es woandershin")
    try FileManager.default.removeItem(at: link)
    #expect(try sources() == ["One.swift": "mine"])
    #expect(try undo() == nil)
  }

  @Test("touches nothing when it cannot be kept")
  func keepsFirst() throws {
    try write(mine)
    let other = try DatabaseQueue(path: workspace.database.path)
    try other.write { try $0.execute(sql: "DROP TABLE kept") }
    let error = #expect(throws: WorkspaceError.self) { try reset() }
    #expect(
      error?.description
        == "this verdict or step was not saved: \(workspace.database.path) cannot be written (no "
        + "such table: kept); free some space or check the file's permissions, and try again")
    #expect(try sources() == mine)
  }

  @Test("does not write out of the folder, whatever the database says")
  func staysInside() throws {
    let escape = [SourceFile(name: "../../../escaped.swift", content: Data("x".utf8))]
    try progress.keep(escape, of: "One", before: .reset, at: Date())
    #expect(throws: WorkspaceError.self) { try undo() }
    #expect(try sources() == stub)
    #expect(!workspace.isThere("escaped.swift"))
  }

  @Test("a save at that moment is not overwritten")
  func changedMeanwhile() throws {
    let old = try workspace.files(of: "One")
    try write(["One.swift": "just saved"])
    let error = #expect(throws: WorkspaceError.self) {
      try workspace.replaceFiles(of: "One", old, with: [])
    }
    #expect(error?.description.contains("has just changed; try again") == true)
    #expect(try sources() == ["One.swift": "just saved"])
  }
}
