internal import Glibc

/// Runs a closure on a new thread and waits for it; rethrows its error.
///
///     onAnotherThread { thermometer.value = 21 }
///
/// A program or a check can use this to make a change on another thread and continue afterwards.
/// The thread belongs to no queue: ``OperationQueue/current`` is nil there. It inherits task-local
/// values, so misuses are recorded as if the caller had made them.
///
/// The caller waits, so only one of the two threads runs at a time. The closure may therefore use
/// values that are not Sendable, as with `DispatchQueue.sync`.
public func onAnotherThread<Success, Failure: Error>(
  _ body: () throws(Failure) -> Success
) throws(Failure) -> Success {
  var outcome: Result<Success, Failure>?
  let deed = {
    do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
  }
  let place = ThreadPlace(queue: nil, held: ThreadPlace.waitingForThisThread)
  withoutActuallyEscaping(deed) { deed in
    let work = Work(deed)
    let thread = Threads.start(
      named: "another thread", { place.whileCurrent { work.run() } }, isJoined: true)
    guard let thread else {
      work.drop()
      Misuse.noThread(for: "onAnotherThread { … }").stop()
    }
    pthread_join(thread, nil)
  }
  guard let outcome else { Misuse.noThread(for: "onAnotherThread { … }").stop() }
  return try outcome.get()
}

/// POSIX threads.
enum Threads {
  /// Starts a thread; returns nil if the system provides no more.
  ///
  /// - Parameter name: The thread's name in debuggers, cut to 15 bytes.
  static func start(
    named name: String, _ body: @escaping () -> Void, isJoined: Bool = false
  ) -> pthread_t? {
    var thread = pthread_t()
    let start = Unmanaged.passRetained(
      Start {
        _ = nameThread(pthread_self(), String(decoding: name.utf8.prefix(15), as: UTF8.self))
        body()
      })
    let code = pthread_create(
      &thread, nil,
      { start in
        start.map { Unmanaged<Start>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, start.toOpaque())
    guard code == 0 else {
      start.release()
      return nil
    }
    if !isJoined { pthread_detach(thread) }
    return thread
  }

  /// The closure of a thread; an object, because C passes a single pointer.
  private final class Start {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Whether the current thread is the one that started the process.
  static var isMain: Bool { threadNumber() == getpid() }
}

/// The kernel's id of this thread. The C declaration needs a macro that Swift does not define.
@_silgen_name("gettid")
private func threadNumber() -> pid_t

@_silgen_name("pthread_setname_np")
private func nameThread(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> CInt
