import CourseModel
import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("A folder of reports")
struct ReportFolderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "reports-\(UUID())")
  }

  /// Writes reports on these students as one command does, and says which were put away.
  private func write(_ students: [String], as run: String = "one") throws -> [String] {
    let reports = try ReportFolder(folder, for: run)
    for student in students {
      try reports.write(
        Report(exercise: "E", submission: student, status: .passed, checks: []))
    }
    return try reports.putAwayOthers()
  }

  private func names(_ place: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: place).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("puts away what the same command wrote before, of students that are gone")
  func goneStudents() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try write(["ada", "bob"]) == [])
    #expect(try write(["ada", "carol"]) == ["bob.json"])

    #expect(try names() == ["ada.json", "carol.json", "removed"])
    #expect(try names("removed") == ["bob.json"])
    #expect(try write(["ada", "carol"]) == [])
  }

  @Test("leaves alone what others wrote: another command, or somebody by hand")
  func othersFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada", "bob"], as: "another")
    try Data("mine".utf8).write(to: folder.appending(path: "notes.json"))
    _ = try write(["bob", "carol"])
    #expect(try write(["carol"]) == [])

    #expect(try names() == ["ada.json", "bob.json", "carol.json", "notes.json"])
  }

  @Test("leaves alone what an inventory names that is not of ours")
  func forgedInventory() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "notes.txt"))
    let forged = #"{"format": 1, "runs": {"one": ["notes.txt", "../x.json"]}}"#
    try Data(forged.utf8).write(to: folder.appending(path: ".switchboard-reports.json"))

    #expect(try write(["ada"]) == [])
    #expect(try names() == ["ada.json", "notes.txt"])
  }
}
