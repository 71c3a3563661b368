internal import Glibc

/// Says where the main thread is when Switchboard asks (SIGUSR2): a line `!` with the offsets of
/// its frames in the program, innermost first.
///
/// The handler calls only what may be called there: no allocation, no Swift runtime. It follows the
/// frame pointers, which Swift's code keeps, since libgcc does not unwind through this library.
enum Whereabouts {
  private static let limit = 64
  nonisolated(unsafe) private static let line =
    UnsafeMutablePointer<UInt8>.allocate(capacity: 16 * limit)
  /// Where the program is loaded: its program headers are behind the ELF header, of 64 bytes.
  private static let base = getauxval(3) &- 64  // AT_PHDR
  /// No program is larger, and libraries are farther away; no stack is larger.
  private static let size: UInt = 1 << 28

  static func install() {
    (line[0], line[1], _) = (UInt8(ascii: "\n"), UInt8(ascii: "!"), base)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = answer
    action.sa_flags = Int32(SA_RESTART | SA_SIGINFO)
    sigaction(SIGUSR2, &action, nil)
  }

  private static let answer:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      signal, _, context in
      // The kernel gives a process's signal to any of its threads.
      guard gettid() == getpid() else {
        _ = tgkill(getpid(), getpid(), signal)
        return
      }
      guard let registers = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
      else { return }
      #if arch(x86_64)
        let (counter, frame) = (registers.gregs.16, registers.gregs.10)  // REG_RIP, REG_RBP
      #else
        let (counter, frame) = (registers.pc, registers.regs.29)
      #endif
      Whereabouts.write(
        UInt(truncatingIfNeeded: counter), frame: UInt(truncatingIfNeeded: frame))
    }

  private static func write(_ counter: UInt, frame: UInt) {
    var (counter, frame, count) = (counter, frame, 2)
    for depth in 0..<limit {
      // The others are where a call returns to, which may be on the next line.
      let offset = counter &- base &- (depth == 0 ? 0 : 1)
      for shift in stride(from: 24, through: 0, by: -4) where offset < size {
        let digit = UInt8(truncatingIfNeeded: offset >> UInt(shift) & 15)
        line[count] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        count += 1
      }
      line[count] = UInt8(ascii: " ")
      count += 1
      guard frame % 8 == 0, let words = UnsafePointer<UInt>(bitPattern: frame),
        words[0] > frame, words[0] - frame < size
      else { break }
      (counter, frame) = (words[1], words[0])
    }
    line[count] = UInt8(ascii: "\n")
    _ = Glibc.write(3, line, count + 1)
  }
}

// Glibc's module map does not export these to Swift.

@_silgen_name("getauxval")
private func getauxval(_ type: UInt) -> UInt

@_silgen_name("gettid")
private func gettid() -> pid_t

@_silgen_name("tgkill")
private func tgkill(_ process: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32
