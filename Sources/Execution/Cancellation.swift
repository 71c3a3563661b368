import CSpawn
import Glibc
import Synchronization

/// A switch that permanently cancels every command of the executors that share it.
///
/// It consists of a flag, which a signal handler may set and which is cheap to read, and a pipe,
/// which `poll` can wait for.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Creates a switch that is not cancelled.
  package init() throws(ExecutionError) {
    let pipe = try Pipe()
    readEnd = pipe.readEnd
    writeEnd = pipe.writeEnd
    _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)  // a full pipe is readable, too
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Readable after cancellation.
  var descriptor: Int32 { readEnd }

  /// Cancels all current and future commands. Safe to call from a signal handler.
  package func cancel() {
    flag.store(true, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Whether it was cancelled.
  package var isCancelled: Bool { flag.load(ordering: .sequentiallyConsistent) }
}

/// The ends of a pipe with close-on-exec, so that no child inherits it by accident.
struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(ExecutionError) {
    var ends: [Int32] = [-1, -1]
    guard cspawn_pipe(&ends) == 0 else {
      throw .cannotStart("a pipe", reason: String(cString: strerror(errno)))
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }
}
