import Dispatch
import Execution
import Glibc

/// Ctrl-C, a hang-up and `kill`, for as long as this process lasts.
enum Interruption {
  /// Makes them end what runs in an orderly way: children gone, scratch removed. A second Ctrl-C ends
  /// this process at once (its children end with it).
  static func cancels(_ cancellation: Cancellation) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // A source that nobody holds hears nothing any more: its handler holds it.
        withExtendedLifetime(source) { cancellation.cancel() }
        // Not at once: some programs send the same signal twice, to us and to our group.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { signal(number, SIG_DFL) }
      }
      source.activate()
    }
  }
}
