import Terminal

extension ConversationDiagram {
  /// The characters that lines and arrows are made of, each one column wide.
  struct Pen {
    /// What one kind of arrow is made of.
    struct Arrow {
      /// Its line, from left to right again and again.
      let line: [Character]
      /// Where it leaves its sender, to the right and to the left.
      let leaves: (right: Character, left: Character)
      /// A lifeline under an arrow that is not for it.
      let crossing: Character
      /// Where an arrow to oneself turns back.
      let corners: (top: Character, bottom: Character)
    }

    let message: Arrow
    let answer: Arrow
    /// A message that was not said here.
    let missing: Arrow
    /// A message that is not in the model's conversation.
    let surplus: Arrow
    let head: (right: Character, left: Character)
    let lifeline: Character
    /// Where a lifeline ends.
    let end: Character
    /// What leads from a lifeline to words about it.
    let leader: String
    /// The line at which a recording ends.
    let stop: Character
    let top: (left: Character, right: Character)
    let bottom: (left: Character, right: Character)
    /// The edges of the box of a name.
    let side: Character
    let edge: Character
    /// Where a lifeline leaves its box.
    let stem: Character
    /// Where an arrow reaches a box from below.
    let headUp: Character
    /// Where an arrow reaches a box from above.
    let headDown: Character
  }
}

extension ConversationDiagram.Pen {
  /// Arrowheads that no terminal takes for an emoji, as some do with U+25B6 and U+25C0.
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
