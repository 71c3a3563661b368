import CSpawn
import Dispatch
import Foundation
import Glibc
import Synchronization

/// A warm process that answers questions (`ForkServer`), so that no question waits for its start. It
/// ends with this process, however that ends, or when it is dismissed.
///
/// It answers one question at a time. A class: the process ends with the last reference.
final class Worker: Sendable {
  private let program: String
  /// The guard process of the program and all its forks.
  private let guardian: pid_t
  /// Readable after the guard has ended.
  private let end: Int32
  /// Sends questions and receives the wait status of each answer's fork.
  private let socket: Int32
  private let output: Int32
  private let errorOutput: Int32
  private let isGone = Mutex(false)

  /// Whether it can answer another question.
  var isReady: Bool { !isGone.withLock(\.self) }

  /// Starts a program. Its limits, except those of time, apply to each answer.
  init(starting command: Command) throws(ExecutionError) {
    var opened: [Int32] = []
    var theirs: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    do throws(ExecutionError) {
      var ends: [Int32] = [-1, -1]
      guard cspawn_sockets(&ends) == 0 else {
        throw .cannotStart("a socket", reason: String(cString: strerror(errno)))
      }
      opened = [ends[0]]
      theirs = [ends[1]]
      for _ in 0..<2 {
        let pipe = try Pipe()
        opened.append(pipe.readEnd)
        theirs.append(pipe.writeEnd)
      }
      let descriptors = theirs
      // Start it from a lasting thread: a guard ends its command when the starting thread ends.
      guardian = try LastingThread.run { () throws(ExecutionError) in
        try command.start(descriptors: descriptors)
      }
      end = cspawn_watch(guardian)
      guard end >= 0 else {
        let reason = String(cString: strerror(errno))
        kill(guardian, SIGTERM)
        _ = cspawn_wait(guardian)
        throw .cannotStart(command.executable, reason: "its end cannot be watched: \(reason)")
      }
    } catch {
      for descriptor in opened { close(descriptor) }
      throw error
    }
    program = command.executable
    (socket, output, errorOutput) = (opened[0], opened[1], opened[2])
    for descriptor in opened { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    dismiss()
    for descriptor in [socket, output, errorOutput, end] { close(descriptor) }
  }

  /// Kills the program and all its forks, and waits for their end.
  func dismiss() {
    isGone.withLock { isGone in
      guard !isGone else { return }
      isGone = true
      kill(guardian, SIGTERM)
      _ = cspawn_wait(guardian)
    }
  }

  /// Returns the program's answer, with the termination of the fork that gave it.
  ///
  /// If anything happens other than the end of that fork, the program is dismissed, because its
  /// state is unknown.
  ///
  /// - Parameter limits: The limits of wall time and output, which this method enforces; it ignores
  ///   the others.
  /// - Throws: `cannotStart` if the program has ended; `cancelled`, after work on the question has
  ///   ended.
  func answer(
    to question: Data, within limits: Limits, cancellation: Cancellation
  ) throws(ExecutionError) -> Completion {
    var exchange = Exchange(question, limits, cancellation)
    do throws(ExecutionError) {
      while true {
        exchange.wait(socket, output, errorOutput, end)
        if exchange.isOver {
          if exchange.isCancelled { throw .cancelled }
          return exchange.completion
        }
        if exchange.hasEnded { throw .cannotStart(program, reason: exchange.lastWords) }
        if exchange.isLate {
          if exchange.isCancelled { throw .cancelled }
          dismiss()
          return exchange.completion
        }
      }
    } catch {
      if !exchange.isOver { dismiss() }
      throw error
    }
  }
}

/// One question and its answer so far.
private struct Exchange {
  /// The time that a cancelled answer may still take, in seconds: most need less.
  private static let lastSeconds = 0.05

  private let limits: Limits
  private let cancellation: Cancellation
  private let started = ContinuousClock.now
  private var deadline: ContinuousClock.Instant
  private var unsent: Data
  private var output = Data()
  private var errorOutput = Data()
  private var status: [UInt8] = []
  private(set) var isCancelled = false
  /// Whether the program has ended.
  private(set) var hasEnded = false

  init(_ question: Data, _ limits: Limits, _ cancellation: Cancellation) {
    self.limits = limits
    self.cancellation = cancellation
    deadline = started + .seconds(limits.wallSeconds + limits.patienceSeconds)
    unsent = withUnsafeBytes(of: UInt64(question.count)) { Data($0) } + question
  }

  /// Whether the wait status has arrived.
  var isOver: Bool { status.count == 4 }
  var isLate: Bool { isTooLong || ContinuousClock.now >= deadline }
  private var isTooLong: Bool { output.count + errorOutput.count > limits.outputBytes }

  var lastWords: String {
    let words = String(decoding: errorOutput.suffix(1_000), as: UTF8.self)
    return words.isEmpty ? "it ended before it answered" : words
  }

  var completion: Completion {
    let number = status.withUnsafeBytes { isOver ? $0.loadUnaligned(as: Int32.self) : 0 }
    let end: Termination =
      cspawn_exited(number) != 0
      ? .exited(cspawn_exit_code(number)) : .signalled(cspawn_signal(number))
    return Completion(
      termination: isOver ? end : isTooLong ? .outputExceeded : .deadlinePassed,
      output: output, errorOutput: errorOutput,
      seconds: (ContinuousClock.now - started) / .seconds(1),
      // The fork's work is limited by processor time, so a passed deadline means that it waited for a processor.
      wasStarved: !isOver && !isTooLong, sandboxStatus: Data())
  }

  /// Waits for an event and handles it.
  mutating func wait(_ socket: Int32, _ output: Int32, _ errorOutput: Int32, _ end: Int32) {
    var entries = [socket, output, errorOutput, end, isCancelled ? -1 : cancellation.descriptor]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if !unsent.isEmpty { entries[0].events |= Int16(POLLOUT) }
    let left = min((deadline - .now) / .milliseconds(1), 60_000)
    poll(&entries, nfds_t(entries.count), Int32(max(1, left.rounded(.up))))
    if entries[0].revents & Int16(POLLOUT) != 0 { send(to: socket) }
    if entries[1].revents != 0 { Self.drain(output, into: &self.output) }
    if entries[2].revents != 0 { Self.drain(errorOutput, into: &self.errorOutput) }
    if entries[0].revents & ~Int16(POLLOUT) != 0 { hear(socket) }
    if isOver || entries[3].revents != 0 {
      // All output has arrived by now.
      Self.drain(output, into: &self.output)
      Self.drain(errorOutput, into: &self.errorOutput)
    }
    if entries[3].revents != 0 { hasEnded = true }
    if entries[4].revents != 0 {
      isCancelled = true
      deadline = min(deadline, .now + .seconds(Self.lastSeconds))
    }
  }

  private mutating func send(to socket: Int32) {
    let count = unsent.withUnsafeBytes {
      Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count > 0 { unsent = unsent.dropFirst(count) }
    if count < 0, errno != EINTR, errno != EAGAIN { hasEnded = true }
  }

  private mutating func hear(_ socket: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4 - status.count)
    let count = read(socket, &bytes, bytes.count)
    if count > 0 { status += bytes[..<count] }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { hasEnded = true }
  }

  private static func drain(_ descriptor: Int32, into data: inout Data) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      data.append(contentsOf: buffer[..<count])
    }
  }
}

/// A thread that lives as long as this process, so that it does not end the commands it starts.
enum LastingThread {
  private static let jobs = Mutex<[@Sendable () -> Void]>([])
  private static let count = DispatchSemaphore(value: 0)
  private static let begun: Void = Thread.detachNewThread {
    while true {
      count.wait()
      jobs.withLock { $0.removeFirst() }()
    }
  }

  /// Runs some short work on that thread and waits for it.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ExecutionError) -> Value
  ) throws(ExecutionError) -> Value {
    begun
    let outcome = Outcome<Value>()
    jobs.withLock { jobs in
      jobs.append {
        let result = Result { () throws(ExecutionError) in try work() }
        outcome.value.withLock { $0 = result }
        outcome.end.signal()
      }
    }
    count.signal()
    outcome.end.wait()
    guard let result = outcome.value.withLock(\.self) else {
      throw .cannotStart("a program", reason: "no thread has started it")
    }
    return try result.get()
  }

  /// The result of the work; a class, because two threads share it.
  private final class Outcome<Value: Sendable>: Sendable {
    let end = DispatchSemaphore(value: 0)
    let value = Mutex<Result<Value, ExecutionError>?>(nil)
  }
}
