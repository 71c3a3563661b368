import Terminal

extension InlineComposer {
  /// All that tells one span from the next.
  struct Look: Equatable {
    var style = Style.plain
    var role = Span.Role.content
    var link: LinkTarget?
    /// Whether it is quoted from a program.
    var isVerbatim = false

    /// The same look for what is ours, not the document's.
    var decorating: Look {
      var look = self
      look.role = .decoration
      return look
    }

    /// The same look with another style laid over it.
    func overlaid(with inner: Style) -> Look {
      var look = self
      look.style = style.overlaid(with: inner)
      return look
    }
  }
}
