import Foundation
import FullScreen
import Messages

extension PracticeServices {
  /// The number of questions about passed exercises that a review would ask now.
  func dueQuestions(at time: Date) throws -> Int {
    let deck = try ReviewStore(exercises: exercises, lessons: lessons, progress: progress).deck()
    return min(ReviewDeck.hand, deck.due(at: time).count)
  }

  /// Asks them, as a program that has the terminal.
  ///
  /// - Parameter lend: Lends the terminal to its argument.
  func review(
    _ lend: (() throws -> Int32?) throws -> Int32?
  ) throws -> PracticeMessage? {
    let program = ForegroundProgram(
      "/proc/self/exe",
      [
        "review", "--then-back", "--workspace", workspace.folder.path, "--course",
        course.folder.path,
      ],
      in: context)
    let code = try lend { try program.run() }
    return code == 0
      ? nil : .notice(Message("The review ended early; 'switchboard review' says why."))
  }

  /// Plays with an exercise's demo, as a program that has the terminal.
  ///
  /// - Parameter lend: Lends the terminal to its argument.
  func play(
    _ name: String, _ lend: (() throws -> Int32?) throws -> Int32?
  ) throws -> PracticeMessage? {
    guard try course.exercise(named: name).hasDemo else {
      return .notice(
        Message("\(name, "exercise") has no screen to play with: 'r' runs your Play.swift."))
    }
    return try play([name, "--workspace", workspace.folder.path], lend)
  }

  /// Plays a lesson's program, in the same way.
  func play(
    _ program: String, of lesson: String, _ lend: (() throws -> Int32?) throws -> Int32?
  ) throws -> PracticeMessage? {
    try play(["--lesson", lesson, program], lend)
  }

  private func play(
    _ arguments: [String], _ lend: (() throws -> Int32?) throws -> Int32?
  ) throws -> PracticeMessage? {
    let program = ForegroundProgram(
      "/proc/self/exe", ["play"] + arguments + ["--course", course.folder.path], in: context)
    let code = try lend { try program.run() }
    guard code != 0, code != 130 else { return nil }
    let command = "switchboard play \(arguments.joined(separator: " "))"
    return .notice(Message("Playing ended early; '\(command, "command")' says why."))
  }
}
