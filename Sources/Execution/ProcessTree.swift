import CSpawn
import Foundation
import Glibc

/// A started command with all its descendants, until they have ended.
struct ProcessTree {
  private let command: Command
  private var cancellation: Cancellation
  /// The command's guard, which ends after the last process of the tree.
  private let guardian: pid_t
  private var started: ContinuousClock.Instant
  /// The pipe that holds back its input; nil after the input was sent.
  private var input: InputPipe?
  private var output: Channel
  private var errorOutput: Channel
  private var records: Channel
  private var status: Channel
  private var exit: Channel
  /// The reason why it was killed; nil otherwise.
  private var killedFor: Termination?
  private var isCancelled = false
  /// The extension of its time because of waiting for a processor, in seconds.
  private var granted = 0.0
  /// The run time of its threads when its time was last over, in seconds; nil before that.
  private var secondsRun: Double?
  private var wasStarved = false
  /// The number of times it was asked where it is, since its time was over.
  private var asks = 0
  private var hasAnswered = false

  /// - Parameters:
  ///   - isWaiting: Whether it gets its input later (`proceed`).
  ///   - open: A pipe for its input that stays open.
  init(
    starting command: Command, cancellation: Cancellation, isWaiting: Bool = false,
    reading open: InputPipe? = nil
  ) throws(ExecutionError) {
    var pipes: [Pipe] = []
    var inputs: [Int32] = []
    defer { for end in pipes.map(\.writeEnd) + inputs { close(end) } }
    do throws(ExecutionError) {
      for _ in 0..<(command.reportsStatus ? 4 : 3) { pipes.append(try Pipe()) }
      for input in command.sandboxInputs { inputs.append(try Self.file(holding: input)) }
      let needsInput = isWaiting || !command.input.isEmpty
      input = if let open { open } else { needsInput ? try InputPipe(for: command) : nil }
      if !isWaiting, open == nil { try input?.fill(with: command.input) }
      (guardian, exit) = try Self.start(
        command, descriptors: [input?.readEnd ?? -1] + pipes.map(\.writeEnd) + inputs)
      if !isWaiting { input = nil }
      // Count from here: if others occupy the processors, starting takes longer, which is not the
      // command's time. Its own waiting time is known only from its start.
      started = .now
    } catch {
      for pipe in pipes { close(pipe.readEnd) }
      throw error
    }
    self.command = command
    self.cancellation = cancellation
    let kept = command.limits.keptBytes ?? command.limits.outputBytes
    let saysSo = command.limits.keptBytes != nil
    output = Channel(pipes[0].readEnd, keeping: kept, sayingWhenCut: saysSo)
    errorOutput = Channel(pipes[1].readEnd, keeping: kept, sayingWhenCut: saysSo)
    records = Channel(pipes[2].readEnd)
    status = Channel(command.reportsStatus ? pipes[3].readEnd : -1, keeping: 1 << 16)
  }

  private static func file(holding content: Data) throws(ExecutionError) -> Int32 {
    let file = content.withUnsafeBytes { cspawn_file($0.baseAddress, $0.count) }
    guard file >= 0 else {
      throw .cannotStart("a file in memory", reason: String(cString: strerror(errno)))
    }
    return file
  }

  /// The guard, and a channel that becomes readable when it has ended.
  private static func start(
    _ command: Command, descriptors: [Int32]
  ) throws(ExecutionError) -> (pid_t, Channel) {
    let guardian = try command.start(descriptors: descriptors)
    let watch = cspawn_watch(guardian)
    guard watch >= 0 else {
      // Too many open files, or a kernel before 5.3: its end would go unnoticed.
      let reason = String(cString: strerror(errno))
      kill(guardian, SIGTERM)
      _ = cspawn_wait(guardian)
      throw .cannotStart(command.executable, reason: "its end cannot be watched: \(reason)")
    }
    return (guardian, Channel(watch))
  }

  /// Sends the input that it is waiting for; its time begins now.
  mutating func proceed(
    with bytes: [UInt8], cancellation: Cancellation
  ) throws(ExecutionError) {
    self.cancellation = cancellation
    started = .now
    do throws(ExecutionError) {
      try input?.fill(with: bytes)
    } catch {
      dismiss()
      throw error
    }
    input = nil
  }

  /// Whether it has already ended, before anyone waits for it.
  var hasEnded: Bool {
    var entry = exit.entry
    return poll(&entry, 1, 0) != 0
  }

  /// Kills every process.
  mutating func dismiss() {
    kill(guardian, SIGTERM)
    _ = cspawn_wait(guardian)
    input = nil
    closeChannels()
  }

  /// Waits for the end of every process, killing them if a limit is exceeded.
  mutating func end(watching watcher: Executor.Watcher) throws(ExecutionError) -> Completion {
    defer { closeChannels() }
    var deadline = started + .seconds(command.limits.wallSeconds)
    while exit.isOpen {
      wait(until: deadline)
      if records.isReady {
        let new = records.read()
        if !new.isEmpty, killedFor == nil {
          var moved = deadline
          watcher(new, &moved)
          if asks > 0 {
            // The watcher brings the deadline forward once it has the answer.
            hasAnswered = hasAnswered || moved < deadline
            moved = min(deadline, moved)
          }
          deadline = moved
        }
      }
      if output.isReady { output.read() }
      if errorOutput.isReady { errorOutput.read() }
      if status.isReady { status.read() }
      if exit.isReady {
        exit.close()
      } else if killedFor != nil {
        guard ContinuousClock.now < deadline else { throw treeRemains() }
      } else if hasExceededOutput {
        end(for: .outputExceeded, &deadline)
      } else if ContinuousClock.now >= deadline {
        pass(&deadline)
      } else if cancellation.isCancelled {
        isCancelled = true
        end(for: .deadlinePassed, &deadline)
      }
    }
    drain(watcher, &deadline)
    // All that it did after that came too late.
    if killedFor == nil, asks > 0 { killedFor = .deadlinePassed }
    if killedFor == nil, hasExceededOutput { killedFor = .outputExceeded }
    return try completion()
  }

  private var hasExceededOutput: Bool {
    output.total + errorOutput.total > command.limits.outputBytes
      || records.total > command.limits.recordBytes
  }

  /// Ends it at its deadline, or extends the deadline by the time it could not run.
  private mutating func pass(_ deadline: inout ContinuousClock.Instant) {
    if asks > 0 { return ask(&deadline) }
    let elapsed = (ContinuousClock.now - started) / .seconds(1)
    let cpuWait = CPUWait(ofTreeAt: guardian, after: elapsed)
    let lack = cpuWait.seconds - granted
    // A current wait is counted only when it is over: extend the deadline briefly and look again.
    let hasNotRun = secondsRun.map { $0 == cpuWait.secondsRun } ?? true
    let mayWait = cpuWait.couldRun && hasNotRun
    let wanted = lack > CPUWait.tolerance ? lack : mayWait ? CPUWait.tolerance : 0
    let grant = min(wanted, command.limits.patienceSeconds - granted)
    secondsRun = cpuWait.secondsRun
    if grant > 0 {
      granted += grant
      deadline = .now + .seconds(grant)
    } else {
      wasStarved = wanted > 0
      ask(&deadline)
    }
  }

  /// Asks the process where it is before it is ended, if it can answer. One answer may be of no
  /// use, since the process is somewhere else each time; a busy machine may deliver none.
  private mutating func ask(_ deadline: inout ContinuousClock.Instant) {
    guard let signal = command.askingSignal, !hasAnswered else {
      return end(for: .deadlinePassed, &deadline)
    }
    let isWaiting = asks > 0 && hasNotRunSinceAsked()
    guard isWaiting || asks < Executor.asks else { return end(for: .deadlinePassed, &deadline) }
    deadline = .now + .seconds(Executor.answerSeconds)
    if isWaiting {
      granted += Executor.answerSeconds
      return
    }
    asks += 1
    // The signal would end guard and sandbox: only a process without children is the command
    // itself.
    for process in CPUWait.leaves(ofTreeAt: guardian) { kill(process, signal) }
  }

  /// Whether it has only waited for a processor since it was asked, and there is patience left.
  private mutating func hasNotRunSinceAsked() -> Bool {
    let elapsed = (ContinuousClock.now - started) / .seconds(1)
    let cpuWait = CPUWait(ofTreeAt: guardian, after: elapsed)
    defer { secondsRun = cpuWait.secondsRun }
    return cpuWait.couldRun && secondsRun == cpuWait.secondsRun
      && granted < command.limits.patienceSeconds
  }

  private mutating func end(
    for reason: Termination, _ deadline: inout ContinuousClock.Instant
  ) {
    killedFor = reason
    kill(guardian, SIGTERM)
    deadline = .now + .seconds(Executor.graceSeconds)
  }

  /// A process cannot be killed, perhaps waiting for a broken disk: stop waiting for it.
  private func treeRemains() -> ExecutionError {
    kill(guardian, SIGKILL)
    _ = cspawn_wait(guardian)
    return .treeRemains(command.executable)
  }

  private mutating func wait(until deadline: ContinuousClock.Instant) {
    let left = min((deadline - .now) / .milliseconds(1), 60_000)
    var entries = [
      output.entry, errorOutput.entry, records.entry, exit.entry, status.entry,
      pollfd(
        fd: killedFor == nil ? cancellation.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, nfds_t(entries.count), Int32(max(1, left.rounded(.up))))
    output.isReady = entries[0].revents != 0
    errorOutput.isReady = entries[1].revents != 0
    records.isReady = entries[2].revents != 0
    exit.isReady = entries[3].revents != 0
    status.isReady = entries[4].revents != 0
  }

  /// Reads the remaining output. Stops at the limits, because nothing beyond them is kept.
  private mutating func drain(
    _ watcher: Executor.Watcher, _ deadline: inout ContinuousClock.Instant
  ) {
    status.read()
    while !hasExceededOutput, !output.read().isEmpty {}
    while !hasExceededOutput, !errorOutput.read().isEmpty {}
    while !hasExceededOutput, case let new = records.read(), !new.isEmpty {
      if killedFor == nil { watcher(new, &deadline) }
    }
  }

  private func completion() throws(ExecutionError) -> Completion {
    var processorSeconds = 0.0
    let status = cspawn_wait_for_use(guardian, &processorSeconds)
    guard status >= 0 else { throw .endUnknown(command.executable) }
    if isCancelled { throw .cancelled }
    let natural: Termination =
      cspawn_exited(status) != 0
      ? .exited(cspawn_exit_code(status)) : .signalled(cspawn_signal(status))
    return Completion(
      termination: killedFor ?? natural, output: output.content, errorOutput: errorOutput.content,
      isCut: output.isCut || errorOutput.isCut,
      seconds: (ContinuousClock.now - started) / .seconds(1),
      wasStarved: wasStarved, sandboxStatus: command.reportsStatus ? self.status.content : nil,
      processorSeconds: processorSeconds)
  }

  private mutating func closeChannels() {
    output.close()
    errorOutput.close()
    records.close()
    status.close()
    exit.close()
  }
}
