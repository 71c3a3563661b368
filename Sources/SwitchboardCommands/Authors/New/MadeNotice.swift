import Foundation
import Terminal

/// What was made, and how to go on.
struct MadeNotice {
  let place: URL
  /// The topic that was made for it, if it was.
  let newTopic: String?
  /// What it is as it was made, in a sentence.
  var what = "It is an example that works."
  /// What to do next, in turn.
  let steps: [[Span]]

  func show(in context: Context) {
    let screen = context.screen
    screen.show([
      Line([Span("✓ ", style: Style(foreground: .green)), Span("made \(context.typed(place))")])
    ])
    if let newTopic {
      screen.show([Line("  The topic '\(newTopic)' is new: it is in Lessons/course.json now.")])
    }
    screen.show([Line("  \(what) Lines that begin with WRITE: say what to put there.")])
    for step in steps { screen.next(step) }
  }
}
