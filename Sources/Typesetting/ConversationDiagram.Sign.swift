import CourseModel
import Messages
import Terminal

extension ConversationDiagram {
  /// A sign in the margin beside a step that differs from the model's conversation. It makes the
  /// difference visible without color.
  enum Sign: CaseIterable, Hashable {
    case missing, surplus, changed, moved
    /// The recording ended here.
    case stopped
  }
}

extension ConversationDiagram.Sign {
  /// The width of the margin: a sign and a blank.
  static let columns = 2

  init(_ mark: Conversation.Mark) {
    self =
      switch mark {
      case .missing: .missing
      case .surplus: .surplus
      case .changed, .misdirected: .changed
      case .tooEarly, .tooLate, .belongsHere: .moved
      }
  }

  init(_ mark: Conversation.EndMark) {
    self =
      switch mark {
      case .missing: .missing
      case .surplus: .moved
      }
  }

  /// The sign of a step; nil if the step matches the model's conversation.
  init?(_ step: Conversation.Step) {
    switch step {
    case .message(let message):
      guard let mark = message.mark else { return nil }
      self.init(mark)
    case .end(_, let mark):
      guard let mark else { return nil }
      self.init(mark)
    case .interruption: self = .stopped
    case .note, .omission, .rest: return nil
    }
  }

  /// The sign itself: one column wide, or up to two in ASCII.
  func text(in drawing: TerminalProfile.Drawing) -> String {
    switch (self, drawing) {
    case (.missing, .unicode), (.stopped, .unicode): "✗"
    case (.surplus, .unicode): "+"
    case (.changed, .unicode): "≠"
    case (.moved, .unicode): "⇅"
    case (.missing, .ascii), (.stopped, .ascii): "x"
    case (.surplus, .ascii): "+"
    case (.changed, .ascii): "!="
    case (.moved, .ascii): "^v"
    }
  }

  /// The style of the step beside it.
  func style(in theme: Theme) -> Style {
    switch self {
    case .missing, .stopped: theme.removed
    case .surplus, .changed, .moved: theme.otherwise
    }
  }

  /// Its explanation below a drawing; nil where the row itself explains it.
  var meaning: Message? {
    switch self {
    case .missing: Message("missing", context: "sign")
    case .surplus: Message("extra", context: "sign")
    case .changed: Message("different", context: "sign")
    case .moved: Message("at another time", context: "sign")
    case .stopped: nil
    }
  }
}
