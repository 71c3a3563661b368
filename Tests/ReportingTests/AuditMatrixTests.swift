@testable import CourseModel
import Foundation
import Terminal
import Testing

@testable import Reporting

@Suite("A matrix of checks and mistakes, at the next save")
struct AuditMatrixTests {
  private func report(_ name: String, failing ids: String...) -> Report {
    Report(
      exercise: "ColorPicker", submission: name, status: ids.isEmpty ? .passed : .failed,
      checks: Samples.checks.map { CheckResult($0, ids.contains($0.id) ? .failed : .passed) })
  }

  @Test("says of each program what it fails now, and what no longer")
  func changes() {
    let earlier = [
      report("solution"), report("stub", failing: "doneReports", "noTrap"),
      report("deaf", failing: "doneReports"), report("mute", failing: "cancelReports"),
    ]
    let later = [
      report("solution", failing: "noTrap"), report("stub", failing: "doneReports", "noTrap"),
      report("deaf", failing: "cancelReports"), report("blind", failing: "noTrap"),
    ]
    #expect(
      AuditMatrix.changes(from: earlier, to: later).map(\.english) == [
        "solution fails noTrap now",
        "deaf fails cancelReports now, and no longer fails doneReports",
        "blind is new", "mute is gone",
      ])
    #expect(AuditMatrix.changes(from: [], to: later) == [])
    #expect(AuditMatrix.changes(from: later, to: later) == [])
  }

  @Test("marks what is otherwise, and moves no column by it")
  func marks() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let exercise = try Exercise(
      at: root.deletingLastPathComponent().appending(path: "Exercises/FlipSide"))
    let matrix = AuditMatrix(
      exercise,
      [report("deaf", failing: "cancelReports"), report("mute", failing: "cancelReports")],
      profile: TerminalProfile.plain,
      since: [report("deaf", failing: "doneReports"), report("mute", failing: "cancelReports")])
    let rows = matrix.lines.prefix(3).map { $0.text.prefix(18) }
    #expect(rows == ["mistake  1   2   3", "deaf     ·*  ●*  ·", "mute     ·   ●   ·"])
    #expect(matrix.lines.last?.text.hasSuffix("* has changed") == true)
  }
}
