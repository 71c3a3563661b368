import Checking
import MiniCocoa
import Testing
import Weather

import class Thermometers.TemperatureBoard

/// A board with two thermometers, and the queues that it works with, in the hands of a check.
final class Stage {
  let kitchen = Thermometer()
  let garden = Thermometer()
  let archive = Archive()
  let views: ViewMap
  let screen = OperationQueue()
  let background = OperationQueue()
  private(set) var board: TemperatureBoard?

  init() {
    views = ViewMap([kitchen, garden])
    for (queue, name) in [(screen, "screen"), (background, "background")] {
      queue.name = name
      queue.maxConcurrentOperationCount = 1
      queue.isSuspended = true
    }
    for thermometer in [kitchen, garden] { views[thermometer]?.queue = screen }
    board = TemperatureBoard(
      views: views, archive: archive, screen: screen, background: background)
  }

  /// Releases the board.
  func drop() { board = nil }

  /// Changes a thermometer to each value in turn, on another thread.
  func measure(_ thermometer: Thermometer, _ values: [Double]) {
    onAnotherThread { for value in values { thermometer.value = value } }
  }

  /// Runs both queues until they are empty.
  func work() { for queue in [screen, background] { run(queue) } }

  /// Runs one queue until it is empty.
  func run(_ queue: OperationQueue) {
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    queue.isSuspended = true
  }

  func color(of thermometer: Thermometer) -> Color? { views[thermometer]?.backgroundColor }
}

/// A colour in a sentence.
func named(_ color: Color?) -> String {
  switch color {
  case nil: "without a colour"
  case .blue: "blue"
  case .green: "green"
  case .red: "red"
  default: "another colour"
  }
}

/// Values in a sentence.
func list(_ values: [Double]) -> String {
  guard !values.isEmpty else { return "nothing" }
  let shown = values.prefix(6).map { "\($0)" }.joined(separator: ", ")
  return shown + (values.count > 6 ? " …" : "")
}

/// A complaint; nil if all is well.
typealias Story = (Stage) -> String?

/// Plays a story, in which misuse stops nothing.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ play($0).complaint == nil }) else { return }
  let (complaint, misuses) = play(story)
  guard let complaint else { return }
  let registration = registrationFault(
    in: misuses.map { ($0.kind.description, $0.object, $0.key) }, of: "Thermometer", for: ["value"])
  Issue.record(Comment(rawValue: registration ?? cause(misuses) + complaint))
}

/// Returns a story's complaint, and every misuse during it, on any thread.
func play(_ story: Story) -> (complaint: String?, misuses: [Misuse]) {
  var complaint: String?
  let misuses = Misuse.recorded { complaint = story(Stage()) }
  return (complaint, misuses)
}

/// MiniCocoa's reports of a story that went wrong.
private func cause(_ misuses: [Misuse]) -> String {
  if misuses.contains(where: { $0.kind == .waitsForItself || $0.kind == .waitsForSuspended }) {
    return "MiniCocoa has recorded that somebody waited for a queue that could not go on. "
  }
  return ""
}
