import Execution
import Foundation
import Messages
import SwiftSources
import Synchronization

/// The tools, sandbox and cache that grading needs, whatever is graded.
package struct Machine: Sendable {
  /// The installed Swift.
  let toolchain: Toolchain
  /// The cache, which later runs use as well.
  package let cache: Cache
  /// Runs commands, confined.
  package private(set) var executor: Executor
  /// The program that reads sources when it is started with `SourceReader.argument`.
  let reader: String
  /// The folder with the sources of MiniCocoa and SuiteRunner.
  let sources: URL
  /// The clock for reports.
  let now: @Sendable () -> Date
  /// Receives a message when a step takes longer than usual.
  private(set) var announce: @Sendable (Message) -> Void
  /// Judges in place of the compiler, the sandbox and the suite; nil uses those.
  let judging: (any Judging)?
  /// The support, if it was found ready ahead of its first use; nil if nothing looked for it.
  private var foundAhead: Later<Support?, Never>?

  /// A machine that compiles its support from the sources in a folder.
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

  /// This machine with another cancellation, for example one for each check.
  package func cancelled(by cancellation: Cancellation) -> Machine {
    var machine = self
    machine.executor = Executor(sandbox: executor.sandbox, cancellation: cancellation)
    return machine
  }

  /// This machine without progress messages, for work that no user waits for.
  package func quiet() -> Machine {
    var machine = self
    machine.announce = { _ in }
    return machine
  }

  /// This machine, which looks on another thread whether its support is ready: that takes as long
  /// as reading a learner's progress and an exercise.
  package func lookingAhead() -> Machine {
    guard judging == nil else { return self }
    var machine = self
    machine.foundAhead = Later { [self] in readySupport }
    return machine
  }

  /// Reads sources in a separate process.
  package var sourceReader: SourceReader {
    SourceReader(program: reader, cancellation: executor.cancellation)
  }

  /// Whether the support that every exercise needs is already in the cache.
  package var isPrepared: Bool { readySupport != nil }

  /// The support, if it is in the cache.
  private var readySupport: Support? {
    let free = Executor(sandbox: NoSandbox(), cancellation: executor.cancellation)
    return Support(readyFrom: sources, toolchain: toolchain, cache: cache, executor: free)
  }

  /// MiniCocoa and the suite runner, compiled now if they are not in the cache.
  func support() throws(GradingError) -> Support { try support(recordingBy: nil) }

  /// The support for a grader. With another judge, compiles nothing and returns only a name.
  func supportForGrader() throws(GradingError) -> Support {
    guard let judging else { return try support() }
    return Support(
      folder: URL(filePath: "/nowhere/\(judging.identity)"), content: judging.identity)
  }

  /// The support that records conversations.
  func recordedSupport() throws(GradingError) -> Support {
    try support(recordingBy: sourceReader)
  }

  private func support(recordingBy reader: SourceReader?) throws(GradingError) -> Support {
    try checkAccess()
    if reader == nil, let ready = foundAhead?.value(),
      !Self.distrusted.withLock({ $0.contains(ready.folder.path) })
    {
      return ready
    }
    // This is our code and our compiler: no need to confine it.
    let free = Executor(sandbox: NoSandbox(), cancellation: executor.cancellation)
    return try Support(
      sources: sources, toolchain: toolchain, cache: cache, executor: free,
      recordingBy: reader, announce: announce)
  }

  /// Marks a support that the compiler can no longer use, at most once in a process, so that it is
  /// rebuilt.
  func distrust(_ support: Support) {
    let isFirst = Self.distrusted.withLock { $0.insert(support.folder.path).inserted }
    if isFirst { support.distrust(in: cache) }
  }

  private static let distrusted = Mutex<Set<String>>([])

  /// Checks that the sandbox's user, where there is one, can reach these folders.
  func checkAccess() throws(GradingError) {
    guard executor.sandbox.user != nil else { return }
    let folders: [(URL, variable: String?)] = [
      (cache.folder, Cache.variable), (ScratchFolder.parent, ScratchFolder.variable),
      (URL(filePath: toolchain.libraries), nil),
    ]
    for (folder, variable) in folders {
      guard let closed = FileManager.default.closedFolder(onTheWayTo: folder) else { continue }
      throw .file(
        path: closed.path,
        reason: variable.map {
          Message(
            """
            only its owner may enter it, but submissions run as another user and need \
            \(folder.path, "path"); name another place in \($0, "variable")
            """)
        }
          ?? Message(
            """
            only its owner may enter it, but submissions run as another user and need \
            \(folder.path, "path"); install Swift in a place such as /opt
            """))
    }
  }
}
