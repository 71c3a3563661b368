/// A stretch of text with one look and one origin.
///
/// The text of a span is clean: whatever could drive a terminal was made visible on the way in.
package struct Span: Hashable, Sendable {
  /// Whose words these are.
  package enum Role: Hashable, Sendable {
    /// What the document or the program says.
    case content
    /// What we add to show it: markers, bars, labels, padding.
    case decoration
  }

  /// What is shown.
  package let text: String
  /// How it looks.
  package let style: Style
  /// Whose words these are.
  package let role: Role
  /// Where a click leads.
  package let link: LinkTarget?
  /// Whether this is quoted from a program, such as what one types: a row ends at a hyphen in it only
  /// if there is no other way. Of what a row already has nobody asks that again.
  package let isVerbatim: Bool

  /// A stretch of text, sanitized.
  package init(
    _ text: String, style: Style = .plain, role: Role = .content, link: LinkTarget? = nil,
    isVerbatim: Bool = false
  ) {
    self.init(
      clean: Sanitizer.clean(text), style: style, role: role, link: link, isVerbatim: isVerbatim)
  }

  /// A stretch of text that is known to be clean: a part of another span.
  init(
    clean text: String, style: Style, role: Role, link: LinkTarget?, isVerbatim: Bool = false
  ) {
    self.text = text
    self.style = style
    self.role = role
    self.link = link
    self.isVerbatim = isVerbatim
  }

  /// A stretch of text that is ours, not the document's.
  package static func decoration(_ text: String, style: Style = .plain) -> Span {
    Span(text, style: style, role: .decoration)
  }
}
