import Glibc

/// The privileges that the process gives up permanently before it loads a submission's code.
///
/// The sandbox's filter can't forbid the start of other programs, because it already applies when
/// the sandbox starts this one.
enum Privileges {
  /// More than a check needs, and few enough that their stacks (8 MB each) fit into its memory.
  private static let threads: rlim_t = 192

  /// Forbids other programs, and more threads than a check needs.
  ///
  /// - Returns: False if the kernel refuses.
  static func drop() -> Bool {
    limitThreads() && forbidPrograms()
  }

  /// Limits threads only in a sandbox, whose first process is our parent. There the kernel counts
  /// only processes in the sandbox; elsewhere it would count all of the user's.
  private static func limitThreads() -> Bool {
    guard getppid() == 1 else { return true }
    var limit = rlimit(rlim_cur: threads, rlim_max: threads)
    return setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit) == 0
  }

  /// From now on, execve and execveat fail with EPERM in every thread.
  private static func forbidPrograms() -> Bool {
    let (fail, allow): (UInt32, UInt32) = (0x0005_0000 | UInt32(EPERM), 0x7fff_0000)
    var filter = [
      Instruction(code: 0x20, ifTrue: 0, ifFalse: 0, operand: 0),  // load the call number
      Instruction(code: 0x15, ifTrue: 2, ifFalse: 0, operand: Call.execve),
      Instruction(code: 0x15, ifTrue: 1, ifFalse: 0, operand: Call.execveat),
      Instruction(code: 0x06, ifTrue: 0, ifFalse: 0, operand: allow),
      Instruction(code: 0x06, ifTrue: 0, ifFalse: 0, operand: fail),
    ]
    let (setFilter, allThreads) = (1, 1)
    return filter.withUnsafeMutableBufferPointer { instructions in
      var program = Program(
        count: UInt16(instructions.count), instructions: instructions.baseAddress)
      return systemCall(Int(Call.seccomp), setFilter, allThreads, &program) == 0
    }
  }

  /// Numbers of system calls, which C only has as macros.
  private enum Call {
    #if arch(arm64)
      static let (execve, execveat, seccomp): (UInt32, UInt32, UInt32) = (221, 281, 277)
    #else
      static let (execve, execveat, seccomp): (UInt32, UInt32, UInt32) = (59, 322, 317)
    #endif
  }

  /// `struct sock_filter` of linux/filter.h.
  private struct Instruction {
    let code: UInt16
    let ifTrue: UInt8
    let ifFalse: UInt8
    let operand: UInt32
  }

  /// `struct sock_fprog` of linux/filter.h.
  private struct Program {
    let count: UInt16
    let instructions: UnsafeMutablePointer<Instruction>?
  }
}

@_silgen_name("syscall")
private func systemCall(
  _ number: Int, _ operation: Int, _ flags: Int, _ argument: UnsafeRawPointer
) -> Int
