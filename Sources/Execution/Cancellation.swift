import CSpawn
import Glibc
import Synchronization

/// A switch that ends every command of the executors that share it, once and for good.
///
/// A flag, which a signal handler may set and which costs nothing to read, and a pipe, to which one
/// may write, since `poll` can wait for it.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)
  private let readEnd: Int32
  private let writeEnd: Int32

  /// A switch that nobody has used.
  package init() throws(ExecutionError) {
    let pipe = try Pipe()
    readEnd = pipe.readEnd
    writeEnd = pipe.writeEnd
    _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)  // a full pipe says it as well as one byte does
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Readable once cancelled.
  var descriptor: Int32 { readEnd }

  /// Ends what runs now and whatever is started later. May be called from a signal handler.
  package func cancel() {
    flag.store(true, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Whether somebody has used it.
  package var isCancelled: Bool { flag.load(ordering: .sequentiallyConsistent) }
}

/// Both ends of a pipe that no child inherits by accident.
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
