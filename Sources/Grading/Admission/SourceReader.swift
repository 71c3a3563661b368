import CourseModel
import Dispatch
import Execution
import Foundation
import Messages
import Similarity
import Synchronization
import Threads

/// Reads sources and interfaces in a process of its own.
///
/// swift-syntax parses by recursion and looks ahead without a limit on either: 20 nested arrays keep
/// it busy for ever, and a thread cannot be ended. A process can. So this program starts itself again
/// with `argument`, once for all that is to be read, and that one reads in forks (`SourceReader+Service`).
package struct SourceReader: Sendable {
  /// The argument with which the program is started that calls `serve`.
  package static let argument = "read-sources"

  /// Processor time, in seconds: 2 MB of ordinary Swift take less, also in a debug build.
  static let cpuSeconds = 5

  let program: String
  let cancellation: Cancellation

  enum Request: Codable {
    case sources(Order)
    /// What is left of an interface beside the solution's.
    case interfaces(InterfacePair)
    /// Where an interface departs from the solution's.
    case departures(InterfacePair)
    /// Files, with calls of the recorder in them.
    case instrumentation(Instrumentation)
    /// A suite's files, with marks of where it judges.
    case verdictMarks([SourceFile])
    /// What files have in common with others.
    case fingerprints([SourceFile])
  }

  /// A submission's interface and the solution's, of a module of this name.
  struct InterfacePair: Codable {
    let own: String
    let reference: String
    let module: String
    /// Other modules that may have a type that is called as they are.
    var given: [String] = []
  }

  /// Files into which calls of the recorder go.
  struct Instrumentation: Codable {
    let files: [SourceFile]
    let layer: SourceInstrumenter.Layer
    /// Classes and protocols that other files declare.
    let known: DeclaredClasses
    /// The properties that a right answer shows to others; nil where all count that are shown.
    var offered: Set<String>?
  }

  /// Files with calls of the recorder in them, in their order, and what they declare.
  struct Instrumented: Codable {
    let files: [SourceFile]
    let declared: DeclaredClasses
  }

  /// What is to be read out of sources.
  struct Order: Codable {
    let files: [SourceFile]
    let policy: SourcePolicy
    /// For each division of them the names of files of the solution that are to be taken out.
    var absent: [[String]] = []
    /// The exercise's, if there is something to be taken out.
    var solution: [SourceFile] = []
    /// Whether what stands for the declarations is wanted.
    var wantsSkeleton = false
  }

  /// What is left of a submission's interface beside the solution's.
  struct Remainder: Codable, Sendable {
    var text: String
    /// What the compiler has to be told to read it.
    let flags: [String]
    let departures: [Departure]
    let shortfalls: [Shortfall]
  }

  /// What the files say; nil if they could not be read within limits.
  func read(_ order: Order) throws(GradingError) -> SourceReading? {
    try answer(to: .sources(order))
  }

  /// What reducing an interface came to.
  enum Reduced: Sendable {
    case left(Remainder)
    /// It could not be read within limits.
    case tooLong
    /// swift-syntax does not know it as Swift.
    case notSwift

    var text: String { if case .left(let remainder) = self { remainder.text } else { "" } }
  }

  /// Reduces an interface.
  func reduce(
    _ own: Interface, to reference: Interface, module: String, beside given: [String] = []
  ) throws(GradingError) -> Reduced {
    let pair = InterfacePair(
      own: own.text, reference: reference.text, module: module, given: given)
    let answer: Remainder?? = try answer(to: .interfaces(pair))
    guard let answer else { return .tooLong }
    return answer.map(Reduced.left) ?? .notSwift
  }

  /// Where an interface departs from a solution's in what a suite may use; nil if it could not be
  /// read within limits, or is not Swift.
  func departures(
    of own: Interface, from reference: Interface, module: String
  ) throws(GradingError) -> [Departure]? {
    let pair = InterfacePair(own: own.text, reference: reference.text, module: module)
    let answer: [Departure]?? = try answer(to: .departures(pair))
    return answer ?? nil
  }

  /// The files with calls of the recorder in them; nil if they could not be read within limits.
  func instrument(_ order: Instrumentation) throws(GradingError) -> Instrumented? {
    try answer(to: .instrumentation(order))
  }

  /// A suite's files with marks of where it judges (`VerdictMarks`).
  func marked(_ suite: [SourceFile]) throws(GradingError) -> [SourceFile] {
    let marked: [SourceFile]? = try answer(to: .verdictMarks(suite))
    guard let marked else { throw failure("the suite cannot be read within limits") }
    return marked
  }

  /// What files have in common with others; nil if they could not be read within limits.
  package func fingerprints(of files: [SourceFile]) throws(GradingError) -> Fingerprints? {
    try answer(to: .fingerprints(files))
  }

  /// What the other process answers; nil if it came to no end within limits.
  private func answer<Answer: Decodable>(
    to question: Request
  ) throws(GradingError) -> Answer? {
    guard let data = try? JSONEncoder().encode(question) else {
      throw failure("the request cannot be written")
    }
    let completion: Completion
    do throws(ExecutionError) {
      try Self.limits.verify()
      completion = try Self.attendance(of: program).answer(to: data, cancellation: cancellation)
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
    // At its limit of time it gets a signal of another name.
    case .signalled(SIGKILL): throw .killed(step: Self.step)
    case .deadlinePassed, .outputExceeded, .signalled: return nil
    case .exited: throw failure(String(completion.errorText.suffix(1_000)))
    }
  }

  private static var limits: Limits {
    var limits = Limits()
    // Nothing in it waits for anything but a processor: on a busy machine that takes a while.
    limits.wallSeconds = Double(20 * cpuSeconds)
    limits.memoryBytes = 8 << 30
    limits.outputBytes = 64 << 20
    return limits
  }

  /// All who read with the same program share what it has started.
  private static func attendance(of program: String) -> Attendance {
    attendances.withLock { attendances in
      if let known = attendances[program] { return known }
      // Our own code, which starts nothing and only looks at data: limits are enough.
      let command = Command(
        program, [argument], environment: ["SWIFT_BACKTRACE": "enable=no"], limits: limits)
      let attendance = Attendance(of: command)
      attendances[program] = attendance
      return attendance
    }
  }

  private static let attendances = Mutex<[String: Attendance]>([:])

  /// A reading that may not be over; nil if it could not be read within limits.
  typealias Pending = Later<SourceReading?, GradingError>

  /// Begins to read; the result is for those who wait.
  func beginReading(_ order: Order) -> Pending {
    Pending { () throws(GradingError) in try read(order) }
  }

  private func failure(_ reason: String) -> GradingError {
    .toolFailed(step: Self.step, output: reason)
  }

  private static let step = Message.readingSources
}
