extension OperationQueue.State {
  /// How many may run at once.
  private var capacity: Int {
    limit == OperationQueue.defaultMaxConcurrentOperationCount ? 4 : limit
  }

  /// Whether nothing will happen unless another thread lets it.
  var isStuck: Bool { running == 0 && !waiting.isEmpty && (isSuspended || limit == 0) }

  /// What a new thread is to begin with, if there is anything and room for it.
  mutating func begin() -> Work? {
    guard !isSuspended, running < capacity, let work = waiting.popFirst() else { return nil }
    running += 1
    return work
  }
}

// MARK: - Threads

extension OperationQueue {
  /// Starts threads for what waits; each ends when it finds nothing more to do.
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

  /// The queue whose work runs here, or nil: `OperationQueue.current === screen`.
  ///
  /// On the main thread it is the main queue, if no other's work runs there.
  public static var current: OperationQueue? {
    ThreadPlace.current?.queue ?? (Threads.isMain ? main : nil)
  }
}

// MARK: - The main queue

extension OperationQueue {
  /// Runs what waits in the main queue, here and now, also what is added meanwhile.
  ///
  ///     onAnotherThread { thermometer.value = 21 }  // bounced to the main queue
  ///     OperationQueue.runMainQueue()
  ///
  /// Only the main thread may do this: anywhere else it is a misuse.
  public static func runMainQueue() {
    guard Threads.isMain else { return Misuse.notMainThread().report() }
    while let work = main.state.withLock({ $0.begin() }) {
      main.run(work)
      main.state.withLock { $0.running -= 1 }
    }
  }
}

extension OperationQueue: CustomStringConvertible {
  /// Its name in quotation marks, or that it has none: `the queue "screen"`.
  public var description: String { name.map { "the queue \"\($0)\"" } ?? "a queue without a name" }
}
