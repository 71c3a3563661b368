import CSpawn
import Glibc

/// The service side of `Worker`: answers each question in a fork of this program.
package struct ForkServer {
  /// Answers a question on descriptor 1, and returns the fork's exit code.
  package typealias Answer = @convention(c) (UnsafeRawPointer?, Int) -> Int32

  /// The maximum size of a question, in bytes.
  static let questionLimit = 256 << 20

  private let answer: Answer
  private let warm: @convention(c) () -> Void
  private let cpuSeconds: Int
  private let stackSize: Int

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - cpuSeconds: Processor time for an answer, after which the fork gets SIGXCPU.
  ///   - stackSize: The stack size for an answer in bytes; only touched pages use memory.
  ///   - warm: One-time work that every answer would otherwise repeat; done once, before the second
  ///     answer.
  ///   - answer: Runs on a separate thread of a separate process.
  package init(
    cpuSeconds: Int, stackSize: Int, warm: @escaping @convention(c) () -> Void,
    answer: @escaping Answer
  ) {
    self.cpuSeconds = cpuSeconds
    self.stackSize = stackSize
    self.warm = warm
    self.answer = answer
  }

  /// Answers questions until the other end is closed. Call it while this process has a single
  /// thread; otherwise a fork could wait forever for a lock.
  ///
  /// - Returns: 0, or the errno of a failure.
  package func run() -> Int32 {
    var service = cspawn_service(
      answer: answer, warm: warm, question_limit: Self.questionLimit,
      cpu_seconds: UInt64(cpuSeconds), stack_size: stackSize)
    return cspawn_serve(&service)
  }
}
