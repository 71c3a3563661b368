import Glibc

/// The traces of a trap, written by a signal handler: the place in the learner's code.
///
///     #crash SIGNAL
///     …[0xADDRESS]              one line for each frame, innermost first
///     #images
///     lines of /proc/self/maps
///     the output of `Usage`
///
/// A check whose time is over leaves the same between `#standing` and `#stood`, when the grader asks
/// where it is (SIGUSR2).
///
/// The handler calls only what may be called there: no allocation, no Swift runtime.
enum CrashReport {
  /// A copy of /proc/self/maps from when all libraries were loaded; the handler only has to write
  /// it.
  nonisolated(unsafe) private static var images: (UnsafeMutablePointer<UInt8>, Int)?
  nonisolated(unsafe) private static var frames =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: frameLimit)
  private static let frameLimit = 64

  static func install() {
    _ = backtrace(frames, Int32(frameLimit))  // loads a library, which a handler must not
    Usage.prepare()
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handle
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_ONSTACK
      sigaction(signal, &action, nil)
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = answer
    action.sa_flags = Int32(SA_RESTART) | SA_ONSTACK
    sigaction(SIGUSR2, &action, nil)
  }

  /// Gives this thread a second stack for the handler: endless recursion uses up the first.
  static func prepareThread() {
    if thread != gettid() {
      thread = gettid()
      // Dispatch blocks it in its threads.
      var asking = sigset_t()
      sigemptyset(&asking)
      sigaddset(&asking, SIGUSR2)
      pthread_sigmask(SIG_UNBLOCK, &asking, nil)
    }
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_sp == nil else { return }
    stack = stack_t(ss_sp: malloc(stackBytes), ss_flags: 0, ss_size: stackBytes)
    sigaltstack(&stack, nil)
  }

  private static let stackBytes = 1 << 16
  /// The thread that runs the check; 0 before the first.
  nonisolated(unsafe) private static var thread: pid_t = 0

  /// Copies the memory map; call this when all libraries are loaded.
  static func rememberImages() {
    let descriptor = open("/proc/self/maps", O_RDONLY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let capacity = 1 << 18
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    var count = 0
    while count < capacity {
      let new = read(descriptor, buffer + count, capacity - count)
      if new <= 0 { break }
      count += new
    }
    images = (buffer, count)
  }

  private static let handle: @convention(c) (Int32) -> Void = { signal in
    Records.writeDigits(of: signal, after: "\n#crash ")
    CrashReport.writePlace()
    Usage.write(to: Records.descriptor)
    raise(signal)  // the default action again: SA_RESETHAND
  }

  private static let answer: @convention(c) (Int32) -> Void = { signal in
    // The kernel gives a process's signal to any of its threads.
    if CrashReport.thread != 0, CrashReport.thread != gettid() {
      _ = tgkill(getpid(), CrashReport.thread, signal)
      return
    }
    Records.writeDigits(of: signal, after: "\n#standing ")
    CrashReport.writePlace()
    Records.writeDigits(of: signal, after: "\n#stood ")
  }

  private static func writePlace() {
    let count = backtrace(CrashReport.frames, Int32(CrashReport.frameLimit))
    backtraceSymbols(CrashReport.frames, count, Records.descriptor)
    if let (bytes, count) = CrashReport.images {
      Records.writeDigits(of: 0, after: "#images ")
      _ = write(Records.descriptor, bytes, count)
    }
  }
}

extension Records {
  fileprivate static func writeDigits(of number: Int32, after text: StaticString) {
    _ = Glibc.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
    var digits = (
      UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10),
      UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10), UInt8(ascii: "\n")
    )
    _ = withUnsafeBytes(of: &digits) { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}

@_silgen_name("gettid")
private func gettid() -> pid_t

@_silgen_name("tgkill")
private func tgkill(_ process: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32

@_silgen_name("backtrace")
private func backtrace(
  _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
) -> Int32

@_silgen_name("backtrace_symbols_fd")
private func backtraceSymbols(
  _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32, _ descriptor: Int32)
