import Foundation
import Glibc
import Messages

/// This process's resource limits. Child processes cannot exceed them, so a shortage here would
/// look like a fault of the command.
package enum ResourceLimits {
  /// The processes and threads per user, and the open descriptors per process, that grading needs.
  private static let (processes, descriptors) = (256, 256)
  /// The number of threads that a command needs at once.
  private static let threads = 8

  /// Raises the soft limits, and checks that threads are available at all, because waiting for an
  /// unavailable one never ends.
  ///
  /// - Throws: `limitTooLow`.
  package static func claim() throws(ExecutionError) {
    raise(RLIMIT_NOFILE, to: 4096)
    raise(__RLIMIT_NPROC, to: 4096)
    let started = try start(threads: threads)
    guard started == threads else {
      throw .limitTooLow(
        Message(
          one: "{count} more thread than this user already runs",
          other: "{count} more threads than this user already runs", count: started),
        needed: "\(threads)", flag: "-u")
    }
  }

  /// Checks that the limits suffice for grading.
  ///
  /// - Throws: `limitTooLow`.
  package static func verify() throws(ExecutionError) {
    let openFiles = hardLimit(RLIMIT_NOFILE)
    guard openFiles >= descriptors else {
      // Translators: The present value of a limit.
      throw .limitTooLow(
        Message(one: "{count} open file", other: "{count} open files", count: openFiles),
        needed: "\(descriptors)", flag: "-n")
    }
    let processes = hardLimit(__RLIMIT_NPROC)
    guard processes >= Self.processes else {
      throw .limitTooLow(
        // Translators: The present value of a limit.
        Message(
          one: "{count} process or thread", other: "{count} processes and threads", count: processes
        ), needed: "\(Self.processes)", flag: "-u")
    }
  }

  private static func raise(_ resource: __rlimit_resource, to value: rlim_t) {
    var limit = rlimit()
    let number = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(number, &limit) == 0, limit.rlim_cur < value else { return }
    limit.rlim_cur = min(limit.rlim_max, value)
    setrlimit(number, &limit)
  }

  fileprivate static func hardLimit(_ resource: __rlimit_resource) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_max)
  }

  /// Starts threads at the same time and returns how many started; all have ended.
  private static func start(threads: Int) throws(ExecutionError) -> Int {
    let gate = try Pipe()
    let started = (0..<threads).compactMap { _ in waiter(at: gate.readEnd) }
    close(gate.writeEnd)
    for thread in started { pthread_join(thread, nil) }
    close(gate.readEnd)
    return started.count
  }

  /// A thread that ends when the other end of this pipe is closed.
  private static func waiter(at descriptor: Int32) -> pthread_t? {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
    let failure = pthread_create(
      &thread, nil,
      { argument in
        var byte: UInt8 = 0
        _ = read(Int32(Int(bitPattern: argument) - 1), &byte, 1)
        return nil
      }, argument)
    return failure == 0 ? thread : nil
  }
}

extension Limits {
  /// Checks that this process can grant these limits.
  ///
  /// - Throws: `limitTooLow`.
  package func verify() throws(ExecutionError) {
    let megabyte = 1 << 20
    if let memoryBytes, case let has = ResourceLimits.hardLimit(RLIMIT_AS), has < memoryBytes {
      throw .limitTooLow(
        // Translators: The present value of a limit, in megabytes.
        Message("\(has / megabyte, "megabytes") MB of memory"),
        needed: "\(memoryBytes / megabyte) MB", flag: "-v")
    }
    if let cpuSeconds, case let has = ResourceLimits.hardLimit(RLIMIT_CPU), has < cpuSeconds {
      throw .limitTooLow(
        // Translators: The present value of a limit, in seconds.
        Message("\(has, "seconds") s of processor time"), needed: "\(cpuSeconds) s", flag: "-t")
    }
    if case let has = ResourceLimits.hardLimit(RLIMIT_FSIZE), has < fileBytes {
      throw .limitTooLow(
        // Translators: The present value of a limit, in megabytes.
        Message("\(has / megabyte, "megabytes") MB in a file"),
        needed: "\(fileBytes / megabyte) MB", flag: "-f")
    }
  }
}
