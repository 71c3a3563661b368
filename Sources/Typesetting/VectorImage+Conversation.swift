import CourseModel
import Messages
import Terminal

extension VectorImage {
  /// A conversation as an image for a web page, drawn as in a terminal. Its description is the
  /// conversation in sentences.
  ///
  /// - Parameters:
  ///   - title: A short title of the image.
  ///   - columns: The maximum width in terminal columns.
  ///   - outsider: The participant whose lifeline is left out first if there is no room.
  package init(
    of conversation: Conversation, title: String, columns: Int = 100, outsider: Int? = nil,
    frame: Frame = .card, in catalogue: Catalogue = .english
  ) {
    let (drawn, told) = Self.typesetters(columns: columns, catalogue)
    self.init(
      of: drawn.lines(of: conversation, outsider: outsider), title: title,
      description: told.lines(of: conversation).map(\.text).joined(separator: "\n"), frame: frame)
  }

  /// The owners of an object as an image for a web page. Its description is the same in sentences.
  init(
    of retainPath: RetainPath, title: String, columns: Int = 100, frame: Frame = .card,
    in catalogue: Catalogue = .english
  ) {
    let (drawn, told) = Self.typesetters(columns: columns, catalogue)
    self.init(
      of: drawn.lines(of: retainPath), title: title,
      description: told.lines(of: retainPath).map(\.text).joined(separator: "\n"), frame: frame)
  }

  /// The typesetters for the drawing and for its description.
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
