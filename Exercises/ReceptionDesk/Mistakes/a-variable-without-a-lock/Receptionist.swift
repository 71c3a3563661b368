import MiniCocoa
import Workplace

/// A clerk who attends to an object: takes each change where it happens, and hands a memo of it on to a
/// queue.
public final class Receptionist<Value: Sendable>: Clerk {
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private let context = KVOContext("Receptionist")

  /// What is attended to now.
  private var attendance: Attendance?

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

  deinit { stop() }

  /// From now on, each change of this property is handed on; what was attended to before has ended.
  public func attend(to object: KVObject, keyPath: String) {
    stop()
    self.object = object
    attendance = Attendance(keyPath: keyPath)
    object.addObserver(self, forKeyPath: keyPath, options: [.old, .new], context: context)
  }

  /// Ends it: no task begins after this, not even one that waits already. A second time does nothing.
  public func stop() {
    guard let last = attendance else { return }
    attendance = nil
    last.hasEnded.value = true
    object?.removeObserver(self, forKeyPath: last.keyPath, context: context)
    object = nil
  }

  /// Is told of a change, on the thread that makes it.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let attendance else { return }
    let change = KeyValueObservedChange<Value>(change)
    let memo = Memo(keyPath: attendance.keyPath, old: change.oldValue, new: change.newValue)
    queue.addOperation { [task] in
      if !attendance.hasEnded.value { task(memo) }
    }
  }
}
