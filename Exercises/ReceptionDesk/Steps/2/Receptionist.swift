import MiniCocoa
import Workplace

// TODO: 4. A task that waits in a queue has to learn that all is over. What can both hold?

/// A clerk who attends to an object: takes each change where it happens, and hands a memo of it on to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private let context = KVOContext("Receptionist")

  /// What is attended to, behind a lock: changes come on any thread.
  private let keyPath = Locked<String?>(nil)

  /// The object of it.
  private var object: KVObject?

  /// A receptionist who attends to nothing yet.
  public init(
    in office: Office, queue: OperationQueue, task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    self.queue = queue
    self.task = task
    super.init(in: office)
  }

  // TODO: 5. When nobody needs the receptionist any more, it ends.

  /// From now on, each change of this property is handed on; what was attended to before has ended.
  public func attend(to object: KVObject, keyPath: String) {
    // TODO: 3. Something may be attended to already.
    self.object = object
    self.keyPath.value = keyPath
    object.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: context)
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
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let keyPath else { return }
    let change = KeyValueObservedChange<Value>(change)
    let memo = Memo(keyPath: keyPath, old: change.oldValue, new: change.newValue)
    queue.addOperation { [task] in task(memo) }
  }
}
