/// Runs closures later on background threads, starting them in the order in which they were added.
///
///     let screen = OperationQueue()
///     screen.name = "screen"
///     screen.maxConcurrentOperationCount = 1
///     screen.addOperation { label.text = "21°" }
///     screen.waitUntilAllOperationsAreFinished()
///
/// Adding a closure does not wait for it: `addOperation` returns at once on any thread. Only a
/// queue with `maxConcurrentOperationCount = 1` is **serial**. Other queues *start* work in order
/// but run several closures at once, which may overtake each other.
///
/// A queue is thread-safe. A queue that is released still runs its work, unless it is suspended:
/// then it drops the waiting work.
public final class OperationQueue: Sendable {
  /// The default of `maxConcurrentOperationCount`, -1: the queue decides, and runs four at once.
  ///
  ///     queue.maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  public static let defaultMaxConcurrentOperationCount = -1

  let state: Monitor<State>

  /// Not private: Monitor needs its layout.
  struct State {
    var name: String?
    var limit = OperationQueue.defaultMaxConcurrentOperationCount
    var isSuspended = false
    var waiting = Waiting()
    /// The number of closures that run now, each on its own thread.
    var running = 0
  }

  let isMain: Bool

  /// Creates an empty queue with the default concurrency.
  ///
  ///     let background = OperationQueue()
  public convenience init() { self.init(isMain: false) }

  private init(isMain: Bool) {
    self.isMain = isMain
    state = Monitor(isMain ? State(name: "main", limit: 1) : State())
  }

  deinit {
    for work in state.withLock({ $0.waiting.removeAll() }) { work.drop() }
  }

  /// The queue whose work runs on the main thread, at the points where the program runs it.
  ///
  ///     OperationQueue.main.addOperation { label.text = "21°" }
  ///     OperationQueue.runMainQueue()
  ///
  /// There is no run loop here. Added work waits until the program's main thread calls
  /// ``runMainQueue()``, or until the body of an application running on it ends. A test does not
  /// run on the main thread: create a queue in the test instead.
  public static let main = OperationQueue(isMain: true)

  // MARK: Properties

  /// The queue's name, which misuse messages use as well: `queue.name = "screen"`.
  public var name: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The maximum number of closures to run at once; 1 makes the queue serial.
  ///
  ///     queue.maxConcurrentOperationCount = 1
  ///
  /// With 0, none run. The main queue's value is always 1.
  public var maxConcurrentOperationCount: Int {
    get { state.withLock { $0.limit } }
    set {
      guard !isMain else { return }
      state.withLock { $0.limit = max(newValue, Self.defaultMaxConcurrentOperationCount) }
      startThreads()
    }
  }

  /// Whether the queue starts no new work; running work continues: `queue.isSuspended = true`.
  ///
  /// A check can thus inspect the waiting work and decide when it runs.
  public var isSuspended: Bool {
    get { state.withLock { $0.isSuspended } }
    set {
      state.withLock { $0.isSuspended = newValue }
      startThreads()
    }
  }

  /// The number of closures that wait or run: `queue.operationCount == 0`.
  public var operationCount: Int { state.withLock { $0.waiting.count + $0.running } }

  // MARK: Work

  /// Adds a closure to run later and returns at once: `queue.addOperation { label.text = "21°" }`.
  ///
  /// The queue releases the closure as soon as it has run. The closure inherits the task-local
  /// values of the caller, so ``Misuse/recorded(_:)-(()->Void)`` and ``Conversation`` record its
  /// effects.
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    let work = Work(block)
    state.withLock { $0.waiting.append(work) }
    startThreads()
  }

  /// Drops the work that has not started; running work continues: `queue.cancelAllOperations()`.
  public func cancelAllOperations() {
    for work in state.withLock({ $0.waiting.removeAll() }) { work.drop() }
  }

  /// Waits until all work has finished: `queue.waitUntilAllOperationsAreFinished()`.
  ///
  /// A wait that could never end is a misuse: in the queue's own work, or while the queue is
  /// suspended and has work. Checks may wait; an object that only forwards work must not.
  public func waitUntilAllOperationsAreFinished() {
    if operationCount > 0, ThreadPlace.waitingForThisThread.contains(where: { $0 === self }) {
      return Misuse.waitsForItself(self).report()
    }
    let isStuck = state.wait { state -> Bool? in
      if state.waiting.isEmpty && state.running == 0 { return false }
      return state.isStuck ? true : nil
    }
    if isStuck { Misuse.waitsForSuspended(self).report() }
  }
}
