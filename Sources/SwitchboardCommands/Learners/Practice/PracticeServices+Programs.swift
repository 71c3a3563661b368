import CourseModel
import Foundation
import FullScreen
import Learning
import Practising
import Predicting
import Terminal
import Typesetting

// The programs of lessons.

extension PracticeServices {
  /// Runs the programs of predictions one after the other, and says what came of each.
  func predict(_ predictions: [Prediction], of lesson: String) {
    for (index, prediction) in predictions.enumerated() {
      guard !host.isStopped else { return }
      let answer = host.answer(to: prediction)
      tasks.send(
        .predicted(PracticeMessage.Predicted(lesson: lesson, index: index, answer)))
    }
  }

  /// Compiles and runs a program with a line that was written for its gap, and says what came of it.
  func tryOut(_ trial: QuestionedPage.Trial, of lesson: String) {
    let outcome = host.outcome(of: trial.line, in: trial.prediction)
    guard !host.isStopped else { return }
    tasks.send(.tried(lesson: lesson, trial, outcome))
  }

  /// Runs the learner's copy of a lesson's program, and shows what it prints.
  func run(program: String, of lesson: String) {
    do {
      let lesson = try course.lesson(named: lesson)
      let performance = try host.perform(self.program(program, of: lesson), of: lesson)
      tasks.send(
        .showing(
          PracticePage(title: place.text(of: .outputTitle(program))) { profile, theme in
            let remark = performance.remark.map {
              [Line()]
                + LineBreaker(width: profile.columns)
                .lines(of: profile.spans(of: $0, style: Style(dim: true)))
            }
            return performance.page(in: profile, theme: theme).lines + (remark ?? [])
          }))
    } catch {
      guard !host.isStopped else { return }
      tasks.send(.notice(.saying(error)))
    }
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
