import Glibc

/// The pipe through which a command gets its input, and then its end. It takes all of it at once, so
/// nobody waits for the command to read.
///
/// A class, so that both ends are closed with the last who knows it.
final class InputPipe: Sendable {
  private let pipe: Pipe
  private let program: String

  /// An empty pipe, which the command may also open by name (`/dev/stdin`).
  init(for command: Command) throws(ExecutionError) {
    pipe = try Pipe()
    program = command.executable
    if let user = command.user { _ = fchown(pipe.readEnd, user, user) }
  }

  deinit {
    close(pipe.readEnd)
    close(pipe.writeEnd)
  }

  var readEnd: Int32 { pipe.readEnd }

  /// Puts all of this in; it ends when the pipe goes.
  func fill(with bytes: [UInt8]) throws(ExecutionError) {
    guard bytes.count <= Command.inputLimit else {
      throw .cannotStart(
        program, reason: "its input is longer than \(Command.inputLimit) bytes")
    }
    guard write(pipe.writeEnd, bytes, bytes.count) == bytes.count else {
      throw .cannotStart(program, reason: "its input: \(String(cString: strerror(errno)))")
    }
  }
}
