import MiniCocoa
import Workplace

/// A clerk that attends to an object: receives each change where it happens, and passes a memo to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private let context = KVOContext("Receptionist")

  /// The current attendance. Changes come on any thread, so it's behind a lock.
  private let attendance = Locked<Attendance?>(nil)

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

  deinit { stop() }

  /// From now on, passes on each change of this property; first stops what it attended to before.
  public func attend(to object: KVObject, keyPath: String) {
    stop()
    self.object = object
    attendance.value = Attendance(keyPath: keyPath)
    object.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: context)
  }

  /// Ends it: no task begins after this, not even one that's waiting. A second call does nothing.
  public func stop() {
    let last = attendance.withLock { attendance in
      defer { attendance = nil }
      return attendance
    }
    guard let last else { return }
    last.hasEnded.value = true
    object?.removeObserver(self, forKeyPath: last.keyPath, context: context)
    object = nil
  }

  /// Receives a change, on the thread that makes it.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let attendance = attendance.value else { return }
    let change = KeyValueObservedChange<Value>(change)
    let memo = Memo(keyPath: attendance.keyPath, old: change.oldValue, new: change.newValue)
    queue.addOperation { [task] in
      if !attendance.hasEnded.value { task(memo) }
    }
  }
}
