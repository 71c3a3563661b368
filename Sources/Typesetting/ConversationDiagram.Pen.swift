import Terminal

extension ConversationDiagram {
  /// The characters that lines and arrows are made of, each one column wide.
  struct Pen {
    let message: Character
    let answer: Character
    let lifeline: Character
    /// A lifeline under an arrow that is not for it.
    let crossing: Character
    /// Where an arrow leaves its sender, to the right and to the left.
    let leaves: (right: Character, left: Character)
    let head: (right: Character, left: Character)
    let top: (left: Character, right: Character)
    let bottom: (left: Character, right: Character)
    /// The edges of the box of a name.
    let side: Character
    let edge: Character
    /// Where a lifeline leaves its box.
    let stem: Character
  }
}

extension ConversationDiagram.Pen {
  /// Arrowheads that no terminal takes for an emoji, as some do with U+25B6 and U+25C0.
  static let unicode = Self(
    message: "─", answer: "╌", lifeline: "│", crossing: "┼", leaves: ("├", "┤"),
    head: ("►", "◄"), top: ("┌", "┐"), bottom: ("└", "┘"), side: "│", edge: "─", stem: "┬")

  static let ascii = Self(
    message: "-", answer: ".", lifeline: "|", crossing: "+", leaves: ("|", "|"),
    head: (">", "<"), top: ("+", "+"), bottom: ("+", "+"), side: "|", edge: "-", stem: "+")

  init(_ drawing: TerminalProfile.Drawing) {
    self =
      switch drawing {
      case .unicode: .unicode
      case .ascii: .ascii
      }
  }
}
