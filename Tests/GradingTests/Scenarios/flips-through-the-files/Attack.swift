import Foundation

/// Traps, and says what it found.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  let own = try? String(contentsOfFile: "/proc/self/environ", encoding: .utf8)
  fatalError((own ?? "") + ProcessInfo.processInfo.environment.description)
}
