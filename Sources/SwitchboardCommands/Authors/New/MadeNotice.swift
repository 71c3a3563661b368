import Foundation
import Messages
import Terminal

/// A notice about what was made, and the next steps.
struct MadeNotice {
  let place: URL
  /// The topic that was created for it, if any.
  let newTopic: String?
  /// A description of what was made, and of what to change in it.
  var what = Message.anExampleThatWorks
  /// The next steps, in order.
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
