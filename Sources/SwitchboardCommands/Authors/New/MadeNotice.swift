import Foundation
import Messages
import Terminal

/// What was made, and how to go on.
struct MadeNotice {
  let place: URL
  /// The topic that was made for it, if it was.
  let newTopic: String?
  /// What it is as it was made, and what is to be done in it.
  var what = Message.anExampleThatWorks
  /// What to do next, in turn.
  let steps: [Suggestion]

  func show(in context: Context) {
    let screen = context.screen
    let made = screen.output.spans(of: .made(context.typed(place)))
    screen.show([Line([Span("✓ ", style: Style(foreground: .green))] + made)])
    if let newTopic { screen.show([.topicIsNew(newTopic)], indentedBy: "  ") }
    screen.show([what], indentedBy: "  ")
    for step in steps { screen.next(step.message, step.commands) }
  }
}
