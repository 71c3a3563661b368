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

  /// The result of a run.
  private struct Outcome: Equatable {
    /// The names of removed files.
    var gone: [String] = []
    /// The number of reports that differ from those of the previous run.
    var changed: Int?
  }

  private func report(_ student: String, _ exercise: String, _ second: Double) -> Report {
    let (name, status) =
      student.hasSuffix("!")
      ? (String(student.dropLast()), ReportStatus.failed) : (student, .passed)
    return Report(
      exercise: exercise, submission: name, status: status, checks: [],
      seconds: Report.Timing(total: second),
      provenance: Report.Provenance(
        judgedAt: "\(second)", content: nil, grader: "1", suite: nil))
  }

  /// Writes reports on these students as one command that begins at this second; names with a `!`
  /// get different reports.
  ///
  /// - Parameter isStopped: Whether the command is interrupted.
  private func write(
    _ students: [String], as command: String = "one", at second: Double = 0,
    _ exercises: [String] = ["E"], isStopped: Bool = false
  ) throws -> Outcome {
    let place = ReportPlace(
      folder: folder, submissions: [URL(filePath: "/\(command)")],
      time: Date(timeIntervalSince1970: second))
    let reports = try place.open(
      for: exercises, of: students.map { $0.replacing("!", with: "") })
    var outcome = Outcome()
    for (index, exercise) in exercises.enumerated() {
      let folder = try reports.folder(index)
      for student in students { try folder.write(report(student, exercise, second)) }
      if !isStopped { outcome.gone += try folder.removeOthers() }
    }
    if isStopped { return outcome }
    outcome.changed =
      reports.settle(
        Set(students.map { $0.replacing("!", with: "") }))?.changed
    return outcome
  }

  private func names(_ place: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: place).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func status(_ path: String) throws -> ReportStatus {
    let data = try Data(contentsOf: folder.appending(path: path))
    return try JSONDecoder().decode(Report.self, from: data).status
  }

  @Test("goes on with a class that comes under another name, and not with another class")
  func renamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try write(["ada", "bob", "cleo"], as: "export.zip", at: 0) == Outcome())
    #expect(
      try write(["ada!", "bob"], as: "export (1).zip", at: 60)
        == Outcome(gone: ["cleo.json"], changed: 2))
    #expect(try status("runs/1970-01-01T00-00-00Z/ada.json") == .passed)
    #expect(try write(["dan", "eve"], as: "section-b.zip", at: 120) == Outcome())
    #expect(try write(["ada"], as: "late", at: 180).gone == [])
    #expect(try names() == ["ada.json", "bob.json", "dan.json", "eve.json", "runs"])
  }

  @Test("keeps what the run before has said where that differs, whole, by when it began")
  func runs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try write(["ada", "bob"], at: 0) == Outcome())
    #expect(try write(["ada", "bob!"], at: 60) == Outcome(changed: 1))
    #expect(try write(["ada!", "bob!"], at: 120) == Outcome(changed: 1))

    #expect(try names() == ["ada.json", "bob.json", "runs"])
    #expect(try names("runs") == ["1970-01-01T00-00-00Z", "1970-01-01T00-01-00Z"])
    #expect(try status("runs/1970-01-01T00-00-00Z/bob.json") == .passed)
    #expect(try status("runs/1970-01-01T00-01-00Z/bob.json") == .failed)
    #expect(try status("runs/1970-01-01T00-01-00Z/ada.json") == .passed)
    #expect(try status("ada.json") == .failed)
  }

  @Test("keeps no run that has said the same, whenever and however fast that was")
  func same() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada"], at: 0)
    #expect(try write(["ada"], at: 60) == Outcome())
    #expect(try names() == ["ada.json"])
  }

  @Test("keeps two runs apart that begin in one second")
  func sameSecond() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada"])
    _ = try write(["ada!"])
    _ = try write(["ada"])
    #expect(try names("runs") == ["1970-01-01T00-00-00Z", "1970-01-01T00-00-00Z-2"])
    #expect(try status("runs/1970-01-01T00-00-00Z-2/ada.json") == .failed)
  }

  @Test("takes away what the same command wrote before, of students who left, and keeps it")
  func goneStudents() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada", "bob"], at: 0)
    #expect(try write(["ada", "carol"], at: 60) == Outcome(gone: ["bob.json"], changed: 2))

    #expect(try names() == ["ada.json", "carol.json", "runs"])
    #expect(try names("runs/1970-01-01T00-00-00Z") == ["ada.json", "bob.json"])
    #expect(try write(["ada", "carol"], at: 120) == Outcome())
  }

  @Test("takes no run that was stopped for one: the last whole one is kept")
  func stopped() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada", "bob"], at: 0)
    _ = try write(["ada!"], at: 60, isStopped: true)
    #expect(try status("bob.json") == .passed)
    #expect(try status("runs/1970-01-01T00-00-00Z/ada.json") == .passed)
    #expect(try write(["ada!", "bob!"], at: 120) == Outcome(changed: 2))
    #expect(try names("runs") == ["1970-01-01T00-00-00Z"])
  }

  @Test("has all exercises of an assignment in one run")
  func assignment() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada"], at: 0, ["E", "F"])
    #expect(try write(["ada!"], at: 60, ["E", "F"]) == Outcome(changed: 2))
    #expect(try names("runs/1970-01-01T00-00-00Z") == ["E", "F"])
    #expect(try status("runs/1970-01-01T00-00-00Z/F/ada.json") == .passed)
    #expect(try status("F/ada.json") == .failed)
  }

  @Test("leaves alone what others wrote: another command, or somebody by hand")
  func othersFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada", "bob"], as: "another")
    try Data("mine".utf8).write(to: folder.appending(path: "notes.json"))
    _ = try write(["bob", "carol"])
    #expect(try write(["carol"]).gone == [])

    #expect(try names() == ["ada.json", "bob.json", "carol.json", "notes.json"])
  }

  @Test("leaves alone what an inventory names that is not of ours")
  func forgedInventory() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "notes.txt"))
    let forged =
      #"{"format": 1, "runs": {"E\n/one": ["notes.txt", "../x.json"]}, "#
      + #""names": {"E\n/one": "../../x"}}"#
    try Data(forged.utf8).write(to: folder.appending(path: ".switchboard-reports.json"))

    #expect(try write(["ada"]) == Outcome())
    #expect(try names() == ["ada.json", "notes.txt"])
  }

  @Test("keeps what an earlier version of the grader has written, too")
  func inventoryWithoutNames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write(["ada"])
    let old = #"{"format": 1, "runs": {"E\n/one": ["ada.json"]}}"#
    try Data(old.utf8).write(to: folder.appending(path: ".switchboard-reports.json"))

    #expect(try write(["ada!"]) == Outcome(changed: 1))
    #expect(try names("runs").count == 1)
  }
}
