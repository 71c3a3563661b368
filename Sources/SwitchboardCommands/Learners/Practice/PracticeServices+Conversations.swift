import CourseModel
import Execution
import FullScreen

// The conversations in checks, once their verdict is shown.

extension PracticeServices {
  /// Shows the conversation in a check, if the learner asked for it or the check failed before;
  /// then prepares the next one, until it is cancelled. Blocks the calling thread.
  func hear(
    _ order: ConversationOrder, of files: [SourceFile], until cancellation: Cancellation
  ) {
    guard let exercise = try? exercise(named: order.exercise),
      let check = exercise.checks.first(where: { $0.id == order.check })
    else { return tasks.send(.heard(order, .failure(.notRecorded(.recorder)))) }
    let isWanted =
      order.isAsked || learner.isStuck(at: check.id, of: exercise, with: files)
    let conversations = conversations(of: exercise, until: cancellation)
    // A learner who saves in the middle of this finds a compiler as well.
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

  /// Shows the differences from the model's conversation; for a passed check that the learner asked
  /// for, the whole conversation, since mostly nothing differs.
  private func show(
    _ heard: Result<HeardCheck, NoConversation>, for order: ConversationOrder, _ exercise: Exercise
  ) {
    let picture = heard.flatMap { $0.picture(hasPassed: order.hasPassed) }
    guard case .success = picture else {
      return tasks.send(
        .heard(order, order.hasPassed ? heard.flatMap(\.whole) : picture))
    }
    tasks.send(.heard(order, picture))
    // The learner did not ask for a conversation that appears by itself. If it cannot be recorded,
    // as on a read-only disk, the learner may still see it.
    if order.isAsked { try? learner.seeConversation(of: order.check, in: exercise) }
  }

  /// Records the conversations of right answers, until it is cancelled. Blocks the calling thread.
  func prepareConversations(of name: String, until cancellation: Cancellation) {
    guard let exercise = try? exercise(named: name) else { return }
    makeReady(name)
    let conversations = conversations(of: exercise, until: cancellation)
    conversations?.makeReady()
    conversations?.prepareModels()
  }
}
