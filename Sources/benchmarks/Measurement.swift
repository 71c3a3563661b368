import Foundation
import Glibc

/// The resources used by one whole process, measured by the kernel.
struct Measurement {
  /// The wall time.
  let seconds: Double
  /// The largest resident memory.
  let peakMegabytes: Double

  /// Runs a program to its end and discards its output.
  init(of executable: String, _ arguments: [String], environment: [String: String]) throws {
    var pid: pid_t = 0
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }

    let started = ContinuousClock.now
    guard posix_spawn(&pid, executable, &actions, nil, &words, &variables) == 0 else {
      throw Bench.Failure(description: "\(executable) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, 0, &usage) == pid, status == 0 else {
      throw Bench.Failure(
        description: "\(executable) \(arguments.joined(separator: " ")) failed")
    }
    seconds = (ContinuousClock.now - started) / .seconds(1)
    peakMegabytes = Double(usage.ru_maxrss) / 1000
  }
}
