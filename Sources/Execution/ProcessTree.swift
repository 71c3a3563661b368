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
  private var exit: Channel
  /// Why it was killed, if it was.
  private var killedFor: Termination?
  private var isCancelled = false

  init(starting command: Command, cancellation: Cancellation) throws(ExecutionError) {
    let pipes = [try Pipe(), try Pipe(), try Pipe(), try Pipe()]
    defer { for pipe in pipes { close(pipe.writeEnd) } }
    do throws(ExecutionError) {
      process = try command.start(descriptors: [-1] + pipes.map(\.writeEnd))
    } catch {
      for pipe in pipes { close(pipe.readEnd) }
      throw error
    }
    self.command = command
    self.cancellation = cancellation
    output = Channel(pipes[0].readEnd)
    errorOutput = Channel(pipes[1].readEnd)
    records = Channel(pipes[2].readEnd)
    lifeline = Channel(pipes[3].readEnd)
    exit = Channel(cspawn_watch(process))
  }

  /// Waits for the end of every process, killing them when a limit is passed.
  mutating func end(watching watcher: Executor.Watcher) throws(ExecutionError) -> Completion {
    defer { closeChannels() }
    var deadline = started + .seconds(command.limits.wallSeconds)
    while lifeline.isOpen {
      wait(until: deadline)
      if records.isReady {
        let new = records.read()
        if !new.isEmpty, killedFor == nil { watcher(new, &deadline) }
      }
      if output.isReady { output.read() }
      if errorOutput.isReady { errorOutput.read() }
      if lifeline.isReady { lifeline.read() }
      if exit.isReady {
        exit.close()
        kill(-process, SIGKILL)  // whatever it left behind in its session
      }
      if killedFor != nil || isCancelled {
        guard ContinuousClock.now < deadline else { throw .treeRemains(command.executable) }
      } else if output.total + errorOutput.total > command.limits.outputBytes
        || records.total > command.limits.recordBytes
      {
        end(for: .outputExceeded, &deadline)
      } else if ContinuousClock.now >= deadline {
        end(for: .deadlinePassed, &deadline)
      } else if cancellation.isCancelled {
        isCancelled = true
        end(for: .deadlinePassed, &deadline)
      }
    }
    drain(watcher, &deadline)
    return try completion()
  }

  private mutating func end(
    for reason: Termination, _ deadline: inout ContinuousClock.Instant
  ) {
    killedFor = reason
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    deadline = .now + .seconds(Executor.graceSeconds)
  }

  private mutating func wait(until deadline: ContinuousClock.Instant) {
    let left = (deadline - .now) / .milliseconds(1)
    var entries = [
      output.entry, errorOutput.entry, records.entry, lifeline.entry, exit.entry,
      pollfd(
        fd: isCancelled ? -1 : cancellation.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, nfds_t(entries.count), Int32(max(1, min(left.rounded(.up), 60_000))))
    output.isReady = entries[0].revents != 0
    errorOutput.isReady = entries[1].revents != 0
    records.isReady = entries[2].revents != 0
    lifeline.isReady = entries[3].revents != 0
    exit.isReady = entries[4].revents != 0
  }

  /// What was written before the end and not read yet. Never waits.
  private mutating func drain(
    _ watcher: Executor.Watcher, _ deadline: inout ContinuousClock.Instant
  ) {
    while !output.read().isEmpty {}
    while !errorOutput.read().isEmpty {}
    while case let new = records.read(), !new.isEmpty {
      if killedFor == nil { watcher(new, &deadline) }
    }
  }

  private func completion() throws(ExecutionError) -> Completion {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isCancelled { throw .cancelled }
    let natural: Termination =
      cspawn_exited(status) != 0
      ? .exited(cspawn_exit_code(status)) : .signalled(cspawn_signal(status))
    return Completion(
      termination: killedFor ?? natural, output: output.content, errorOutput: errorOutput.content,
      seconds: (ContinuousClock.now - started) / .seconds(1))
  }

  private mutating func closeChannels() {
    output.close()
    errorOutput.close()
    records.close()
    lifeline.close()
    exit.close()
  }
}
