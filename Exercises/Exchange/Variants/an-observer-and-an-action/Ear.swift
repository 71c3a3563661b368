import MiniCocoa
import Telephony

/// Observes a line's states, and adds a task for each.
final class Ear: KVObject {
  let context = KVOContext("Ear")
  private let queue: OperationQueue
  private let task: @Sendable (LineState) -> Void
  private let isOpen = Locked(true)

  init(queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void) {
    self.queue = queue
    self.task = task
    super.init()
  }

  /// Closes it; false if it was closed already.
  func stop() -> Bool {
    isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let state = change?[.newKey] as? LineState else { return }
    queue.addOperation { [isOpen, task] in
      if isOpen.value { task(state) }
    }
  }
}
