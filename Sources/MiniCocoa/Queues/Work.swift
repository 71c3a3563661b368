/// A closure that runs once, elsewhere and later, with the task-local values of the place where it
/// was made: so what is recorded there, such as misuses, hears of it.
///
/// Swift hands task-local values on to tasks only. So this is a task that no pool runs: it is its
/// own executor, which keeps the task's only job until somebody calls `run`.
///
/// Not checked: its owner sees to it that one thread at a time uses it.
final class Work: TaskExecutor, @unchecked Sendable {
  private var body: (() -> Void)?
  private var job: UnownedJob?

  init(_ body: @escaping () -> Void) {
    self.body = body
    // Calls `enqueue` before it returns.
    Task(executorPreference: self) { [self] in self.body?() }
  }

  func enqueue(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

  /// Runs the closure here and now, then lets go of it.
  func run() {
    let job = job
    self.job = nil
    job?.runSynchronously(on: asUnownedTaskExecutor())
    body = nil
  }

  /// Lets go of the closure without running it. One that is neither run nor dropped stays for ever.
  func drop() {
    body = nil
    run()
  }
}
