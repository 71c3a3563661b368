extension CompilerOutput {
  /// The most errors to show an author: one line often breaks a hundred.
  private static let maxShown = 8

  /// The first errors in `text`, each with its source excerpt and its notes, and the number of the
  /// rest. The whole text if there is no error.
  static func errors(in text: String) -> String {
    var errors: [[Substring]] = []
    var isOfError = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch kind(of: line) {
      case "error":
        errors.append([])
        isOfError = true
      case "warning", "remark": isOfError = false
      default: break
      }
      if isOfError { errors[errors.count - 1].append(line) }
    }
    guard !errors.isEmpty else { return text }
    let shown = errors.prefix(maxShown).flatMap(\.self).joined(separator: "\n")
    let more = errors.count - maxShown
    return more > 0 ? "\(shown)\n… \(more) more error\(more == 1 ? "" : "s")\n" : shown
  }

  /// The kind of a line `PATH:LINE:COLUMN: error: MESSAGE`; nil for a line that continues the one
  /// above.
  private static func kind(of line: Substring) -> Substring? {
    line.hasPrefix("/")
      ? line.prefix(1_000).firstMatch(of: /:[0-9]+:[0-9]+: (error|warning|note|remark):/)?.output.1
      : nil
  }
}
