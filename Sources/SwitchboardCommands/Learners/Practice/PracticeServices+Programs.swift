import CourseModel
import Foundation
import FullScreen
import Terminal
import Typesetting

// The programs of lessons.

extension PracticeServices {
  /// Runs the learner's copy of a lesson's program, and shows its output.
  func run(program: String, of lesson: String) {
    do {
      let lesson = try course.lesson(named: lesson)
      let performance = try host.perform(self.program(program, of: lesson), of: lesson)
      tasks.send(
        .showing(
          PracticePage(title: place.text(of: .outputTitle(program))) { profile, theme in
            performance.lines(in: profile, theme: theme)
          }))
    } catch {
      guard !host.isStopped else { return }
      tasks.send(.notice(.saying(error)))
    }
  }

  /// Whether a lesson's program is to be played.
  func hasScreen(_ program: String, of lesson: String) throws -> Bool {
    let lesson = try course.lesson(named: lesson)
    return PagePrograms.hasScreen(try self.program(program, of: lesson).source)
  }

  /// Opens the learner's copy of a lesson's program in their editor.
  func edit(
    program: String, of name: String, on terminal: LentTerminal
  ) throws -> PracticeMessage? {
    let lesson = try course.lesson(named: name)
    let source = try self.program(program, of: lesson)
    let copy = try workspace.program(
      named: source.name, ofLesson: lesson.name, source: source.source)
    return try edit(copy.file, on: terminal)
  }

  private func program(
    _ name: String, of lesson: Lesson
  ) throws -> PagePrograms.Program {
    try PagePrograms(in: MarkdownDocument(parsing: lesson.body)).program(named: name)
  }
}
