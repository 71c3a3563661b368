import Dispatch
import Execution
import Glibc

/// Handles Ctrl-C, hang-up and `kill`, as long as this process lives.
enum Interruption {
  /// Makes these signals cancel the work in an orderly way: child processes ended, scratch folders
  /// removed. A second Ctrl-C ends this process at once, and its child processes with it.
  static func cancels(_ cancellation: Cancellation) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler keeps its source alive: a released source receives no more signals.
        withExtendedLifetime(source) { cancellation.cancel() }
        // Wait a second: some programs send the same signal twice, to us and to our process group.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { signal(number, SIG_DFL) }
      }
      source.activate()
    }
  }
}
