import MiniCocoa
import Workplace
import Synchronization

/// A clerk who lets somebody attend to an object.
public final class Receptionist<Value: Sendable>: Clerk {
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private var errand: Errand<Value>?

  /// A receptionist that attends to nothing yet.
  public init(
    in office: Office, queue: OperationQueue, task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    self.queue = queue
    self.task = task
    super.init(in: office)
  }

  deinit { stop() }

  /// Begins anew with another object.
  public func attend(to object: KVObject, keyPath: String) {
    stop()
    errand = Errand(object, keyPath, queue, task)
  }

  /// Ends what there is.
  public func stop() {
    errand?.end()
    errand = nil
  }
}

/// Observes one object, once.
private final class Errand<Value: Sendable>: KVObject {
  private let object: KVObject
  private let keyPath: String
  private let queue: OperationQueue
  private let task: @Sendable (Memo<Value>) -> Void
  private let context = KVOContext("Errand")
  private let flag = Flag()

  init(
    _ object: KVObject, _ keyPath: String, _ queue: OperationQueue,
    _ task: @escaping @Sendable (Memo<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.queue = queue
    self.task = task
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: [.new, .old], context: context)
  }

  func end() {
    flag.isUp.store(true, ordering: .sequentiallyConsistent)
    object.removeObserver(self, forKeyPath: keyPath, context: context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard let context, context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let memo = Memo(
      keyPath: self.keyPath, old: change?[.oldKey] as? Value, new: change?[.newKey] as? Value)
    let (task, flag) = (task, flag)
    queue.addOperation {
      guard !flag.isUp.load(ordering: .sequentiallyConsistent) else { return }
      task(memo)
    }
  }
}

private final class Flag: Sendable {
  let isUp = Atomic(false)
}
