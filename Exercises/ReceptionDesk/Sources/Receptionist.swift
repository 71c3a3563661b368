import MiniCocoa
import Workplace

// TODO: 4. A class for one attendance. A waiting task can ask it whether that one is over.

/// A clerk that attends to an object: receives each change where it happens, and passes a memo to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  // TODO: 1. Properties for the queue, the task, the object and the key path. Which need a lock?

  /// A receptionist that attends to nothing yet.
  public init(
    in office: Office, queue: OperationQueue, task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    // TODO: 1. Keep the queue and the task.
    super.init(in: office)
  }

  // TODO: 5. Stop when the receptionist is deallocated.

  /// From now on, passes on each change of this property; first stops what it attended to before.
  public func attend(to object: KVObject, keyPath: String) {
    // TODO: 3. Stop observing the object before, if there is one.
    // TODO: 1. Keep the object and the key path, and observe: you need the old and the new value.
  }

  /// Ends it: no task begins after this, not even one that's waiting. A second call does nothing.
  public func stop() {
    // TODO: 3. If you are observing, stop: remove the observer and release the object.
    // TODO: 4. Mark this attendance as over, for the tasks that wait in the queue.
  }

  /// Receives a change, on the thread that makes it.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    // TODO: 2. Is this your observation, or the superclass's? Pass the others on to super.
    // TODO: 1. Make a memo of this change, and add an operation that calls the task with it.
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
