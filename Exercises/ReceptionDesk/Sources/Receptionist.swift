import MiniCocoa
import Workplace

// TODO: 4. A task that waits in a queue has to learn that all is over. What can both hold?

/// A clerk who attends to an object: takes each change where it happens, and hands a memo of it on to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  // TODO: 1. What has to be remembered?

  /// A receptionist who attends to nothing yet.
  public init(
    in office: Office, queue: OperationQueue, task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    // TODO: 1. Remember both.
    super.init(in: office)
  }

  // TODO: 5. When nobody needs the receptionist any more, it ends.

  /// From now on, each change of this property is handed on; what was attended to before has ended.
  public func attend(to object: KVObject, keyPath: String) {
    // TODO: 3. Something may be attended to already.
    // TODO: 1. Observe it.
  }

  /// Ends it: no task begins after this, not even one that waits already. A second time does nothing.
  public func stop() {
    // TODO: 3. End the observation.
    // TODO: 4. Tell those that wait.
  }

  /// Is told of a change, on the thread that makes it.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    // TODO: 2. Whose observation is it?
    // TODO: 1. Write a memo, and hand it on.
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
