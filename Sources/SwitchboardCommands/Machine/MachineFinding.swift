import Messages
import Terminal

/// One thing that doctor has looked at.
struct MachineFinding {
  /// The subjects that doctor examines.
  enum Topic {
    case swift, kernel, limits, sandbox, scratch, cache, installation, archives, grader, language
    case course, workspace
  }

  let topic: Topic
  /// A description; or, if it is missing, the cure.
  let result: Result<Message, Cure>

  struct Cure: SpokenError {
    let message: Message

    init(_ message: Message) { self.message = message }
  }

  /// Creates a finding from the result of `look`, or from the cure in its error.
  init(_ topic: Topic, _ look: () throws -> Message) {
    self.topic = topic
    do {
      result = .success(try look())
    } catch {
      result = .failure(Cure(.saying(error)))
    }
  }

  /// The same for a subject in which a failure need not be an error.
  init(_ topic: Topic, _ look: () -> Result<Message, Cure>) {
    self.topic = topic
    result = look()
  }

  var isGood: Bool { if case .success = result { true } else { false } }

  /// A row of doctor's table.
  func row(in profile: TerminalProfile) -> [Line] {
    switch result {
    case .success(let message):
      [
        Line("✓", style: Style(foreground: .green)), Line(profile.spans(of: topic.name)),
        Line(profile.spans(of: message, style: Style(dim: true))),
      ]
    case .failure(let cure):
      [
        Line("✗", style: Style(foreground: .red)),
        Line(profile.spans(of: topic.name, style: Style(bold: true))),
        Line(profile.spans(of: cure.message)),
      ]
    }
  }
}

extension MachineFinding.Topic {
  /// The subject of a row of 'switchboard doctor', in a word or two.
  var name: Message {
    switch self {
    case .swift: Message("Swift", context: "doctor")
    case .kernel: Message("kernel", context: "doctor")
    case .limits: Message("limits", context: "doctor")
    case .sandbox: Message("sandbox", context: "doctor")
    case .scratch: Message("scratch", context: "doctor")
    case .cache: Message("cache", context: "doctor")
    case .installation: Message("own files", context: "doctor")
    case .archives: Message("archives", context: "doctor")
    case .grader: Message("grader", context: "doctor")
    case .language: Message("language", context: "doctor")
    case .course: Message("course", context: "doctor")
    case .workspace: Message("workspace", context: "doctor")
    }
  }
}
