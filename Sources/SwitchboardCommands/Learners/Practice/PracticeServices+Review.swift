import Foundation
import FullScreen
import Learning
import Messages
import Practising

extension PracticeServices {
  /// How many questions about what was passed a review would ask now.
  func dueQuestions(at time: Date) throws -> Int {
    let deck = try ReviewStore(exercises: exercises, lessons: lessons, progress: progress).deck()
    return min(ReviewDeck.hand, deck.due(at: time).count)
  }

  /// Asks them, as a program that has the terminal.
  ///
  /// - Parameter lend: Lends the terminal to what it is given.
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
  /// - Parameter lend: Lends the terminal to what it is given.
  func play(
    _ name: String, _ lend: (() throws -> Int32?) throws -> Int32?
  ) throws -> PracticeMessage? {
    guard try course.exercise(named: name).hasDemo else {
      return .notice(
        Message("\(name, "exercise") has no screen to play with: 'r' runs your Play.swift."))
    }
    let program = ForegroundProgram(
      "/proc/self/exe",
      ["play", name, "--workspace", workspace.folder.path, "--course", course.folder.path],
      in: context)
    let code = try lend { try program.run() }
    return [0, 130].contains(code)
      ? nil
      : .notice(Message("Playing ended early; 'switchboard play \(name, "exercise")' says why."))
  }
}
