import Glibc

/// The pipe for a command's input. It takes the whole input at once, so the sender never waits for
/// the command to read.
///
/// A class, so that both ends are closed when the last reference is released.
package final class InputPipe: Sendable {
  private let pipe: Pipe
  private let program: String

  /// Creates an empty pipe, which the command may also open by name (`/dev/stdin`).
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

  /// Creates an empty pipe that stays open, so that a command can receive more while it runs.
  package static func open(for command: Command) throws(ExecutionError) -> InputPipe {
    let pipe = try InputPipe(for: command)
    _ = fcntl(pipe.pipe.writeEnd, F_SETFL, O_NONBLOCK)
    return pipe
  }

  /// Writes text without waiting.
  ///
  /// - Returns: False if there is no room for it now.
  @discardableResult
  package func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.write(pipe.writeEnd, bytes, bytes.count) == bytes.count
  }

  /// Writes the whole input; it ends when the pipe is closed.
  func fill(with bytes: [UInt8]) throws(ExecutionError) {
    guard bytes.count <= Command.inputLimit else {
      throw .cannotStart(
        program, reason: "its input is longer than \(Command.inputLimit) bytes")
    }
    guard Glibc.write(pipe.writeEnd, bytes, bytes.count) == bytes.count else {
      throw .cannotStart(program, reason: "its input: \(String(cString: strerror(errno)))")
    }
  }
}
