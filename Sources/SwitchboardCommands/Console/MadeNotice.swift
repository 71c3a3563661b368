import Foundation
import Messages
import Terminal

/// A notice about new files, and the next steps.
struct MadeNotice {
  let place: URL
  /// The topic that was created for it, if any.
  let newTopic: String?
  /// A description of what was made, and of what to change in it.
  var what = Message(
    "It is an example that works. Lines that begin with WRITE: say what to put there.")
  /// The next steps, in order.
  let steps: [Suggestion]

  func show(in context: Context) {
    let screen = context.screen
    // Translators: The path is a file's or a folder's; a mark stands before it.
    let made = screen.output.spans(of: Message("made \(context.typed(place), "path")"))
    screen.show([Line([Span("✓ ", style: Style(foreground: .green))] + made)])
    if let newTopic {
      screen.show(
        [Message("The topic '\(newTopic, "topic")' is new: it is in Lessons/course.json now.")],
        indentedBy: "  ")
    }
    screen.show([what], indentedBy: "  ")
    for step in steps { screen.next(step.message, step.commands) }
  }
}
