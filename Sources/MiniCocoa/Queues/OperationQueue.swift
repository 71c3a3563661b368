/// Runs closures later, on threads of its own, in the order in which they were added.
///
///     let screen = OperationQueue()
///     screen.name = "screen"
///     screen.maxConcurrentOperationCount = 1
///     screen.addOperation { label.text = "21°" }
///     screen.waitUntilAllOperationsAreFinished()
///
/// To add is not to wait: `addOperation` returns at once, whoever calls it. Only a queue with
/// `maxConcurrentOperationCount = 1` promises **one after another**. Others *begin* work in order,
/// and run several closures at once, which may overtake each other.
///
/// It can be used from any thread. A queue that nobody keeps any more still does its work; if it is
/// suspended, what waits is dropped.
public final class OperationQueue: Sendable {
  /// What `maxConcurrentOperationCount` is at first, -1: the queue decides, and runs four at once.
  ///
  ///     queue.maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  public static let defaultMaxConcurrentOperationCount = -1

  let state: Monitor<State>

  /// Not private, since Monitor needs to know its layout.
  struct State {
    var name: String?
    var limit = OperationQueue.defaultMaxConcurrentOperationCount
    var isSuspended = false
    var waiting = Waiting()
    /// How many closures run now, each on a thread of its own.
    var running = 0
  }

  let isMain: Bool

  /// A queue with nothing to do, which runs as many closures at once as it likes.
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

  /// The queue whose work the main thread runs, when the program lets it.
  ///
  ///     OperationQueue.main.addOperation { label.text = "21°" }
  ///     OperationQueue.runMainQueue()
  ///
  /// There is no run loop here. What is added waits until the program's main thread calls
  /// ``runMainQueue()``, or until the body of an application that it runs has ended. A test has no
  /// main thread of its own: let it make its own queue.
  public static let main = OperationQueue(isMain: true)

  // MARK: Properties

  /// What people call it, also in the sentences of misuses: `queue.name = "screen"`.
  public var name: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// How many closures it runs at the same time; 1 makes it serial.
  ///
  ///     queue.maxConcurrentOperationCount = 1
  ///
  /// With 0 it runs none. The main queue's is 1, whatever is set.
  public var maxConcurrentOperationCount: Int {
    get { state.withLock { $0.limit } }
    set {
      guard !isMain else { return }
      state.withLock { $0.limit = max(newValue, Self.defaultMaxConcurrentOperationCount) }
      startThreads()
    }
  }

  /// Whether it begins nothing new; what runs already is not stopped: `queue.isSuspended = true`.
  ///
  /// So a check can look at what waits, and decide when it is run.
  public var isSuspended: Bool {
    get { state.withLock { $0.isSuspended } }
    set {
      state.withLock { $0.isSuspended = newValue }
      startThreads()
    }
  }

  /// How many closures wait or run: `queue.operationCount == 0`.
  public var operationCount: Int { state.withLock { $0.waiting.count + $0.running } }

  // MARK: Work

  /// Has a closure run later, and returns at once: `queue.addOperation { label.text = "21°" }`.
  ///
  /// The closure is let go of as soon as it has run. It has the task-local values of the place
  /// where it was added: ``Misuse/recorded(_:)-(()->Void)`` and ``Conversation`` hear of what it
  /// does.
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    let work = Work(block)
    state.withLock { $0.waiting.append(work) }
    startThreads()
  }

  /// Drops what has not begun; what runs is not stopped: `queue.cancelAllOperations()`.
  public func cancelAllOperations() {
    for work in state.withLock({ $0.waiting.removeAll() }) { work.drop() }
  }

  /// Waits until nothing waits or runs any more: `queue.waitUntilAllOperationsAreFinished()`.
  ///
  /// Where that would never come it is a misuse: in the queue's own work, or while the queue is
  /// suspended and has work. Checks wait. An object that bounces work must not.
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
