import Foundation
import Glibc

/// The time that a process tree was ready to run while others occupied the processors.
struct CPUWait {
  /// A negligible amount, in seconds.
  static let tolerance = 0.1

  /// The waiting time since the tree's start, in seconds, without a current wait; 0 if the kernel
  /// reports none.
  let seconds: Double
  /// The run time of its threads, in seconds.
  let secondsRun: Double
  /// Whether one of its threads is ready to run and may be waiting.
  let couldRun: Bool

  /// Measures the tree below `root`, which was started `elapsed` seconds ago.
  ///
  /// Its threads also wait for each other. So the result is at most the elapsed time without the
  /// time that any of them ran: a tree that keeps a processor busy all the time lacks none.
  init(ofTreeAt root: pid_t, after elapsed: Double) {
    var used = 0.0
    var waited = 0.0
    var run = 0.0
    var states: Set<String> = []
    var processes = [Int(root)]
    while let process = processes.popLast() {
      used += Self.processorSeconds(of: process)
      for thread in Self.threads(of: process) {
        let place = "/proc/\(process)/task/\(thread)"
        // proc(5), schedstat: nanoseconds on a processor, nanoseconds in its queue, time slices.
        let times = Self.words(in: "\(place)/schedstat").compactMap { Double($0) }
        run += (times.first ?? 0) / 1e9
        waited += (times.dropFirst().first ?? 0) / 1e9
        states.formUnion(Self.fields(ofStatusIn: place).prefix(1))
        processes += Self.children(of: place)
      }
    }
    seconds = max(0, min(waited, elapsed - used))
    secondsRun = run
    couldRun = states.contains("R")
  }

  /// The processes of a tree that have no children, but for its root.
  static func leaves(ofTreeAt root: pid_t) -> [pid_t] {
    var leaves: [pid_t] = []
    var processes = [Int(root)]
    while let process = processes.popLast() {
      let children = threads(of: process).flatMap {
        Self.children(of: "/proc/\(process)/task/\($0)")
      }
      if children.isEmpty, process != Int(root) { leaves.append(pid_t(process)) }
      processes += children
    }
    return leaves
  }

  /// The processes that a thread has started.
  private static func children(of thread: String) -> [Int] {
    words(in: "\(thread)/children").compactMap { Int($0) }
  }

  private static func threads(of process: Int) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }

  /// The processor time of a process, including ended threads and awaited children.
  private static func processorSeconds(of process: Int) -> Double {
    // proc(5), stat: fields 14 to 17, in ticks.
    fields(ofStatusIn: "/proc/\(process)").dropFirst(11).prefix(4).compactMap { Double($0) }
      .reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The fields of proc(5), stat, after the second, a name in parentheses with any characters.
  private static func fields(ofStatusIn place: String) -> [String] {
    let words = words(in: "\(place)/stat")
    return Array(words.suffix(from: (words.lastIndex { $0.hasSuffix(")") } ?? -1) + 1))
  }

  private static func words(in path: String) -> [String] {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }
}
