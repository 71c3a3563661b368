import CSpawn
import Glibc

/// What a program does that `Attendant` starts: it answers questions, each in a fork of itself.
package struct Service {
  /// Answers a question on descriptor 1, and returns the fork's exit code.
  package typealias Answer = @convention(c) (UnsafeRawPointer?, Int) -> Int32

  /// The longest question, in bytes.
  static let questionLimit = 256 << 20

  private let answer: Answer
  private let warm: @convention(c) () -> Void
  private let cpuSeconds: Int
  private let stackSize: Int

  /// A service.
  ///
  /// - Parameters:
  ///   - cpuSeconds: Processor time for an answer, after which the fork gets SIGXCPU.
  ///   - stackSize: The bytes of stack for an answer; only those that are touched are taken.
  ///   - warm: What every answer would have to do the first time; done once, before the second one.
  ///   - answer: Runs in a process of its own, on a thread of its own.
  package init(
    cpuSeconds: Int, stackSize: Int, warm: @escaping @convention(c) () -> Void,
    answer: @escaping Answer
  ) {
    self.cpuSeconds = cpuSeconds
    self.stackSize = stackSize
    self.warm = warm
    self.answer = answer
  }

  /// Answers questions until nobody can ask any longer. To be called while this process has one
  /// thread only, or a fork could wait for a lock that nobody holds.
  ///
  /// - Returns: 0, or the errno of what went wrong.
  package func run() -> Int32 {
    var service = cspawn_service(
      answer: answer, warm: warm, question_limit: Self.questionLimit,
      cpu_seconds: UInt64(cpuSeconds), stack_size: stackSize)
    return cspawn_serve(&service)
  }
}
