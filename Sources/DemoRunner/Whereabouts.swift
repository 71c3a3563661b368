internal import Glibc

/// Reports the place of the main thread when Switchboard asks (SIGUSR2): a line `!` with the
/// offsets of its frames in the program, innermost first.
///
/// The handler calls only what may be called there: no allocation, no Swift runtime. It follows the
/// frame pointers, which Swift's code keeps, since libgcc does not unwind through this library.
enum Whereabouts {
  private static let limit = 64
  nonisolated(unsafe) private static let line =
    UnsafeMutablePointer<UInt8>.allocate(capacity: 16 * limit)
  /// The program's address: its program headers are behind the ELF header, of 64 bytes.
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
        let counter = UInt(truncatingIfNeeded: registers.gregs.16)  // REG_RIP
        let frame = UInt(truncatingIfNeeded: registers.gregs.10)  // REG_RBP
        let caller = Whereabouts.caller(at: counter, UInt(truncatingIfNeeded: registers.gregs.15))
      #else
        let (counter, frame) = (UInt(registers.pc), UInt(registers.regs.29))
        let caller: UInt? = nil
      #endif
      Whereabouts.write(counter, calledFrom: caller, frame: frame)
    }

  /// The return address of a function without a frame: it is at its `push %rbp`, the `mov %rsp,
  /// %rbp` after that, or its `ret`. Nil anywhere else.
  private static func caller(at counter: UInt, _ stack: UInt) -> UInt? {
    guard let code = UnsafePointer<UInt8>(bitPattern: counter),
      let words = UnsafePointer<UInt>(bitPattern: stack)
    else { return nil }
    if code[0] == 0x55 || code[0] == 0xC3 { return words[0] }
    return code[0] == 0x48 && code[1] == 0x89 && code[2] == 0xE5 ? words[1] : nil
  }

  private static func write(_ counter: UInt, calledFrom caller: UInt?, frame: UInt) {
    var (counter, caller, frame, count) = (counter, caller, frame, 2)
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
      if let address = caller {
        (counter, caller) = (address, nil)
        continue
      }
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
