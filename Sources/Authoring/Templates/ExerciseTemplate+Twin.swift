extension ExerciseTemplate {
  /// Twin.md: the same conversation on today's Apple systems.
  var twin: String {
    """
    ---
    title: A kettle that reports
    framework: Foundation
    source: https://developer.apple.com/documentation/foundation/progress
    date: 2026-11-22
    ---
    \(Self.mark) the same conversation in UIKit, AppKit, SwiftUI or Foundation, as Apple's page at 'source' has it on that day; first a sentence or two.

    ```swift
    import Foundation

    final class Heating {
      private let progress = Progress(totalUnitCount: 1)
      private var observation: NSKeyValueObservation?

      func start(finished: @escaping @Sendable () -> Void) {
        observation = progress.observe(\\.isFinished) { progress, _ in
          guard progress.isFinished else { return }
          finished()
        }
        progress.completedUnitCount = 1
      }
    }
    ```

    \(Self.mark) one sentence: what is the same, and what differs.

    """
  }
}
