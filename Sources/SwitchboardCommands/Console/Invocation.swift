import Foundation
import Messages
import Terminal

/// The way this executable was called, so that users can type the commands that we show.
enum Invocation {
  /// `switchboard` if the shell finds this executable under that name, otherwise its absolute path.
  static let name: String = {
    let plain = "switchboard"
    let called = CommandLine.arguments.first ?? plain
    guard called.contains("/") else { return called.isEmpty ? plain : called }
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").lazy.map { "\($0)/\(plain)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if let found, URL(filePath: found).resolvingSymlinksInPath().path == own { return plain }
    return URL(filePath: called).standardizedFileURL.path
  }()

  /// A command in the form to type: replaces `switchboard` by the name of this executable.
  static func command(_ text: String) -> String {
    text.replacing("switchboard", with: name, maxReplacements: 1)
  }
}

extension Span {
  /// Text to type: replaces `switchboard` by the name of this executable.
  static func command(_ text: String) -> Span { toType(Invocation.command(text)) }

  /// Text to type, as it is.
  static func toType(_ text: String) -> Span {
    Span(text, style: Style(foreground: .cyan), isVerbatim: true)
  }
}

/// A suggested next step: a sentence with the commands to type.
struct Suggestion {
  let message: Message
  /// The commands for the message's placeholders.
  let commands: [String: String]

  init(_ message: Message, _ commands: [String: String]) {
    self.message = message
    self.commands = commands
  }
}

/// A notice about new files, and the next steps.
struct MadeNotice {
  let place: URL
  /// The topic that was created for it, if any.
  let newTopic: String?
  /// A description of what was made, and of what to change in it.
  var what = example
  /// The next steps, in order.
  let steps: [Suggestion]

  static let example = Message(
    "It is an example that works. Lines that begin with WRITE: say what to put there.")

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
