import CSpawn
import Foundation
import Glibc

/// A started command with all its descendants, until they are gone.
struct ProcessTree {
  private let command: Command
  private let cancellation: Cancellation
  private let process: pid_t
  private let started = ContinuousClock.now
  private var output: Channel
  private var errorOutput: Channel
  private var records: Channel
  private var lifeline: Channel
  private var status: Channel
  private var exit: Channel
  /// Why it was killed, if it was.
  private var killedFor: Termination?
  private var isCancelled = false

  init(starting command: Command, cancellation: Cancellation) throws(ExecutionError) {
    var pipes: [Pipe] = []
    defer { for pipe in pipes { close(pipe.writeEnd) } }
    do throws(ExecutionError) {
      for _ in 0..<(command.reportsStatus ? 5 : 4) { pipes.append(try Pipe()) }
      let input = try Pipe.holding(command.input, for: command)
      defer { if input >= 0 { close(input) } }
      (process, exit) = try Self.start(command, descriptors: [input] + pipes.map(\.writeEnd))
    } catch {
      for pipe in pipes { close(pipe.readEnd) }
      throw error
    }
    self.command = command
    self.cancellation = cancellation
    output = Channel(pipes[0].readEnd, keeping: command.limits.outputBytes)
    errorOutput = Channel(pipes[1].readEnd, keeping: command.limits.outputBytes)
    records = Channel(pipes[2].readEnd)
    lifeline = Channel(pipes[3].readEnd)
    status = Channel(command.reportsStatus ? pipes[4].readEnd : -1, keeping: 1 << 16)
  }

  /// The process, and what becomes readable when it has ended.
  private static func start(
    _ command: Command, descriptors: [Int32]
  ) throws(ExecutionError) -> (pid_t, Channel) {
    let process = try command.start(descriptors: descriptors)
    let watch = cspawn_watch(process)
    guard watch >= 0 else {
      // Too many open files, or a kernel before 5.3: nobody would see it end.
      let reason = String(cString: strerror(errno))
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      _ = cspawn_wait(process)
      throw .cannotStart(command.executable, reason: "its end cannot be watched: \(reason)")
    }
    return (process, Channel(watch))
  }

  /// Waits for the end of every process, killing them when a limit is passed.
  mutating func end(watching watcher: Executor.Watcher) throws(ExecutionError) -> Completion {
    defer { closeChannels() }
    var deadline = started + .seconds(command.limits.wallSeconds)
    // Both, because it may close the lifeline and live, or end and leave others behind.
    while lifeline.isOpen || exit.isOpen {
      wait(until: deadline)
      if records.isReady {
        let new = records.read()
        if !new.isEmpty, killedFor == nil { watcher(new, &deadline) }
      }
      if output.isReady { output.read() }
      if errorOutput.isReady { errorOutput.read() }
      if lifeline.isReady { lifeline.read() }
      if status.isReady { status.read() }
      if exit.isReady {
        exit.close()
        kill(-process, SIGKILL)  // whatever it left behind in its group
      } else if isEnding, !isAnyReady {
        lifeline.killHolders()
      }
      if killedFor != nil || isCancelled {
        guard ContinuousClock.now < deadline else {
          if !exit.isOpen { _ = cspawn_wait(process) }
          throw .treeRemains(command.executable)
        }
      } else if hasExceededOutput {
        end(for: .outputExceeded, &deadline)
      } else if ContinuousClock.now >= deadline {
        end(for: .deadlinePassed, &deadline)
      } else if cancellation.isCancelled {
        isCancelled = true
        end(for: .deadlinePassed, &deadline)
      }
    }
    drain(watcher, &deadline)
    if killedFor == nil, hasExceededOutput { killedFor = .outputExceeded }
    return try completion()
  }

  /// What is written to the lifeline, which is not for writing, counts as output.
  private var hasExceededOutput: Bool {
    output.total + errorOutput.total + lifeline.total > command.limits.outputBytes
      || records.total > command.limits.recordBytes
  }

  private mutating func end(
    for reason: Termination, _ deadline: inout ContinuousClock.Instant
  ) {
    killedFor = reason
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    deadline = .now + .seconds(Executor.graceSeconds)
  }

  /// Whether what is left of the tree has been killed, and ought to be gone in a moment.
  private var isEnding: Bool { killedFor != nil || !exit.isOpen }

  private var isAnyReady: Bool {
    [output, errorOutput, records, lifeline, status].contains { $0.isReady }
  }

  private mutating func wait(until deadline: ContinuousClock.Instant) {
    let left = min((deadline - .now) / .milliseconds(1), isEnding ? 50 : 60_000)
    var entries = [
      output.entry, errorOutput.entry, records.entry, lifeline.entry, exit.entry,
      status.entry,
      pollfd(
        fd: killedFor == nil ? cancellation.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, nfds_t(entries.count), Int32(max(1, left.rounded(.up))))
    output.isReady = entries[0].revents != 0
    errorOutput.isReady = entries[1].revents != 0
    records.isReady = entries[2].revents != 0
    lifeline.isReady = entries[3].revents != 0
    exit.isReady = entries[4].revents != 0
    status.isReady = entries[5].revents != 0
  }

  /// What was written before the end and not read yet. Never waits, and stops at the limits: what
  /// has closed the lifeline may still be writing.
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
    let status = cspawn_wait(process)
    guard status >= 0 else { throw .endUnknown(command.executable) }
    if isCancelled { throw .cancelled }
    let natural: Termination =
      cspawn_exited(status) != 0
      ? .exited(cspawn_exit_code(status)) : .signalled(cspawn_signal(status))
    return Completion(
      termination: killedFor ?? natural, output: output.content, errorOutput: errorOutput.content,
      seconds: (ContinuousClock.now - started) / .seconds(1), sandboxStatus: self.status.content)
  }

  private mutating func closeChannels() {
    output.close()
    errorOutput.close()
    records.close()
    lifeline.close()
    status.close()
    exit.close()
  }
}
