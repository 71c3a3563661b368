import Terminal

extension InlineComposer {
  /// The attributes that distinguish one span from the next.
  struct Look: Equatable {
    var style = Style.plain
    var role = Span.Role.content
    var link: LinkTarget?
    /// Whether it is quoted code.
    var isVerbatim = false

    /// The same look for text that is not part of the document.
    var decorating: Look {
      var look = self
      look.role = .decoration
      return look
    }

    /// The same look with another style on top.
    func overlaid(with inner: Style) -> Look {
      var look = self
      look.style = style.overlaid(with: inner)
      return look
    }
  }
}
