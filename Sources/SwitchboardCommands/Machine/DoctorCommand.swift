import ArgumentParser
import Foundation
import Learning
import Terminal
import Workspaces

/// `switchboard doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is missing on this machine, and what installs it.",
    discussion: "Example: switchboard doctor")

  @OptionGroup var options: CourseOptions

  func run() throws {
    let machine = MachineExamination(environment: ProcessInfo.processInfo.environment)
    let findings = machine.findings() + [course(), workspace()]
    let table = Table(columns: [.left, .left, .left], rows: findings.map(\.row))
    // Never cut: a cure that cannot be read is none.
    Screen.show(table.lines(width: 10_000) + [Line()])
    guard findings.allSatisfy(\.isGood) else {
      Screen.next(Span("do what the lines with ✗ say, then "), .command("switchboard doctor"))
      throw Failure.cannotJudge
    }
    Screen.next(.command("switchboard"))
  }

  private func course() -> Finding {
    Finding("course") {
      let course = try options.openCourse()
      return "\(course.title) (\(try course.exercises().count) exercises), \(course.folder.path)"
    }
  }

  private func workspace() -> Finding {
    Finding("workspace") {
      guard let workspace = try options.findWorkspace() else {
        return "none around this folder ('switchboard init DIR' makes one)"
      }
      let attempts = try ProgressStore(in: workspace).states().values.reduce(0) { $0 + $1.attempts }
      return "\(workspace.folder.path), \(attempts) \(attempts == 1 ? "attempt" : "attempts") kept"
    }
  }
}
