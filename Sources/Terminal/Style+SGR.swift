extension Style {
  /// The control sequence that turns this style on (ECMA-48 SGR), or nil if it has no effect.
  func selectGraphicRendition(for profile: TerminalProfile) -> String? {
    let parameters = attributeParameters(for: profile) + colorParameters(for: profile)
    guard !parameters.isEmpty else { return nil }
    return "\u{1B}[" + parameters.map(String.init).joined(separator: ";") + "m"
  }

  /// The control sequence that turns all styles off.
  static let reset = "\u{1B}[0m"

  private func attributeParameters(for profile: TerminalProfile) -> [Int] {
    guard profile.attributes else { return [] }
    let parameters = [
      (bold, 1), (dim, 2), (italic, 3), (underline, 4), (reverse, 7), (strikethrough, 9),
    ]
    return parameters.filter(\.0).map(\.1)
  }

  private func colorParameters(for profile: TerminalProfile) -> [Int] {
    (foreground?.foregroundParameters(at: profile.colorDepth) ?? [])
      + (background?.backgroundParameters(at: profile.colorDepth) ?? [])
  }
}
