import Terminal

extension ConversationDiagram {
  /// The characters for lines and arrows, each one column wide.
  struct Pen {
    /// The characters for one kind of arrow.
    struct Arrow {
      /// Its line, a pattern repeated from left to right.
      let line: [Character]
      /// Its start at the sender, to the right and to the left.
      let leaves: (right: Character, left: Character)
      /// A lifeline that the arrow crosses.
      let crossing: Character
      /// The corners of an arrow to oneself.
      let corners: (top: Character, bottom: Character)
    }

    let message: Arrow
    let answer: Arrow
    /// A message that was not sent here.
    let missing: Arrow
    /// A message that is not in the model's conversation.
    let surplus: Arrow
    let head: (right: Character, left: Character)
    let lifeline: Character
    /// The end of a lifeline.
    let end: Character
    /// Connects a lifeline to words about it.
    let leader: String
    /// The line at the end of a recording.
    let stop: Character
    let top: (left: Character, right: Character)
    let bottom: (left: Character, right: Character)
    /// The edges of a name's box.
    let side: Character
    let edge: Character
    /// The start of a lifeline at its box.
    let stem: Character
    /// The head of an arrow that reaches a box from below.
    let headUp: Character
    /// The head of an arrow that reaches a box from above.
    let headDown: Character
  }
}

extension ConversationDiagram.Pen {
  /// The arrowheads avoid U+25B6 and U+25C0, which some terminals show as emoji.
  static let unicode = Self(
    message: .unicode("─"), answer: .unicode("╌"), missing: .unicode("┄"),
    surplus: Arrow(
      line: ["═"], leaves: ("╞", "╡"), crossing: "╪", corners: ("╕", "╛")),
    head: ("►", "◄"), lifeline: "│", end: "┴", leader: "├┄", stop: "━", top: ("┌", "┐"),
    bottom: ("└", "┘"), side: "│", edge: "─", stem: "┬", headUp: "▲", headDown: "▼")

  static let ascii = Self(
    message: .ascii("-"), answer: .ascii("."), missing: .ascii("-", " "), surplus: .ascii("="),
    head: (">", "<"), lifeline: "|", end: "+", leader: "|-", stop: "=", top: ("+", "+"),
    bottom: ("+", "+"), side: "|", edge: "-", stem: "+", headUp: "^", headDown: "v")

  init(_ drawing: TerminalProfile.Drawing) {
    self =
      switch drawing {
      case .unicode: .unicode
      case .ascii: .ascii
      }
  }
}

extension ConversationDiagram.Pen.Arrow {
  fileprivate static func unicode(_ line: Character) -> Self {
    Self(line: [line], leaves: ("├", "┤"), crossing: "┼", corners: ("┐", "┘"))
  }

  fileprivate static func ascii(_ line: Character...) -> Self {
    Self(line: line, leaves: ("|", "|"), crossing: "+", corners: ("+", "+"))
  }
}
