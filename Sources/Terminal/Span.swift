/// A stretch of text with a single style and origin.
///
/// The text is sanitized: the initializer makes control characters visible.
package struct Span: Hashable, Sendable {
  /// The origin of a text.
  package enum Role: Hashable, Sendable {
    /// Text of the document or the program.
    case content
    /// Text that we add: markers, bars, labels, padding.
    case decoration
  }

  package let text: String
  package let style: Style
  /// The origin.
  package let role: Role
  /// The target of a click.
  package let link: LinkTarget?
  /// Whether it is quoted code, such as a command to type: a row ends after a hyphen in it only as
  /// a last resort. It has no effect after line breaking.
  let isVerbatim: Bool

  /// A stretch of text, which is sanitized.
  package init(
    _ text: String, style: Style = .plain, role: Role = .content, link: LinkTarget? = nil,
    isVerbatim: Bool = false
  ) {
    self.init(
      clean: Sanitizer.clean(text), style: style, role: role, link: link, isVerbatim: isVerbatim)
  }

  /// A stretch of text that is already sanitized: a part of another span.
  init(
    clean text: String, style: Style, role: Role, link: LinkTarget?, isVerbatim: Bool = false
  ) {
    self.text = text
    self.style = style
    self.role = role
    self.link = link
    self.isVerbatim = isVerbatim
  }

  /// A stretch of text that we add.
  package static func decoration(_ text: String, style: Style = .plain) -> Span {
    Span(text, style: style, role: .decoration)
  }
}
