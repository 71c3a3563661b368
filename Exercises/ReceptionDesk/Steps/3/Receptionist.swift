import MiniCocoa
import Workplace

// TODO: 4. A class for one attendance. A waiting task can ask it whether that one is over.

/// A clerk that attends to an object: receives each change where it happens, and passes a memo to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private let context = KVOContext("Receptionist")

  /// The observed property. Changes come on any thread, so it's behind a lock.
  private let keyPath = Locked<String?>(nil)

  /// The observed object.
  private var object: KVObject?

  /// A receptionist that attends to nothing yet.
  public init(
    in office: Office, queue: OperationQueue, task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    self.queue = queue
    self.task = task
    super.init(in: office)
  }

  // TODO: 5. Stop when the receptionist is deallocated.

  /// From now on, passes on each change of this property; first stops what it attended to before.
  public func attend(to object: KVObject, keyPath: String) {
    stop()
    self.object = object
    self.keyPath.value = keyPath
    object.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: context)
  }

  /// Ends it: no task begins after this, not even one that's waiting. A second call does nothing.
  public func stop() {
    let last = keyPath.withLock { keyPath in
      defer { keyPath = nil }
      return keyPath
    }
    guard let last else { return }
    object?.removeObserver(self, forKeyPath: last, context: context)
    object = nil
    // TODO: 4. Mark this attendance as over, for the tasks that wait in the queue.
  }

  /// Receives a change, on the thread that makes it.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let keyPath else { return }
    let change = KeyValueObservedChange<Value>(change)
    let memo = Memo(keyPath: keyPath, old: change.oldValue, new: change.newValue)
    queue.addOperation { [task] in task(memo) }
  }
}
