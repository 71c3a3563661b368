extension ExerciseTemplate {
  /// The suite, with a test for each check.
  var suite: String {
    """
    // \(Self.mark) a test for each check in exercise.json, named by the check's id. Learners see only
    // the comment of a failed expectation.
    import Checking
    import Testing

    import class \(Self.ownName).Kettle
    import protocol \(Self.ownName).KettleDelegate
    import class \(Self.ownName).Kitchen

    // Compute a Bool or a number before each #expect, and compare only that: a failing #expect describes
    // its operands, and would run the learner's `description`.
    @Suite struct \(Self.ownName)Suite {
      @Test func delegateIsNotKept() {
        let kettle = Kettle()
        let scene = listenerLeftAlone(with: kettle)
        let isFreed = withExtendedLifetime(kettle) { scene.isFreed("the listener") }
        #expect(
          isFreed,
          \"""
          A listener had no owner any more, but its kettle still existed, and the listener is still \\
          in memory. \\(scene.keepers(of: "the listener")) Which of the two owns the other, and which \\
          only needs a reference to it?
          \""")
        // Its delegate was freed, so a reference that assumes a delegate crashes here.
        kettle.heat()
        let kitchen = kitchenLeftAlone()
        let isKitchenFreed = kitchen.isFreed("the kitchen")
        #expect(
          isKitchenFreed,
          \"""
          A kitchen switched its kettle on, and then had no owner any more. It is still in memory. \\
          \\(kitchen.keepers(of: "the kitchen")) Which object keeps it?
          \""")
      }

      @Test func finishingIsTold() {
        Kettle().heat()
        let listener = Listener()
        let (kettle, scene) = heatedTwice(for: listener)
        let count = listener.senders.count
        guard count == 2 else {
          Issue.record(
            \"""
            A kettle was heated twice, and called kettleDidFinish(_:) of its delegate \\(times(count)). \\
            It should call it twice: one message for each event.
            \""")
          return
        }
        let isItself = listener.senders.allSatisfy { $0 == kettle }
        #expect(
          isItself,
          \"""
          A kettle was heated, and passed another kettle to its delegate. The argument answers the \\
          question "which of you?", so it must be the kettle that sends the message.
          \""")
        let isFreed = scene.isFreed("the kettle")
        #expect(
          isFreed,
          \"""
          A kettle was heated, and then had no owner any more. It is still in memory. \\
          \\(scene.keepers(of: "the kettle")) Which object keeps it?
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
          hear it once. Which line connects the two, and when does it run?
          \""")
        kitchen.start()
        let sum: Int = kitchen.finishedCount
        #expect(
          sum == count + 1,
          \"""
          A kitchen switched its kettle on again, and heard \\(times(sum - count)) that it has \\
          finished. It should hear it once each time.
          \""")
      }
    }

    // MARK: - Helpers

    /// A delegate that notes the sender of each message, without keeping it in memory.
    private final class Listener: KettleDelegate {
      var senders: [ObjectIdentifier] = []

      func kettleDidFinish(_ kettle: Kettle) {
        senders.append(identity(of: kettle))
      }
    }

    // Each of these functions returns before the check looks, so its local variables keep nothing in
    // memory.
    private func listenerLeftAlone(with kettle: Kettle) -> Scene {
      let listener = Listener()
      kettle.delegate = listener
      return Scene(["the listener": listener, "the kettle": kettle])
    }

    private func heatedTwice(for listener: Listener) -> (kettle: ObjectIdentifier, scene: Scene) {
      let kettle = Kettle()
      kettle.delegate = listener
      kettle.heat()
      kettle.heat()
      return (identity(of: kettle), Scene(["the kettle": kettle]))
    }

    private func kitchenLeftAlone() -> Scene {
      let kitchen = Kitchen()
      kitchen.start()
      return Scene(["the kitchen": kitchen, "the kettle": kitchen.kettle])
    }

    """
  }
}
