import Conversations
import Messages
import Terminal
import VectorGraphics

extension VectorImage {
  /// A conversation as a picture for a page, drawn as in a terminal; its description is the same in
  /// sentences.
  ///
  /// - Parameters:
  ///   - title: What the picture is, in a few words.
  ///   - columns: How wide it may get, as in a terminal of so many columns.
  ///   - outsider: The participant whose lifeline is left out first where there is no room.
  package init(
    of conversation: Conversation, title: String, columns: Int = 100, outsider: Int? = nil,
    frame: Frame = .card, in catalogue: Catalogue = .english
  ) {
    let (drawn, told) = Self.typesetters(columns: columns, catalogue)
    self.init(
      of: drawn.lines(of: conversation, outsider: outsider), title: title,
      description: told.lines(of: conversation).map(\.text).joined(separator: "\n"), frame: frame)
  }

  /// Who keeps an object, as a picture for a page; its description is the same in sentences.
  package init(
    of keepers: Keepers, title: String, columns: Int = 100, frame: Frame = .card,
    in catalogue: Catalogue = .english
  ) {
    let (drawn, told) = Self.typesetters(columns: columns, catalogue)
    self.init(
      of: drawn.lines(of: keepers), title: title,
      description: told.lines(of: keepers).map(\.text).joined(separator: "\n"), frame: frame)
  }

  /// What sets rows to be drawn, and to be listened to.
  private static func typesetters(
    columns: Int, _ catalogue: Catalogue
  ) -> (drawn: TerminalTypesetter, told: TerminalTypesetter) {
    let profile = TerminalProfile(
      isTerminal: true, columns: columns, colorDepth: .sixteen, attributes: true,
      catalogue: catalogue)
    let listening = TerminalProfile(isTerminal: true, accessible: true, catalogue: catalogue)
    return (TerminalTypesetter(profile: profile), TerminalTypesetter(profile: listening))
  }
}
