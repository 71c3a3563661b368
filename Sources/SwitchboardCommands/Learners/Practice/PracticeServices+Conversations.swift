import CourseModel
import Execution
import FullScreen

// What objects said in checks, once their verdict is shown.

extension PracticeServices {
  /// Says what was said in a check, if it was asked for or has failed before; then prepares what is
  /// heard next, until it is cancelled. Blocks the calling thread.
  func hear(
    _ order: ConversationOrder, of files: [SourceFile], until cancellation: Cancellation
  ) {
    guard let exercise = try? exercise(named: order.exercise),
      let check = exercise.checks.first(where: { $0.id == order.check })
    else { return tasks.send(.heard(order, .failure(.notRecorded(.recorder)))) }
    let isWanted =
      order.isAsked || learner.isStuck(at: check.id, of: exercise, with: files)
    let conversations = conversations(of: exercise)?.cancelled(by: cancellation)
    // Whoever saves in the middle of this finds a compiler as well.
    makeReady(exercise.name)
    if isWanted {
      let heard =
        conversations?.heard(in: check, with: files) ?? .failure(.notRecorded(.recorder))
      guard !cancellation.isCancelled else { return }
      show(heard, for: order, exercise)
      makeReady(exercise.name)
    }
    conversations?.prepareModels(beginningWith: check)
  }

  /// What differs from the model's conversation; of a check that is asked for and that has passed,
  /// what was said, as that mostly differs in nothing.
  private func show(
    _ heard: Result<HeardCheck, NoConversation>, for order: ConversationOrder, _ exercise: Exercise
  ) {
    let picture = heard.flatMap { $0.picture(hasPassed: order.hasPassed) }
    guard case .success = picture else {
      return tasks.send(
        .heard(order, order.hasPassed ? heard.flatMap(\.whole) : picture))
    }
    tasks.send(.heard(order, picture))
    // What comes by itself nobody has asked for. Who cannot be noted, as on a read-only disk, may see it
    // all the same.
    if order.isAsked { try? learner.seeConversation(of: order.check, in: exercise) }
  }

  /// Records what right answers say, until it is cancelled. Blocks the calling thread.
  func prepareConversations(of name: String, until cancellation: Cancellation) {
    guard let exercise = try? exercise(named: name) else { return }
    makeReady(name)
    let conversations = conversations(of: exercise)?.cancelled(by: cancellation)
    conversations?.makeReady()
    conversations?.prepareModels()
  }
}
