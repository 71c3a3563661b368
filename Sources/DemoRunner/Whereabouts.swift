internal import Glibc

/// Says where the main thread is when Switchboard asks (SIGUSR2): a line `!` with the offsets of
/// its frames in the program, innermost first.
///
/// The handler calls only what may be called there: no allocation, no Swift runtime.
enum Whereabouts {
  private static let limit = 64
  nonisolated(unsafe) private static let frames =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: limit)
  nonisolated(unsafe) private static let line =
    UnsafeMutablePointer<UInt8>.allocate(capacity: 20 * limit)
  /// Where the program is loaded: its program headers are behind the ELF header, of 64 bytes.
  private static let base = getauxval(3) &- 64  // AT_PHDR
  /// No program is larger; libraries are farther away.
  private static let size: UInt = 1 << 28

  static func install() {
    _ = backtrace(frames, Int32(limit))  // loads a library, which a handler must not
    (line[0], _) = (UInt8(ascii: "\n"), base)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = answer
    action.sa_flags = Int32(SA_RESTART)
    sigaction(SIGUSR2, &action, nil)
  }

  private static let answer: @convention(c) (Int32) -> Void = { signal in
    // The kernel gives a process's signal to any of its threads.
    if gettid() != getpid() {
      _ = tgkill(getpid(), getpid(), signal)
      return
    }
    Whereabouts.writeFrames()
  }

  private static func writeFrames() {
    var count = 1
    func add(_ byte: UInt8) {
      line[count] = byte
      count += 1
    }
    add(UInt8(ascii: "!"))
    for index in 0..<Int(backtrace(frames, Int32(limit))) {
      let offset = UInt(bitPattern: frames[index]) &- base
      guard offset < size else { continue }
      for shift in stride(from: 24, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: offset >> UInt(shift) & 15)
        add(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
      add(UInt8(ascii: " "))
    }
    add(UInt8(ascii: "\n"))
    _ = write(3, line, count)
  }
}

// Glibc's module map does not export these to Swift.

@_silgen_name("getauxval")
private func getauxval(_ type: UInt) -> UInt

@_silgen_name("gettid")
private func gettid() -> pid_t

@_silgen_name("tgkill")
private func tgkill(_ process: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32

@_silgen_name("backtrace")
private func backtrace(
  _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
) -> Int32
