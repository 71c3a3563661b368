import MiniCocoa
import Synchronization

/// Is told of an object's changes wherever they happen, and hands each new value on to a queue.
///
/// It stops when it is told to, or when nobody keeps it any more. After that no task runs, not even
/// one that waited already.
public final class Receptionist<Value: Sendable>: KVObject {
  private let object: KVObject
  private let keyPath: String
  private let queue: OperationQueue
  private let task: @Sendable (Value) -> Void
  private let end = End()
  private let context = KVOContext("Receptionist")

  /// Begins to observe: for each change, `task` runs on `queue`, with the value as of the change.
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

  /// Ends it; a second time does nothing.
  public func stop() {
    guard end.come() else { return }
    object.removeObserver(self, forKeyPath: keyPath, context: context)
  }

  /// Is told of a change, where it happens, and returns at once.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let value = change?[.newKey] as? Value { deliver(value) }
  }

  /// Hands on a value that did not come by a change, such as the first one: the task runs on the
  /// queue, unless it is over by then.
  public func deliver(_ value: Value) {
    queue.addOperation { [task, end] in
      if !end.hasCome { task(value) }
    }
  }
}

/// Whether it is over, for any thread to ask.
private final class End: Sendable {
  private let flag = Mutex(false)

  var hasCome: Bool { flag.withLock { $0 } }

  /// Whether this is the first time.
  func come() -> Bool {
    flag.withLock { hasCome in
      defer { hasCome = true }
      return !hasCome
    }
  }
}
