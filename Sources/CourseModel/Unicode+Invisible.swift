extension Unicode.Scalar {
  /// Whether it controls, reorders or hides text, or ends a line: a control or format character.
  /// Names and untrusted text should not contain such characters.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
