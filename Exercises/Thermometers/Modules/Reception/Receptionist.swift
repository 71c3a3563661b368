import MiniCocoa
import Synchronization

/// Receives an object's changes wherever they happen, and passes each new value on to a queue.
///
/// It ends with `stop()`, or when it is deallocated. After that no task runs, not even
/// one that is waiting in the queue.
public final class Receptionist<Value: Sendable>: KVObject {
  private let object: KVObject
  private let keyPath: String
  private let queue: OperationQueue
  private let task: @Sendable (Value) -> Void
  private let end = End()
  private let context = KVOContext("Receptionist")

  /// Starts observing: for each change, `task` runs on `queue`, with the value as of the change.
  public init(
    of object: KVObject, keyPath: String, queue: OperationQueue,
    task: @escaping @Sendable (Value) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.queue = queue
    self.task = task
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: [.new], context: context)
  }

  deinit { stop() }

  /// Ends it; a second call does nothing.
  public func stop() {
    guard end.come() else { return }
    object.removeObserver(self, forKeyPath: keyPath, context: context)
  }

  /// Receives a change, where it happens, and returns at once.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let value = change?[.newKey] as? Value { deliver(value) }
  }

  /// Passes on a value that no change brought, such as the first one: the task runs on the
  /// queue, unless the receptionist has ended by then.
  public func deliver(_ value: Value) {
    queue.addOperation { [task, end] in
      if !end.hasCome { task(value) }
    }
  }
}

/// Whether a receptionist has ended; any thread may ask.
private final class End: Sendable {
  private let flag = Mutex(false)

  var hasCome: Bool { flag.withLock { $0 } }

  /// Ends it, and returns whether this is the first time.
  func come() -> Bool {
    flag.withLock { hasCome in
      defer { hasCome = true }
      return !hasCome
    }
  }
}
