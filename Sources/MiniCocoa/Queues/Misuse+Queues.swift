extension Misuse.Kind {
  /// A queue's own work waited for the queue: `misuse.kind == .waitsForItself`.
  public static var waitsForItself: Self { Self("waitsForItself") }
  /// A caller waited for a queue that runs nothing: `misuse.kind == .waitsForSuspended`.
  public static var waitsForSuspended: Self { Self("waitsForSuspended") }
  /// Another thread ran the main queue: `misuse.kind == .notMainThread`.
  public static var notMainThread: Self { Self("notMainThread") }
  /// The system provided no more threads: `misuse.kind == .noThread`.
  public static var noThread: Self { Self("noThread") }
  /// A view was changed on a queue other than its own: `misuse.kind == .wrongQueue`.
  public static var wrongQueue: Self { Self("wrongQueue") }
  /// A clock was moved backwards: `misuse.kind == .turnedBack`.
  public static var turnedBack: Self { Self("turnedBack") }
}

extension Misuse {
  static func waitsForItself(_ queue: OperationQueue) -> Misuse {
    let place =
      queue === OperationQueue.main
      ? "The main queue was waited for while the main thread, which runs its work, waited as well"
      : "\(queue) was waited for in its own work, which cannot end before the wait does"
    return Misuse(
      .waitsForItself, object: queue, key: "waitUntilAllOperationsAreFinished", place,
      "add what is to be done, and return without waiting for it")
  }

  static func waitsForSuspended(_ queue: OperationQueue) -> Misuse {
    Misuse(
      .waitsForSuspended, object: queue, key: "waitUntilAllOperationsAreFinished",
      "\(queue) was waited for while it was suspended and had work, so that the wait had no end",
      "do not wait after adding work, or set isSuspended to false before you wait")
  }

  static func notMainThread() -> Misuse {
    Misuse(
      .notMainThread, object: OperationQueue.main, key: "runMainQueue",
      "OperationQueue.runMainQueue() was called on another thread than the main one",
      "call it where the program began, and use a queue of your own in a test")
  }

  static func noThread(for user: String) -> Misuse {
    Misuse(
      .noThread, typeName: "OperationQueue", key: "",
      "The system gave no thread for \(user)", "run fewer closures at the same time")
  }

  static func wrongQueue(_ view: View, _ part: String, belongingTo queue: OperationQueue) -> Misuse
  {
    let place = OperationQueue.current.map { "on \($0)" } ?? "on a thread that is no queue's"
    return Misuse(
      .wrongQueue, object: view, key: part,
      "A view was changed \(place), by \"\(part)\" of \(a(view)), but the view belongs to \(queue)",
      "add an operation to that queue, and do it there")
  }

  static func turnedBack(_ clock: ManualClock, by duration: Duration) -> Misuse {
    Misuse(
      .turnedBack, object: clock, key: "advance(by:)",
      "A ManualClock was advanced by \(duration)",
      "advance it by zero or more: time does not go back")
  }
}
