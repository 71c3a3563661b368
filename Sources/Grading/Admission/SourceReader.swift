import CourseModel
import Execution
import Foundation
import Messages
import SwiftSources
import Synchronization

/// Reads sources and interfaces in a separate process.
///
/// swift-syntax parses by recursion, and its lookahead is unlimited: 20 nested arrays keep it busy
/// forever. A thread cannot be stopped, but a process can. So this program starts itself again with
/// `argument`, once for all files, and that process forks for each request
/// (`SourceReader+ForkServer`).
package struct SourceReader: Sendable {
  /// The argument that makes the program call `serve`.
  package static let argument = "read-sources"

  /// The limit of processor time, in seconds. Reading 2 MB of ordinary Swift takes less, even in a
  /// debug build.
  static let cpuSeconds = 5

  let program: String
  let cancellation: Cancellation

  enum Request: Codable {
    case sources(Order)
    /// Reduces an interface to the part that the solution's has as well.
    case interfaces(InterfacePair)
    /// Finds the differences of an interface from the solution's.
    case differences(InterfacePair)
    /// Adds calls of the recorder to files.
    case instrumentation(Instrumentation)
    /// Marks where a suite judges.
    case verdictMarks([SourceFile])
    /// Computes fingerprints of files, for finding similar ones.
    case fingerprints([SourceFile])
  }

  /// A submission's interface and the solution's, with the name of their module.
  struct InterfacePair: Codable {
    let own: String
    let reference: String
    let module: String
    /// Other modules that may contain a type with the module's name.
    var given: [String] = []
  }

  /// Files to instrument with calls of the recorder.
  struct Instrumentation: Codable {
    let files: [SourceFile]
    let layer: SourceInstrumenter.Layer
    /// The classes and protocols that other files declare.
    let known: DeclaredClasses
    /// The properties that a right answer offers to others; nil if all visible ones count.
    var offered: Set<String>?
    /// Whether to note messages along a property that is nil, too.
    var marksLosses = false
  }

  /// Instrumented files in their order, and their declarations.
  struct Instrumented: Codable {
    let files: [SourceFile]
    let declared: DeclaredClasses
  }

  struct Order: Codable {
    let files: [SourceFile]
    let policy: SourcePolicy
    /// For each partial submission, the names of the solution's files to remove.
    var absent: [[String]] = []
    /// The exercise's solution, for partial submissions.
    var solution: [SourceFile] = []
    /// Whether to compute a fingerprint of the declarations.
    var wantsSkeleton = false
  }

  /// The rest of a submission's interface after reducing it to the solution's.
  struct ReducedInterface: Codable, Sendable {
    var text: String
    /// The compiler flags for reading it.
    let flags: [String]
    let differences: [InterfaceDifference]
    let unmetRequirements: [UnmetRequirement]
  }

  /// Reads the files; nil if they exceed the limits.
  func read(_ order: Order) throws(GradingError) -> SourceReading? {
    try answer(to: .sources(order))
  }

  /// The result of reducing an interface.
  enum Reduced: Sendable {
    case left(ReducedInterface)
    /// Reading it exceeded the limits.
    case tooLong
    /// swift-syntax found an error in it.
    case notSwift

    var text: String {
      if case .left(let reducedInterface) = self { reducedInterface.text } else { "" }
    }
  }

  func reduce(
    _ own: Interface, to reference: Interface, module: String, beside given: [String] = []
  ) throws(GradingError) -> Reduced {
    let pair = InterfacePair(
      own: own.text, reference: reference.text, module: module, given: given)
    let answer: ReducedInterface?? = try answer(to: .interfaces(pair))
    guard let answer else { return .tooLong }
    return answer.map(Reduced.left) ?? .notSwift
  }

  /// The differences of an interface from a solution's that may matter to a suite. Nil if it exceeds
  /// the limits, or has a syntax error.
  func differences(
    of own: Interface, from reference: Interface, module: String
  ) throws(GradingError) -> [InterfaceDifference]? {
    let pair = InterfacePair(own: own.text, reference: reference.text, module: module)
    let answer: [InterfaceDifference]?? = try answer(to: .differences(pair))
    return answer ?? nil
  }

  /// The files with calls of the recorder; nil if they exceed the limits.
  func instrument(_ order: Instrumentation) throws(GradingError) -> Instrumented? {
    try answer(to: .instrumentation(order))
  }

  /// A suite's files with marks where it judges (`VerdictMarks`).
  func marked(_ suite: [SourceFile]) throws(GradingError) -> [SourceFile] {
    let marked: [SourceFile]? = try answer(to: .verdictMarks(suite))
    guard let marked else { throw failure("the suite cannot be read within limits") }
    return marked
  }

  /// The fingerprints of files; nil if they exceed the limits.
  package func fingerprints(of files: [SourceFile]) throws(GradingError) -> Fingerprints? {
    try answer(to: .fingerprints(files))
  }

  /// The other process's answer; nil if it exceeds the limits.
  private func answer<Answer: Decodable>(
    to question: Request
  ) throws(GradingError) -> Answer? {
    guard let data = try? JSONEncoder().encode(question) else {
      throw failure("the request cannot be written")
    }
    let completion: Completion
    do throws(ExecutionError) {
      try Self.limits.verify()
      completion = try Self.pool(of: program).answer(to: data, cancellation: cancellation)
    } catch {
      throw .execution(error)
    }
    if completion.wasStarved { throw .machineTooBusy }
    switch completion.termination {
    case .exited(0):
      guard let answer = try? JSONDecoder().decode(Answer.self, from: completion.output) else {
        throw failure("it answered something else")
      }
      return answer
    // Its own limit of time ends it with another signal.
    case .signalled(SIGKILL): throw .killed(step: Self.step)
    case .deadlinePassed, .outputExceeded, .signalled: return nil
    case .exited: throw failure(String(completion.errorText.suffix(1_000)))
    }
  }

  private static var limits: Limits {
    var limits = Limits()
    // It only ever waits for a processor, which takes a while on a busy machine.
    limits.wallSeconds = Double(20 * cpuSeconds)
    limits.memoryBytes = 8 << 30
    limits.outputBytes = 64 << 20
    return limits
  }

  /// The process shared by all readers with the same program.
  private static func pool(of program: String) -> WorkerPool {
    pools.withLock { pools in
      if let known = pools[program] { return known }
      // Our own code, which starts no processes and only reads data, so limits are enough.
      let command = Command(
        program, [argument], environment: ["SWIFT_BACKTRACE": "enable=no"], limits: limits)
      let pool = WorkerPool(of: command)
      pools[program] = pool
      return pool
    }
  }

  private static let pools = Mutex<[String: WorkerPool]>([:])

  /// A reading in progress; its value is nil if the files exceed the limits.
  typealias Pending = Later<SourceReading?, GradingError>

  /// Starts to read in the background.
  func beginReading(_ order: Order) -> Pending {
    Pending { () throws(GradingError) in try read(order) }
  }

  private func failure(_ reason: String) -> GradingError {
    .toolFailed(step: Self.step, output: reason)
  }

  // Translators: What failed.
  private static let step = Message("reading the sources", context: "step")
}
