extension ExerciseTemplate {
  /// The suite, with a test for each check.
  var suite: String {
    """
    // \(Self.mark) a test for each check of exercise.json, by its id. A failed expectation's comment
    // is all that a learner sees.
    import Checking
    import Testing

    import class \(Self.ownName).Kettle
    import protocol \(Self.ownName).KettleDelegate
    import class \(Self.ownName).Kitchen

    // What an expectation compares is made plain first, a Bool or a number: a failing #expect describes
    // its operands, and would run the learner's own `description`.
    @Suite struct \(Self.ownName)Suite {
      @Test func delegateIsNotKept() {
        let kettle = Kettle()
        let scene = listenerLeftAlone(with: kettle)
        let isFreed = withExtendedLifetime(kettle) { scene.isFreed("the listener") }
        #expect(
          isFreed,
          \"""
          Everybody let go of a listener while its kettle was still there, and the listener is still \\
          in memory. \\(scene.keepers(of: "the listener")) Which of the two owns the other, and which \\
          only needs to know it?
          \""")
      }

      @Test func finishingIsTold() {
        let kettle = Kettle()
        let listener = Listener()
        kettle.delegate = listener
        kettle.heat()
        let count = listener.senders.count
        guard count == 1, let sender = listener.senders.first else {
          Issue.record(
            \"""
            A kettle was heated once: its delegate heard kettleDidFinish(_:) \\(times(count)). It \\
            should hear it once: one event, one message.
            \""")
          return
        }
        let isItself = identity(of: sender) == identity(of: kettle)
        #expect(
          isItself,
          \"""
          A kettle was heated, and its delegate was handed another kettle. The argument answers the \\
          question "which of you?", so it must be the kettle that is speaking.
          \""")
      }

      @Test func kitchenListens() {
        let kitchen = Kitchen()
        kitchen.start()
        let count: Int = kitchen.finishedCount
        #expect(
          count == 1,
          \"""
          A kitchen switched its kettle on, and heard \\(times(count)) that it has finished. It should \\
          hear it once. Who tells the kettle who listens, and by when?
          \""")
      }
    }

    // MARK: - Helpers

    /// A delegate of no particular kind.
    private final class Listener: KettleDelegate {
      var senders: [Kettle] = []

      func kettleDidFinish(_ kettle: Kettle) {
        senders.append(kettle)
      }
    }

    // This function ends before the check looks: its local variables keep nothing alive.
    private func listenerLeftAlone(with kettle: Kettle) -> Scene {
      let listener = Listener()
      kettle.delegate = listener
      return Scene(["the listener": listener, "the kettle": kettle])
    }

    """
  }
}
