/// The parts of MiniCocoa by which something is run on another thread.
enum QueueParts {
  /// Whether a submission may not use this: `["OperationQueue", "isSuspended", "setter"]` is how the
  /// setter of a queue's `isSuspended` is called below its module.
  ///
  /// A type is only mentioned in a path of one name. Whoever makes a queue, or lets one run, has two
  /// threads in code that may not be shared; whoever adds to a queue that a check holds has not.
  ///
  /// - Parameter isHanded: Whether submissions are handed queues, to which they may add.
  static func isRefused(_ path: [Substring], handed isHanded: Bool) -> Bool {
    guard let type = path.first else { return false }
    if threads.contains(type) { return true }
    guard type == queue, path.count > 1 else { return false }
    return !isHanded || !harmless.contains(path[1])
  }

  private static let queue: Substring = "OperationQueue"
  /// These have threads of their own, or make one.
  private static let threads: Set<Substring> = ["SystemClock", "onAnotherThread"]
  /// What lets nothing run that would not run anyway. Nothing that can be set: a key path to it sets
  /// it, and names no setter.
  private static let harmless: Set<Substring> = [
    "addOperation", "cancelAllOperations", "current", "description", "operationCount",
    "waitUntilAllOperationsAreFinished",
  ]
}
