/// A closure that runs once, later and elsewhere, with the task-local values of its creator, so
/// that recorders such as `Misuse.recorded` see its effects.
///
/// Swift propagates task-local values only to tasks. So this creates a task that no pool runs: it
/// is its own executor and holds the task's only job until `run` is called.
///
/// Its safety is unchecked: the owner must use it from one thread at a time.
final class Work: TaskExecutor, @unchecked Sendable {
  private var body: (() -> Void)?
  private var job: UnownedJob?

  init(_ body: @escaping () -> Void) {
    self.body = body
    // Calls `enqueue` before it returns.
    Task(executorPreference: self) { [self] in self.body?() }
  }

  func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

  /// Runs the closure on the calling thread, then releases it.
  func run() {
    let job = job
    self.job = nil
    job?.runSynchronously(on: asUnownedTaskExecutor())
    body = nil
  }

  /// Releases the closure without running it. A `Work` that is neither run nor dropped leaks.
  func drop() {
    body = nil
    run()
  }
}
