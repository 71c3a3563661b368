import Execution
import Foundation
import Glibc
import Messages
import Synchronization

/// The facts about the end of a process that a check brought down.
struct Crash: Equatable {
  /// The runtime's message, such as `Index out of range`, or ours.
  let reason: Message
  /// The learner's file and line, if known.
  let place: String?
  /// Whether it is about an object that was missing, of another class, or that a library of ours
  /// found misused: a check's page is about that, and about no other trap.
  let isAboutObjects: Bool

  /// - Parameters:
  ///   - isMisuse: Whether a library of ours stopped the program.
  ///   - names: The learner's files, to explain a `!` by its line.
  ///   - outline: Their declarations, if known.
  init(
    reason: Message, place: String?, isMisuse: Bool = false, in names: SourceNames? = nil,
    _ outline: SourceOutline? = nil
  ) {
    let words = reason.english
    let unwrap = place.flatMap { names?.lines(upTo: $0) }
      .flatMap { ForcedUnwrap(words, in: $0, outline: outline) }
    self.reason =
      unwrap?.sentence ?? .sentences([reason] + (Self.advice(on: words).map { [$0] } ?? []))
    self.place = place
    isAboutObjects =
      isMisuse
      || ["Unexpectedly found nil", "Could not cast value", Self.unowned].contains(
        where: words.hasPrefix)
  }

  private static let unowned = "Attempted to read an unowned reference"

  /// A sentence behind the runtime's own words, for traps that need no line to explain them.
  private static func advice(on words: String) -> Message? {
    if words.hasPrefix(unowned) {
      return Message(
        """
        An `unowned` reference doesn't keep its object alive, and ends the program once the object \
        is deallocated. Keep the object in a strong property, or write `weak` and expect nil.
        """)
    }
    guard words.hasPrefix("Index out of range") else { return nil }
    return Message(
      """
      Ask `indices.contains` before you use an index, or loop over the elements instead.
      """)
  }

  /// Characters of a reason that are kept: enough for a sentence, too few to carry files away.
  static let reasonLength = 300

  /// A sentence for the learner.
  var message: Message {
    let reason = reason.changingTexts { $0.forLearners(limit: Self.reasonLength) }
    return place.map { place in
      Message("Your code stopped the program at \(place, "place"): \(reason, "reason")")
    } ?? Message("Your code stopped the program: \(reason, "reason")")
  }
}

/// The places of the checks of one program, so that the grader asks the symbolizer only once for a
/// loop that many run into.
final class Stands: Sendable {
  /// The limit on the number of places to look for: a large loop has many, and one is enough.
  private static let limit = 4
  private let places = Mutex<[UInt: String?]>([:])

  /// The place behind an address; looks for it only the first time.
  func place(at address: UInt, _ look: () -> String?) -> String? {
    let (known, count) = places.withLock { ($0[address], $0.count) }
    if let known { return known }
    guard count < Self.limit else { return nil }
    let place = look()
    places.withLock { $0[address] = .some(place) }
    return place
  }
}

/// Finds out why and where a process ended.
struct CrashFinder {
  let product: Product
  let toolchain: Toolchain
  let executor: Executor

  /// The marks around the report of a check whose time was over (`CrashReport` of the suite
  /// runner).
  static let (standing, stood) = ("#standing", "#stood")

  /// The place in the learner's code of a check whose time was over; nil if it was elsewhere.
  func standing(in process: RunProcess, knowing known: Stands) -> String? {
    let frames = learnerFrames(in: process.noise)
    guard let innermost = frames.first else { return nil }
    return known.place(at: innermost) {
      // A property is read in a loop, and has none at its own line.
      place(of: frames) { _, place in
        product.outline?.declarations.contains {
          $0.isProperty && $0.file == place.file && $0.line == place.line
        } ?? false
      }?.place
    }
  }

  /// The crash that ended this attempt; asks the symbolizer where the learner's code was.
  func crash(of process: RunProcess, _ completion: Completion) -> Crash {
    let frames = learnerFrames(in: process.noise)
    if Self.mayBeFullStack(completion.termination), let crash = endlessCalls(in: frames) {
      return crash
    }
    let site = place(of: frames)
    let fatal = FatalMessage(in: completion.errorText, names: product.names)
    return Crash(
      reason: fatal?.reason ?? site?.failure.map(Message.verbatim)
        ?? Self.reason(of: completion.termination),
      place: site?.place ?? fatal?.place, isMisuse: fatal?.isOfLibrary == true,
      in: product.names, product.outline)
  }

  // Translators: Behind “Your code stopped the program: ”, in place of the system's own words.
  static func reason(of termination: Termination) -> Message {
    switch termination {
    // The exit code of a sandbox, or a shell, whose child was ended by a signal.
    case .exited(let code) where (129...159).contains(code):
      reason(of: .signalled(code - 128))
    case .signalled(4), .signalled(5): Message("a trap of the Swift runtime.")
    case .signalled(6): Message("it aborted.")
    case .signalled(8): Message("a division by zero.")
    case .signalled(9): Message("it was killed, perhaps for the memory it used.")
    case .signalled(7), .signalled(11):
      Message(
        "it touched memory that it may not touch. Most often a function calls itself without end.")
    case .signalled(let number): Message("signal \(Int(number), "number").")
    case .exited(let code):
      Message("it called exit(\(Int(code), "code")); a check ends by returning.")
    case .deadlinePassed: Message("it did not end in time.")
    case .outputExceeded: Message("it printed more than it may.")
    }
  }

  // MARK: - Endless calls

  private static func mayBeFullStack(_ termination: Termination) -> Bool {
    [SIGSEGV, SIGBUS].contains { [.signalled($0), .exited(128 + $0)].contains(termination) }
  }

  /// The crash where functions of the learner's call each other until the stack is full; nil if the
  /// same calls do not come back in these frames.
  private func endlessCalls(in frames: [UInt]) -> Crash? {
    // The innermost frame is where the stack ended; all others are calls.
    let calls = frames.dropFirst()
    guard
      let (first, next) = calls.indices.lazy.compactMap({ index in
        calls[(index + 1)...].firstIndex(of: calls[index]).map { (index, $0) }
      }).first
    else { return nil }
    // Outermost first, as they call each other.
    let round = symbolizer.places(of: calls[first..<next].reversed()).compactMap(\.self)
    return EndlessCalls(round, in: product.outline).map {
      Crash(reason: $0.sentence, place: round.first?.text)
    }
  }

  // MARK: - Places

  private var symbolizer: Symbolizer {
    Symbolizer(
      binary: product.library, names: product.names, toolchain: toolchain, executor: executor)
  }

  private func place(
    of frames: [UInt],
    passingOver isPassed: (Symbolizer.Site, Symbolizer.Place) -> Bool = { _, _ in false }
  ) -> Symbolizer.Site? {
    frames.isEmpty ? nil : symbolizer.place(of: frames, passingOver: isPassed)
  }

  /// Offsets into the learner's library of the frames in it, innermost first, from the last report
  /// that has some.
  private func learnerFrames(in lines: [String]) -> [UInt] {
    let starts = lines.indices.filter {
      lines[$0].hasPrefix("#crash") || lines[$0].hasPrefix(Self.standing)
    }
    return starts.reversed().lazy.map { learnerFrames(ofReport: lines[$0...]) }
      .first { !$0.isEmpty } ?? []
  }

  private func learnerFrames(ofReport report: ArraySlice<String>) -> [UInt] {
    guard let images = report.firstIndex(where: { $0.hasPrefix("#images") }),
      let image = image(in: report[images...])
    else { return [] }
    // First the handler itself, then what the system called it through, then where it happened.
    let frames = report[..<images].dropFirst().drop { $0.contains("/suite-runner(") }.dropFirst()
    return frames.enumerated().compactMap { depth, line in
      guard let match = line.firstMatch(of: /\[0x([0-9a-f]+)\]$/),
        let address = UInt(match.output.1, radix: 16), image.contains(address)
      else { return nil }
      // The others are where a call returns to, which may be on the next line.
      return (address - image.lowerBound).subtractingReportingOverflow(depth == 0 ? 0 : 1)
        .partialValue
    }
  }

  /// The addresses of the learner's library, from lines of /proc/self/maps.
  private func image(in lines: ArraySlice<String>) -> Range<UInt>? {
    let ranges = lines.filter { $0.hasSuffix(product.library) }.compactMap { line -> Range<UInt>? in
      let bounds = line.prefix { $0 != " " }.split(separator: "-")
      guard bounds.count == 2, let start = UInt(bounds[0], radix: 16),
        let end = UInt(bounds[1], radix: 16), start < end
      else { return nil }
      return start..<end
    }
    guard let first = ranges.first, let last = ranges.last, first.lowerBound < last.upperBound
    else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
