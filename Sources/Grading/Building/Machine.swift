import CourseModel
import Execution
import Foundation
import Messages
import Synchronization

/// What grading needs of the machine, whatever is graded: tools, a sandbox, a cache.
package struct Machine: Sendable {
  /// The installed Swift.
  package let toolchain: Toolchain
  /// What is kept for the next time.
  package let cache: Cache
  /// What runs commands, confined.
  package let executor: Executor
  /// The program that reads sources when it is started with `SourceReader.argument`.
  let reader: String
  /// Holds the sources of MiniCocoa and SuiteRunner.
  let sources: URL
  /// What time it is, for reports.
  let now: @Sendable () -> Date
  /// Hears what is going on when something takes longer than usual.
  package let announce: @Sendable (Message) -> Void
  /// Judges in place of the compiler, the sandbox and the suite; nil: those do.
  let judging: (any Judging)?

  /// A machine whose support is compiled from the sources in a folder.
  package init(
    toolchain: Toolchain, cache: Cache, executor: Executor, sources: URL,
    reader: String = OwnProgram.path, now: @escaping @Sendable () -> Date = { Date() },
    announce: @escaping @Sendable (Message) -> Void = { _ in },
    judging: (any Judging)? = nil
  ) {
    self.toolchain = toolchain
    self.cache = cache
    self.executor = executor
    self.sources = sources
    self.reader = reader
    self.now = now
    self.announce = announce
    self.judging = judging
  }

  /// The same, where another switch ends what runs: one for each check, say.
  package func cancelled(by cancellation: Cancellation) -> Machine {
    Machine(
      toolchain: toolchain, cache: cache,
      executor: Executor(sandbox: executor.sandbox, cancellation: cancellation),
      sources: sources, reader: reader, now: now, announce: announce, judging: judging)
  }

  /// The same, which says nothing of what takes long: nobody waits for it.
  package func quiet() -> Machine {
    Machine(
      toolchain: toolchain, cache: cache, executor: executor, sources: sources, reader: reader,
      now: now, judging: judging)
  }

  /// What reads sources in a process of its own.
  package var sourceReader: SourceReader {
    SourceReader(program: reader, cancellation: executor.cancellation)
  }

  /// Prepares what every exercise needs, once for a toolchain.
  ///
  /// - Throws: what of the machine is missing or closed to what is graded.
  package func prepare() throws(GradingError) { _ = try support() }

  /// Whether that was done already.
  package var isPrepared: Bool {
    let free = Executor(sandbox: NoSandbox(), cancellation: executor.cancellation)
    guard let sources = try? Support.Sources(in: sources) else { return false }
    return Support.isThere(
      sources: sources, toolchain: toolchain, cache: cache, executor: free)
  }

  /// MiniCocoa and the suite runner, compiled now if they are not in the cache.
  func support() throws(GradingError) -> Support { try support(recordingBy: nil) }

  /// The same for a grader. Nothing is compiled where something else judges: then it is only a name.
  func supportForGrader() throws(GradingError) -> Support {
    guard let judging else { return try support() }
    return Support(folder: URL(filePath: "/nowhere/\(judging.identity)"))
  }

  /// The same, by which conversations are recorded.
  func recordedSupport() throws(GradingError) -> Support {
    try support(recordingBy: sourceReader)
  }

  private func support(recordingBy reader: SourceReader?) throws(GradingError) -> Support {
    try checkAccess()
    // Our own code, compiled by our own compiler: no need to confine it.
    let free = Executor(sandbox: NoSandbox(), cancellation: executor.cancellation)
    return try Support(
      sources: Support.Sources(in: sources), toolchain: toolchain, cache: cache, executor: free,
      recordingBy: reader, announce: announce)
  }

  /// Has the support made anew that the compiler cannot use any longer, once in a process.
  func distrust(_ support: Support) {
    let isFirst = Self.distrusted.withLock { $0.insert(support.folder.path).inserted }
    if isFirst { support.distrust(in: cache) }
  }

  private static let distrusted = Mutex<Set<String>>([])

  /// Confined code runs as a user of its own, who has to get at these.
  private func checkAccess() throws(GradingError) {
    guard executor.sandbox.user != nil else { return }
    let folders: [(URL, variable: String?)] = [
      (cache.folder, Cache.variable), (ScratchFolder.parent, ScratchFolder.variable),
      (URL(filePath: toolchain.libraries), nil),
    ]
    for (folder, variable) in folders {
      guard let closed = FileManager.default.closedFolder(onTheWayTo: folder) else { continue }
      throw .file(
        path: closed.path,
        reason: variable.map { .closed(to: folder.path, variable: $0) }
          ?? .closed(to: folder.path))
    }
  }
}
