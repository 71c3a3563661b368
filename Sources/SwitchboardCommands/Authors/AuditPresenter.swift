import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Grading
import Messages
import Reporting
import Terminal

/// Audits exercises and lessons, shows the findings of each, and a summary.
struct AuditPresenter {
  let course: Course
  let machine: Machine
  let jobs: Int
  /// Whether to show which checks fail with which mistakes.
  let showsMatrix: Bool
  let screen: Screen
  private var problems = 0
  private var judged = 0
  private var unjudged = 0

  init(course: Course, machine: Machine, jobs: Int, showsMatrix: Bool, screen: Screen) {
    self.course = course
    self.machine = machine
    self.jobs = jobs
    self.showsMatrix = showsMatrix
    self.screen = screen
  }

  /// Audits exercises and pages, or all pages of the course.
  ///
  /// - Throws: `ExitCode.cannotJudge` or `ExitCode.notPassed` if there are findings.
  func audit(_ exercises: [Exercise], _ pages: [Lesson], andLessons: Bool) async throws {
    var audit = self
    try await audit.show(exercises)
    if andLessons {
      try await audit.showLessons()
    } else {
      for page in pages { try await audit.show(page) }
    }
    try audit.conclude()
  }

  // MARK: - Audits

  /// Audits these exercises. A fault in the files of one does not stop the others.
  private mutating func show(_ exercises: [Exercise]) async throws {
    let texts = try TextAudit(of: course, course.exercises())
    try await CourseAudit(in: machine, jobs: jobs).audit(exercises) { [screen] index in
      // Translators: Shown while it goes on: an exercise's name, its number, and how many there
      // are.
      screen.progress(
        Message(
          """
          auditing \(exercises[index].name, "exercise"), \(index + 1, "number") of \
          \(exercises.count, "count")
          """))
    } ended: { exercise, result in
      judged += 1
      do {
        let outcome = try result.get()
        show(
          try (outcome.findings + texts.findings(of: exercise)).map(\.message), of: exercise.name)
        if showsMatrix { show(outcome.mistakes, of: exercise) }
      } catch  where Self.isAuthors(error) {
        show([AuditRound.message(forAuthorsOf: error)], of: exercise.name, isJudged: false)
      }
    }
  }

  /// Audits the pages of the course, and the programs in them.
  private mutating func showLessons() async throws {
    let texts = try TextAudit(of: course, course.exercises()).findingsOfLessons()
    try await show(texts + listings(in: course.lessonPages()), of: "Lessons")
  }

  /// Audits one page, and the programs in it.
  private mutating func show(_ page: Lesson) async throws {
    let texts = try TextAudit(of: course, course.exercises()).findings(of: page)
    try await show(texts + listings(in: [page.page()]), of: page.name)
  }

  private func listings(in pages: [CoursePage]) async throws -> [AuditFinding] {
    try await ListingAudit(in: machine, jobs: jobs)
      .findings(in: pages, of: course.folder.appending(path: "Lessons"))
  }

  private mutating func show(_ findings: [AuditFinding], of name: String) {
    show(findings.map(\.message), of: name)
  }

  /// Whether an error is a fault in an exercise's files, and not the machine's.
  private static func isAuthors(_ error: any Error) -> Bool {
    switch error {
    case is CourseError, GradingError.course, GradingError.moduleDoesNotCompile,
      GradingError.solutionDoesNotCompile, GradingError.solutionNotAdmitted,
      GradingError.suiteDoesNotCompile, GradingError.checkNeverRan,
      GradingError.suiteDoesNotStart:
      true
    default: false
    }
  }

  // MARK: - The results

  /// Shows the summary.
  private func conclude() throws {
    guard unjudged == 0 else {
      screen.complain(
        Message(
          one: "\(unjudged, "unjudged") of {count} exercises could not be judged at all",
          other: "{unjudged} of {count} exercises could not be judged at all", count: judged))
      throw ExitCode.cannotJudge
    }
    guard problems == 0 else {
      screen.complain(.notSo(problems))
      throw ExitCode.notPassed
    }
  }

  private mutating func show(_ findings: [Message], of name: String, isJudged: Bool = true) {
    if isJudged { problems += findings.count } else { unjudged += 1 }
    let isGood = findings.isEmpty
    let mark = Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red))
    screen.show([Line([mark, Span(name, style: Style(bold: true))])])
    let sentences = findings.map(screen.output.text)
    screen.show(sentences.flatMap { $0.split(separator: "\n").map { Line("    " + $0) } })
  }

  private func show(_ mistakes: [Report], of exercise: Exercise) {
    let matrix = AuditMatrix(exercise, mistakes, profile: screen.table)
    screen.show([Line()] + matrix.lines + [Line()])
  }
}
