import CourseModel
import Dispatch
import Execution
import Foundation
import Synchronization
import Threads

/// Reads sources and interfaces in a process of its own.
///
/// swift-syntax parses by recursion and looks ahead without a limit on either: 20 nested arrays keep
/// it busy for ever, and a thread cannot be ended. A process can, so this program starts itself
/// again with `argument`.
package struct SourceReader: Sendable {
  /// The name of the command that calls `answer`.
  package static let argument = "read-sources"

  /// Processor time, in seconds: 2 MB of ordinary Swift take less, also in a debug build.
  private static let cpuSeconds = 5
  /// In a debug build a source can be made to take 16 KB of stack for each of its bytes.
  private static let stackSize = 1 << 30

  let program: String
  let cancellation: Cancellation

  private enum Request: Codable {
    case sources([SourceFile], policy: SourcePolicy)
    case interfaces(own: String, reference: String, module: String)
    case division([SourceFile], absent: [String], solution: [SourceFile])
  }

  /// What is left of a submission's interface beside the solution's.
  struct Remainder: Codable, Sendable {
    var text: String
    let departures: [Departure]
  }

  /// What the files say; nil if they could not be read within limits.
  func read(
    _ files: [SourceFile], under policy: SourcePolicy, in scratch: ScratchFolder
  ) throws(GradingError) -> SourceReading? {
    try answer(to: .sources(files, policy: policy), in: scratch)
  }

  /// Reduces an interface; nil if it could not be read within limits, or is not Swift.
  func reduce(
    _ own: Interface, to reference: Interface, module: String, in scratch: ScratchFolder
  ) throws(GradingError) -> Remainder? {
    let request = Request.interfaces(own: own.text, reference: reference.text, module: module)
    let answer: Remainder?? = try answer(to: request, in: scratch)
    return answer ?? nil
  }

  /// Takes out of the files what these files of a solution declare; nil if they could not be read
  /// within limits.
  func divide(
    _ files: [SourceFile], without absent: [String], in solution: [SourceFile],
    in scratch: ScratchFolder
  ) throws(GradingError) -> Division? {
    try answer(to: .division(files, absent: absent, solution: solution), in: scratch)
  }

  /// What the other process answers; nil if it came to no end within limits.
  private func answer<Answer: Decodable>(
    to question: Request, in scratch: ScratchFolder
  ) throws(GradingError) -> Answer? {
    // Two may be under way in the same folder.
    let request = scratch.url.appending(path: "\(Self.argument)-\(UUID().uuidString).json")
    guard let data = try? JSONEncoder().encode(question) else {
      throw failure("the request cannot be written")
    }
    try ScratchFolder.write(data, to: request)
    var command = Command(program, [Self.argument, request.path])
    command.limits.wallSeconds = Double(4 * Self.cpuSeconds)
    command.limits.cpuSeconds = Self.cpuSeconds
    command.limits.memoryBytes = 8 << 30
    command.limits.outputBytes = 64 << 20
    // Our own code, which starts nothing and only looks at data.
    let completion = try Executor(sandbox: NoSandbox(), cancellation: cancellation)
      .complete(command)
    switch completion.termination {
    case .exited(0):
      guard let answer = try? JSONDecoder().decode(Answer.self, from: completion.output) else {
        throw failure("it answered something else")
      }
      return answer
    case .deadlinePassed, .outputExceeded, .signalled: return nil
    case .exited: throw failure(String(completion.errorText.suffix(1_000)))
    }
  }

  /// Begins to read; the result is for the one who waits.
  func beginReading(
    _ files: [SourceFile], under policy: SourcePolicy, in scratch: ScratchFolder
  ) -> Pending {
    let pending = Pending()
    DispatchQueue.global().async {
      pending.finish(
        Result { () throws(GradingError) in try read(files, under: policy, in: scratch) })
    }
    return pending
  }

  /// A reading that may not be over: a class, as two threads hold on to it.
  final class Pending: Sendable {
    private let end = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<SourceReading?, GradingError>>(.success(nil))

    fileprivate func finish(_ result: Result<SourceReading?, GradingError>) {
      self.result.withLock { $0 = result }
      end.signal()
    }

    /// Waits for the end, once.
    func reading() throws(GradingError) -> SourceReading? {
      end.wait()
      return try result.withLock(\.self).get()
    }
  }

  private func failure(_ reason: String) -> GradingError {
    .toolFailed(step: "reading the sources", output: reason)
  }

  /// What the other process does: reads the request in a file; nil if it is none.
  package static func answer(toRequestAt path: String) -> Data? {
    guard let data = FileManager.default.contents(atPath: path),
      let request = try? JSONDecoder().decode(Request.self, from: data)
    else { return nil }
    let answer = Answer()
    BoundedThread.run(stackSize: stackSize, milliseconds: 1_000 * 2 * cpuSeconds) {
      let data = self.answer(to: request)
      answer.data.withLock { $0 = data }
    }
    return answer.data.withLock(\.self)
  }

  private static func answer(to request: Request) -> Data? {
    switch request {
    case .sources(let files, let policy):
      try? JSONEncoder().encode(SourceReading(files, under: policy))
    case .interfaces(let own, let reference, let module):
      try? JSONEncoder().encode(remainder(of: own, beside: reference, module))
    case .division(let files, let absent, let solution):
      try? JSONEncoder().encode(Division(of: files, without: absent, in: solution))
    }
  }

  private static func remainder(
    of own: String, beside reference: String, _ module: String
  ) -> Remainder? {
    func tree(_ text: String) -> InterfaceTree? {
      InterfaceTree(of: text, module: module, nestingLimit: SourceReading.nestingLimit)
    }
    guard let own = tree(own), let reference = tree(reference) else { return nil }
    let reduction = InterfaceReduction(of: own, to: reference)
    return Remainder(text: reduction.text, departures: reduction.departures)
  }

  /// Where the thread puts what it has read: a class, as both it and we hold on to it.
  private final class Answer: Sendable {
    let data = Mutex<Data?>(nil)
  }
}
