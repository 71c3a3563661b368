extension OperationQueue.State {
  /// The maximum number of closures to run at once.
  private var capacity: Int {
    limit == OperationQueue.defaultMaxConcurrentOperationCount ? 4 : limit
  }

  /// Whether the queue cannot make progress unless another thread changes it.
  var isStuck: Bool { running == 0 && !waiting.isEmpty && (isSuspended || limit == 0) }

  /// Takes the work for a new thread; nil if there is none or no capacity.
  mutating func begin() -> Work? {
    guard !isSuspended, running < capacity, let work = waiting.popFirst() else { return nil }
    running += 1
    return work
  }
}

// MARK: - Threads

extension OperationQueue {
  /// Starts threads for the waiting work; each ends when it finds no more.
  func startThreads() {
    guard !isMain else { return }
    while let work = state.withLock({ $0.begin() }) {
      let thread = Threads.start(named: name ?? "a queue") { self.runAll(from: work) }
      guard thread == nil else { continue }
      Misuse.noThread(for: description).stop()
    }
  }

  private func runAll(from first: Work) {
    var next: Work? = first
    while let work = next {
      run(work)
      next = state.withLock { state in
        state.running -= 1
        return state.begin()
      }
    }
  }

  private func run(_ work: Work) { ThreadPlace(queue: self).whileCurrent { work.run() } }

  /// The queue whose work runs on this thread, or nil: `OperationQueue.current === screen`.
  ///
  /// On the main thread it is the main queue, unless another queue's work runs there.
  public static var current: OperationQueue? {
    ThreadPlace.current?.queue ?? (Threads.isMain ? main : nil)
  }
}

// MARK: - The main queue

extension OperationQueue {
  /// Runs the main queue's waiting work on the calling thread, including work added meanwhile.
  ///
  ///     onAnotherThread { thermometer.value = 21 }  // bounced to the main queue
  ///     OperationQueue.runMainQueue()
  ///
  /// Only the main thread may call this; from any other thread it is a misuse.
  public static func runMainQueue() {
    guard Threads.isMain else { return Misuse.notMainThread().report() }
    while let work = main.state.withLock({ $0.begin() }) {
      main.run(work)
      main.state.withLock { $0.running -= 1 }
    }
  }
}

extension OperationQueue: CustomStringConvertible {
  /// The queue's name in quotation marks, or a remark that it has none: `the queue "screen"`.
  public var description: String { name.map { "the queue \"\($0)\"" } ?? "a queue without a name" }
}
