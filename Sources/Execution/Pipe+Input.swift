import Glibc

extension Pipe {
  /// The reading end of a pipe that holds a command's input, and then its end; -1 if there is none.
  ///
  /// The pipe takes all of it at once, so nobody waits for the command to read.
  static func holding(
    _ bytes: [UInt8], for command: Command
  ) throws(ExecutionError) -> Int32 {
    if bytes.isEmpty { return -1 }
    guard bytes.count <= Command.inputLimit else {
      throw .cannotStart(
        command.executable, reason: "its input is longer than \(Command.inputLimit) bytes")
    }
    let pipe = try Pipe()
    defer { close(pipe.writeEnd) }
    guard write(pipe.writeEnd, bytes, bytes.count) == bytes.count else {
      let reason = String(cString: strerror(errno))
      close(pipe.readEnd)
      throw .cannotStart(command.executable, reason: "its input: \(reason)")
    }
    return pipe.readEnd
  }
}
