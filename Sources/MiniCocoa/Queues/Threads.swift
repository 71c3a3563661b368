internal import Glibc

/// Runs a closure on a new thread, and waits until it has run; what it throws is thrown here.
///
///     onAnotherThread { thermometer.value = 21 }
///
/// So a program or a check lets another thread change something, and goes on when that is done. The
/// thread belongs to no queue: ``OperationQueue/current`` is nil there. Task-local values go along,
/// so misuses are recorded as if they were made here.
///
/// As the caller waits, only one of the two threads runs at a time. So the closure may use what is
/// not Sendable, as one for `DispatchQueue.sync` may.
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

/// Threads of the system.
enum Threads {
  /// Starts one; nil if the system gives no more.
  ///
  /// - Parameter name: What debuggers call it; its first 15 bytes.
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

  /// What a thread does; an object, because C takes only a pointer.
  private final class Start {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Whether this is the thread with which the process began.
  static var isMain: Bool { threadNumber() == getpid() }
}

/// The number that the kernel knows this thread by. The name in C needs a macro that Swift does not
/// set.
@_silgen_name("gettid")
private func threadNumber() -> pid_t

@_silgen_name("pthread_setname_np")
private func nameThread(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> CInt
