extension Unicode.Scalar {
  /// Whether it drives, reorders or hides text, or ends a line: a control or a format. In names and in
  /// what others have written it has no business.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
