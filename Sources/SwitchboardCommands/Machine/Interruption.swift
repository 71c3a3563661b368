import Dispatch
import Execution
import Glibc

/// Makes Ctrl-C, a hang-up and `kill` end what runs in an orderly way: children gone, scratch
/// removed. A second Ctrl-C ends this process at once (its children end with it).
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  init(cancelling cancellation: Cancellation) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cancellation.cancel()
        // Not at once: some programs send the same signal twice, to us and to our group.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { signal(number, SIG_DFL) }
      }
      source.activate()
      return source
    }
  }
}
